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
        facts.likelySubtags = try read(LikelySubtagsDocument.self, file).likelySubtags
      case CLDRFilePath.languageInfo:
        modules = [.matching]
        facts.languageMatching = try read(LanguageInfoDocument.self, file).languageMatching
      case CLDRFilePath.supplementalMetadata:
        modules = [.aliases, .matching, .canonicalization]
        facts.aliases = try read(SupplementalMetadataDocument.self, file).aliases
      case CLDRFilePath.supplementalData:
        modules = [.matching]
        facts.parentLocales = try read(SupplementalDataDocument.self, file).parentLocales
      case CLDRFilePath.validity(of: .region):
        modules = [.validity]
        facts.validity =
          try facts.validity.filter { $0.location.file != file.path } + read(ValidityDocument.self, file).validity
      default:
        modules = [.canonicalization]
        facts.bcp47Keys =
          try facts.bcp47Keys.filter { $0.location.file != file.path } + read(BCP47Document.self, file).bcp47Keys
      }
      for module in modules { _ = try TableCompiler(facts, for: module).compile() }
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  private func read(
    _ document: any CLDRDocument.Type, _ file: (path: String, data: Data)
  ) throws(CLDRDiagnostics) -> CLDRFacts {
    var collector = FactCollector(path: file.path)
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    try XMLSource(path: file.path, data: file.data).read([document], all: [document], into: &facts, &collector)
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
  ])
  func rulesThatNoTableCanHold(rule: String, reason: String) throws {
    let file = try damaged(Self.languageInfo, Self.rule, rule)
    var facts = try read(
      LanguageInfoDocument.self,
      (
        file.path,
        Data(
          String(decoding: file.data, as: UTF8.self).replacing("\"101\"", with: "\"100\"").utf8)
      )
    ).languageMatching
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
    for missing in MadeFacts.defaults {
      let facts = MadeFacts.matching([])
      let rules = LanguageMatchingFacts(
        paradigmLocales: [], variables: [], rules: facts.rules.filter { $0.desired != missing.desired })
      let error = #expect(throws: CLDRDiagnostic.self, "\(missing.desired)") { try MatchRules(rules) }
      #expect(error?.location == MadeFacts.place)
    }
    let none = LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: [])
    let error = #expect(throws: CLDRDiagnostic.self) { try MatchRules(none) }
    #expect(error?.description.hasPrefix("\(Self.languageInfo): error: a rule for all is missing") == true)
    // Two languages in one script are a pair.
    #expect(throws: Never.self) { try MatchRules(MadeFacts.matching([MadeFacts.rule("nb_Latn", "no_Latn")])) }
  }

  @Test(arguments: [
    (
      CLDRFilePath.likelySubtags, #"from="zh_TW" to="zh_Hant_TW""#, #"from="zh_Hant_TW" to="zh_Hant_TW""#,
      "likely subtags for a complete identifier"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="iw" replacement="he""#,
      #"languageAlias type="hebrew" replacement="he""#,
      "'hebrew' in type of languageAlias is not a subtag"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"scriptAlias type="Qaai" replacement="Zinh""#,
      #"scriptAlias type="Qaai" replacement="Zinh Latn""#, "'Zinh Latn' in replacement is not a subtag"
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
      #"languageAlias type="hy_arevmda" replacement="hyw_x_a""#,
      "languageAlias that the tables cannot express: 'hy_arevmda → hyw_x_a'"
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
      "common/bcp47/calendar.xml", #"<type name="roc""#, #"<type preferred="roc" name="roc""#,
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
      ".xml: error: no likely subtags for 'und'"
    ),
    (
      CLDRFilePath.likelySubtags, #"from="aa" to="aa_Latn_ET""#, #"from="afarafar" to="aa_Latn_ET""#,
      "'afarafar' in from is not a subtag"
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
      "'fonipa' in parentLocale is not a subtag"
    ),
    (
      CLDRFilePath.supplementalMetadata, #"languageAlias type="hy_arevmda" replacement="hyw""#,
      #"languageAlias type="hy_Armn" replacement="hyw""#, "languageAlias that the tables cannot express"
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
      #"<languageMatch desired="en_*_*" supported="en_*_GB" distance="5" oneway="true"/>"#
        + #"<languageMatch desired="en_*_CA" supported="en_*_US" distance="3"/>"# + Self.firstSpanish,
      #"rule that no pair of locales reaches: '<languageMatch desired="en_*_*""#
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
    let aliases = try AliasTables.languages(facts.aliases)
    let place = SourceLocation(file: "test.xml", line: 1)
    #expect(try aliases[LocaleForm("aa").lsr.language] == LocaleForm(expected).lsr)
    // `und` is no language, and what has several parts is not a bare one.
    let others = ["und", "hy_arevmda", "sgn_BE_FR"].map {
      AliasFact(kind: .language, type: $0, replacements: ["en"], reason: nil, location: place)
    }
    #expect(try AliasTables.languages(others).isEmpty)
  }

  /// A row of two subtags gives the third where that is missing, else the language's row does (UTS #35, Add Likely
  /// Subtags).
  @Test func likelySubtagsOfALanguage() throws {
    let facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func lsr(_ text: String) throws -> LSR { try LocaleForm(text).lsr }
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
  func aliasesOfTypes(alias: String, type: String, isTaken: Bool) throws {
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    let fact = BCP47TypeFact(
      name: type, aliases: [alias], isDeprecated: false, preferred: nil, since: nil, iana: nil, region: nil,
      location: MadeFacts.place)
    facts.bcp47Keys = [
      BCP47KeyFact(
        extensionSingleton: "u", name: "ca", alias: nil, valueType: nil, isDeprecated: false, preferred: nil,
        since: nil,
        types: [fact], location: MadeFacts.place)
    ]
    #expect(((try? TypeAliasTable(facts)) != nil) == isTaken)
    // Attributes have no key.
    facts.bcp47Keys[0].name = ""
    #expect(try TypeAliasTable(facts).file().constants.map(\.rowCount).last == 0)
  }

  /// Rules of one script stand in a set of their own, before those of any script, with these behind them. The demotion is
  /// the distance from en to en-GB.
  @Test func regionRulesOfAScript() throws {
    var facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func rule(_ desired: String, _ supported: String, _ distance: Int, oneWay: Bool = true) -> LanguageMatchFact {
      LanguageMatchFact(
        desired: desired, supported: supported, distance: distance, isOneWay: oneWay, location: MadeFacts.place)
    }
    func number(_ name: String, _ file: CompiledFile) -> Int? {
      if case .integer(let number)? = file.constants.first(where: { $0.name == name })?.value { number } else { nil }
    }
    typealias Made = (sets: [RegionRuleSet], demotion: Int?, distances: (_ set: Int, _ pairs: String) -> [Int])
    func tables(_ rules: [LanguageMatchFact]) throws -> Made {
      facts.languageMatching = MadeFacts.matching(rules)
      let rules = try MatchRules(facts.languageMatching)
      let regions = try RegionClasses(facts, rules)
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
    #expect(
      try two.sets == [RegionRuleSet(script: latin, isLast: false), RegionRuleSet(script: 0, isLast: true)])
    #expect(two.distances(1, "IT-IE IE-IT US-GB GB-US") == [1, 2, 3, 80])
    #expect(two.distances(2, "IT-IE IE-IT US-GB IT-GB") == [2, 2, 3, 80])
    #expect(two.demotion == 3)
    #expect(try tables([rule("en_Latn_US", "en_Latn_GB", 1), rule("en_*_US", "en_*_GB", 3)]).demotion == 1)
    let other = try tables([rule("en_Cyrl_IT", "en_Cyrl_IE", 1), rule("en_*_US", "en_*_GB", 3)])
    #expect(other.sets.map(\.script) == [cyrillic, 0])
    #expect(other.demotion == 3)
    let only = try tables([rule("aaa_*_US", "aaa_*_GB", 5), rule("en_Latn_US", "en_Latn_GB", 7)])
    #expect(only.sets.map(\.isLast) == [true, true])
    #expect(only.demotion == 7)
    #expect(try tables([rule("en_Cyrl_US", "en_Cyrl_GB", 7)]).demotion == 80)
  }

  /// On each level the first rule of a pair decides, in each direction (UTS #35, Language Matching); the nearest come first.
  @Test func theFirstRuleOfAPairDecides() throws {
    var facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func rule(_ desired: String, _ supported: String, _ distance: Int, oneWay: Bool = true) -> LanguageMatchFact {
      LanguageMatchFact(
        desired: desired, supported: supported, distance: distance, isOneWay: oneWay, location: MadeFacts.place)
    }
    facts.languageMatching = MadeFacts.matching([
      rule("aa", "ab", 5), rule("ab", "aa", 7, oneWay: false), rule("aa", "ab", 9), rule("ab", "aa", 3),
      rule("aa", "ac", 5, oneWay: false), rule("ac", "aa", 1), rule("aa", "ad", 4),
    ])
    let rules = try MatchRules(facts.languageMatching)
    let tables = try DistanceTables(facts, rules, RegionClasses(facts, rules), likely)
    guard case .words64(let words)? = try tables.file().constants.first(where: { $0.name == "languageRules" })?.value
    else {
      Issue.record("no rules")
      return
    }
    func found(_ language: String) throws -> [String] {
      let own = tables.languages[PackedSubtag.language(language.utf8) ?? 0]
      let position = try #require(own?.languageRule)
      let rules = words[(position - 1)...].map { RuleWord(rawValue: $0) }
      let last = try #require(rules.firstIndex { $0.isLast })
      return rules[...last].map { "\($0.distance) by \($0.rule)" }
    }
    #expect(try found("aa") == ["4 by 6", "5 by 0", "5 by 4"])
    #expect(try found("ab") == ["7 by 1"])
    #expect(try found("ac") == ["5 by 4"])
  }

  /// What is missing as a whole has the file as its place.
  @Test func whatHasNoLine() throws {
    var facts = try UpstreamReleases.importedFacts()
    facts.likelySubtags.removeAll { $0.from != "und" }
    let likely = try LikelySubtagsTables(facts)
    facts.languageMatching = MadeFacts.matching([])
    let rules = try MatchRules(facts.languageMatching)
    let english = #expect(throws: CLDRDiagnostic.self) {
      try DistanceTables(facts, rules, RegionClasses(facts, rules), likely)
    }
    #expect(english?.description.hasPrefix("\(Self.languageInfo): error: no likely subtags for 'en'") == true)
  }

  /// A section of parents may be divided: parents for everything, and those of each component, are joined.
  @Test func sectionsOfParentsAreJoined() throws {
    var facts = try UpstreamReleases.importedFacts()
    func divided(_ sections: [ParentLocalesFact]) -> [ParentLocalesFact] {
      sections.flatMap { section in
        section.entries.isEmpty
          ? [section]
          : section.entries.flatMap { entry in
            entry.locales.map { locale in
              var part = entry
              part.locales = [locale]
              return ParentLocalesFact(components: section.components, entries: [part])
            }
          }
      }
    }
    // With CLDR's section for plurals, which is empty, and with that for everything in its place.
    for sections in [facts.parentLocales, facts.parentLocales.filter { !$0.components.contains("plurals") }] {
      for module in [TableModule.matching, .plurals] {
        facts.parentLocales = sections
        let whole = try TableCompiler(facts, for: module).compile()
        facts.parentLocales = divided(sections)
        #expect(try TableCompiler(facts, for: module).compile() == whole)
      }
    }
  }

  /// A language without likely subtags and rules has a row of its own, and no word (`LanguageRow`).
  @Test func languagesOfWhichNothingIsKnown() throws {
    let rows = try LanguageRows([PackedSubtag.language("aaa".utf8) ?? 0: .unknown])
    #expect(rows.rows.map(\.rawValue) == [LanguageRow.noLikelySubtags])
    #expect(rows.words.isEmpty && rows.pairs.isEmpty)
  }

  /// A region that only a rule names has a class of its own; the rest have class 0.
  @Test func regionsThatNoGroupContains() throws {
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    facts.territoryContainment = []
    let classes = try RegionClasses(facts, MatchRules(MadeFacts.matching([MadeFacts.rule("en_*_GB", "en_*_US")])))
    let numbers = ["GB", "US", "FR"].map { PackedSubtag.region($0.utf8).map(classes.number) }
    #expect(Set(numbers) == [0, 1, 2] && numbers.last == 0)
  }

  /// Lists have what is no subtag of two or three letters: `root` of older releases, longer languages.
  @Test func languagesOfOtherLengths() throws {
    func list(_ type: SubtagKind, _ identifiers: [String]) -> ValidityFact {
      ValidityFact(type: type, status: .regular, identifiers: identifiers, location: MadeFacts.place)
    }
    let constants = try ValidityTable([list(.language, ["root", "en", "english"])]).file().constants
    #expect(constants.map(\.rowCount) == [1, 1, 0, 0, 0])
    for subdivision in ["u1ab", "us", "u\u{E9}"] {
      let text = ReadingFixture.validity("subdivision", "usak \(subdivision)")
      let found = ReadingFixture.errorMessages(CLDRFilePath.validity(of: .subdivision), text)
      #expect(found.count == 1 && found[0].contains(subdivision), "\(found)")
    }
  }

  @Test(arguments: ["en_US_Latn", "en_Latn_Cyrl", "en_US_GB", "en_1901", "abcde", "e", "", "en_", "en__US"])
  func identifiersThatAreNotPacked(text: String) {
    #expect(LocaleForm.faultOfTriple(text) != nil)
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
