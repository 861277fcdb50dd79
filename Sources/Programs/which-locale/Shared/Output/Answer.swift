import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport

/// What a command answers: rows, and columns with names. Text, TSV and JSON are three printings of them, and help names the columns.
protocol Answer: AnswerObject {
  associatedtype Row = Self
  static var columns: [Column<Row>] { get }
  var rows: [Row] { get }
  /// Whether there is a match, or what else was asked for. If not, the exit status is 1.
  var isFound: Bool { get }
  /// What people are told beside the answer, on standard error.
  var notices: [String] { get }
  /// The answer as text: the columns with a heading, unless it has a form of its own.
  func lines(_ style: TextStyle) -> [String]
}

extension Column {
  /// The columns of TSV as help names them.
  static func namesInTSV(_ columns: [Column]) -> String {
    columns.filter { $0.forms.contains(.tsv) }.map { $0.isOptional ? "\($0.name) if there are any" : $0.name }
      .joined(separator: ", ")
  }
}

extension Answer {
  /// What help says of TSV.
  static var help: String { "\n\nTSV, with - for no value: \(Column.namesInTSV(columns))." }

  var isFound: Bool { true }
  var notices: [String] { [] }

  func lines(_ style: TextStyle) -> [String] { Self.table(rows).lines(style) }

  /// The columns with a heading. Numbers are aligned to the right.
  static func table(_ rows: [Row]) -> TextTable {
    let columns = columns(of: rows).filter { $0.heading != nil }
    let cells = rows.map { row in columns.map { $0.value(row) } }
    return TextTable(
      columns.enumerated().map { index, column in
        let isNumber = cells.contains { if case .number? = $0[index]?.json { true } else { false } }
        return isNumber ? .number(column.heading ?? "") : .text(column.heading ?? "")
      }, cells.map { $0.map { $0?.text ?? "-" } })
  }

  /// The answer as TSV: a line for each row.
  var tsv: [String] {
    let columns = Self.columns(of: rows)
    return rows.map { Column.cells(of: $0, columns) }
  }

  private static func columns(of rows: [Row]) -> [Column<Row>] {
    columns.filter { column in !column.isOptional || rows.contains { column.value($0)?.json ?? .null != .null } }
  }
}

extension Answer where Row == Self {
  static var members: [Column<Self>] { columns }
  var rows: [Self] { [self] }
}

extension Column {
  static var cldr: Column {
    Column("cldr", in: .json) { _ in "\(CLDR.version)" }
  }
}
