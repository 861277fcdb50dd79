import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport

/// Why a key should have a text in each localization, and what people are shown.
extension KeyExplanation: Answer {
  package static let columns: [Column<KeyExplanation.Row>] = [
    Column("table", \.table), Column("localization", heading: "localization") { "\($0.row.place)" },
    Column("reason") { $0.row.expectation.rawValue }, Column("state", \.row.state.rawValue),
    Column("", in: [], heading: "state") { $0.state + ($0.exemption.map { " (\($0))" } ?? "") },
    Column("shownIn", heading: "shown in", \.shownIn),
    Column("", in: [], heading: "text") { $0.text?.excerpt ?? $0.otherwise },
    Column("place", in: .tsv, heading: "file", \.place), Column("text", \.text),
    Column("path", in: .json, \.file?.path),
    Column("line", in: .json, \.file?.position?.line), Column("column", in: .json, \.file?.position?.column),
    Column("exemption", in: .json, \.exemption), Column("isExpected", in: .json, \.row.expectation.isExpected),
  ]
  package static let members: [Column<KeyExplanation>] = [
    Column("key", \.key), Column("rows", of: columns, \.rows), Column("findings") { $0.findings.map(\.diagnostic) },
  ]

  /// For each table a line that says why its localizations should have the key, and a line for each localization; then the
  /// findings.
  func lines(_ style: TextStyle) -> [String] {
    let about = findings.isEmpty ? ["nothing is reported about it"] : findings.map(\.line)
    return tables(style) + about
  }

  private func tables(_ style: TextStyle) -> [String] {
    Dictionary(grouping: rows, by: \.table).sorted { $0.key < $1.key }.flatMap { name, rows -> [String] in
      let expectation = rows.first?.row.expectation ?? .rare
      let verdict = expectation.isExpected ? "expected" : "not expected"
      return ["'\(key.excerpt)' of '\(name.visibleLine)' is \(verdict): \(expectation.reason)"]
        + Self.table(rows).lines(style)
    }
  }
}

extension KeyExplanation.Row {
  /// The state in words.
  fileprivate var state: String {
    let isEmpty = row.isBlank || row.own?.format.plainText?.isEmpty ?? false
    return row.state == .translated && isEmpty ? "empty" : row.state.words
  }

  /// What people are shown; nil if it is the key.
  fileprivate var text: String? { row.shown?.text.format.representative }
  fileprivate var shownIn: String? { row.shown.map { "\($0.place)" } }
  /// Where that is, else where the text is that they are not shown.
  fileprivate var file: WrittenText? { row.shown?.text ?? row.own }

  /// The file, with the line and column if it has them.
  fileprivate var place: String? { file?.place.text }
}

extension TextRow.State {
  fileprivate var words: String {
    switch self {
    case .translated: "translated"
    case .needsReview: "needs review"
    case .untranslated: "not translated yet"
    case .stale: "stale: no longer in code"
    case .excluded: "not for translation"
    case .unshown: "not shown: another file wins"
    case .elsewhere: "not needed here"
    case .missing: "missing"
    case .absent: "not there"
    case .noTable: "has no such table"
    }
  }
}

extension Expectation {
  /// The fact as a clause.
  fileprivate var reason: String {
    switch self {
    case .table: "the developer's table has the key"
    case .key: "the key is the developer's text, and at least half of the localizations have it"
    case .code: "at least half of the localizations have the key, whose text is in code"
    case .interface: "the storyboard, nib or intent definition has the text"
    case .infoPlist: "Info.plist has the text, and at least half of the localizations translate it"
    case .settings: "a page of the Settings app shows it"
    case .rare: "neither the developer's table nor at least half of the localizations decide for it"
    case .stale: "the catalog calls it stale: code no longer has it"
    case .unused: "the storyboard, or the page of settings, does not have it"
    case .wordless: "its text has no words"
    case .excluded: "the catalog keeps it from translators"
    case .nameless: "the key is empty"
    }
  }
}
