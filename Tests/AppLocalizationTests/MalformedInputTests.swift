import AppLocalization
import Foundation
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

/// Any bytes give diagnostics with a place in the file, never a trap.
@Suite struct MalformedInputTests {
  enum Reader: String, CaseIterable {
    case strings, xmlStrings, binaryStrings, stringsDictionary, binaryDictionary, catalog

    var sample: [UInt8] {
      let list = ["a": "b", "c": "d %@", "é": "😀"] as [String: Any]
      switch self {
      case .strings: return Array(Samples.strings.utf8)
      case .xmlStrings, .binaryStrings:
        let format: PropertyListSerialization.PropertyListFormat = self == .xmlStrings ? .xml : .binary
        return Array(
          (try? PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)) ?? Data())
      case .stringsDictionary: return Array(Samples.stringsDictionary.utf8)
      case .binaryDictionary:
        let data = Data(Samples.stringsDictionary.utf8)
        let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        let binary = try? PropertyListSerialization.data(fromPropertyList: value ?? [:], format: .binary, options: 0)
        return Array(binary ?? Data())
      case .catalog: return Array(Samples.catalog.utf8)
      }
    }

    /// Calls every public function that reads a file.
    func read(_ bytes: [UInt8]) -> [LocalizationDiagnostic] {
      switch self {
      case .strings, .xmlStrings, .binaryStrings:
        let reading = StringsTable.read(bytes)
        _ = LocalizedTable(strings: reading.table).keys
        return reading.diagnostics
      case .stringsDictionary, .binaryDictionary:
        let reading = StringsDictionary.read(bytes)
        let table = LocalizedTable(dictionary: reading.dictionary)
        for key in table.keys { _ = table[key]?.format.text(category: .one) }
        return reading.diagnostics + DictionaryChecker.diagnostics(of: reading.dictionary, path: "a")
      case .catalog:
        let reading = StringCatalog.read(bytes)
        for language in reading.catalog?.languages ?? [] {
          guard let table = reading.catalog.flatMap({ LocalizedTable(catalog: $0, language: language) }) else {
            continue
          }
          for key in table.keys { _ = table[key]?.format.text(category: .few) }
        }
        return reading.diagnostics
          + (reading.catalog.map { CatalogChecker.diagnostics(of: $0, path: "a") } ?? [])
      }
    }
  }

  private func check(_ found: [LocalizationDiagnostic], _ bytes: [UInt8], _ comment: Comment) {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in found {
      guard let position = diagnostic.position else { continue }
      #expect((1...lines).contains(position.line), comment)
      #expect((1...bytes.count + 1).contains(position.column), comment)
    }
  }

  @Test(arguments: Reader.allCases) func sampleHasNoErrors(reader: Reader) {
    #expect(!reader.sample.isEmpty)
    #expect(!reader.read(reader.sample).contains { $0.severity == .error })
  }

  @Test(arguments: Reader.allCases) func truncatedAtEveryByte(reader: Reader) {
    let bytes = reader.sample
    var silent = 0
    for count in 0..<bytes.count {
      let found = reader.read(Array(bytes.prefix(count)))
      check(found, bytes, "\(reader) cut to \(count)")
      if found.isEmpty { silent += 1 }
    }
    // Old-style text may end after any entry. The other formats have an end mark, after which only white space may
    // follow.
    #expect(silent <= (reader == .strings ? bytes.count / 4 : 1), "\(silent) of \(bytes.count) say nothing")
  }

  @Test(arguments: Reader.allCases) func mutated(reader: Reader) {
    let seed: UInt64 = 20_261_121
    var random = SeededGenerator(seed: seed)
    let bytes = reader.sample
    for round in 0..<TestSize.count(3000, sample: 600) {
      let changed = random.mutated(bytes)
      check(reader.read(changed), changed, "\(reader), seed \(seed), round \(round)")
    }
  }

  @Test(arguments: Reader.allCases) func foreignFiles(reader: Reader) {
    for other in Reader.allCases { check(reader.read(other.sample), other.sample, "\(other) read as \(reader)") }
    for text in [
      "", " ", "<a xmlns:b=\"\"/>", "<xliff version=\"1.2\" xmlns=\"\"/>", "\u{FEFF}", "\0\0\0\0", "<", "<plist",
      "<?xml?>", "bplist00", "{", "[", "\"", "%", "null",
    ] {
      _ = reader.read(Array(text.utf8))
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let noise = (0..<random.number(below: 200)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      check(reader.read(noise), noise, "noise \(noise)")
    }
  }

  /// A hundred thousand levels.
  @Test func deeplyNested() {
    let depth = 100_000
    func nested(_ open: String) -> [UInt8] { Array(String(repeating: open, count: depth).utf8) }
    for open in ["{", "(", "a={", "a=(", "a={b=(", "/*", "<", "a=<"] {
      let found = Reader.strings.read(nested(open))
      #expect(found.contains { $0.severity == .error }, "\(open)")
    }
    for open in ["{\"a\":", "[", "{\"strings\":{\"a\":", "[[{\"a\":"] {
      let found = Reader.catalog.read(nested(open))
      #expect(found.map(\.code.rawValue) == ["json.nestingTooDeep"], "\(open)")
    }
    for open in ["<plist>", "<dict><key>a</key>", "<array>"] {
      let found = Reader.xmlStrings.read(Array("<plist>".utf8) + nested(open))
      #expect(found.contains { $0.code.rawValue == "plist.tooDeep" }, "\(open)")
    }
  }

  /// An array whose only element is itself, two arrays that contain each other, and a chain of 70 where 64 levels are
  /// allowed.
  @Test(arguments: [[[0]], [[1], [0]], (0..<70).map { [$0 + 1] } + [[]]])
  func binaryCycles(references: [[Int]]) {
    let bytes = Samples.binaryList(references.map { [0xA0 | UInt8($0.count)] + $0.map { UInt8($0) } })
    let limits = ReadingLimits(nestingDepth: 64)
    #expect(StringsTable.read(bytes, limits: limits).diagnostics.map(\.severity) == [.error])
    #expect(throws: LocalizationDiagnostic.self) { try PropertyListDocument(bytes, limits: limits) }
  }

  /// Scripts/check-growth.py counts what such texts take.
  @Test func huge() {
    let count = 20_000
    let good = String(repeating: "\"key\" = \"value\";\n", count: count)
    #expect(StringsTable.read(text: good).table.entries.count == count)
    for bad in [
      "\"\n", "'\"\n", "a = {\n", "\"a\" = \"b\n", "a = \"\\\n", "/* */ x\n", "}\n", "= ;", "\"\\", "'\\\n\"",
    ] {
      let reading = StringsTable.read(text: String(repeating: bad, count: count / 4))
      #expect(reading.diagnostics.hasErrors, "\(bad)")
    }
    let members = (0..<count).map { "\"k\($0)\":{}" }.joined(separator: ",")
    let catalog = StringCatalog.read("{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(members)}}".utf8)
    #expect(catalog.catalog?.keys.count == count)
    #expect(catalog.diagnostics.isEmpty)
  }
}
