import ArgumentParser
import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import ProgramSupport
import TableEmission

@main
struct CLDRTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cldr-tables",
    abstract: "Makes this package's tables from CLDR's XML.",
    discussion: """
      The build makes the tables by itself, with the program generate-tables. Run this program by hand to import a \
      new CLDR release, and after a change to the generator:

        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2 --dry-run
        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2
        cldr-tables regenerate
        cldr-tables check

      It ends with the exit statuses of sysexits.h: 64 for wrong arguments, 65 for malformed data, 66 for a \
      missing file or folder, 74 for a file that cannot be written; and check with 1 if something does not agree.
      """,
    version: "cldr-tables \(ProductVersion.text)",
    subcommands: [Update.self, Diff.self, Check.self, Regenerate.self])

  /// Words that other tools have for a command.
  private static let guesses: [String: String] = [
    "import": "update", "install": "update", "upgrade": "update", "compare": "diff", "changes": "diff", "test": "check",
    "validate": "check", "verify": "check", "build": "regenerate", "generate": "regenerate", "version": "--version",
  ]

  /// Replaces the parser's own `main()`, which prints control characters in arguments and file names unchanged.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      var message = fullMessage(for: error)
      if exitCode(for: error).isSuccess {
        StandardStreams.printText(message)
      } else {
        // The parser's word, before a place with its own, or before nothing.
        if message.hasPrefix("Error: ") { message = String(message.dropFirst(7)) }
        let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), !names.contains(word) {
          let meant = guesses[word.lowercased()] ?? names.nearest(to: word)
          message =
            "there is no command '\(word.excerpt)': "
            + (meant.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))")
        }
        StandardStreams.printError((error is CLDRDiagnostics ? "" : "error: ") + message + "\n")
      }
      exit(withError: (error as? CLDRDiagnostics).map { ExitCode($0.exitStatus.rawValue) } ?? exitCode(for: error))
    }
  }
}

/// The options that name the package and its folders.
struct PackageOptions: ParsableArguments {
  @Option(help: "The package's folder.")
  var package = "."

  @Option(help: "The folder of the imported release, relative to the package.")
  var data = "CLDR"

  @Option(
    help: ArgumentHelp(
      "The folder of modules with pre-generated tables, relative to the package. Default: Sources/Runtime, if it has any.",
      valueName: "folder"))
  var tables: String?

  @Flag(help: "Show every warning.")
  var verbose = false

  var layout: PackageLayout {
    get throws {
      guard Path(package).isDirectory else {
        throw CLDRDiagnostics(
          "there is no such folder", at: SourceLocation(file: package),
          hint: "give the folder of the package",
          status: .noInput)
      }
      for path in [data, tables ?? "-"] where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        throw ValidationError("not a folder inside the package: \(path): write it relative to the package, without ..")
      }
      return PackageLayout(root: Path(package), data: data, sources: tables)
    }
  }
}

/// The file for a report.
struct ReportFile: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("report")],
    help: ArgumentHelp("A file for the report: .json, else Markdown.", valueName: "file"),
    completion: .file())
  var path: String?

  @Flag(help: "Replace a file that is not a report.")
  var force = false

  /// The format that the file's name asks for.
  var format: ReportFormat? {
    path.map { Path($0).`extension` == "json" ? .json : .markdown }
  }

  /// Stops before a long comparison if the file may not be replaced.
  func check() throws {
    guard let path, !force, case .success(let old) = FileReader.read(path), !old.isEmpty else { return }
    let text = String(decoding: old, as: UTF8.self)
    if text.hasPrefix("# CLDR ") || text.hasPrefix("{") && text.contains("\"decisions\"") { return }
    throw ValidationError("'\(path)' exists and is not a report: give --force to replace it")
  }

  func write(_ text: String) throws {
    guard let path else { return }
    do throws(FileWriter.Problem) {
      try FileWriter.write(text.utf8, to: path)
    } catch {
      throw CLDRDiagnostics(
        "cannot be written", at: SourceLocation(file: path), text: error.message,
        hint: FileKind.writingHint, status: .output)
    }
  }
}

/// For people and pull requests, or for programs.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case markdown, json

  /// The text of a report in this format.
  func text(of report: UpgradeReport, limit: Int? = 20) throws -> String {
    switch self {
    case .json: try report.json() + "\n"
    case .markdown: report.markdown(limit: limit)
    }
  }
}
