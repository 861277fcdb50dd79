import AppLocalization
import LocalizationAudit
import ProgramSupport

/// What a command answers: rows, and columns with names. Text, TSV and JSON are three printings of them, and help names the
/// columns.
protocol Answer {
  associatedtype Row = Self
  static var columns: [Column<Row>] { get }
  var rows: [Row] { get }
  /// Whether there is a match, or what else was asked for. If not, the exit status is 1.
  var isFound: Bool { get }
  /// What people are told beside the answer, on standard error.
  var notices: [String] { get }
  /// The answer as text: the columns with a heading, unless it has a form of its own.
  func lines(_ style: TextStyle) -> [String]
  /// The answer as TSV: a line for each row.
  var tsv: [String] { get }
  /// The answer as JSON: the members of the row, where there is one alone.
  var json: JSONValue { get }
}

/// A column of an answer.
struct Column<Row>: Sendable {
  struct Forms: OptionSet, Sendable {
    let rawValue: Int
    static var tsv: Forms { Forms(rawValue: 1) }
    static var json: Forms { Forms(rawValue: 2) }
  }

  /// The name in JSON and in help.
  let name: String
  let forms: Forms
  /// What stands above it in text: empty for nothing; nil if text has no such column.
  let heading: String?
  /// Whether text and TSV have it only if a row has a value in it.
  let isOptional: Bool
  let value: @Sendable (Row) -> any AnswerValue

  init<Value: AnswerValue>(
    _ name: String, in forms: Forms = [.tsv, .json], heading: String? = nil, isOptional: Bool = false,
    _ value: @escaping @Sendable (Row) -> Value
  ) {
    (self.name, self.forms, self.heading, self.isOptional, self.value) = (name, forms, heading, isOptional, value)
  }
}

extension Answer {
  /// What help says of TSV.
  static var help: String {
    let names = columns.filter { $0.forms.contains(.tsv) }.map {
      $0.isOptional ? "\($0.name) if there are any" : $0.name
    }
    return "\n\nTSV, with - for no value: \(names.joined(separator: ", "))."
  }

  var isFound: Bool { true }
  var notices: [String] { [] }

  func lines(_ style: TextStyle) -> [String] { Self.table(rows).lines(style) }

  /// The columns with a heading. Numbers are aligned to the right.
  static func table(_ rows: [Row]) -> TextTable {
    let columns = columns(of: rows).filter { $0.heading != nil }
    let cells = rows.map { row in columns.map { $0.value(row) } }
    return TextTable(
      columns.enumerated().map { index, column in
        let isNumber = cells.contains { if case .number = $0[index].json { true } else { false } }
        return isNumber ? .number(column.heading ?? "") : .text(column.heading ?? "")
      }, cells.map { $0.map(\.text) })
  }

  var tsv: [String] {
    let columns = Self.columns(of: rows).filter { $0.forms.contains(.tsv) }
    return rows.map { row in columns.map { $0.value(row).cell }.tabSeparated }
  }

  private static func columns(of rows: [Row]) -> [Column<Row>] {
    columns.filter { column in !column.isOptional || rows.contains { column.value($0).json != .null } }
  }

  /// An object for each row.
  var objects: JSONValue { .array(rows.map { .object(Self.members($0)) }) }

  static func members(_ row: Row) -> JSONObject {
    JSONObject(columns.filter { $0.forms.contains(.json) }.map { ($0.name, $0.value(row).json) })
  }
}

extension Answer where Row == Self {
  var rows: [Self] { [self] }
  var json: JSONValue { .object(Self.members(self)) }
}
