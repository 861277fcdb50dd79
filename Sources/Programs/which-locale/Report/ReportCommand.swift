import AppLocalization
import ArgumentParser
import CLDRLocales
import Foundation
import LocaleMatching
import SystemAccess

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Reports which localization of an app each of CLDR's locales gets, and where engines disagree.",
    discussion: HelpText.report)

  @OptionGroup(title: "Locales") var locales: SupportedList

  @Option(
    help: ArgumentHelp(
      "Who chooses: \(LocalizationEngine.names). (default: apple for a bundle, else cldr)", valueName: "engine"))
  var engine: LocalizationEngine?

  @Option(help: ArgumentHelp("The localization shown if nothing matches. (default: the bundle's)", valueName: "id"))
  var developmentRegion: String?

  @Option(
    help: ArgumentHelp("A file of preferences in place of CLDR's locales, one on each line.", valueName: "path"),
    completion: .file())
  var preferencesFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "An unpacked CLDR release, or its supplementalData.xml: count people too, the most first.", valueName: "path"),
    completion: .file())
  var speakers: String?

  @Flag(help: "Write a self-contained HTML page.")
  var html = false

  @OptionGroup(title: "Output options") var options: ColoredOutputOptions
  @OptionGroup var file: OutputFile

  func run() throws {
    if html, options.format != .text { throw CommandFailure.usage("give either --html or --format, not both") }
    let reading = try locales.read()
    if let developmentRegion { try IdentifierList.check(developmentRegion, source: .option("--development-region")) }
    var preferences: [String] = []
    for path in preferencesFile { preferences += try IdentifierList.read(path: path, isLenient: false) }
    if !preferencesFile.isEmpty, preferences.isEmpty {
      throw CommandFailure.usage("the file of preferences is empty: write one locale on each line")
    }
    let title = locales.path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Reach of the localizations"
    let engine = engine ?? (reading.bundle == nil ? .cldr : .apple)
    // A list has no development region; CLDR's default is the first supported, as `match` answers.
    let region =
      developmentRegion ?? reading.bundle?.developmentRegion ?? (engine == .cldr ? reading.identifiers.first : nil)
    let people = try speakers.map { path throws(CommandFailure) in try Speakers(path: path) }
    let report = ReachReport(
      title: title, supported: reading.identifiers, developmentRegion: region, engine: engine,
      preferences: preferences.isEmpty ? CLDRLocales.all : preferences, speakers: people)
    switch options.format {
    case _ where html: try file.write(ReportPage(report: report).document)
    case .text:
      let style = file.output == nil ? options.style : .plain
      try file.write(report.lines(style), as: style.lineKind)
    case .tsv: try file.write(report.tsv, as: .row)
    case .json: try file.write(report.json.indentedText + "\n")
    }
  }
}
