import AppLocalization
import ArgumentParser
import CLDRLocales
import Foundation
import LocaleMatching
import Reach
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

  @Option(
    help: ArgumentHelp(
      "The localization shown if nothing matches. (default: the bundle's development region)", valueName: "id"))
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

  @OptionGroup(title: "Real traffic") var traffic: TrafficOptions

  @Flag(help: "Write a self-contained HTML page.")
  var html = false

  @OptionGroup(title: "Output options") var options: ColoredOutputOptions
  @OptionGroup var file: OutputFile

  /// The options that say which app is asked, and how.
  private static let appOptions: Set = ["supported", "supported-file", "engine", "development-region"]

  func run() throws {
    if html, options.format != .text { throw CommandFailure.usage("give either --html or --format, not both") }
    if traffic.isAsked { return try reportTraffic() }
    try GivenOptions.check(
      Self.appOptions.union(["html", "preferences-file", "speakers"]), with: "CLDR's locales, but with --headers")
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
    var progress = Progress("locales")
    let report = ReachReport(
      title: title, supported: reading.identifiers, developmentRegion: region, engine: engine,
      preferences: preferences, speakers: people,
      progress: { progress.show($0, of: $1) })
    progress.finish()
    switch options.format {
    case _ where html: try file.write(ReportPage(report: report).document)
    case .text: try writeText(report.lines)
    case .tsv: try file.write(report.tsv, as: .row)
    case .json: try file.write(report.json.indentedText + "\n")
    }
  }

  private func writeText(_ lines: (TextStyle) -> [String]) throws(CommandFailure) {
    let style = file.output == nil ? options.style : .plain
    try file.write(lines(style), as: style.lineKind)
  }

  private func reportTraffic() throws {
    try GivenOptions.check(Self.appOptions.union(["headers", "column", "jobs"]), with: "--headers")
    let report = try traffic.counted(try app())
    switch options.format {
    case .text: try writeText(report.lines)
    case .tsv: try file.write(report.tsv, as: .row)
    case .json: try file.write(report.json.indentedText + "\n")
    }
  }

  /// The app for headers: CLDR's rules decide, because Apple's never saw one.
  private func app() throws(CommandFailure) -> TrafficApp {
    let reading = try locales.read()
    if let developmentRegion { try IdentifierList.check(developmentRegion, source: .option("--development-region")) }
    return TrafficApp(
      supported: reading.identifiers,
      developmentRegion: developmentRegion ?? reading.bundle?.developmentRegion ?? reading.identifiers.first,
      engine: engine ?? .cldr)
  }
}

/// The options that count visitors.
struct TrafficOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Count visitors: Accept-Language headers, or lists of locales, one on each line, or COUNT<TAB>HEADER.",
      valueName: "path"), completion: .file())
  var headers: String?

  @Option(help: ArgumentHelp("The column of a log with tabs that has the header, from 1.", valueName: "n"))
  var column: Int?

  @Option(help: ArgumentHelp("The number of processors to use. (default: all)", valueName: "n"))
  var jobs: Int?

  var isAsked: Bool { headers != nil }

  func validate() throws {
    guard (column ?? 1) >= 1, (1...1024).contains(jobs ?? 1) else {
      throw ValidationError("--column takes a number from 1 on, --jobs one from 1 to 1024")
    }
  }

  func counted(_ app: TrafficApp) throws(CommandFailure) -> TrafficReport {
    let path = headers ?? "-"
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .file(path, (errno == ENOENT ? FileReader.Problem.missing : .unreadable).message)
    }
    defer { if path != "-" { close(descriptor) } }
    var byteCount = 0
    switch path == "-" ? nil : FileKind(at: path) {
    case .file(let count)?: byteCount = count
    case .folder?: throw .file(path, FileReader.Problem.folder.message)
    default: break
    }
    let progress = SharedProgress("headers")
    let blocks = LineBlocks(descriptor, byteCount: byteCount, progress: progress.show)
    let processors = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let counts = TrafficReader.counts(blocks, column: column, jobs: processors, app)
    progress.finish()
    for number in counts.badNumbers { Console.complain("line \(number): no header in it, or no count") }
    if counts.badLines > counts.badNumbers.count { Console.complain("\(counts.badLines) lines were not read") }
    return TrafficReport(app: app, counts: counts)
  }
}

/// The progress of several workers. They tell it one after another.
private final class SharedProgress: @unchecked Sendable {
  private var progress: Progress

  init(_ label: String) { progress = Progress(label) }

  func show(_ done: Int, of all: Int, lines: Int) {
    if all > 0 { progress.show(done, of: all) } else { progress.show("\(lines) lines") }
  }

  func finish() { progress.finish() }
}
