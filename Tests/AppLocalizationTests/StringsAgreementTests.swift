import AppLocalization
import Foundation
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
        for entry in reading.table.entries {
          if let end = trouble?.position, let position = entry.position, position >= end { continue }
          found[entry.key] = entry.text
        }
        #expect(found == expected, comment)
      } else if object == nil {
        #expect(reading.diagnostics.hasErrors || reading.diagnostics.contains { $0.severity == .warning }, comment)
      }
    }
    #expect(accepted > 1000)
  }
}
