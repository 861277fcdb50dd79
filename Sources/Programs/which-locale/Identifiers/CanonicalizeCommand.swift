import ArgumentParser
import LocaleCanonicalization
import LocaleMatching

struct CanonicalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canonicalize",
    abstract: "Writes identifiers as CLDR wants them: sh-CS becomes sr-Latn-RS.",
    discussion: HelpText.canonicalize)

  @Argument(help: "Identifiers; left out, each line of standard input is one.")
  var identifiers: [String] = []

  @Flag(help: "Answer each line of standard input. So too without arguments.")
  var batch = false

  @OptionGroup(title: "Reading options") var reading: SyntaxOptions
  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let syntax = try reading.syntax()
    try IdentifierAnswers(identifiers: identifiers, batch: batch, format: output.format, syntax: syntax) {
      let canonical = $0.canonicalized.description
      return IdentifierAnswers.Answer(line: canonical, json: ["result": .string(canonical)])
    }.run()
  }
}
