import AppLocalization
import Foundation
import SystemAccess
import Testing

@Suite struct StringsEncodingTests {
  static let source = "/* Grüße */\n\"greeting\" = \"Grüße 😀\";\n\"k\" = \"v\";\n"

  /// The bytes as Foundation makes them.
  @Test(
    arguments: [
      (.utf8, true), (.utf8, false), (.utf16LittleEndian, true), (.utf16BigEndian, true),
    ] as [(String.Encoding, Bool)])
  func everyEncoding(encoding: String.Encoding, isMarked: Bool) throws {
    let text = (isMarked ? "\u{FEFF}" : "") + Self.source
    let bytes = Array(try #require(text.data(using: encoding)))
    let reading = StringsTable.read(bytes)
    #expect(reading.table.entries.map(\.key) == ["greeting", "k"])
    #expect(reading.table.entry(for: "greeting")?.text == "Grüße 😀")
    #expect(reading.table.entries.first?.comments == [" Grüße "])
    #expect(reading.diagnostics == [])
    #expect(reading.table.entries.last?.position == TextPosition(line: 3, column: 1))
  }

  /// UTF-32, and UTF-16 without a mark, which Foundation reads neither: the message says what to save.
  @Test(
    arguments: [
      (.utf16LittleEndian, false), (.utf16BigEndian, false), (.utf32LittleEndian, true), (.utf32LittleEndian, false),
      (.utf32BigEndian, true), (.utf32BigEndian, false),
    ] as [(String.Encoding, Bool)])
  func otherEncodings(encoding: String.Encoding, isMarked: Bool) throws {
    let bytes = Array(try #require(((isMarked ? "\u{FEFF}" : "") + Self.source).data(using: encoding)))
    let reading = StringsTable.read(bytes)
    #expect(reading.table.entries.isEmpty && reading.diagnostics.hasErrors)
    #expect(
      reading.diagnostics.contains {
        $0.code == "strings.encoding" && $0.message.contains("UTF-16 with a byte-order mark")
      })
    #expect(throws: LocalizationDiagnostic.self) { try PropertyListDocument(bytes) }
  }

  @Test func wrongEncoding() {
    var bytes = Array("a = \"".utf8)
    bytes += [0xE9, 0x22, 0x3B, 0x0A]
    bytes += Array("b = c;".utf8)
    let reading = StringsTable.read(bytes)
    #expect(reading.table.entries.isEmpty)
    #expect(reading.diagnostics.map(\.code.rawValue) == ["strings.encoding"])
    #expect(reading.diagnostics.first?.position == TextPosition(line: 1, column: 6))
    let odd = StringsTable.read([0xFF, 0xFE, 0x61, 0, 0x3B, 0, 0x41])
    #expect(odd.table.entries.isEmpty)
    #expect(odd.diagnostics.hasErrors)
  }

  @Test func propertyLists() throws {
    let values: [String: Any] = ["a": "b", "c": ["d": "e"], "n": 3, "t": true, "é": "😀"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
      let reading = StringsTable.read(data, path: "x.strings")
      #expect(reading.table.entry(for: "a")?.text == "b")
      #expect(reading.table.entry(for: "é")?.text == "😀")
      #expect(reading.table.entry(for: "n")?.value == .integer(3))
      #expect(reading.table.entry(for: "t")?.value == .boolean(true))
      #expect(reading.diagnostics.map(\.code.rawValue) == Array(repeating: "strings.notText", count: 3))
      #expect(reading.diagnostics.allSatisfy { $0.path == "x.strings" })
    }
  }

  @Test func xmlKeepsOrderCommentsAndPlaces() {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <!-- last letter -->
        <key>z</key><string>Z &amp; <![CDATA[<z>]]></string>
        <key>a</key><string>A</string>
        <key>a</key><string>B</string>
      </dict></plist>
      """
    let reading = StringsTable.read(source.utf8)
    #expect(reading.table.entries.map(\.key) == ["z", "a"])
    #expect(reading.table.entry(for: "z")?.text == "Z & <z>")
    #expect(reading.table.entry(for: "a")?.text == "B")
    #expect(reading.table.entries.first?.comments == [" last letter "])
    #expect(reading.table.entries.map(\.position?.line) == [5, 6])
    #expect(reading.diagnostics.map { "\($0.line ?? 0) \($0.code.rawValue)" } == ["7 strings.duplicateKey"])
  }
}
