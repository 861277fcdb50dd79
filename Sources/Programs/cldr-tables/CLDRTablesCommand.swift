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
      The build runs 'generate' by itself. By hand you need this program to take in a new CLDR release, and after a
      change to the generator:

        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2 --dry-run
        cldr-tables update --release 48.2 --from ~/Downloads/cldr-48.2
        cldr-tables regenerate
        cldr-tables check
      """,
    subcommands: [
      Update.self, Check.self, Regenerate.self, Accept.self, Recover.self, Import.self, Generate.self,
    ])

  /// Replaces the parser's own entry, which shows arguments and file names as they are, escapes and all.
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
        StandardStreams.complain(message + "\n")
      }
      exit(withError: exitCode(for: error))
    }
  }
}

/// Which package, and where it keeps what.
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
      guard Path(package).isDirectory else { throw ValidationError("no such folder: \(package)") }
      for path in [data, tables ?? "-"] where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
        throw ValidationError("not a folder inside the package: \(path)")
      }
      return PackageLayout(root: Path(package), data: data, sources: tables)
    }
  }

  /// Takes the package for this process, before anything of it is read that the update is made from.
  func begin() throws -> (layout: PackageLayout, tree: TreeUpdate.Session) {
    let layout = try layout
    let tree = try TreeUpdate(root: layout.root).begin()
    Recover.tell(tree.recovery)
    // An import into the data alone keeps its journal there.
    if let place = TreeUpdate.interrupted(above: layout.dataFolder) {
      throw CLDRDiagnostics(TreeUpdate.interruption(at: place))
    }
    return (layout, tree)
  }
}

/// What is being done, on standard error: one line that is written over on a terminal, else a line for each step.
final class Progress {
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private var lastBar = -1

  /// A step begins.
  func step(_ words: String) {
    write(isTerminal ? "\r\u{1B}[K\(words) …" : "\(words)\n")
    lastBar = -1
  }

  /// How far the step is. On a terminal only: elsewhere nobody waits for it.
  func count(_ words: String, _ done: Int, of total: Int) {
    guard isTerminal, total > 0 else { return }
    let filled = done * 20 / total
    if filled == lastBar { return }
    lastBar = filled
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 20 - filled)
    write("\r\u{1B}[K\(words) [\(bar)] \(done)/\(total)")
  }

  /// Leaves no half line behind.
  func finish() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    StandardStreams.complain(raw: text)
  }
}

/// Runs what takes a moment and should not end in the middle of it: Ctrl-C and a polite request to end count again
/// afterwards. What cannot be put off, `TreeUpdate` puts right.
func uninterrupted<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
  let signals = [SIGINT, SIGTERM, SIGHUP]
  let handlers = signals.map { signal($0, SIG_IGN) }
  defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
  return try body()
}
