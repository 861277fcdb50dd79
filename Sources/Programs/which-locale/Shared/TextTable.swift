import LocaleMatching

/// Applies colours to text on a terminal; leaves text plain if colour is off.
struct TextStyle: Sendable {
  enum Look: String, Sendable {
    case plain = ""
    case strong = "1"
    case chosen = "1;32"
    case faint = "2"
  }

  let isColored: Bool

  func apply(_ look: Look, to text: String) -> String {
    isColored && look != .plain && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text.visibleLine)\u{1B}[0m" : text
  }
}

/// A table whose columns are aligned.
struct TextTable: Sendable {
  enum Alignment: Sendable {
    case left, right
  }

  struct Column: Sendable {
    var title: String
    var alignment: Alignment

    init(title: String, alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  private struct TableRow: Sendable {
    var cells: [String]
    var look: TextStyle.Look
  }

  private let columns: [Column]
  private var rows: [TableRow] = []

  init(_ columns: [Column]) {
    self.columns = columns
    if columns.contains(where: { !$0.title.isEmpty }) { append(columns.map(\.title), look: .faint) }
  }

  mutating func append(_ cells: [String], look: TextStyle.Look = .plain) {
    rows.append(TableRow(cells: cells, look: look))
  }

  /// The rows, indented by two spaces, without trailing spaces.
  func lines(_ style: TextStyle) -> [String] {
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
