import AppLocalization
import ArgumentParser
import Foundation
import ProgramSupport
import Reach

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Reports which localization of an app each of CLDR's locales gets, and where engines disagree.",
    usage: "which-locale report [app] [options]",
    discussion: """
      Takes each locale that CLDR has texts for as a preference. Reports what the app shows, its distance, the rules \
      behind it, and whether the other engines choose it too. Text lists the locales that get something near, and those \
      on which engines disagree. html is a page without scripts that needs no network: \
      'which-locale report Which.app --format html > reach.html'.

        $ which-locale report --supported en,en-GB,de --format tsv
        aa	en	84	developmentRegion	-	-	-	-
        …

      --speakers ~/cldr-48.2 counts people: how many use the language in that script in that territory, by CLDR's \
      <territoryInfo>. No program of this package contains these figures. People who use several languages, or one \
      in two scripts, count with each. Locales with one maximized identifier, such as en and en-US, count once in sums.
      """ + ReachReport.help)

  @OptionGroup(title: "Locales") var locales: SupportedList

  @OptionGroup var engine: EngineOption

  @OptionGroup(title: "Options of CLDR's rules") var distances: DistanceOptions

  @Option(
    help: ArgumentHelp("A file of preferences in place of CLDR's locales, one on each line.", valueName: "path"),
    completion: .file())
  var preferencesFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "An unpacked CLDR release, or its supplementalData.xml: count people too, the most first.", valueName: "path"),
    completion: .file())
  var speakers: String?

  @OptionGroup(title: "Output options") var output: OutputOptions<PageFormat>

  func run() throws {
    let app = try locales.read()
    var preferences: [String] = []
    for path in preferencesFile { preferences += try IdentifierList.read(path: path, as: .identifier) }
    if !preferencesFile.isEmpty, preferences.isEmpty {
      throw CommandFailure.usage("the file of preferences is empty: write one locale on each line")
    }
    let title = locales.path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "Reach of the localizations"
    let engine = engine.engine ?? (app.bundle == nil ? .cldr : .apple)
    let people = try speakers.map(Self.speakers)
    let report = ReachReport(
      title: title, app: app.prepared(for: engine, try distances.matcherOptions()), preferences: preferences,
      speakers: people)
    if output.format == .html {
      Console.output(Array(ReportPage(report: report).document.utf8))
    } else {
      try output.print(report)
    }
  }

  private static func speakers(_ path: String) throws(CommandFailure) -> Speakers {
    let file = FileKind(at: path) == .folder ? "\(path)/common/supplemental/supplementalData.xml" : path
    let text = DecodedText(try TextFile.readBytes(file))
    do throws(LocalizationDiagnostic) {
      return try Speakers(text)
    } catch {
      throw .file(file, "\(error.line.map { "line \($0): " } ?? "")\(error.message)", .malformed)
    }
  }
}

struct TrafficCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "traffic",
    abstract: "Counts what real visitors get, by their Accept-Language headers.",
    usage: "which-locale traffic [app] [options]",
    discussion: """
      What visitors get by each engine, who gets the default and what they had asked for, and what one more localization \
      would win. A line is a header, a list of locales, or one of them with its count, before or behind it, as 'sort | uniq -c', \
      SQL and CSV have it: 'cut -f7 access.tsv | sort | uniq -c'. Memory does not grow with the log.

        $ printf 'de-CH\\nfr, en;q=0.5\\nja\\n' | which-locale traffic --supported en,de
        3 visits on 3 lines
        …
      """ + TrafficReport.help)

  @OptionGroup(title: "Locales") var locales: SupportedList

  @OptionGroup var engine: EngineOption

  @OptionGroup(title: "Options of CLDR's rules") var distances: DistanceOptions

  @Option(
    help: ArgumentHelp(
      "A file of Accept-Language headers, or lists of locales, one on each line, or COUNT<TAB>HEADER, or HEADER<TAB>COUNT.",
      valueName: "path"), completion: .file())
  var headers = "-"

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let app = try locales.read()
    // CLDR's rules decide, because Apple's never saw a header.
    let engine = engine.engine ?? .cldr
    try output.print(counted(TrafficApp(app.prepared(for: engine, try distances.matcherOptions()))))
  }

  private func counted(_ app: TrafficApp) throws(CommandFailure) -> TrafficReport {
    if headers != "-", FileKind(at: headers) == .folder { throw .file(headers, FileReader.Problem.folder.message) }
    let descriptor = headers == "-" ? STDIN_FILENO : open(headers, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .file(headers, (errno == ENOENT ? FileReader.Problem.missing : .unreadable).message)
    }
    defer { if headers != "-" { close(descriptor) } }
    var (reader, lines) = (TrafficReader(app), LineReader(descriptor))
    while let line = lines.next() { reader.read(line.text, number: line.number) }
    let counts = reader.finish()
    for (number, reason) in counts.firstBadLines { output.remark("line \(number): \(reason)") }
    if counts.badLines > counts.firstBadLines.count {
      output.remark("\(counts.badLines.counted("line was", "lines were")) not read")
    }
    if counts.badLines > counts.lines / 2, let first = counts.firstBadLines.first {
      let message = """
        most lines are no headers (the first: \(first.reason)). A line is a header, or a header and its count: take the column \
        out of a log ('cut', 'awk', 'jq -r'), and unpack it ('gzip -dc')
        """
      if counts.badLines == counts.lines { throw .malformed(message) }
      output.remark(message)
    }
    return TrafficReport(app: app, counts: counts)
  }
}
