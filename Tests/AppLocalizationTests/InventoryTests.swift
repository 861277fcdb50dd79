import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

extension AuditInventory {
  /// What the audit takes for granted about a key in a localization.
  struct KeyFact: Sendable {
    let table, key, localization: String
    /// The place whose text is shown; nil if it is the key.
    let shownPlace: TablePlace?
    /// Whether the localization has a text of its own, which no file outside all localizations hides.
    let hasOwnText: Bool
    /// Whether a rule may say that the localization has no text of the key.
    let isMissing: Bool
  }

  /// Each key of each table in each localization.
  func forEachKey(_ visit: (KeyFact) -> Void) {
    for table in tables {
      let facts = TableFacts(self, table).compared()
      let keys = Set(facts.table.localizations.values.flatMap(\.entries.keys)).map(\.text).sortedByBytes
      for name in bundle.localizations {
        let place = TablePlace.localization(name)
        let missing = Set((facts.states[place]?.missing ?? []).map(LiteralKey.init))
        let own = facts.table.localizations[place]
        let isUsed = own?.isDamaged == false && facts.tablePlace(for: place) != .unlocalized
        for key in keys {
          visit(
            KeyFact(
              table: table.name, key: key, localization: name, shownPlace: facts.shownPlace(key, in: place),
              hasOwnText: isUsed && own?.entries[key] != nil,
              isMissing: own?.entries[key] == nil && missing.contains(LiteralKey(key))))
        }
      }
    }
  }
}

/// One inventory: what the audit says of a key is what `AppLocalizer` answers.
@Suite struct InventoryTests {
  struct Counts {
    var (keys, texts, skipped) = (0, 0, 0)
  }

  /// Compares each key of each localization.
  ///
  /// - Parameter comment: what to print beside a difference.
  private func compare(_ reading: BundleReading, _ comment: Comment) -> Counts {
    var counts = Counts()
    let bundle = LocalizedBundle(reading)
    let tables = BundleTables(reading)
    let inventory = AuditInventory.read(bundle, catalogs: reading.contents)
    var localizers: [String: AppLocalizer] = [:]
    for name in bundle.localizations {
      let localizer = AppLocalizer(tables, preferredLanguages: [name])
      // Of two spellings only one is ever chosen.
      if localizer.localization == name { localizers[name] = localizer }
    }
    var names: [String: Set<String>] = [:]
    inventory.forEachKey { fact in
      names[String(fact.table.split(separator: "/").last ?? ""), default: []].insert(fact.table)
    }
    inventory.forEachKey { fact in
      let table = String(fact.table.split(separator: "/").last ?? "")
      // Several folders of sources with one table: which one is shipped, their project says.
      guard let localizer = localizers[fact.localization], names[table]?.count == 1 else {
        counts.skipped += 1
        return
      }
      counts.keys += 1
      let answer = localizer.answer(fact.key, table: table)
      if answer.place != nil { counts.texts += 1 }
      #expect(
        answer.place == fact.shownPlace, "\(comment): \(fact.key.debugDescription) of \(table), \(fact.localization)")
      // What has a text shows no key, and what lacks it does not show its own.
      #expect(!fact.hasOwnText || answer.place != nil, "\(comment): \(fact)")
      if fact.isMissing, fact.hasOwnText == false {
        #expect(answer.place != .localization(fact.localization), "\(comment): \(fact)")
      }
    }
    return counts
  }

  /// Keys that are equal for Swift and not for Foundation, files beside catalogs, damaged files, variants, Base and files
  /// outside all localizations.
  @Test func randomBundles() throws {
    var counts = Counts()
    for seed in 0..<TestSize.count(2000, sample: 150) {
      var random = SeededGenerator(seed: UInt64(seed))
      try withTemporaryFolder(Self.files(&random)) { folder in
        let found = compare(BundleReading(folder.path, limits: .standard), "seed \(seed)")
        counts.keys += found.keys
        counts.texts += found.texts
      }
    }
    #expect(counts.keys > 1000)
    #expect(counts.texts > 300 && counts.texts < counts.keys)
  }

  private static func files(_ random: inout SeededGenerator) -> [String: String] {
    let keys = ["caf\u{E9}.title", "cafe\u{301}.title", "home.title", "%lld files", "Open it", "x"]
    let languages = ["en", "en-GB", "de", "pt-BR", "Base"]
    var files: [String: String] = [:]
    if random.number(below: 2) == 0 { files["Info.plist"] = "{ CFBundleDevelopmentRegion = en; }" }
    func some() -> [String] { keys.filter { _ in random.number(below: 2) == 0 } }
    func strings() -> String {
      let damage = random.pick(["", "", "", "; ", "x = ", "é"]) ?? ""
      return some().map { "\"\($0)\" = \"T\(random.number(below: 9))\";\n" }.joined() + damage
        + some().map { "\"\($0)\" = T;\n" }.joined()
    }
    func dictionary() -> String {
      if random.number(below: 5) == 0 { return "<plist><dict><key>" }
      let entry = Samples.entry("%#@n@", [("n", "d", [("one", "one"), ("other", "%d")])])
      let members = some().map { "<key>\($0)</key>\(random.number(below: 4) == 0 ? "<dict/>" : entry)" }
      return "<plist version=\"1.0\"><dict>\(members.joined())</dict></plist>"
    }
    for table in ["Localizable", "Menu"] {
      for language in languages where random.number(below: 3) != 0 {
        let folder = random.number(below: 12) == 0 ? "" : "\(language).lproj/"
        if random.number(below: 3) != 0 { files["\(folder)\(table).strings"] = strings() }
        if random.number(below: 3) == 0 { files["\(folder)\(table).stringsdict"] = dictionary() }
      }
      if random.number(below: 3) == 0 {
        let entries = some().map { key in
          let texts = languages.prefix(4).filter { _ in random.number(below: 2) == 0 }
            .map { #""\#($0)":{"stringUnit":{"state":"\#(random.pick(["translated", "new"]) ?? "")","value":"V"}}"# }
          return #""\#(key)":{"localizations":{\#(texts.joined(separator: ","))}}"#
        }
        files["\(table).xcstrings"] =
          #"{"sourceLanguage":"en","version":"1.0","strings":{\#(entries.joined(separator: ","))}}"#
      }
    }
    return files
  }

  /// Apps on this machine: `LOCALE_APPS=FOLDER swift test --filter InventoryTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LOCALE_APPS"] != nil))
  func apps() throws {
    let folder = ProcessInfo.processInfo.environment["LOCALE_APPS"] ?? ""
    for app in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      var sum = Counts()
      for part in SourceParts(of: "\(folder)/\(app)").parts {
        let found = compare(part.reading, "\(app)")
        sum.keys += found.keys
        sum.texts += found.texts
        sum.skipped += found.skipped
      }
      print("\(app): \(sum.keys) keys of a localization compared, \(sum.texts) texts, \(sum.skipped) skipped")
    }
  }
}
