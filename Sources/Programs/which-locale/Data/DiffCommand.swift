import ArgumentParser
import CLDRComparison
import CLDRTables
import LocalizedStrings
import PathKit

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tells which decisions change between two CLDR releases, for whom, and why.",
    discussion: HelpText.diff)

  @Argument(help: "The older release: a folder with common/, as unpacked or as imported.", completion: .directory)
  var old: String

  @Argument(help: "The newer one.", completion: .directory)
  var new: String

  @Option(help: "The older release's number, 46.1, where its files do not state it in full.")
  var oldRelease: String?

  @Option(help: "The newer release's number.")
  var newRelease: String?

  @Option(help: "What an app supports: identifiers separated by commas. May be repeated.")
  var supported: [String] = []

  @Option(help: ArgumentHelp("What an app supports: its .app, .bundle or folder of .lproj.", valueName: "path"))
  var bundle: [String] = []

  @Option(help: "text for people, json with sorted keys for programs, or markdown for a pull request.")
  var format = DiffFormat.text

  @Option(help: "How many rows a list shows, 0 for all. JSON has all of them.")
  var limit = 20

  @Flag(help: "Write nothing of what is being done to standard error.")
  var quiet = false

  func run() throws {
    guard limit >= 0 else { throw CommandFailure.usage("--limit: \(limit) is less than 0") }
    let supported = try supportedIdentifiers()
    let older = try facts(old, oldRelease, option: "--old-release")
    let newer = try facts(new, newRelease, option: "--new-release")
    let report = UpgradeReport(old: older, new: newer, supported: supported) { step in
      if !quiet { Console.complain(step) }
    }
    let limit = limit == 0 ? nil : limit
    switch format {
    case .text: Console.print(report.text(limit: limit))
    case .markdown: Console.print(report.markdown(limit: limit))
    case .json: Console.print(JSONValue.visible(try report.json()))
    }
  }

  /// Nil where no app was named.
  private func supportedIdentifiers() throws(CommandFailure) -> [String]? {
    if supported.isEmpty, bundle.isEmpty { return nil }
    var identifiers: [String] = []
    for list in supported {
      identifiers += try IdentifierList.parse(list, source: .option("--supported"), isLenient: false)
    }
    for path in bundle { identifiers += try LocalizationFolders.names(in: path) }
    return identifiers
  }

  private func facts(_ path: String, _ release: String?, option: String) throws(CommandFailure) -> CLDRFacts {
    var version: CLDRVersion?
    if let release {
      guard let number = CLDRVersion(release) else {
        throw .usage("\(option): '\(release.echoed)' is no release such as 48 or 48.2")
      }
      version = number
    }
    do throws(CLDRDiagnostics) {
      return try UnpackedRelease.facts(in: Path(path), release: version)
    } catch {
      throw .file(path, error.description)
    }
  }
}

/// For people, for programs, or for a pull request.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, markdown
}
