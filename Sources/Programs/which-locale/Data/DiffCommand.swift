import ArgumentParser
import CLDRComparison
import CLDRTables
import LocalizedStrings
import PathKit

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Lists the decisions that change between two CLDR releases, the preferences concerned, and the rules.",
    discussion: HelpText.diff)

  @Argument(help: "The older release: a folder with common/, as unpacked or as imported.", completion: .directory)
  var old: String

  @Argument(help: "The newer release.", completion: .directory)
  var new: String

  @Option(help: "The older release's version, such as 46.1, if its files do not contain it in full.")
  var oldRelease: String?

  @Option(help: "The newer release's version.")
  var newRelease: String?

  @Option(help: "Supported locales of an app, comma separated. May be repeated.")
  var supported: [String] = []

  @Option(help: ArgumentHelp("The app to compare for: its .app, .bundle or folder of .lproj.", valueName: "path"))
  var bundle: [String] = []

  @Option(help: "text for people, json with sorted keys for programs, or markdown for a pull request.")
  var format = DiffFormat.text

  @Option(help: "The number of rows to show in a list, 0 for all. JSON always has all.")
  var limit = 20

  @Flag(help: "Do not write progress to standard error.")
  var quiet = false

  func run() throws {
    guard limit >= 0 else { throw CommandFailure.usage("--limit: \(limit) is less than 0: give a number of rows") }
    let supported = try supportedIdentifiers()
    let older = try facts(old, oldRelease, option: "--old-release")
    let newer = try facts(new, newRelease, option: "--new-release")
    let report = UpgradeReport(old: older, new: newer, supported: supported) { step in
      if !quiet { Console.printError(step) }
    }
    let limit = limit == 0 ? nil : limit
    switch format {
    case .text: Console.print(report.text(limit: limit))
    case .markdown: Console.print(report.markdown(limit: limit))
    case .json: Console.print(JSONValue.visible(try report.json()))
    }
  }

  /// The supported identifiers; nil if no app was named.
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
        throw .usage("\(option): '\(release.echoed)' is not a version: give a number such as 48 or 48.2")
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

/// The output format: for people, for programs, or for a pull request.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, markdown
}
