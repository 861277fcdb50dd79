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
  /// The columns of the terminal, which tables fit; nil if text goes elsewhere.
  let width: Int?

  package init(isColored: Bool, width: Int? = nil) { (self.isColored, self.width) = (isColored, width) }

  package func apply(_ look: Look, to text: String) -> String {
    let line = text.visibleLine
    return isColored && look != .plain && !line.isEmpty ? "\u{1B}[\(look.rawValue)m\(line)\u{1B}[0m" : line
  }

  /// A line in parts that fit the terminal, each after a word. No word is broken: a path stays whole.
  package func fitted(_ line: String) -> [String] {
    guard let width, Self.width(line) > width else { return [line] }
    let margin = line.prefix { $0 == " " }.count + 2
    var lines: [String] = []
    var (part, count, gap) = ("", 0, 0)
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let length = Self.width(String(word))
      if word.isEmpty {
        gap += 1
        continue
      }
      if !part.isEmpty, count + gap + length > width {
        lines.append(part)
        (part, count, gap) = ("", 0, margin)
      }
      part += String(repeating: " ", count: gap) + word
      (count, gap) = (count + gap + length, 1)
    }
    return lines + [part]
  }

  /// The columns that a line takes: its looks take none.
  private static func width(_ line: String) -> Int {
    let pieces = line.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(pieces.first?.count ?? 0) { $0 + ($1.drop { $0 != "m" }.count - 1) }
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

  /// The rows, indented by two spaces, without trailing spaces. If they do not fit the style's width, the texts of one column
  /// go on below themselves, after a word. A table that one column cannot make fit is left to the terminal: a path stays whole.
  package func lines(_ style: TextStyle = .plain) -> [String] {
    func width(_ index: Int, of length: (String) -> Int) -> Int { rows.map { length($0.cells[index]) }.max() ?? 0 }
    var widths = columns.indices.map { width($0, of: \.count) }
    var folded: Int?
    let excess = style.width.map { widths.reduce(2 * columns.count, +) - $0 } ?? 0
    if excess > 0 {
      let room = columns.indices.map { widths[$0] - width($0) { $0.split(separator: " ").map(\.count).max() ?? 0 } }
      folded = columns.indices.filter { !columns[$0].isNumber && room[$0] >= excess }.max { room[$0] < room[$1] }
      if let folded { widths[folded] -= excess }
    }
    return rows.flatMap { row in
      let parts = row.cells.indices.map { $0 == folded ? Self.parts(row.cells[$0], widths[$0]) : [row.cells[$0]] }
      return (0..<(parts.map(\.count).max() ?? 0)).map { number in
        let padded = zip(zip(parts, widths), columns).map { cell, column in
          let text = cell.0.dropFirst(number).first ?? ""
          let space = String(repeating: " ", count: cell.1 - text.count)
          return column.isNumber ? space + text : text + space
        }
        var line = padded.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return "  " + style.apply(row.look, to: line)
      }
    }
  }

  /// A text in parts of at most so many characters. No word is longer.
  private static func parts(_ text: String, _ width: Int) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while rest.count > width, let end = rest.prefix(width + 1).lastIndex(of: " ") {
      parts.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return parts + [String(rest)]
  }
}
