import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

/// Old-style files against Foundation's reader, which shares no code with ours.
@Suite struct StringsAgreementTests {
  /// Random files of the grammar's tokens. What is shown of a file is what Foundation reads of it; if Foundation refuses a
  /// file, nothing is shown, and this reader has an error.
  @Test func tokensInAnyOrder() {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    let tokens = [
      "a", "b.c", "\"k\"", "'v'", "\"x\\n\\\"\\U00e9\\101\"", "=", "=", "=", ";", ";", ";", ";", " ", "\n", "/* c */",
      "// c\n", "\"two\nlines\"", "\t", "\"\"", "é", "\\", "\"", "}", "(", "{", "/", "/*", "x = y;",
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
      // What people see is what Foundation reads, and whatever it does not read is reported.
      let shown = Dictionary(reading.table.entries.map { ($0.key, $0.text) }, uniquingKeysWith: { $1 })
      if let expected = object as? [String: String] {
        accepted += 1
        #expect(shown == expected, comment)
      } else if object == nil {
        #expect(shown == [:], comment)
        #expect(reading.diagnostics.hasErrors || reading.diagnostics.contains { $0.severity == .warning }, comment)
      }
    }
    #expect(accepted > 1000)
  }

  /// Damage at the place where a key should begin ends the table, and any other damage takes all of it.
  @Test(arguments: [
    ("a = b; \"c", ["a"]), ("a = b; é; c = d;", ["a"]), ("a = b; ; c = d;", ["a"]), ("a = b; = c;", ["a"]),
    ("a = b; /* x", ["a"]), ("a = b; }", ["a"]), ("a = b; c = \"d", []), ("a = b; c", []), ("a = b; c = ;", []),
    ("a = b; c = d e; f = g;", []), ("{ a = b; ; }", []), ("{ a = b; } c = d;", []), ("{ a = b;", []),
    ("{ a = b; }", ["a"]), ("a = b; \"c\" \"d\";", []), ("a = b; c = <0>;", []), ("a = b; / c = d;", []),
  ])
  func damage(source: String, keys: [String]) {
    let reading = StringsTable.read(text: source)
    #expect(reading.table.entries.map(\.key) == keys)
    let object = try? PropertyListSerialization.propertyList(from: Data(source.utf8), options: [], format: nil)
    #expect(((object as? [String: String]) ?? [:]).keys.sorted() == keys)
    #expect(reading.diagnostics.contains { $0.severity >= .warning } == (source != "{ a = b; }"))
  }

  /// Characters that XML forbids, written and referred to: Foundation reads them. A strict reader would lose the file.
  @Test func charactersThatXMLForbids() throws {
    let scalars = (Array(0...0x1F) + [0x7F, 0x85, 0xFFFE, 0xFFFF]).compactMap { Unicode.Scalar($0 as UInt32) }
    for scalar in scalars where !"\r".unicodeScalars.contains(scalar) {
      for text in ["\(scalar)", "&#\(scalar.value);", "&#x\(String(scalar.value, radix: 16));"] {
        for body in [
          "<key>k\(text)</key><string>x\(text)y</string>",
          "<!-- \(text.prefix(1)) --><key>k</key><string a=\"\(text)\"><![CDATA[\(text)]]></string>",
        ] {
          let file = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
          let reading = StringsTable.read(file.utf8)
          let list = try PropertyListSerialization.propertyList(from: Data(file.utf8), options: [], format: nil)
          let expected = try #require(list as? [String: String]).map { LiteralKey($0 + "=" + $1) }
          #expect(reading.table.entries.map { LiteralKey($0.key + "=" + ($0.text ?? "")) } == expected, "\(body)")
          let isAllowed = scalar.value >= 0x20 && scalar.value < 0xFFFE || "\t\n".unicodeScalars.contains(scalar)
          #expect(
            reading.diagnostics.map { "\($0.severity) \($0.code.rawValue)" }
              == (isAllowed ? [] : ["warning plist.controlCharacter"]), "\(body)")
        }
      }
    }
  }

  /// In every kind of property list.
  @Test func forbiddenCharacterInOtherLists() {
    let file = "<plist><dict><key>CFBundleName</key><string>a\u{8}b</string></dict></plist>"
    let info = InfoDictionary.read(Array(file.utf8))
    #expect(info.dictionary["CFBundleName"] == "a\u{8}b")
    let dictionary = StringsDictionary.read(file.utf8)
    #expect(dictionary.dictionary?.keys == ["CFBundleName"])
    for diagnostics in [info.diagnostics, dictionary.diagnostics] {
      #expect(diagnostics.map(\.code.rawValue) == ["plist.controlCharacter"])
      #expect(diagnostics.map(\.severity) == [.warning])
    }
  }

  /// A file of such characters is one finding, and takes linear time.
  @Test func manyForbiddenCharacters() throws {
    let text = String(repeating: "\u{8}", count: 100_000)
    let reading = StringsTable.read("<plist><dict><key>k</key><string>\(text)</string></dict></plist>".utf8)
    #expect(reading.diagnostics.map(\.code.rawValue) == ["plist.controlCharacter"])
    #expect(reading.diagnostics.first?.message.contains("100000") == true)
  }
}
