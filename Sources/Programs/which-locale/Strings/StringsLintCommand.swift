import AppLocalization
import ArgumentParser
import LocalizationAudit
import SystemAccess

struct StringsLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lists the problems in files of texts, with line and column.",
    discussion: """
      Prints lines as compilers do: FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE]. Lines and columns count from 1. A \
      column is a Unicode scalar value.

      TSV: path, line, column, severity, code, message.

      Exit status: 0 without errors, 1 with errors, otherwise as for all commands.
      """)

  @Argument(
    help: "Files named .strings, .stringsdict or .xcstrings, or folders that contain such files.")
  var files: [String]

  @Flag(help: "Exit with status 1 for warnings too.")
  var strict = false

  @OptionGroup(title: "Reading") var reading: ReadingOptions

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    var listing = DiagnosticListing()
    for path in LintedFiles.paths(files) {
      let file = try StringsFile(path, reading.limits)
      let more: [LocalizationDiagnostic] =
        switch file.contents {
        case .strings, nil: []
        case .stringsdict(let texts): DictionaryChecker.diagnostics(of: texts, path: path, limits: reading.limits)
        case .xcstrings(let texts): CatalogChecker.diagnostics(of: texts, path: path, limits: reading.limits)
        }
      listing.append(path, file, and: more)
    }
    output.format.print(text: listing.lines, tsv: listing.tsv, json: listing.json)
    if listing.count(.error) > 0 || (strict && listing.count(.warning) > 0) { throw ExitCode.failure }
  }
}

/// Finds the files to check among files and folders.
enum LintedFiles {
  private static let kinds = ["strings", "stringsdict", "xcstrings"]

  /// The files as named, and the files of texts in each folder, sorted by name. Does not enter hidden folders or links
  /// to folders.
  static func paths(_ names: [String]) -> [String] {
    names.flatMap { name in FileKind(at: name) == .folder ? files(in: name) : [name] }
  }

  /// The files of texts below a folder, down to a depth of 24.
  private static func files(in folder: String, depth: Int = 0) -> [String] {
    FolderListing(of: folder, .standard).names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder.appendingPath(name)
      if kinds.contains(where: name.hasExtension) { return [path] }
      let isEntered = depth < 24 && FileKind.isFolderItself(path)
      return isEntered ? files(in: path, depth: depth + 1) : []
    }
  }
}

/// The diagnostics of several files, in every format.
struct DiagnosticListing {
  private(set) var files: [(path: String, kind: String, count: Int, diagnostics: [LocalizationDiagnostic])] = []

  mutating func append(_ path: String, _ file: StringsFile, and more: [LocalizationDiagnostic] = []) {
    files.append((path, file.kind, file.count, file.diagnostics.map(\.judged) + more))
  }

  func count(_ severity: LocalizationDiagnostic.Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  private var all: [LocalizationDiagnostic] { files.flatMap(\.diagnostics) }

  var tsv: [String] {
    all.map { diagnostic in
      let place = [diagnostic.line, diagnostic.column].map { $0.map(String.init) ?? "-" }
      let cells = [diagnostic.severity.rawValue, diagnostic.code.rawValue, diagnostic.message]
      return ([diagnostic.path ?? "-"] + place + cells).tabSeparated
    }
  }

  var lines: [String] {
    let entries = files.reduce(0) { $0 + $1.count }
    return all.map(\.description) + RuleList.remedyLines(of: all.map(\.code)) + [
      "\(Self.counted(files.count, "file")), \(Self.counted(entries, "text")): "
        + "\(Self.counted(count(.error), "error")), \(Self.counted(count(.warning), "warning")), "
        + Self.counted(count(.note), "note")
    ]
  }

  var json: JSONValue {
    .object([
      "errors": .integer(count(.error)), "warnings": .integer(count(.warning)), "notes": .integer(count(.note)),
      "files": .array(
        files.map { file in
          .object([
            "path": .string(file.path), "kind": .string(file.kind), "texts": .integer(file.count),
            "diagnostics": .array(file.diagnostics.map(\.json)),
          ])
        }),
    ])
  }

  private static func counted(_ count: Int, _ name: String) -> String { "\(count) \(name)\(count == 1 ? "" : "s")" }
}
