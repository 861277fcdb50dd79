/// Columns that line up.
struct TextTable: Sendable {
  enum Alignment: Sendable {
    case left, right
  }

  struct Column: Sendable {
    var title: String
    var alignment: Alignment = .left
  }

  private struct Row: Sendable {
    var cells: [String]
    var look: Style.Look
  }

  private let columns: [Column]
  private var rows: [Row] = []

  init(_ columns: [Column]) {
    self.columns = columns
    if columns.contains(where: { !$0.title.isEmpty }) { append(columns.map(\.title), look: .faint) }
  }

  mutating func append(_ cells: [String], look: Style.Look = .plain) { rows.append(Row(cells: cells, look: look)) }

  /// The rows, each indented by two spaces, without spaces at their ends.
  func lines(_ style: Style) -> [String] {
    var widths = columns.map { _ in 0 }
    for row in rows { widths = zip(widths, row.cells).map { max($0, $1.count) } }
    return rows.map { row in
      let padded = zip(zip(row.cells, widths), columns).map { cell, column in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column.alignment == .left ? cell.0 + space : space + cell.0
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return "  " + style.apply(row.look, to: line)
    }
  }
}
