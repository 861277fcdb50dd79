import AppLocalization
import Foundation
import TestSupport
import Testing

@Suite struct StringsParsingTests {
  /// Each row as PropertyListSerialization of Linux (Swift 6.3.1) reads it. Where it is available, the test asks it
  /// too.
  @Test(
    arguments: [
      (#""a" = "x\n\t\r\a\b\f\v\"\\\'y";"#, "x\n\t\r\u{7}\u{8}\u{C}\u{B}\"\\'y"), (#"a = b;"#, "b"), (#"a;"#, "a"),
      (#""a" = "\U00e9\U00E9";"#, "éé"), (#"a = "\UD83D\UDE00";"#, "😀"), (#"a = '"b"';"#, #""b""#),
      (#"a = "\341\101\12\0\377\200";"#, "ÆA\n\u{0}\u{FFFD}\u{A0}"), (#"a = "\U41z";"#, "Az"),
      (#"a = "\U00e91";"#, "é1"),
      (#"a = "\UZ";"#, "\u{0}Z"),
      (#"a = "\q\8";"#, "q8"), ("a = \"x\\\ny\";", "x\ny"), ("a = \"x\\\r\ny\";", "x\r\ny"), ("a = \"x\ny\";", "x\ny"),
      (#"a = "\400\776";"#, "\u{0}\u{FFFD}"), (#"/* c */ a /* d */ = /* e */ b /* f */ ; // g"#, "b"),
      ("// c\ra = b;", "b"), ("a = http://x.y/z_$-1;", "http://x.y/z_$-1"), ("{ a = b; }", "b"), (#"a = "";"#, ""),
      (#"a = "\u00e9";"#, "u00e9"), (#"a = "\UD83D";"#, "\u{FFFD}"), ("a = b; a = c;", "c"), ("\u{FEFF}a = b;", "b"),
    ])
  func values(source: String, expected: String) {
    let reading = StringsTable.read(source.utf8)
    #expect(reading.table.entry(for: "a")?.text.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(!reading.diagnostics.hasErrors)
    let list = try? PropertyListSerialization.propertyList(from: Data(source.utf8), options: [], format: nil)
    // NeXTSTEP does not define \376 and \377; Foundation decodes them in its own way.
    if !expected.contains("\u{FFFD}") {
      #expect((list as? [String: String])?["a"].map { Array($0.utf8) } == Array(expected.utf8))
    }
  }

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

  /// Nothing is read after the first error, which is the only one.
  @Test(
    arguments: [
      "bad", "\"bad", "bad = ", "bad = \"", "= bad;", "bad = (", "bad = {", "bad = <0z>;", "}", ")", "\\", "@@@@;",
      "\"bad\" = \"a \"quoted\" word\";", "bad = \"\\", "'", "bad = ((((((", "bad = { a = \"b; };", "é", "bad == b;",
      "bad = b",
      "\"bad\" = \"b\" c",
    ])
  func oneBadLine(line: String) {
    let reading = StringsTable.read(text: "\"first\" = \"1\";\n\(line)\n\"second\" = \"2\";\n= ;\n")
    #expect(reading.table.entry(for: "second") == nil)
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.line) == [2])
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
