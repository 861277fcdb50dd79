import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import AppSources
@testable import LocalizationAudit

/// What the audit takes for granted about a key in a localization.
private struct KeyFact: Sendable {
  let table, key, localization: String
  /// The place whose text is shown; nil if it is the key.
  let shownPlace: TablePlace?
  /// The text that the localization's own table shows; nil if it shows none.
  let ownText: String?
  /// Whether the coverage counts the key as translated in a table; nil for a key that need not be translated.
  let isTranslated: Bool?
  /// Whether a catalog marks the text as not translated yet.
  let isNew: Bool
  /// Whether a finding about the localization may speak of the text although nobody is shown it.
  let isUnshown: Bool
}

extension AuditedBundle {
  /// Each key of each table in each localization.
  fileprivate var keyFacts: [KeyFact] {
    tables.flatMap { table -> [KeyFact] in
      let coverage = Dictionary(grouping: table.rows.coverage, by: \.localization).compactMapValues(\.first)
      return localized.localizations.flatMap { name -> [KeyFact] in
        let coverage = coverage[name]
        let missing = Set((coverage?.missingKeys ?? []).map(LiteralKey.init))
        return table.expected.expectations.keys.map(\.text).sortedByBytes.map { key in
          let row = TextRow(LiteralKey(key), in: .localization(name), of: table)
          let isElsewhere = row.text == nil && coverage?.isReference == true && !missing.contains(row.key)
          return KeyFact(
            table: table.name, key: row.key.text, localization: name, shownPlace: row.shown?.place,
            ownText: row.text?.format.representative,
            isTranslated: coverage == nil || !row.expectation.isExpected
              ? nil : !isElsewhere && !missing.contains(row.key),
            isNew: row.state == .untranslated, isUnshown: row.state == .unshown)
        }
      }
    }
  }
}

/// One inventory: what the audit says of a key is what `AppLocalizer` answers.
@Suite struct InventoryTests {
  struct Counts {
    var (keys, texts, translated, unshown, skipped) = (0, 0, 0, 0, 0)
  }

  /// Compares each key of each localization.
  ///
  /// - Parameters:
  ///   - comment: what to print beside a difference.
  ///   - isNew: whether a text is one that the catalog does not call translated.
  private func compare(
    _ audited: AuditedBundle, _ reading: BundleReading, _ comment: Comment, isNew: (KeyFact, StringAnswer) -> Bool
  ) -> Counts {
    var counts = Counts()
    let bundle = audited.localized
    let tables = BundleTables(reading)
    let facts = audited.keyFacts
    var localizers: [String: AppLocalizer] = [:]
    for name in bundle.localizations {
      let localizer = AppLocalizer(tables, preferredLanguages: [name])
      // Of two spellings only one is ever chosen.
      if localizer.localization == name { localizers[name] = localizer }
    }
    var names: [String: Set<String>] = [:]
    for fact in facts {
      names[String(fact.table.split(separator: "/").last ?? ""), default: []].insert(fact.table)
    }
    for fact in facts {
      let table = String(fact.table.split(separator: "/").last ?? "")
      // Several folders of sources with one table: which one is shipped, their project says.
      guard let localizer = localizers[fact.localization], names[table]?.count == 1 else {
        counts.skipped += 1
        continue
      }
      counts.keys += 1
      let answer = localizer.lookUp(fact.key, table: table)
      if answer.place != nil { counts.texts += 1 }
      #expect(
        answer.place == fact.shownPlace, "\(comment): \(fact.key.debugDescription) of \(table), \(fact.localization)")
      let own: TablePlace = .localization(fact.localization)
      #expect((fact.ownText != nil) == (answer.place == own), "\(comment): \(fact)")
      #expect(fact.ownText == nil || fact.ownText == answer.text, "\(comment): \(fact), AppLocalizer: \(answer)")
      if let isTranslated = fact.isTranslated {
        let isShown = answer.place == own && !isNew(fact, answer)
        #expect(isTranslated == isShown, "\(comment): \(fact), AppLocalizer: \(answer)")
        if isTranslated { counts.translated += 1 }
      }
      #expect(!fact.isUnshown || answer.place != own, "\(comment): \(fact)")
      if fact.isUnshown { counts.unshown += 1 }
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
        let parts = SourceParts(of: folder.path)
        let audited = AuditedFolder(parts)
        let bundle = try #require(audited.bundles.first)
        let found = compare(bundle, try #require(parts.parts.first?.reading), "seed \(seed)") { fact, answer in
          // Xcode's state "new", which random catalogs have beside this text, is not translated except in the source.
          answer.text == "N" && fact.localization != "en"
        }
        counts.keys += found.keys
        counts.texts += found.texts
        counts.translated += found.translated
        counts.unshown += found.unshown
        try checkFindings(folder.path, audited, "seed \(seed)")
      }
    }
    #expect(counts.keys > 1000)
    #expect(counts.texts > 300 && counts.texts < counts.keys)
    #expect(counts.translated > 300 && counts.unshown > 50)
  }

  /// What findings say of tables is what users of a localization are shown.
  private func checkFindings(_ path: String, _ audited: AuditedFolder, _ comment: Comment) throws {
    let tables = try BundleTables(path: path)
    let audit = AppAuditor().audit(path)
    var texts: [String: [String: [StringAnswer]]] = [:]
    for name in tables.bundle.localizations {
      let localizer = AppLocalizer(tables, preferredLanguages: [name])
      for table in ["Localizable", "Menu"] where localizer.localization == name {
        texts[table, default: [:]][name] = (Self.keys + ["q", "w"]).map { localizer.lookUp($0, table: table) }
      }
    }
    for finding in audit.findings {
      let shown = texts[finding.table ?? ""] ?? [:]
      func places(_ name: String) -> Set<TablePlace>? { shown[name].map { Set($0.compactMap(\.place)) } }
      switch finding.code.rawValue {
      case "audit.leftoverBase":
        let names = shown.keys.filter { places($0)?.contains(.base) == true }
        #expect(finding.message.contains("nobody is shown") == names.isEmpty, "\(comment): \(finding)")
        #expect(names.allSatisfy { finding.message.contains("'\($0)'") }, "\(comment): \(finding)")
      case "audit.missingTable":
        for places in [finding.localization].compactMap({ $0.flatMap(places) }) {
          #expect(finding.message.contains("keys are shown") == places.isEmpty, "\(comment): \(finding)")
          #expect(places.allSatisfy { finding.message.contains($0.quoted) }, "\(comment): \(finding)")
        }
      case "audit.staleKey", "audit.rawKey", "audit.emptyText", "audit.identicalTexts":
        if let name = finding.localization {
          guard let answers = shown[name], let key = finding.key else { continue }
          let answer = zip(Self.keys + ["q", "w"], answers).first { LiteralKey($0.0) == LiteralKey(key) }?.1
          #expect(answer == nil || answer?.place == .localization(name), "\(comment): \(finding)")
        }
      default: break
      }
    }
    // A text in a file that people are not shown is told of: with the damage, or with the file that wins.
    for table in audited.bundles.flatMap(\.tables) {
      let rows = table.rows.all
      for (place, contents) in table.localizations
      where place.localization != nil && rows.contains(where: { $0.place == place && $0.state == .unshown }) {
        #expect(
          audit.findings.contains { finding in
            finding.code == "audit.hiddenResource"
              && (finding.table == nil || finding.table == table.name)
              && finding.message.contains("'\(place)'")
              || finding.severity == .error
                && contents.paths.contains { path in
                  finding.diagnostic.path == path || finding.places.contains { $0.path == path }
                }
          }, "\(comment): \(table.name) of \(place)")
      }
    }
  }

  private static let keys = ["caf\u{E9}.title", "cafe\u{301}.title", "home.title", "%lld files", "Open it", "x"]

  private static func files(_ random: inout SeededGenerator) -> [String: String] {
    let languages = ["en", "en-GB", "de", "pt-BR", "Base"]
    var files: [String: String] = [:]
    if let region = random.pick(["en", "en", "de", "fr", nil]) ?? nil {
      files["Info.plist"] = "{ CFBundleDevelopmentRegion = \(region); }"
    }
    func some() -> [String] { keys.filter { _ in random.number(below: 2) == 0 } }
    func strings() -> String {
      let damage = random.pick(["", "", "", "", "; ", "x = ", "é", "q = r\n", "= \n", "/* \" */ w \"v\";"]) ?? ""
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
            .map { language in
              let isNew = random.number(below: 4) == 0
              if !isNew, random.number(below: 3) == 0 {
                return
                  "\"\(language)\":{\"variations\":{\"plural\":{\"other\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%lld P\"}}}}}"
              }
              let unit = "\"state\":\"\(isNew ? "new" : "translated")\",\"value\":\"\(isNew ? "N" : "V")\""
              return "\"\(language)\":{\"stringUnit\":{\(unit)}}"
            }
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
      let parts = SourceParts(of: "\(folder)/\(app)")
      let audited = AuditedFolder(parts)
      for (part, bundle) in zip(parts.parts, audited.bundles) {
        let found = compare(bundle, part.reading, "\(app)") { fact, _ in fact.isNew }
        sum.keys += found.keys
        sum.texts += found.texts
        sum.skipped += found.skipped
      }
      print("\(app): \(sum.keys) keys of a localization compared, \(sum.texts) texts, \(sum.skipped) skipped")
    }
  }
}
