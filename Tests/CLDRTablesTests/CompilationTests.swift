import Foundation
import LocaleCore
import PathKit
import Testing

@testable import CLDRTables

/// Facts that the tables cannot hold stop the generator with file, line and text.
@Suite struct CompilationTests {
  private static let languageInfo = CLDRFilePath.languageInfo

  /// One file of the imported release with one change.
  private func damaged(_ path: String, _ old: String, _ new: String) throws -> (path: String, data: Data) {
    let text: String = try (UpstreamReleases.importedFolder + path).read()
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    try #require(changed != text, "'\(old)' is not in \(path)")
    return (path, Data(changed.utf8))
  }

  /// The compiler's errors in the imported facts with those of one damaged file in their place. Only the tables of the
  /// file's module are made.
  private func diagnostics(_ file: (path: String, data: Data)) throws -> [String] {
    var facts = try UpstreamReleases.importedFacts()
    // Their samples would take most of the time; PluralRulesTests damages them.
    (facts.pluralRules, facts.pluralRanges) = ([], [])
    do throws(CLDRDiagnostics) {
      let modules: [TableModule]
      switch file.path {
      case CLDRFilePath.likelySubtags:
        modules = [.matching]
        facts.likelySubtags = try read(LikelySubtagsDocument.self, file)
      case CLDRFilePath.languageInfo:
        modules = [.matching]
        facts.languageMatching = try read(LanguageInfoDocument.self, file)
      case CLDRFilePath.supplementalMetadata:
        modules = [.matching, .canonicalization]
        facts.aliases = try read(SupplementalMetadataDocument.self, file).aliases
      case CLDRFilePath.supplementalData:
        modules = [.matching]
        facts.parentLocales = try read(SupplementalDataDocument.self, file).parentLocales
      case CLDRFilePath.validity(of: "region"):
        modules = [.validity]
        facts.validity =
          try facts.validity.filter { $0.location.file != file.path } + read(ValidityDocument.self, file)
      default:
        modules = [.canonicalization]
        facts.bcp47Keys =
          try facts.bcp47Keys.filter { $0.location.file != file.path } + read(BCP47Document.self, file)
      }
      for module in modules { _ = try TableCompiler(facts, for: module).compile() }
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  private func read<Document: CLDRDocument>(
    _: Document.Type, _ file: (path: String, data: Data)
  ) throws(CLDRDiagnostics) -> Document.Facts {
    var collector = FactCollector(path: file.path)
    let facts = try Document.facts(in: file.data, &collector)
    if !collector.diagnostics.isEmpty { throw CLDRDiagnostics(collector.diagnostics) }
    return facts
  }

  private static let firstSpanish = "<languageMatch desired=\"es_*_$americas\""
  private static let rule = "<languageMatch desired=\"nb\"\tsupported=\"no\"\tdistance=\"1\"/>"

  @Test(arguments: [
    (#"<languageMatch desired="*_Latn" supported="*_Cyrl" distance="9"/>"#, "a script of any language"),
    (
      #"<languageMatch desired="nb" supported="no_Latn" distance="9"/>"#,
      "both sides of a rule must name the same fields"
    ),
    (
      #"<languageMatch desired="*" supported="no" distance="9"/>"#,
      "a language on one side and any language on the other"
    ),
    (
      #"<languageMatch desired="no" supported="*" distance="9"/>"#,
      "a language on one side and any language on the other"
    ),
    (#"<languageMatch desired="*_Latn" supported="nb_Latn" distance="9"/>"#, "a script of any language"),
    (#"<languageMatch desired="nb_Latn" supported="*_Latn" distance="9"/>"#, "a script of any language"),
    (#"<languageMatch desired="*_*_NO" supported="*_*_*" distance="9"/>"#, "a rule for any language must be a default"),
    (#"<languageMatch desired="*_*_*" supported="*_*_NO" distance="9"/>"#, "a rule for any language must be a default"),
    (
      #"<languageMatch desired="*" supported="*" distance="9" oneway="true"/>"#,
      "a rule for any language must be a default"
    ),
    (#"<languageMatch desired="nb_Latn" supported="nb_Latn" distance="9"/>"#, "a script rule names two scripts"),
    (
      #"<languageMatch desired="nb_Latn_NO" supported="nb_Cyrl_NO" distance="9"/>"#,
      "a region rule joins one language, in any script or in one script, to itself"
    ),
    (#"<languageMatch desired="nb_No" supported="nb_Latn" distance="9"/>"#, "no script in rule"),
    (#"<languageMatch desired="nb_*_*_*" supported="nb_*_*_*" distance="9"/>"#, "unknown rule shape"),
    (#"<languageMatch desired="nb" supported="no" distance="101"/>"#, "a distance is 1 to 100"),
    (#"<languageMatch desired="nb" supported="nb" distance="9"/>"#, "the same language on both sides"),
    (#"<languageMatch desired="nb" supported="no" distance="0"/>"#, "a distance is 1 to 100"),
    (#"<languageMatch desired="nb_Latn" supported="no_*" distance="9"/>"#, "a script rule names two scripts"),
    (
      #"<languageMatch desired="nb_*_NO" supported="no_*_NO" distance="9"/>"#,
      "a region rule joins one language, in any script or in one script, to itself"
    ),
    (#"<languageMatch desired="*" supported="*" distance="70"/>"#, "never reached"),
    (#"<languageMatch desired="*_*" supported="*_*" distance="70"/>"#, "defaults must come once each"),
    (#"<languageMatch desired="norweg" supported="no" distance="9"/>"#, "more than three letters"),
  ])
  func rulesThatNoTableCanHold(rule: String, reason: String) throws {
    let file = try damaged(Self.languageInfo, Self.rule, rule)
    var facts = try read(
      LanguageInfoDocument.self,
      (
        file.path,
        Data(
          String(decoding: file.data, as: UTF8.self).replacing("\"101\"", with: "\"100\"").utf8)
      ))
    for index in facts.rules.indices where rule.contains("101") && facts.rules[index].desired == "nb" {
      facts.rules[index].distance = 101
    }
    let error = try #require(throws: CLDRDiagnostic.self) { try MatchRules(facts) }
    #expect(error.description.hasPrefix("\(Self.languageInfo):"))
    #expect(error.description.contains(reason))
    // A rule that is wrong because of another one is named; every other is the one that was put there.
    if reason != "never reached", !reason.hasPrefix("defaults") {
      let text = String(decoding: file.data, as: UTF8.self)
      let line = text[..<(try #require(text.range(of: rule))).lowerBound].utf8.count { $0 == 0x0A } + 1
      #expect(error.location.line == line)
    }
  }

  @Test func everyLevelHasADefault() throws {
    for missing in Self.defaults {
      let facts = Self.matching([])
      let rules = LanguageMatchingFacts(
        paradigmLocales: [], variables: [], rules: facts.rules.filter { $0.desired != missing.desired })
      #expect(throws: CLDRDiagnostic.self, "\(missing.desired)") { try MatchRules(rules) }
    }
    // Two languages in one script are a pair.
    #expect(throws: Never.self) { try MatchRules(Self.matching([Self.rule("nb_Latn", "no_Latn")])) }
  }

  @Test(arguments: [
    (
      CLDRFilePath.likelySubtags, #"from="zh_TW" to="zh_Hant_TW""#, #"from="zh_Hant_TW" to="zh_Hant_TW""#,
      "likely subtags for a complete identifier"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="iw" replacement="he""#,
      #"languageAlias type="hebrew" replacement="he""#, "wider than its field: an alias of more than three letters"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"scriptAlias type="Qaai" replacement="Zinh""#,
      #"scriptAlias type="Qaai" replacement="Zinh Latn""#, "scriptAlias is not one script for another"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="hy_arevmda" replacement="hyw""#,
      #"languageAlias type="hy_AM" replacement="hyw""#, "languageAlias that the tables cannot express"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="hy_arevmda" replacement="hyw""#,
      #"languageAlias type="hy_Armn_arevmda" replacement="hyw""#, "languageAlias that the tables cannot express"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="hy_arevmda" replacement="hyw""#,
      #"languageAlias type="hy_arevmda" replacement="hyw_x_a""#, "languageAlias with private use"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="az_Arab az_Cyrl"#, #"locales="az az_Cyrl"#,
      "listed under nonlikelyScript, but no such locale: 'az'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="az_Arab az_Cyrl"#, #"locales="az_Arab_IR az_Cyrl"#,
      "listed under nonlikelyScript, but no such locale: 'az_Arab_IR'"
    ),
    (
      "common/bcp47/calendar.xml", #"<type name="roc""#, #"<type alias="gregory" name="roc""#,
      "an alias of a type leads to another alias"
    ),
    (
      "common/bcp47/calendar.xml", #"<key name="ca""#, #"<key preferred="cu" name="ca""#, "key with a preferred key"
    ),
    (
      "common/bcp47/calendar.xml", #"<type name="islamic-civil""#, #"<type preferred="islamicc" name="islamic-civil""#,
      "type whose preferred type is itself"
    ),
    (
      "common/bcp47/collation.xml", #"<type name="REORDER_CODE""#, #"<type alias="reorder" name="REORDER_CODE""#,
      "alias among types that come in lists"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="zh_TW" to="zh_Hant_TW""#, #"from="zh_TW" to="zh_Hant_HK""#,
      "change a field of their left side"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="zh_TW" to="zh_Hant_TW""#, #"from="zh_TW" to="yue_Hant_TW""#,
      "change a field of their left side"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="zh_Hant" to="zh_Hant_TW""#, #"from="zh_Hant" to="zh_Hans_TW""#,
      "change a field of their left side"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="und" to="en_Latn_US""#, #"from="eo_US" to="eo_Latn_US""#,
      "no likely subtags for 'und'"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="aa" to="aa_Latn_ET""#, #"from="afarafar" to="aa_Latn_ET""#,
      "language 'afarafar' in likelySubtag is not listed"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"territoryAlias type="UK" replacement="GB""#,
      #"territoryAlias type="UK" replacement="SU""#,
      "region 'SU' in the replacement in territoryAlias is replaced: 'SU'"
    ),
    (CLDRFilePath.languageInfo, #"supported="*_*_*""#, #"supported="en_*_*""#, "rule that the tables cannot express"),
    (CLDRFilePath.languageInfo, "$!enUS", "$!noSuch", "undefined match variable '$noSuch'"),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="iw" replacement="he""#,
      #"languageAlias type="iw" replacement="iw""#, "leads back to itself"
    ),
    (
      CLDRFilePath.supplementalData, "nonlikelyScript", "likelyScript",
      "a localeRules that the tables cannot express: 'likelyScript'"
    ),
    (
      CLDRFilePath.supplementalData, #"parent="root" localeRules="#, #"parent="en" localeRules="#,
      "a localeRules that the tables cannot express: 'nonlikelyScript'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="az_Arab az_Cyrl"#, #"locales="az_Arab az_Latn"#,
      "listed under nonlikelyScript, but no such locale: 'az_Latn'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="nb nn no_NO""#, #"locales="nb nn nb""#,
      "second parent of 'nb'"
    ),
    (
      CLDRFilePath.supplementalData, #"locales="hi_Latn""#, #"locales="hi_Latn_fonipa""#,
      "no language-script-region identifier"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="hy_arevmda" replacement="hyw""#,
      #"languageAlias type="hy_Armn" replacement="hyw""#, "languageAlias that the tables cannot express"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="zh_min" replacement="nan_x_zh_min""#,
      #"languageAlias type="zh_min" replacement="nan_x\#(String(repeating: "_abcdefgh", count: 30))""#,
      "wider than its field: legacy tag"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"variantAlias type="polytoni" replacement="polyton""#,
      #"variantAlias type="polytoni" replacement="heploc""#,
      "variant 'heploc' in the replacement in variantAlias is replaced"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"subdivisionAlias type="cn11" replacement="cnbj""#,
      #"subdivisionAlias type="cn11" replacement="cn12""#,
      "subdivision 'cn12' in the replacement in subdivisionAlias is replaced"
    ),
    (
      "common/validity/region.xml", "idStatus='macroregion'", "idStatus='marvellous'",
      "status that the tables do not know"
    ),
    (
      "common/bcp47/measure.xml", #"name="ussystem""#, #"name="ussystem" alias="imperial""#, "alias of two types"
    ),
    (
      CLDRFilePath.languageInfo, "paradigmLocales locales=\"", "paradigmLocales locales=\"en_GB ",
      "second paradigm locale: 'en_GB'"
    ),
    (
      CLDRFilePath.languageInfo, "paradigmLocales locales=\"", "paradigmLocales locales=\"en_US ",
      "second paradigm locale: 'en' (remove it, or line 12, which says 'en_US')"
    ),
    // Behind others that fit all its pairs: a part of one, the other half of two, one behind the rule for all.
    (
      CLDRFilePath.languageInfo, Self.firstSpanish,
      #"<languageMatch desired="en_*_CA" supported="en_*_US" distance="3"/>"# + Self.firstSpanish,
      #"rule that no pair of locales reaches: '<languageMatch desired="en_*_CA" supported="en_*_US" distance="3"/>'"#
    ),
    (
      CLDRFilePath.languageInfo, Self.firstSpanish,
      #"<languageMatch desired="en_*_*" supported="en_*_GB" distance="5" oneway="true"/>"# + Self.firstSpanish,
      "rule that no pair of locales reaches"
    ),
  ])
  func factsThatNoTableCanHold(path: String, old: String, new: String, reason: String) throws {
    let found = try diagnostics(damaged(path, old, new))
    #expect(found.contains { $0.hasPrefix("\(path):") && $0.contains(reason) }, "\(found)")
  }

  /// In a chain of aliases, what an earlier replacement adds stays (UTS #35, Annex C, step 4 for language aliases).
  @Test(arguments: [
    ("bb", "cc", "cc"), ("bb_Arab", "cc", "cc_Arab"), ("bb", "cc_Cyrl_IR", "cc_Cyrl_IR"), ("bb_AF", "cc_IR", "cc_AF"),
    ("bb_Arab", "cc_Cyrl_IR", "cc_Arab_IR"),
  ])
  func chainsOfAliases(first: String, second: String, expected: String) throws {
    let text = ReadingFixture.supplementalMetadata.replacing(
      #"type="iw" replacement="he" reason="deprecated"/>"#,
      with: #"type="aa" replacement="\#(first)"/><languageAlias type="bb" replacement="\#(second)"/>"#)
    let facts = try ReadingFixture.facts(CLDRFilePath.supplementalMetadata, text)
    let aliases = try LikelySubtagsTables.languageAliases(facts.aliases)
    let place = SourceLocation(file: "test.xml", line: 1)
    #expect(try aliases[PackedIdentifier("aa", at: place).language] == PackedIdentifier(expected, at: place).lsr)
  }

  /// A row of two subtags gives the third where that is missing, else the language's row does (UTS #35, Add Likely
  /// Subtags).
  @Test func likelySubtagsOfALanguage() throws {
    let facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func lsr(_ text: String) throws -> LSR { try PackedIdentifier(text, at: Self.place).lsr }
    let aliases = Set(facts.aliases.filter { $0.kind == .language }.map(\.type))
    for row in facts.likelySubtags where !row.from.hasPrefix("und") {
      if aliases.contains(String(row.from.prefix { $0 != "_" })) { continue }
      #expect(try likely.maximized(lsr(row.from)) == lsr(row.to), "\(row.from)")
    }
    for (from, to) in [
      ("zh_Hans_TW", "zh_Hans_TW"), ("zh_Latn_TW", "zh_Latn_TW"), ("zh_GB", "zh_Hant_GB"), ("en_GB", "en_Latn_GB"),
      ("en_Deva", "en_Deva_US"), ("sr_DE", "sr_Cyrl_DE"), ("az_Arab_TR", "az_Arab_TR"),
    ] {
      #expect(try likely.maximized(lsr(from)) == lsr(to), "\(from)")
    }
    for none in ["iw", "qaa", "und", "und_TW"] { #expect(try likely.maximized(lsr(none)) == nil, "\(none)") }
  }

  /// An alias of a type is printable ASCII, `America/New_York`; the type is subtags.
  @Test(arguments: [
    ("a!b~c", "one-two", true), ("a b", "one", false), ("a\u{7F}", "one", false), ("ä", "one", false),
    ("a", "codepoints", false), ("a", "o_e", false),
  ])
  func aliasesOfTypes(alias: String, type: String, isTaken: Bool) {
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    let fact = BCP47TypeFact(
      name: type, aliases: [alias], isDeprecated: false, preferred: nil, since: nil, iana: nil, region: nil,
      location: Self.place)
    facts.bcp47Keys = [
      BCP47KeyFact(
        extensionSingleton: "u", name: "ca", alias: nil, valueType: nil, isDeprecated: false, preferred: nil,
        since: nil,
        types: [fact], location: Self.place)
    ]
    #expect(((try? TypeAliasTable(facts)) != nil) == isTaken)
  }

  /// A row has eight bits for the index of its parent.
  @Test func asManyParentsAsARowNumbers() throws {
    let likely = try LikelySubtagsTables(UpstreamReleases.importedFacts())
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    func table(_ count: Int) throws -> ParentLocaleTable {
      let entries = (0..<count).map { number in
        let language = "q\(letters[number / 26])\(letters[number % 26])"
        return "<parentLocale parent=\"\(language)\" locales=\"\(language)_Arab\"/>"
      }
      let text = ReadingFixture.supplementalData.replacing(
        #"<parentLocale parent="en_001" locales="en_GB en_150"/>"#, with: entries.joined())
      let facts = try read(SupplementalDataDocument.self, (CLDRFilePath.supplementalData, Data(text.utf8)))
      return try ParentLocaleTable(facts.parentLocales, likely)
    }
    #expect(throws: Never.self) { try table(256) }
    let error = #expect(throws: CLDRDiagnostic.self) { try table(257) }
    #expect(error?.description.contains("wider than its field: 257 parents") == true)
  }

  // MARK: As many as a field numbers

  private static let place = SourceLocation(file: "test.xml", line: 1)

  /// What a field numbers is taken, and one more is refused.
  private func expectRoom(_ room: Int, _ message: String, _ make: (Int) throws -> Void) {
    #expect(throws: Never.self) { try make(room) }
    let error = #expect(throws: CLDRDiagnostic.self) { try make(room + 1) }
    #expect(error?.description.contains("wider than its field: \(message)") == true, "\(String(describing: error))")
  }

  /// Different languages of three letters: `aaa`, `aab`, …
  private static func language(_ number: Int) -> String {
    String([number / 676, number / 26 % 26, number % 26].map { Character(UnicodeScalar(UInt8(0x61 + $0))) })
  }

  private static func rule(_ desired: String, _ supported: String) -> LanguageMatchFact {
    LanguageMatchFact(desired: desired, supported: supported, distance: 1, isOneWay: true, location: place)
  }
  private static let defaults = ["*", "*_*", "*_*_*"].map {
    LanguageMatchFact(desired: $0, supported: $0, distance: 80, isOneWay: false, location: place)
  }
  private static func matching(_ rules: [LanguageMatchFact]) -> LanguageMatchingFacts {
    LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: rules + defaults)
  }

  /// A rule's index has 14 bits, the position of a language's first one 12, that of its sets of region rules 8.
  @Test func asManyMatchingRules() throws {
    var facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func make(_ rules: [LanguageMatchFact]) throws {
      facts.languageMatching = Self.matching(rules)
      let rules = try MatchRules(facts.languageMatching)
      _ = try DistanceTables(facts, rules, RegionClasses(facts, rules), likely)
    }
    expectRoom(1 << 14, "16385 rules, 1 of them from a language") {
      try make(Array(repeating: Self.rule("aaa", "aab"), count: $0 - 3))
    }
    expectRoom(4095, "4099 rules, 4096 of them from a language") {
      try make((1...$0).map { Self.rule("aaa", Self.language($0)) })
    }
    expectRoom(255, "256 sets of region rules") {
      try make((1...$0).map { Self.rule(Self.language($0) + "_*_GB", Self.language($0) + "_*_US") })
    }
  }

  /// A class has seven bits, and an atom a bit for each region of a rule.
  @Test func asManyRegionClasses() throws {
    func make(_ regions: [String], _ groups: [[String]]) throws {
      var facts = CLDRFacts(version: CLDRVersion(major: 48))
      facts.territoryContainment = groups.enumerated().map { number, contained in
        TerritoryContainmentFact(
          type: "\(100 + number)", contains: contained, status: nil, isGrouping: false, location: Self.place)
      }
      let rules = try MatchRules(Self.matching(regions.map { Self.rule("en_*_\($0)", "en_*_*") }))
      _ = try RegionClasses(facts, rules).file(aliases: [])
    }
    let regions = (0..<63).map { String(Self.language($0 + 676).dropFirst()).uppercased() }
    expectRoom(62, "63 variables and regions in rules") { try make(Array(regions.prefix($0)), []) }
    // The class of other regions, those of eight regions, and those of groups that contain several of these.
    let eight = regions.prefix(8)
    let groups = (0..<256).map { bits in eight.enumerated().filter { bits >> $0.offset & 1 != 0 }.map(\.element) }
      .filter { $0.count > 1 }
    expectRoom(128, "129 region classes") { try make(Array(eight), Array(groups.prefix($0 - 9))) }
  }

  @Test func asManyAliases() throws {
    func alias(_ kind: AliasFact.AliasKind, _ type: String, _ replacements: [String]) -> AliasFact {
      AliasFact(kind: kind, type: type, replacements: replacements, reason: nil, location: Self.place)
    }
    expectRoom(64, "65 aliases of several parts") {
      _ = try AliasTables((0..<$0).map { alias(.variant, "var\(10 + $0)", ["fonipa"]) })
    }
    // The number of replacements has eight bits, the index of the first thirteen.
    expectRoom(255, "256 regions that replace others: 'AA'") {
      _ = try AliasTables([alias(.territory, "AA", Array(repeating: "US", count: $0))])
    }
    expectRoom(8191, "8192 regions that replace others") { count in
      let counts = Array(repeating: 128, count: count / 128) + [count % 128]
      _ = try AliasTables(counts.map { alias(.territory, "AA", Array(repeating: "US", count: $0)) })
    }
    expectRoom(64, "legacy tag 65") {
      _ = try LegacyTagTable((0..<$0).map { alias(.language, "i_\(Self.language($0))", ["en"]) }).file()
    }
    expectRoom(255, "legacy tag 1") {
      _ = try LegacyTagTable([alias(.language, "i_" + String(repeating: "z", count: $0 - 2), ["en"])]).file()
    }
    // Two subtags, each of which begins with a letter.
    for (tag, isTaken) in [("z_zulu", true), ("a_aa", true), ("i_1a", false), ("1_a", false)] {
      #expect(((try? LegacyTagTable([alias(.language, tag, ["en"])]).file()) != nil) == isTaken, "\(tag)")
    }
  }

  /// A row of a language of three letters numbers the words from 0xEC00 to 0xFFFE.
  @Test func asManyWordsOfLanguages() {
    expectRoom(0xFFFF - 0xEC00, "5120 words of languages") { count in
      let languages = (0..<count).compactMap { PackedSubtag.language(Self.language($0).utf8) }
      _ = try LanguageRows(
        Dictionary(uniqueKeysWithValues: languages.map { ($0, LanguageWord(likely: nil, languageRule: 1)) }))
    }
  }

  @Test func asManyPluralRules() throws {
    func make(_ sets: [[String]]) throws {
      var facts = try UpstreamReleases.importedFacts()
      facts.pluralRules = try sets.enumerated().map { number, conditions in
        let rules = try conditions.map { text in
          var parser = PluralRuleParser(text)
          return PluralRuleFact(
            category: text.isEmpty ? "other" : "one", condition: try parser.condition(), samples: [],
            location: Self.place)
        }
        return PluralRulesFact(
          kind: .cardinal, locales: number == 0 ? ["root"] : [Self.language(number)], rules: rules,
          location: Self.place)
      }
      facts.parentLocales = []
      _ = try PluralTable(facts)
    }
    func list(_ count: Int, _ joined: String, _ item: (Int) -> String) -> String {
      (0..<count).map(item).joined(separator: joined)
    }
    expectRoom(128, "129 different sets of plural rules") { try make([[""]] + (1..<$0).map { ["n = \($0)", ""] }) }
    expectRoom(32, "33 ranges in one relation") { count in
      try make([[""], ["n = " + list(count, ",") { "\($0 * 2)" }, ""]])
    }
    // The first of eight moduli means none; `other` is a word.
    let moduli = [2, 4, 5, 8, 10, 16, 20, 25]
    expectRoom(7, "9 different moduli") { count in
      try make([[""], [list(count, " or ") { "n % \(moduli[$0]) = 1" }, ""]])
    }
    expectRoom(4095, "4097 words of plural rules") { count in
      let parts = stride(from: 0, to: count, by: 400).map { start in
        list(min(400, count - start), " or ") { "n = \(start + $0)" }
      }
      try make([[""], parts + [""]])
    }
  }

  @Test func asManySetsOfPluralRanges() {
    expectRoom(256, "257 different sets of plural ranges") { count in
      _ = try PluralRangeTable(
        (0..<count).map { number in
          let ranges = [number % 6, number / 6 % 6, number / 36 % 6, number / 216].enumerated().map { end, result in
            PluralRangeFact(
              start: "many", end: PluralRuleFact.categories[end], result: PluralRuleFact.categories[result],
              location: Self.place)
          }
          return PluralRangesFact(locales: [Self.language(number)], ranges: ranges, location: Self.place)
        })
    }
  }

  /// Rules of one script stand in a set of their own, before those of any script, with these behind them. The demotion is
  /// the distance from en to en-GB.
  @Test func regionRulesOfAScript() throws {
    var facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func rule(_ desired: String, _ supported: String, _ distance: Int, oneWay: Bool = true) -> LanguageMatchFact {
      LanguageMatchFact(
        desired: desired, supported: supported, distance: distance, isOneWay: oneWay, location: Self.place)
    }
    func number(_ name: String, _ file: CompiledFile) -> Int? {
      if case .integer(let number)? = file.constants.first(where: { $0.name == name })?.value { number } else { nil }
    }
    typealias Made = (sets: [RegionRuleSet], demotion: Int?, distances: (_ set: Int, _ pairs: String) -> [Int])
    func tables(_ rules: [LanguageMatchFact]) throws -> Made {
      facts.languageMatching = Self.matching(rules)
      let rules = try MatchRules(facts.languageMatching)
      let regions = RegionClasses(facts, rules)
      let file = try DistanceTables(facts, rules, regions, likely).file()
      var sets: [RegionRuleSet] = []
      var distances: [UInt8] = []
      for constant in file.constants {
        switch (constant.name, constant.value) {
        case ("regionRuleSets", .words32(let words)): sets = words.map { RegionRuleSet(rawValue: $0) }
        case ("regionDistances", .bytes(let bytes)): distances = bytes
        default: break
        }
      }
      func distance(_ set: Int, _ pair: Substring) -> Int {
        let classes = pair.split(separator: "-").map { PackedSubtag.region($0.utf8).map(regions.number) ?? 0 }
        let row = RegionRow.start(set: set, desiredClass: classes[0], classCount: regions.atoms.count)
        return Int(distances[row + classes[1]])
      }
      return (
        sets, number("demotion", file), { set, pairs in pairs.split(separator: " ").map { distance(set, $0) } }
      )
    }
    let latin = try #require(PackedSubtag.script("Latn".utf8))
    let cyrillic = try #require(PackedSubtag.script("Cyrl".utf8))
    let two = try tables([
      rule("en_Latn_IT", "en_Latn_IE", 1), rule("en_*_IT", "en_*_IE", 2, oneWay: false), rule("en_*_US", "en_*_GB", 3),
    ])
    #expect(two.sets == [RegionRuleSet(script: latin, isLast: false), RegionRuleSet(script: 0, isLast: true)])
    #expect(two.distances(1, "IT-IE IE-IT US-GB GB-US") == [1, 2, 3, 80])
    #expect(two.distances(2, "IT-IE IE-IT US-GB IT-GB") == [2, 2, 3, 80])
    #expect(two.demotion == 3)
    let other = try tables([rule("en_Cyrl_IT", "en_Cyrl_IE", 1), rule("en_*_US", "en_*_GB", 3)])
    #expect(other.sets.map(\.script) == [cyrillic, 0])
    #expect(other.demotion == 3)
    let only = try tables([rule("aaa_*_US", "aaa_*_GB", 5), rule("en_Latn_US", "en_Latn_GB", 7)])
    #expect(only.sets.map(\.isLast) == [true, true])
    #expect(only.demotion == 7)
    #expect(try tables([rule("en_Cyrl_US", "en_Cyrl_GB", 7)]).demotion == 80)
  }

  /// Lists have what is no subtag of two or three letters: `root` of older releases, longer languages.
  @Test func languagesOfOtherLengths() throws {
    func list(_ type: String, _ identifiers: [String]) -> ValidityFact {
      ValidityFact(type: type, status: "regular", identifiers: identifiers, location: Self.place)
    }
    let constants = try ValidityTable([list("language", ["root", "en", "english"])]).file().constants
    #expect(constants.map(\.rowCount) == [1, 1, 0, 0])
    for subdivision in ["u1ab", "us", "usabcde", "us-a"] {
      let error = #expect(throws: CLDRDiagnostic.self) { try ValidityTable([list("subdivision", [subdivision])]) }
      #expect(error?.text == subdivision)
    }
  }

  @Test(arguments: ["en_US_Latn", "en_Latn_Cyrl", "en_US_GB", "en_1901", "abcde", "e", ""])
  func identifiersThatAreNotPacked(text: String) {
    #expect(throws: CLDRDiagnostic.self) { try PackedIdentifier(text, at: Self.place) }
  }

  /// A run is cut where its length has no more bits: twelve, seven for subdivisions.
  @Test func longRunsOfSubtagsAreCut() throws {
    let languages = (0..<17_576).map(Self.language)
    let subdivisions = (0..<300).map { "us" + String(36 * 36 + $0, radix: 36) }
    let file = try ValidityTable([
      ValidityFact(type: "language", status: "deprecated", identifiers: languages, location: Self.place),
      ValidityFact(type: "subdivision", status: "regular", identifiers: subdivisions, location: Self.place),
    ]).file()
    for constant in file.constants {
      switch (constant.name, constant.value) {
      case ("runs", .words64(let words)):
        #expect(words.map { ValidityRun(rawValue: $0).following } == [4095, 4095, 4095, 4095, 17_576 - 4 * 4096 - 1])
        #expect(words.allSatisfy { ValidityRun(rawValue: $0).status == .deprecated })
      case ("subdivisions", .words32(let words)):
        #expect(words.map { SubdivisionRun(rawValue: $0).following } == [127, 127, 43])
      default: break
      }
    }
  }

  /// Every row of the likely subtags is found by its own key: the perfect hash loses none.
  @Test func perfectHashFindsEveryKey() throws {
    let place = SourceLocation(file: "test.xml", line: 1)
    for count in [0, 1, 2, 7, 100, 580, 5000] {
      let keys = (0..<count).map { UInt64($0) &* 0x1234_5678_9ABC_DEF1 &+ 17 }
      let table = try PerfectHashTable(keys: keys, of: "test", at: place)
      for (row, key) in keys.enumerated() {
        let slot = PerfectHash.slot(of: key, displacements: table.displacements, slotCount: table.slots.count)
        #expect(table.slots[slot] == row)
      }
    }
    #expect(throws: CLDRDiagnostic.self) { try PerfectHashTable(keys: [3, 3], of: "test", at: place) }
  }
}
