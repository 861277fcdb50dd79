import AppLocalization
import LocalizationAudit
import ProgramSupport

/// Why a key should have a text in each localization, and what people are shown, in every format.
struct KeyListing {
  let key: String
  let rows: [KeyExplanation.Row]

  /// For each table a line that says why its localizations should have the key, and a line for each localization.
  var lines: [String] {
    Dictionary(grouping: rows, by: \.table).sorted { $0.key < $1.key }.flatMap { name, rows -> [String] in
      let expectation = rows.first?.row.expectation ?? .rare
      let table = TextTable(
        [.text("localization"), .text("state"), .text("shown in"), .text("text"), .text("file")],
        rows.map { row in
          [
            "\(row.row.place)", row.row.state.rawValue + (row.exemption.map { " (\($0))" } ?? ""), row.shownIn ?? "-",
            row.text?.excerpt ?? row.otherwise, row.place,
          ]
        })
      let verdict = expectation.isExpected ? "expected" : "not expected"
      return ["'\(key.excerpt)' of '\(name.excerpt)' is \(verdict): \(expectation.reason)"] + table.lines()
    }
  }

  var tsv: [String] {
    rows.map { row in
      let fact = [row.row.expectation.rawValue, row.row.state.rawValue]
      return ([row.table, "\(row.row.place)"] + fact + [row.shownIn ?? "-", row.place, row.text ?? "-"]).tabSeparated
    }
  }

  var json: JSONValue {
    let values = rows.map { row in
      JSONValue.object([
        "column": JSONValue(row.file?.position?.column), "exemption": JSONValue(row.exemption),
        "isExpected": .bool(row.row.expectation.isExpected), "line": JSONValue(row.file?.position?.line),
        "localization": .string("\(row.row.place)"), "path": JSONValue(row.file?.path),
        "reason": .string(row.row.expectation.rawValue), "shownIn": JSONValue(row.shownIn),
        "silenced": .list(row.row.own?.note.silenced ?? []), "state": .string(row.row.state.rawValue),
        "table": .string(row.table), "text": JSONValue(row.text),
      ])
    }
    return .object(["key": .string(key), "rows": .array(values)])
  }
}

extension KeyExplanation.Row {
  /// What people are shown; nil if it is the key.
  fileprivate var text: String? { row.shown?.text.format.representative }
  fileprivate var shownIn: String? { row.shown.map { "\($0.place)" } }
  /// Where that is, else where the text is that they are not shown.
  fileprivate var file: WrittenText? { row.shown?.text ?? row.own }

  /// The file, with the line and column if it has them.
  fileprivate var place: String {
    (file?.path ?? "-") + (file?.position.map { ":\($0.line):\($0.column)" } ?? "")
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
