import AppLocalization
import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// The only reader of property lists: what it reads and what it refuses, both quickly.
@Suite struct PropertyListTests {
  private static let bomb =
    "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]><plist><dict>"
    + "<key>k</key><string>&a;&b;</string></dict></plist>"

  /// Foundation on Linux crashes on the first and the third, and takes half a minute and 2 GB for the second.
  @Test(arguments: [
    Samples.binaryList([[0xC1, 0x01], [0x51, 0x61]]),
    Samples.binaryList((0..<24).map { (index: UInt8) -> [UInt8] in [0xA2, index + 1, index + 1] } + [[0x51, 0x61]]),
    Samples.binaryList([[0xA1, 0x01], [0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]]), Samples.binaryList([[0xA1, 0x00]]),
    Array(("<plist>" + String(repeating: "<array>", count: 100_000)).utf8),
    Array("bplist00".utf8), Array(bomb.utf8), Array(bomb.data(using: .utf16LittleEndian) ?? Data()),
    Array("<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><string>&passwd;</string></plist>".utf8),
  ])
  func hostileSettings(bytes: [UInt8]) {
    #expect(throws: LocalizationDiagnostic.self) { try PropertyListDocument(bytes) }
    #expect(StringsTable.read(bytes).diagnostics.hasErrors)
    #expect(StringsDictionary.read(bytes).diagnostics.hasErrors)
  }

  /// Markers that CoreFoundation's format does not have, before more bytes than any of them needs.
  @Test(arguments: [0x01, 0x0A, 0x15, 0x20, 0x21, 0x24, 0x32, 0x34, 0x70, 0x90, 0xE0, 0xF0] as [UInt8])
  func unknownObjects(marker: UInt8) {
    #expect(code(Samples.binaryList([[marker] + Array(repeating: 0, count: 40)]), .standard) == "plist.malformed")
  }

  /// Texts, data, numbers and lists whose length goes beyond the objects, into the table of offsets and what is behind it.
  @Test(
    arguments: [[0x55, 0x61], [0x45, 0], [0x13, 0], [0x23, 0], [0x62, 0, 0x61], [0xA9, 0], [0xD3, 0, 0]] as [[UInt8]])
  func objectsThatReachIntoTheTable(object: [UInt8]) {
    #expect(code(Samples.binaryList([object]), .standard) == "plist.malformed")
  }

  /// As deep as the limit allows.
  @Test func nestedCollectionsFitASmallStack() throws {
    let depth = ReadingLimits.standard.nestingDepth - 1
    func nested(_ opening: String, _ closing: String) -> String {
      String(repeating: opening, count: depth) + String(repeating: closing, count: depth)
    }
    let lists = [
      Samples.binaryList((0..<depth).map { [0xA1, UInt8($0 + 1)] } + [[0x51, 0x61]]),
      Array("<plist>\(nested("<array>", "</array>"))</plist>".utf8), Array(nested("(", ")").utf8),
    ]
    #expect(try onSmallStack { lists.map { (try? PropertyListDocument($0)) != nil } } == [true, true, true])
  }

  /// Foundation writes the list; both of its forms are read as equal values.
  @Test func foundationWritesAndReadsTheSameValues() throws {
    let seed: UInt64 = 3
    var random = SeededGenerator(seed: seed)
    func value(_ depth: Int) -> Any {
      switch random.number(below: depth > 3 ? 8 : 10) {
      case 0: return "é😀x".prefix(random.number(below: 4)).description + "ß漢"
      case 1: return "ascii \(random.number(below: 99))"
      case 2: return NSNumber(value: Int64(bitPattern: random.next()))
      case 3: return NSNumber(value: UInt64.max - UInt64(random.number(below: 9)))
      case 4: return NSNumber(value: random.number(below: 70_000))
      case 5: return NSNumber(value: Double(random.number(below: 1000)) / 8)
      case 6: return random.number(below: 2) == 0
      case 7: return Data((0..<random.number(below: 40)).map { UInt8($0) })
      case 8: return (0..<random.number(below: 20)).map { _ in value(depth + 1) }
      default:
        return Dictionary(uniqueKeysWithValues: (0..<random.number(below: 20)).map { ("k\($0)é", value(depth + 1)) })
      }
    }
    for round in 0..<300 {
      let list = ["top": value(0), "date": Date(timeIntervalSince1970: Double(random.number(below: 2_000_000_000)))]
      let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      let read = try PropertyListDocument(binary)
      let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      #expect(try sorted(PropertyListDocument(xml).value) == read.value, "seed \(seed), round \(round): \(list)")
    }
  }

  private func sorted(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .array(let values): return .array(values.map(sorted))
    case .dictionary(let dictionary):
      let members = dictionary.members.sorted {
        $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
      }
      return .dictionary(PropertyListDictionary(members.map { ($0.key, sorted($0.value)) }))
    default: return value
    }
  }

  @Test func limits() {
    let few = ReadingLimits(valueCount: 10)
    let many = Array(repeating: "x", count: 20)
    let array = "(" + many.joined(separator: ",") + ")"
    let xml = "<plist><array>" + many.map { "<string>\($0)</string>" }.joined() + "</array></plist>"
    let binary = Samples.binaryList([[0xAF, 0x10, 20] + Array(repeating: 1, count: 20), [0x51, 0x61]])
    for bytes in [Array(array.utf8), Array(xml.utf8), binary] {
      #expect(throws: Never.self) { try PropertyListDocument(bytes) }
      #expect(code(bytes, few) == "plist.tooLarge")
      #expect(code(bytes, ReadingLimits(fileByteCount: 20)) == "file.tooLarge")
      #expect(code(bytes, ReadingLimits(nestingDepth: 0)) == "plist.tooDeep")
    }
    let text = Array(many.map { "\($0) = y;" }.joined(separator: "\n").utf8)
    #expect(StringsTable.read(text, limits: few).diagnostics.contains { $0.code == "file.tooLarge" })
    let json = Array((#"{"strings":{},"x":["# + many.map { "\"\($0)\"" }.joined(separator: ",") + "]}").utf8)
    #expect(StringCatalog.read(json, limits: few).diagnostics.map(\.code) == ["file.tooLarge"])
    let short = ReadingLimits(fileByteCount: 3)
    #expect(StringsTable.read(text, limits: short).diagnostics.map(\.code) == ["file.tooLarge"])
    #expect(StringCatalog.read(json, limits: short).diagnostics.map(\.code) == ["file.tooLarge"])
    #expect(StringsDictionary.read(text, limits: short).dictionary == nil)
  }

  /// The greatest number of values and the greatest depth are still read.
  @Test func theLimitItselfIsRead() {
    // Two arrays and a string. In XML `<plist>` counts, and every element is nested.
    let lists = [
      (Array("((a))".utf8), values: 3, depth: 2),
      (Array("<plist><array><array><string>a</string></array></array></plist>".utf8), values: 4, depth: 4),
      (Samples.binaryList([[0xA1, 1], [0xA1, 2], [0x51, 0x61]]), values: 3, depth: 2),
    ]
    for (bytes, values, depth) in lists {
      #expect(code(bytes, ReadingLimits(valueCount: values, nestingDepth: depth)) == nil)
      #expect(code(bytes, ReadingLimits(valueCount: values - 1)) == "plist.tooLarge")
      #expect(code(bytes, ReadingLimits(nestingDepth: depth - 1)) == "plist.tooDeep")
    }
    func jsonCode(_ limits: ReadingLimits) -> String? {
      JSONDocument(Array(#"[{"a": 1}]"#.utf8), limits: limits).diagnostics.first?.code.rawValue
    }
    #expect(jsonCode(ReadingLimits(valueCount: 3, nestingDepth: 2)) == nil)
    #expect(jsonCode(ReadingLimits(valueCount: 2)) == "file.tooLarge")
    #expect(jsonCode(ReadingLimits(nestingDepth: 1)) == "json.nestingTooDeep")
  }

  /// The limits are those of the page Limits.
  @Test func documentedLimits() throws {
    let text = try String(
      contentsOfFile: "\(Surroundings.package)/Sources/Apps/AppLocalization/AppLocalization.docc/Limits.md",
      encoding: .utf8)
    let fields = Mirror(reflecting: ReadingLimits.standard).children
    for field in fields {
      let name = try #require(field.label)
      let row = try #require(
        try Regex("`\(name)`: ([0-9,]+)( MiB)?", as: (Substring, Substring, Substring?).self)
          .firstMatch(in: text), "\(name)")
      let number = try #require(Int(row.1.filter(\.isNumber)))
      #expect(field.value as? Int == (row.2 == nil ? number : number << 20), "\(name)")
    }
    #expect(fields.count == 6)
  }

  private func code(_ bytes: [UInt8], _ limits: ReadingLimits) -> String? {
    do throws(LocalizationDiagnostic) {
      _ = try PropertyListDocument(bytes, limits: limits)
      return nil
    } catch {
      return error.code.rawValue
    }
  }

  /// The number of diagnostics is limited, and no error is lost: the last one has the worst severity of those left out.
  @Test func diagnosticsAreBounded() throws {
    let reading = StringsTable.read(text: String(repeating: "a = \"\\q\";", count: 5_000) + "\n= x;")
    #expect(reading.diagnostics.count == 1_001)
    #expect(reading.diagnostics.hasErrors)
    #expect(reading.diagnostics.last?.code == "file.furtherDiagnostics")
    let keys = StringsTable.read(
      String(repeating: "a;", count: 10_000).utf8, limits: ReadingLimits(diagnosticCount: 5))
    #expect(keys.diagnostics.count == 6)
    #expect(keys.table.entries.count == 10_000)
    #expect(!keys.diagnostics.hasErrors)
    #expect(keys.diagnostics.last?.message == "9994 more are not listed")
    let members = Array(repeating: "\"a\":1", count: 5_000).joined(separator: ",")
    let catalog = StringCatalog.read("{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(members)}}".utf8)
    #expect(catalog.diagnostics.count == 1_001)
    #expect(try CatalogChecker.diagnostics(of: #require(catalog.catalog), path: "a").contains { $0.severity == .error })
  }

  /// Settings are read, whatever their nesting. Scripts/check-growth.py counts what each takes.
  @Test func longSettings() throws {
    let count = 50_000
    for part in ["a(", "(", "((a", "\"a\"(", "a,", "a ", "\\\"(", "a(b)"] {
      let text = String(repeating: part, count: count)
      #expect(AppleLanguages(text: " " + text) == AppleLanguages(text: text))
    }
    #expect(AppleLanguages(text: String(repeating: "it,", count: count)).identifiers.count == count)
  }
}
