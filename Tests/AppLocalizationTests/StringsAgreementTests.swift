import AppLocalization
import Foundation
import LocalizedStrings
import TestSupport
import Testing

/// Old-style files against Foundation's reader, which shares no code with ours.
@Suite struct StringsAgreementTests {
  /// Random files of the grammar's tokens. If Foundation reads a table, this reader gives an equal one without an
  /// error; if Foundation refuses a file, this reader has an error.
  @Test func tokensInAnyOrder() {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    let tokens = [
      "a", "b.c", "\"k\"", "'v'", "\"x\\n\\\"\\U00e9\\101\"", "=", "=", "=", ";", ";", ";", ";", " ", "\n", "/* c */",
      "// c\n", "\"two\nlines\"", "\t", "\"\"", "é", "\\", "\"", "}", "(",
    ]
    var accepted = 0
    for round in 0..<8000 {
      let isShaped = random.number(below: 3) != 0
      let source: String
      if isShaped {
        source = (0..<random.number(below: 5)).map { _ in
          let key = random.pick(["a", "b", "\"c\"", "'d'"]) ?? ""
          let value = random.pick(["x", "z", "\"y\\t\\341\"", "'\"'", "\"\\UD83D\\UDE00\"", "(", "\"\n\""]) ?? ""
          return key + (random.pick([" = ", "=", "/**/ = //\n", " "]) ?? "") + value
            + (random.pick([";", ";\n", ";", ";", " ; ", ";//\n", ";", ""]) ?? "")
        }.joined()
      } else {
        source = (0..<random.number(below: 9)).map { _ in random.pick(tokens) ?? "" }.joined()
      }
      let reading = StringsTable.read(text: source)
      let object = try? PropertyListSerialization.propertyList(from: Data(source.utf8), options: [], format: nil)
      let comment: Comment = "seed \(seed), round \(round): \(source.debugDescription)"
      // Foundation stops without an error if no key begins there, or if it reads the rest as a comment.
      let ends = ["straySemicolon", "unexpectedCharacter", "unterminatedString", "unterminatedComment"]
      let trouble = reading.diagnostics.first { diagnostic in
        diagnostic.severity == .error || diagnostic.code.rawValue == "strings.straySemicolon"
      }
      let isEnd = trouble.map { trouble in ends.contains { trouble.code.rawValue == "strings.\($0)" } }
      if let expected = object as? [String: String] {
        accepted += 1
        #expect(isEnd != false, comment)
        var found: [String: String] = [:]
        for (entry, position) in zip(reading.table.entries, reading.positions) {
          if let end = trouble?.position, position >= end { continue }
          found[entry.key] = entry.text
        }
        #expect(found == expected, comment)
      } else if object == nil {
        #expect(reading.hasErrors || reading.diagnostics.contains { $0.severity == .warning }, comment)
      }
    }
    #expect(accepted > 1000)
  }

  /// Foundation reads the intended values from what the writer writes, and this reader the same table.
  @Test func writtenTables() throws {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    let pool: [Unicode.Scalar] = Array(
      "ab \"'\\/*;={}()<>\n\r\t\u{0}\u{7}\u{1B}\u{7F}\u{85}\u{A0}éß\u{301}\u{2028}\u{FEFF}\u{FFFD}漢😀🇮🇹U0u".unicodeScalars
    )
    func text(_ random: inout SeededGenerator) -> String {
      var view = String.UnicodeScalarView()
      for _ in 0..<random.number(below: 12) { view.append(random.pick(pool) ?? "a") }
      return String(view)
    }
    for round in 0..<1500 {
      var table = StringsTable()
      for index in 0..<random.number(below: 6) {
        let key = random.number(below: 8) == 0 ? "same" : "\(index)" + text(&random)
        let isShort = random.number(below: 6) == 0
        var entry = StringsEntry(key: key, value: .string(isShort ? key : text(&random)), isShort: isShort)
        entry.startsParagraph = index > 0 && random.number(below: 2) == 0
        for _ in 0..<random.number(below: 3) {
          entry.comments.append(
            StringsComment(
              " c \(random.number(below: 9)) ", style: random.number(below: 2) == 0 ? .block : .line,
              endsParagraph: random.number(below: 3) == 0))
        }
        if random.number(below: 4) == 0 { entry.trailingComments = [StringsComment("t", style: .line)] }
        table.entries.append(entry)
      }
      if random.number(below: 3) == 0 { table.closingComments = [StringsComment("end")] }
      let writer = StringsWriter(
        encoding: random.pick(TextEncoding.allCases) ?? .utf8, isASCII: random.number(below: 2) == 0)
      let bytes = writer.bytes(of: table)
      let reading = StringsTable.read(bytes)
      let comment: Comment = "seed \(seed), round \(round): \(writer.text(of: table))"
      #expect(reading.table == table, comment)
      #expect(reading.table.entries.map { Array($0.key.utf8) } == table.entries.map { Array($0.key.utf8) }, comment)
      #expect(
        reading.table.entries.map { Array(($0.text ?? "").utf8) } == table.entries.map { Array(($0.text ?? "").utf8) },
        comment)
      #expect(StringsWriter().text(of: reading.table) == StringsWriter().text(of: table), comment)
      if table.entries.isEmpty || writer.encoding != .utf8 { continue }
      let object = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      var expected: [[UInt8]: [UInt8]] = [:]
      for entry in table.entries { expected[Array(entry.key.utf8)] = Array((entry.text ?? "").utf8) }
      // Swift's Dictionary would join keys that are canonically equivalent.
      var found: [[UInt8]: [UInt8]] = [:]
      for (key, value) in object as? [String: String] ?? [:] { found[Array(key.utf8)] = Array(value.utf8) }
      if Set(table.entries.map(\.key)).count == expected.count { #expect(found == expected, comment) }
    }
  }
}
