import AppLocalization
import ArgumentParser
import LocalizedStrings

struct StringsLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Tells what is wrong in files of texts, with line and column.",
    discussion: """
      Lines are those of compilers: FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]. Lines and columns count from 1, columns \
      in Unicode scalar values.

      JSON: errors, warnings, notes, files [{path, kind, texts, diagnostics [{severity, code, message, line, column}]}].
      TSV: path, line, column, severity, code, message.

      Exit status: 0 where nothing is an error, 1 otherwise, 64 for bad arguments.
      """)

  @Argument(help: "Files that end with .strings, .stringsdict, .xcstrings or .xliff.")
  var files: [String]

  @Option(help: "The same table in the developer's language: keys and formats are compared with it.")
  var against: String?

  @Flag(help: "The keys of .strings files are those of a storyboard: check their form.")
  var storyboard = false

  @Flag(help: "Warnings too make the exit status 1.")
  var strict = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let source = try against.map { path throws(CommandFailure) in try SourceTexts(path, reading.limits) }
    var listing = DiagnosticListing()
    for path in files {
      let file = try StringsFile.read(path, reading.limits)
      var more: [LocalizationDiagnostic] = []
      if storyboard, case .strings(let texts) = file {
        more += StoryboardKey.groups(of: texts).diagnostics.map { $0.at(path: path) }
      }
      if let source { more += try source.differences(from: file, path: path) }
      listing.append(path, file, and: more)
    }
    listing.lines(output.format).forEach(Console.print)
    if listing.count(.error) > 0 || (strict && listing.count(.warning) > 0) { throw ExitCode.failure }
  }
}
