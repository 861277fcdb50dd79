import ArgumentParser
import CLDRComparison
import CLDRTables
import PathKit
import ProgramSupport
import ReferenceMatching

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Lists the decisions that change between two CLDR releases, the preferences concerned, and the rules.",
    discussion: """
      Use it before you upgrade CLDR. Neither release has to be the installed one.

        cldr-tables diff ~/cldr-46 CLDR --supported en,nl,fr

      It compares the facts (likely subtags, rules, aliases, parents and the rest), the distances of all pairs of CLDR's \
      locales, and the match for each of these locales among all others. With --supported it compares every preference \
      that either release knows.

      Documentation/Schemas describes the JSON.
      """)

  @Argument(help: "The older release: a folder with common/, as unpacked or as imported.", completion: .directory)
  var old: String

  @Argument(help: "The newer release.", completion: .directory)
  var new: String

  @Option(help: "The older release's version, such as 46.1, if its files do not contain it in full.")
  var oldRelease: CLDRVersion?

  @Option(help: "The newer release's version.")
  var newRelease: CLDRVersion?

  @OptionGroup var app: AppOptions

  @OptionGroup var report: ReportFile

  @Option(help: "markdown for people, or json with sorted keys for programs; left out, as the file's name says.")
  var format: ReportFormat?

  @Option(help: "The number of rows to show in a list, 0 for all. JSON always has all.")
  var limit = 20

  @Flag(help: "Do not write progress to standard error.")
  var quiet = false

  func validate() throws {
    guard limit >= 0 else { throw ValidationError("--limit: \(limit) is less than 0: give a number of rows") }
  }

  func run() throws {
    try report.check()
    let progress = quiet ? nil : ProgressLine("reading the releases")
    defer { progress?.finish() }
    let older = try CLDRRelease(folder: Path(old), release: oldRelease).facts
    let newer = try CLDRRelease(folder: Path(new), release: newRelease).facts
    for facts in [older, newer] { try CLDRFactsChecker(facts).check() }
    let supported = try app.list(in: newer)
    let changes = UpgradeReport(
      old: older, new: newer, supported: supported.isEmpty ? nil : supported, default: app.default,
      options: app.options,
      progress: { progress?.step($0) })
    progress?.finish()
    let format = format ?? report.format ?? .markdown
    let text = try format.text(of: changes, limit: limit == 0 ? nil : limit)
    if report.path != nil {
      try report.write(text)
    } else if format == .json {
      StandardStreams.output(Array(text.utf8))
    } else {
      StandardStreams.printText(text)
    }
  }
}

/// An app's locales and options, for the decisions of a report.
struct AppOptions: ParsableArguments {
  @Option(help: "Supported locales of an app, comma separated: the report lists the preferences that get another one.")
  var supported: String?

  @Option(help: "The app's default, one of them. Default: the first.")
  var `default`: String?

  @Option(help: "The app's threshold, a distance from 0 to 100. (default: 50)")
  var threshold: Int?

  @Flag(help: "The app gives a preference its own language only.")
  var sameLanguage = false

  @Flag(help: "The app favors the script.")
  var favorScript = false

  @Flag(help: "The app matches only two-way pairs.")
  var twoWay = false

  var options: ReferenceMatcher.Options {
    ReferenceMatcher.Options(
      threshold: sameLanguage ? .sameLanguage : threshold.map { .below($0) } ?? .standard,
      favor: favorScript ? .script : .language,
      direction: twoWay ? .onlyTwoWay : .withOneWay)
  }

  func validate() throws {
    if sameLanguage, threshold != nil { throw ValidationError("give one of --same-language and --threshold") }
  }

  /// - Throws: an error for an empty entry, for one that is no locale identifier by these facts, and for another default.
  func list(in facts: CLDRFacts) throws -> [String] {
    guard let text = supported else { return [] }
    let list = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if list.contains("") { throw ValidationError("an empty entry in '\(text)': remove the extra comma") }
    let illFormed = UpgradeReport.illFormed(list, in: facts)
    if !illFormed.isEmpty {
      let names = illFormed.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("--supported: not a locale identifier: \(names); write it as en, en-GB or zh-Hant")
    }
    if let name = `default`, !list.contains(name) { throw ValidationError("--default: '\(name)' is not in '\(text)'") }
    if let threshold, !(0...100).contains(threshold) {
      throw ValidationError("--threshold: \(threshold) is not a distance from 0 to 100")
    }
    return list
  }
}
