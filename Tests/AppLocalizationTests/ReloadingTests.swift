import Foundation
import LocaleMatching
import TestSupport
import Testing

@testable import AppLocalization

/// A deployment that is damaged in every way that a copy, a disk or a hand can: what visitors read says what is lost. A reload is
/// accepted only if everybody reads what he read before.
@Suite struct ReloadingTests {
  private static func dictionary(_ name: String) -> String {
    func entry(_ key: String) -> String {
      """
      <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld \(key) \(name)</string><key>other</key><string>%lld \(key)s \(name)</string></dict></dict>

      """
    }
    return "<plist version=\"1.0\"><dict>\n\(entry("visitors"))\(entry("days"))</dict></plist>\n"
  }

  private static let names = ["ar", "en", "it"]

  /// Italian is the developer's. A table of two files, one of one, one of a catalog, one in no localization and one in Base;
  /// German is a name of Info.plist without a folder. English has an error that is known.
  private static let files: [String: String] = {
    var files = [
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>it</string>
      <key>CFBundleLocalizations</key><array><string>de</string></array></dict></plist>
      """,
      "Everywhere.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
      "Base.lproj/Shared.strings": "\"a\" = \"Base A\";\n\"b\" = \"Base B\";\n",
      "en.lproj/Known.strings": "\"good\" = \"Good\";\n\"fine\" = \"Fine\";\n= bad;\n",
      "Catalog.xcstrings": """
      {"sourceLanguage": "it", "version": "1.0", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"value": "A en"}}, "it": {"stringUnit": {"value": "A it"}}}},
        "b": {"localizations": {"en": {"stringUnit": {"value": "B en"}}, "it": {"stringUnit": {"value": "B it"}}}}
      }}
      """,
    ]
    for name in names {
      files["\(name).lproj/Localizable.strings"] = "\"greeting\" = \"Ciào \(name)\";\n\"bye\" = \"Bye \(name)\";\n"
      files["\(name).lproj/Localizable.stringsdict"] = dictionary(name)
      files["\(name).lproj/Second.strings"] = "\"a\" = \"Second \(name)\";\n\"b\" = \"B \(name)\";\n"
    }
    return files
  }()

  /// What visitors read: with each preference each key of each table.
  private static func read(_ tables: BundleTables) -> [String] {
    ["en", "it-CH", "de", "ja", "ar-EG", ""].flatMap { preference -> [String] in
      let localizer = tables.localizer(for: preference)
      let plain = [
        ("greeting", nil), ("bye", nil), ("a", "Second"), ("b", "Second"), ("a", "Catalog"), ("b", "Catalog"),
        ("a", "Everywhere"), ("b", "Everywhere"), ("a", "Shared"), ("b", "Shared"), ("good", "Known"),
        ("fine", "Known"),
      ].map { localizer.string($0.0, table: $0.1) }
      let counted = ["visitors", "days"].flatMap { key in [1, 3].map { localizer.string(key, arguments: [$0]) } }
      return plain + counted + [localizer.localization?.lowercased() ?? "-", tables.bundle.developmentRegion ?? "-"]
    }
  }

  private enum Damage: CaseIterable {
    case removed, emptied, white, folder, fifo, danglingLink, cutInHalf, cutNearTheEnd, cutAnywhere, nulls, latin1,
      oddUTF16,
      emptyDictionary, emptyObject, another, badEntry, withoutLines

    /// Damages a file.
    func apply(to path: String, _ random: inout SeededGenerator) throws {
      let manager = FileManager.default
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      func write(_ new: Data) throws { try new.write(to: URL(fileURLWithPath: path)) }
      switch self {
      case .removed: try manager.removeItem(atPath: path)
      case .emptied: try write(Data())
      case .white: try write(Data(" \n\t\n".utf8))
      case .folder:
        try manager.removeItem(atPath: path)
        try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      case .fifo:
        try manager.removeItem(atPath: path)
        #expect(mkfifo(path, 0o644) == 0)
      case .danglingLink:
        try manager.removeItem(atPath: path)
        try manager.createSymbolicLink(atPath: path, withDestinationPath: "\(path).none")
      case .cutInHalf: try write(data.prefix(data.count / 2))
      case .cutNearTheEnd: try write(data.prefix(max(0, data.count - 12)))
      case .cutAnywhere: try write(data.prefix(random.number(below: data.count)))
      case .nulls: try write(Data(repeating: 0, count: data.count))
      case .latin1: try write(String(decoding: data, as: UTF8.self).data(using: .isoLatin1) ?? Data())
      case .oddUTF16:
        try write((String(decoding: data, as: UTF8.self).data(using: .utf16) ?? Data()).dropLast())
      case .emptyDictionary: try write(Data("<plist version=\"1.0\"><dict/></plist>".utf8))
      case .emptyObject: try write(Data("{}".utf8))
      case .another: try write(Data("\"other\" = \"text\";\n".utf8))
      case .badEntry: try write(Data("\"x\" = b c;\n".utf8) + data)
      // What a tool removes that takes out the second half of the entries, in any format.
      case .withoutLines:
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        try write(Data((lines.prefix(1) + lines.suffix(1)).joined(separator: "\n").utf8))
      }
    }
  }

  private static func write(_ files: [String: String], to folder: TemporaryFolder) throws {
    try? FileManager.default.removeItem(atPath: folder.path)
    for (name, text) in files { try folder.write(name, text) }
  }

  private final class Current: @unchecked Sendable {
    private let lock = NSLock()
    private var value: BundleTables
    private var isDone = false
    private var differences: [String] = []

    init(_ tables: BundleTables) { value = tables }

    var tables: BundleTables {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
    var isAtEnd: Bool { lock.withLock { isDone } }
    func finish() { lock.withLock { isDone = true } }
    func add(_ difference: String) { lock.withLock { differences.append(difference) } }
    var all: [String] { lock.withLock { differences } }
  }

  /// Damages each file in each way and the folders, and reloads, beside readers who must read what they read before.
  @Test func whatIsAcceptedIsWhatWasThere() throws {
    let folder = try TemporaryFolder()
    defer { folder.delete() }
    try Self.write(Self.files, to: folder)
    let first = try BundleTables(path: folder.path)
    let current = Current(first)
    let expected = Self.read(first)
    #expect(expected.prefix(4) == ["Ciào en", "Bye en", "Second en", "B en"])
    #expect(expected.suffix(6) == ["1 visitors it", "3 visitorss it", "1 days it", "3 dayss it", "it", "it"])
    let names = Self.files.keys.sorted()
    DispatchQueue.concurrentPerform(iterations: 5) { thread in
      while thread > 0, !current.isAtEnd {
        if Self.read(current.tables) != expected { current.add("a reader") }
        usleep(20_000)
      }
      if thread > 0 { return }
      defer { current.finish() }
      var random = SeededGenerator(seed: 55)
      var accepted: [String] = []
      var refusals: [String: String] = [:]
      func reload(_ name: String, _ change: () throws -> Void) {
        do {
          try Self.write(Self.files, to: folder)
          try change()
        } catch { current.add("\(name): \(error)") }
        do {
          let new = try first.reloaded()
          accepted.append(name)
          if Self.read(new) != expected { current.add("\(name) is accepted") } else { current.tables = new }
        } catch {
          if let new = try? BundleTables(path: folder.path), Self.read(new) == expected, error.errors.isEmpty {
            current.add("\(name) is refused: \(error)")
          }
          refusals[name] = "\(error)"
          if error.kinds.isEmpty || "\(error)".isEmpty { current.add("\(name): no reason") }
        }
      }
      for name in names {
        for damage in Damage.allCases {
          reload("\(name) \(damage)") { try damage.apply(to: folder.path(name), &random) }
        }
        for _ in 0..<TestSize.count(60, sample: 4) {
          reload("\(name) cut") { try Damage.cutAnywhere.apply(to: folder.path(name), &random) }
        }
      }
      let manager = FileManager.default
      for name in ["en.lproj", "it.lproj", "ar.lproj", "Base.lproj", ""] {
        let path = name.isEmpty ? folder.path : folder.path(name)
        reload("\(name) removed") { try manager.removeItem(atPath: path) }
        reload("\(name) emptied") {
          try manager.removeItem(atPath: path)
          try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        reload("\(name) a file") {
          try manager.removeItem(atPath: path)
          try Data("a".utf8).write(to: URL(fileURLWithPath: path))
        }
        reload("\(name) a dangling link") {
          try manager.removeItem(atPath: path)
          try manager.createSymbolicLink(atPath: path, withDestinationPath: "\(path).none")
        }
      }
      // What is no damage.
      reload("nothing") {}
      reload("another spelling") {
        try manager.moveItem(atPath: folder.path("ar.lproj"), toPath: folder.path("AR.lproj"))
      }
      for name in names where name.hasSuffix(".strings") {
        reload("\(name) with a comment") { try folder.write(name, "/* new */\n\n\(Self.files[name] ?? "")") }
      }
      reload("a new language") { try folder.write("fr.lproj/Localizable.strings", "\"greeting\" = \"Salut\";") }
      let harmless = names.filter { $0.hasSuffix(".strings") }.map { "\($0) with a comment" }
      for name in ["nothing", "another spelling", "a new language"] + harmless where !accepted.contains(name) {
        current.add("\(name) is refused: \(refusals[name] ?? "")")
      }
    }
    #expect(current.all == [])
  }

  private static func localizations(_ texts: [String: [String: LocalizedFormat]], region: String? = "it")
    -> BundleTables
  {
    BundleTables(texts: texts.mapValues { ["Localizable": $0] }, developmentRegion: region)
  }

  /// The kinds of a loss, and what is none, of a caller's texts.
  @Test(
    arguments: [
      (["it": ["a", "b"], "DE": ["a", "b"]], "it", [], ""),
      (["it": ["a", "b", "c"], "de": ["x", "y"]], "IT", [], ""),
      (["it": ["a", "b"], "de": ["a"]], "it", [.texts], "de/Localizable has 1 of 2 texts"),
      (["it": ["a", "b"], "de": []], "it", [.tables], "the tables de/Localizable are gone or empty"),
      (["it": ["a", "b"]], "it", [.localizations], "the localizations de are gone"),
      (
        ["it": ["a", "b"], "de": ["a", "b"]], "de", [.developmentRegion], "the development region it is gone or another"
      ),
      (["it": ["a"], "de": ["a", "b"]], nil, [.texts, .developmentRegion], nil),
    ] as [([String: [String]], String?, Set<BundleTables.Loss.Kind>, String?)])
  func kinds(
    texts: [String: [String]], region: String?, kinds: Set<BundleTables.Loss.Kind>, sentence: String?
  ) throws {
    func tables(_ texts: [String: [String]], _ region: String?) -> BundleTables {
      Self.localizations(
        texts.mapValues { keys in Dictionary(uniqueKeysWithValues: keys.map { ($0, LocalizedFormat("text")) }) },
        region: region)
    }
    let old = tables(["it": ["a", "b"], "de": ["a", "b"]], "it")
    let new = tables(texts, region)
    do throws(BundleTables.Loss) {
      _ = try old.replaced(by: new)
      #expect(kinds.isEmpty)
    } catch {
      #expect(error.kinds == kinds)
      if let sentence { #expect("\(error)" == sentence) }
    }
    #expect(throws: Never.self) { try old.replaced(by: new) { $0.kinds == kinds } }
  }
}
