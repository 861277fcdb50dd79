import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@Suite struct StringsParsingTests {
  /// Whatever finds it, what is wrong is told in the order of the file.
  @Test func diagnosticsAreInOrder() {
    let reading = StringsTable.read(Array("b = \"".utf8) + [0xFF] + Array("\";\nb = c;\na = \"\\q\";".utf8))
    #expect(reading.diagnostics.map(\.code.rawValue) == ["strings.encoding", "strings.escape"])
    #expect(reading.diagnostics.map(\.line) == [1, 3])
    let other = StringsTable.read(text: "b = \"\\q\";\nb = c;\na = \"\\q\";")
    #expect(
      other.diagnostics.map(\.code.rawValue) == [
        "strings.escape", "strings.duplicateKey", "strings.escape",
      ])
    #expect(other.diagnostics.map(\.line) == [1, 2, 3])
    let lines = StringsTable.read(text: "a = b;\r\na = c;").diagnostics.map(\.position)
    #expect(lines == [TextPosition(line: 2, column: 1)])
    // The audit says more of these.
    for text in ["", "a = \"\\u00e9\";"] {
      #expect(StringsTable.read(text: text).diagnostics.map(\.severity) == [.warning], "\(text)")
    }
  }

  /// A key is called repeated only where Foundation reads both entries, and the last of them is what a table shows.
  @Test func repeatedKeysAreShown() {
    var count = 0
    for seed in 0..<400 {
      var random = SeededGenerator(seed: UInt64(seed))
      let lines = (0..<6).map { number -> String in
        let entry = "\"\(random.pick(["a", "b", "c"]) ?? "")\" = \"\(number)\""
        return entry + (random.pick([";", ";", ";", ";", ";;", "", ";\n=", ";\n}"]) ?? "")
      }
      let reading = StringsTable.read(text: lines.joined(separator: "\n"))
      let table = LocalizedTable(strings: reading.table)
      for diagnostic in reading.diagnostics where diagnostic.code == "strings.duplicateKey" {
        count += 1
        let entry = reading.table.entries.first { $0.position == diagnostic.position }
        let last = reading.table.entries.last { $0.key == entry?.key }
        #expect(entry != nil && table[entry?.key ?? ""]?.text == last?.text, "seed \(seed): \(diagnostic)")
      }
      // What repeats among the texts that are shown is told.
      let told = reading.diagnostics.filter { $0.code == "strings.duplicateKey" }.count
      let keys = Set(reading.table.entries.map(\.key))
      #expect(told == reading.table.entries.count - keys.count, "seed \(seed)")
    }
    #expect(count > 100)
  }

  /// The escape after half a surrogate pair is read for itself.
  @Test(arguments: [
    (#"a = "\UD83D\U12";"#, "\u{FFFD}\u{12}", ["strings.escape", "strings.escape"]),
    (#"a = "\UD83D\UD83D\UDE00";"#, "\u{FFFD}\u{1F600}", ["strings.escape"]),
  ])
  func halfASurrogatePair(source: String, text: String, codes: [String]) {
    let reading = StringsTable.read(text: source)
    #expect(reading.table.entry(for: "a")?.text == text)
    #expect(reading.diagnostics.map(\.code.rawValue).sorted() == codes.sorted())
  }

  @Test func commentsStayWithTheirEntry() {
    let source = """
      /* head of the file */

      /* Title
         of the window */
      // second
      "title" = "Title"; // behind
      "b" /* in */ = "B"; /* tail */

      // last
      """
    let table = StringsTable.read(text: source).table
    let first = table.entries.first
    #expect(first?.comments == [" head of the file ", " Title\n   of the window ", " second", " behind"])
    #expect(table.entries.last?.comments == [" in ", " tail "])
  }

  @Test func nestedValues() {
    let reading = StringsTable.read(text: #"a = { b = (c, "d e", <0a 1B>); f; }; g = h;"#)
    let expected = PropertyListDictionary([
      ("b", .array([.string("c"), .string("d e"), .data([0x0A, 0x1B])])), ("f", .string("f")),
    ])
    #expect(reading.table.entry(for: "a")?.value == .dictionary(expected))
    #expect(reading.table.entry(for: "g")?.text == "h")
  }

  /// For Foundation a composed and a decomposed character make two keys.
  @Test func keysAreComparedLiterally() {
    let reading = StringsTable.read(text: "\"\u{E9}\" = 1; \"e\u{301}\" = 2;")
    #expect(reading.table.entry(for: "\u{E9}")?.text == "1")
    #expect(reading.table.entry(for: "e\u{301}")?.text == "2")
    #expect(reading.diagnostics.isEmpty)
  }
}
