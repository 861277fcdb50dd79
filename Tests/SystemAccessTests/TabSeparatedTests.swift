import SystemAccess
import TestSupport
import Testing

@testable import ProgramSupport

/// TSV is read back by what the page says of it: PostgreSQL's escapes, `-` for no value, and Swift's for what steers a terminal.
@Suite struct TabSeparatedTests {
  private struct Row {
    let values: [String?]
  }

  private static let columns = (0..<4).map { index in
    Column<Row>("\(index)") { $0.values[index] }
  }

  /// A reader written from the page.
  private func read(_ cell: Substring) -> String? {
    if cell == "-" { return nil }
    var (text, rest) = ("", cell.unicodeScalars)
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "t": text += "\t"
      case "n": text += "\n"
      case "r": text += "\r"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
          text.unicodeScalars.append(scalar)
        }
      case let other?: text.unicodeScalars.append(other)
      case nil: break
      }
    }
    return text
  }

  @Test func isReadBack() {
    var random = SeededGenerator(seed: 11)
    let pieces = [
      "a", "-", "\\", "\t", "\n", "\r", "\r\n", "\u{1B}", "\\t", "\\u{A}", "u{9}", "é", "\u{2028}", "\u{200F}", ",",
      "\"", "",
    ]
    for _ in 0..<TestSize.count(20_000, sample: 3_000) {
      let values = (0..<4).map { _ -> String? in
        random.number(below: 5) == 0
          ? nil : (0..<random.number(below: 4)).map { _ in random.pick(pieces) ?? "" }.joined()
      }
      let line = Column.cells(of: Row(values: values), Self.columns)
      #expect(!line.contains("\n") && !line.contains("\r"))
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(read)
      #expect(cells == values, "\(line)")
    }
  }
}
