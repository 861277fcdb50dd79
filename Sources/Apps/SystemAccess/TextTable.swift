import LocaleCore

/// Applies colours to text on a terminal; leaves text plain if colour is off. The text is on one line.
package struct TextStyle: Sendable {
  package enum Look: String, Sendable {
    case plain = ""
    case strong = "1"
    case chosen = "1;32"
    case wrong = "1;31"
    case faint = "2"
  }

  package static let plain = TextStyle(isColored: false)

  private let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  package func apply(_ look: Look, to text: String) -> String {
    let line = text.visibleLine
    return isColored && look != .plain && !line.isEmpty ? "\u{1B}[\(look.rawValue)m\(line)\u{1B}[0m" : line
  }

  /// The kind of lines with this style.
  package var lineKind: LineKind { isColored ? .styled : .text }

  /// The characters after the escape character that begin each look, and those that end one.
  static let sequences = ["[0m", "[1m", "[1;32m", "[1;31m", "[2m"]
}

/// A table whose columns are aligned. A cell is on one line, whatever text it has.
package struct TextTable: Sendable {
  package struct Column: Sendable {
    let title: String
    let isNumber: Bool

    /// A column of text, aligned left.
    package static func text(_ title: String = "") -> Column { Column(title: title, isNumber: false) }
    /// A column of numbers, aligned right.
    package static func number(_ title: String = "") -> Column { Column(title: title, isNumber: true) }
  }

  private let columns: [Column]
  private var rows: [(cells: [String], look: TextStyle.Look)] = []

  package init(_ columns: [Column], _ rows: [[String]] = []) {
    self.columns = columns
    if columns.contains(where: { !$0.title.isEmpty }) { append(columns.map(\.title), look: .faint) }
    for row in rows { append(row) }
  }

  package mutating func append(_ cells: [String], look: TextStyle.Look = .plain) {
    rows.append((cells.map(\.visibleLine), look))
  }

  /// The rows, indented by two spaces, without trailing spaces.
  package func lines(_ style: TextStyle = .plain) -> [String] {
    var widths = columns.map { _ in 0 }
    for row in rows { widths = zip(widths, row.cells).map { max($0, $1.count) } }
    return rows.map { row in
      let padded = zip(zip(row.cells, widths), columns).map { cell, column in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column.isNumber ? space + cell.0 : cell.0 + space
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return "  " + style.apply(row.look, to: line)
    }
  }
}
