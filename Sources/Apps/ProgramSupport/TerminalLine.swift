import LocaleCore

/// The kind of a line, which decides the characters that it may have.
package enum LineKind: Sendable {
  case text
  /// Text with the styles of `TextStyle`.
  case styled
  /// Cells with tabs between them; see `tabSeparated`.
  case row
  /// A workflow command of GitHub: `::error file=…::…`. No other line may look like one.
  case command
}

/// Lines as a terminal, a log and a reader of tables get them. Names and texts from outside may hold anything; so one
/// function writes them, and none of them makes a line, a column, a colour or a command of its own.
extension String {
  /// The text as one line. What steers a display and is not of the line's kind is written out, `\u{1B}`.
  package func terminalLine(_ kind: LineKind = .text) -> String {
    var line = self[...]
    var start = ""
    if kind != .command {
      let words = drop { $0.isWhitespace }
      if words.hasPrefix("::") { (start, line) = ("\\u{3A}", words.dropFirst()) }
    }
    guard kind == .styled else { return start + line.writingOut { kind == .row && $0 == "\t" } }
    var pieces = line.split(separator: "\u{1B}", omittingEmptySubsequences: false)[...]
    var result = start + (pieces.popFirst() ?? "").visibleLine
    for piece in pieces {
      if let look = TextStyle.sequences.first(where: { piece.hasPrefix($0) }) {
        result += "\u{1B}" + look + piece.dropFirst(look.count).visibleLine
      } else {
        result += "\\u{1B}" + piece.visibleLine
      }
    }
    return result
  }

  /// A program's own text of several lines, which may have tabs.
  package var terminalText: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).terminalLine(.row) }.joined(separator: "\n")
  }
}

extension [String] {
  /// The cells of one row, separated by tabs. A tab within a cell is written out.
  package var tabSeparated: String { map(\.visibleLine).joined(separator: "\t") }
}
