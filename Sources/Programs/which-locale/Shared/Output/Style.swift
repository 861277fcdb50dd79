import SystemAccess

/// Looks of text on a terminal; plain text where colour is off.
struct Style: Sendable {
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

extension String {
  /// The text with what would steer a terminal or break the line written out: a tag from somebody's log.
  var shown: String { visibleLine }

  /// For messages that repeat what was typed: `shown`, and no more than the first sixty characters of it.
  var echoed: String { shown.cut }

  /// The first sixty characters, and an ellipsis where there are more.
  var cut: String {
    let limit = 60
    return count <= limit ? self : prefix(limit) + "…"
  }
}
