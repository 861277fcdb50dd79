import ArgumentParser
import CLDRTables
import Foundation
import PathKit
import SystemAccess
import TableEmission

@main
struct CLDRTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cldr-tables",
    abstract: "Makes this package's tables from CLDR's XML.",
    discussion: """
      The build makes the tables by itself, with the program generate-tables. Run this program by hand to import a new
      CLDR release, and after a change to the generator:

        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2 --dry-run
        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2
        cldr-tables regenerate
        cldr-tables check
      """,
    subcommands: [Update.self, Diff.self, Check.self, Regenerate.self])

  /// Replaces the parser's own `main()`, which prints control characters in arguments and file names unchanged.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch {
      let message = fullMessage(for: error)
      if exitCode(for: error).isSuccess {
        StandardStreams.print(message)
      } else {
        StandardStreams.printError(message + "\n")
      }
      exit(withError: exitCode(for: error))
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
      "The folder whose modules have pre-generated tables, relative to the package; left out, Sources/Runtime where it has.",
      valueName: "folder"))
  var tables: String?

  var layout: PackageLayout {
    get throws {
      guard Path(package).isDirectory else {
        throw ValidationError("no such folder: \(package): give the folder of the package")
      }
      for path in [data, tables ?? "-"] where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        throw ValidationError("not a folder inside the package: \(path): write it relative to the package, without ..")
      }
      return PackageLayout(root: Path(package), data: data, sources: tables)
    }
  }
}

/// Shows the progress on standard error: on a terminal in one line that is replaced, else in one line for each step.
final class Progress {
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private var lastBar = -1

  /// Begins a step.
  func step(_ words: String) {
    write(isTerminal ? "\r\u{1B}[K\(words) …" : "\(words)\n")
    lastBar = -1
  }

  /// Shows how far the step is, on a terminal only.
  func count(_ words: String, _ done: Int, of total: Int) {
    guard isTerminal, total > 0 else { return }
    let filled = done * 20 / total
    if filled == lastBar { return }
    lastBar = filled
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 20 - filled)
    write("\r\u{1B}[K\(words) [\(bar)] \(done)/\(total)")
  }

  /// Clears the unfinished line.
  func finish() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    StandardStreams.printError(raw: text)
  }
}
