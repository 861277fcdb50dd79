import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport
import Reach

/// What real visitors would get.
struct TrafficReport: Answer {
  /// A localization and the visits that are shown it by an engine, that asked for it and got the default, or that it would
  /// win.
  typealias Row = (kind: String, name: String, visits: Int, share: Double)

  static let columns: [Column<Row>] = [
    Column("engine or default or add", in: .tsv) { $0.kind },
    Column("name") { $0.name }, Column("visits") { $0.visits }, Column("share") { $0.share },
  ]
  static let members: [Column<TrafficReport>] = [
    .cldr, Column("supported", \.app.own.names), Column("developmentRegion", \.app.own.developmentRegion),
    Column("engine", \.app.engine), Column("lines", \.counts.lines), Column("badLines", \.counts.badLines),
    Column("visits", \.counts.visits), Column("unreadable", \.counts.unreadable),
    Column(
      "shown",
      of: [
        Column("engine") { $0.engine }, Column("localizations", of: columns) { $0.rows },
      ]
    ) { report in report.app.engines.map { (engine: $0, rows: report.rows("", report.counts.shown[$0] ?? [:])) } },
    Column("default", of: columns) { $0.rows("", $0.counts.asked) },
    Column("add", of: columns) { $0.rows("", $0.counts.wins) },
  ]

  private static let shownRows = 20

  let app: TrafficApp
  let counts: TrafficCounts

  private func share(_ visits: Int) -> Double { counts.visits == 0 ? 0 : Double(visits) / Double(counts.visits) }

  private func percent(_ visits: Int) -> String {
    let tenths = Int((share(visits) * 1000).rounded())
    return tenths == 0 && visits > 0 ? "< 0.1 %" : "\(tenths / 10).\(tenths % 10) %"
  }

  /// The most frequent first, then by name.
  private static func sorted(_ counts: [String: Int]) -> [(name: String, visits: Int)] {
    counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The localizations in the order of the deciding engine's counts.
  private var names: [String] {
    let own = Self.sorted(counts.shown[app.engine] ?? [:]).map(\.name)
    let others = Set(counts.shown.values.flatMap(\.keys)).union(app.own.names).subtracting(own)
    return own + others.sorted()
  }

  func lines(_ style: TextStyle) -> [String] {
    let columns = app.engines.flatMap { [TextTable.Column.number($0.rawValue), .number("")] }
    var table = TextTable([.text("shown")] + columns)
    for name in names {
      let cells = app.engines.flatMap { engine in
        let visits = counts.shown[engine]?[name] ?? 0
        return ["\(visits)", percent(visits)]
      }
      table.append([name] + cells, look: name == names.first ? .strong : .plain)
    }
    let asked = Self.sorted(counts.asked)
    let shown = asked.prefix(Self.shownRows).map {
      [$0.name == "-" ? "no language" : $0.name, "\($0.visits)", percent($0.visits)]
    }
    let lines =
      ["\(counts.visits.counted("visit")) on \(counts.lines.counted("line"))" + remarks, ""] + table.lines(style) + [
        "", defaults + " the default of the rules '\(app.engine.rawValue)'" + (asked.isEmpty ? "." : ". Wanted:"),
      ]
    return lines
      + TextTable([.text(), .number(), .number()], shown).lines(style)
      + Self.sorted(counts.wins).prefix(Self.shownRows).map {
        "add \($0.name): \(percent($0.visits)) of visits no longer get the default"
      }
  }

  private var defaults: String {
    let count = counts.defaults
    return count == 0
      ? "Nobody gets" : "\(count.counted("visit")) (\(percent(count))) \(count.agreeing("gets", "get"))"
  }

  private var remarks: String {
    (counts.badLines == 0 ? "" : ", \(counts.badLines) of them not read")
      + (counts.unreadable == 0 ? "" : "; \(counts.unreadable.counted("visit")) with nothing readable in the header")
  }

  private func rows(_ kind: String, _ counts: [String: Int]) -> [Row] {
    Self.sorted(counts).map { (kind, $0.name, $0.visits, share($0.visits)) }
  }

  var rows: [Row] {
    app.engines.flatMap { rows($0.rawValue, counts.shown[$0] ?? [:]) } + rows("default", counts.asked)
      + rows("add", counts.wins)
  }
}
