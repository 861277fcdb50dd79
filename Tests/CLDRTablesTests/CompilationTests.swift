import Foundation
import LocaleCore
import PathKit
import TestSupport
import Testing

@testable import CLDRTables

/// Facts that the tables cannot hold stop the generator with file, line and text.
@Suite struct CompilationTests {
  private static let languageInfo = CLDRFilePath.languageInfo

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
        facts.likelySubtags = try read(file).likelySubtags
      case CLDRFilePath.languageInfo:
        modules = [.matching]
        facts.languageMatching = try read(file).languageMatching
      case CLDRFilePath.supplementalMetadata:
        modules = [.aliases, .matching, .canonicalization]
        facts.aliases = try read(file).aliases
      case CLDRFilePath.supplementalData:
        modules = [.matching]
        facts.parentLocales = try read(file).parentLocales
      case CLDRFilePath.validity(of: .region):
        modules = [.validity]
        facts.validity =
          try facts.validity.filter { $0.location.file != file.path } + read(file).validity
      default:
        modules = [.canonicalization]
        facts.bcp47Keys =
          try facts.bcp47Keys.filter { $0.location.file != file.path } + read(file).bcp47Keys
      }
      for module in modules { _ = try TableCompiler(facts, for: module).compile() }
      return []
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  private func read(_ file: (path: String, data: Data)) throws(CLDRDiagnostics) -> CLDRFacts {
    var collector = FactCollector(path: file.path)
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    try XMLSource(path: file.path, data: file.data).sections(of: nil, &collector)?.add(to: &facts, &collector)
    if !collector.diagnostics.isEmpty { throw CLDRDiagnostics(collector.diagnostics) }
    return facts
  }

  /// A wrong rule is named, or one that is wrong because of it.
  @Test(arguments: [
    ("*_Latn *_Cyrl 9", "a script of any language"), ("*_Latn nb_Latn 9", "a script of any language"),
    ("nb_Latn *_Latn 9", "a script of any language"),
    ("nb no_Latn 9", "both sides of a rule must name the same fields"),
    ("* no 9", "a language on one side and any language on the other"),
    ("no * 9", "a language on one side and any language on the other"),
    ("*_*_NO *_*_* 9", "a rule for any language must be a default"),
    ("*_*_* *_*_NO 9", "a rule for any language must be a default"),
    ("* * 9 oneway", "a rule for any language must be a default"),
    ("nb_Latn nb_Latn 9", "a script rule names two scripts"),
    ("nb_Latn no_* 9", "a script rule names two scripts"), ("nb nb 9", "the same language on both sides"),
    ("nb_Latn_NO nb_Cyrl_NO 9", "a region rule joins one language, in any script or in one script, to itself"),
    ("nb_*_NO no_*_NO 9", "a region rule joins one language, in any script or in one script, to itself"),
    ("nb no 101", "a distance is 1 to 100"), ("nb no 0", "a distance is 1 to 100"), ("* * 70", "never reached"),
    ("*_* *_* 70", "defaults must come once each"),
  ])
  func rulesThatNoTableCanHold(rule: String, reason: String) {
    let parts = rule.split(separator: " ").map(String.init)
    var wrong = MadeFacts.rule(parts[0], parts[1], Int(parts[2]) ?? 0, oneWay: parts.count > 3)
    wrong.location.line = 2
    let error = #expect(throws: InputDiagnostic.self) {
      try MatchRules(MadeFacts.matching([wrong, MadeFacts.rule("nn", "nb")]))
    }
    #expect(error?.description.contains(reason) == true && error?.location.file == MadeFacts.place.file)
    #expect(error?.location.line == 2 || ["* * 70", "*_* *_* 70"].contains(rule))
  }

  @Test func everyLevelHasADefault() throws {
    for missing in MadeFacts.defaults {
      let facts = MadeFacts.matching([])
      let rules = LanguageMatchingFacts(
        paradigmLocales: [], variables: [], rules: facts.rules.filter { $0.desired != missing.desired })
      let error = #expect(throws: InputDiagnostic.self, "\(missing.desired)") { try MatchRules(rules) }
      #expect(error?.location == MadeFacts.place)
    }
    let none = LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: [])
    let error = #expect(throws: InputDiagnostic.self) { try MatchRules(none) }
    #expect(error?.description.hasPrefix("\(Self.languageInfo): error: a rule for all is missing") == true)
    // Two languages in one script are a pair.
    #expect(throws: Never.self) { try MatchRules(MadeFacts.matching([MadeFacts.rule("nb_Latn", "no_Latn")])) }
  }

  /// Of the release that the package keeps.
  @Test(arguments: imported.cases) func factsThatNoTableCanHold(one: ReleaseCase) {
    one.line.check { problems in
      let text: String = try (UpstreamReleases.importedFolder + one.path).read()
      let changed = try one.texts(text, isOnce: true).changed
      // Thousands of rows that no case is about would take most of the time.
      let lines = changed.split(separator: "\n").filter {
        !$0.contains("<languagePopulation ") && !$0.contains("origin=\"sil1\"")
      }
      one.check(try diagnostics((one.path, Data(lines.joined(separator: "\n").utf8))), &problems)
    }
  }

  private static let imported = ReleaseCase.all("imported")

  @Test func thereAreCases() { #expect(Self.imported.areWhole(moreThan: 25)) }

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
      MadeFacts.rule("en_Latn_IT", "en_Latn_IE", 1), MadeFacts.rule("en_*_IT", "en_*_IE", 2, oneWay: false),
      MadeFacts.rule("en_*_US", "en_*_GB", 3),
    ])
    #expect(
      try two.sets == [RegionRuleSet(script: latin, isLast: false), RegionRuleSet(script: 0, isLast: true)])
    #expect(two.distances(1, "IT-IE IE-IT US-GB GB-US") == [1, 2, 3, 80])
    #expect(two.distances(2, "IT-IE IE-IT US-GB IT-GB") == [2, 2, 3, 80])
    #expect(two.demotion == 3)
    #expect(
      try tables([MadeFacts.rule("en_Latn_US", "en_Latn_GB", 1), MadeFacts.rule("en_*_US", "en_*_GB", 3)]).demotion == 1
    )
    let other = try tables([MadeFacts.rule("en_Cyrl_IT", "en_Cyrl_IE", 1), MadeFacts.rule("en_*_US", "en_*_GB", 3)])
    #expect(other.sets.map(\.script) == [cyrillic, 0])
    #expect(other.demotion == 3)
    let only = try tables([MadeFacts.rule("aaa_*_US", "aaa_*_GB", 5), MadeFacts.rule("en_Latn_US", "en_Latn_GB", 7)])
    #expect(only.sets.map(\.isLast) == [true, true])
    #expect(only.demotion == 7)
    #expect(try tables([MadeFacts.rule("en_Cyrl_US", "en_Cyrl_GB", 7)]).demotion == 80)
  }

  /// On each level the first rule of a pair decides, in each direction (UTS #35, Language Matching); the nearest come first.
  @Test func theFirstRuleOfAPairDecides() throws {
    var facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    facts.languageMatching = MadeFacts.matching([
      MadeFacts.rule("aa", "ab", 5), MadeFacts.rule("ab", "aa", 7, oneWay: false), MadeFacts.rule("aa", "ab", 9),
      MadeFacts.rule("ab", "aa", 3),
      MadeFacts.rule("aa", "ac", 5, oneWay: false), MadeFacts.rule("ac", "aa", 1), MadeFacts.rule("aa", "ad", 4),
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
    let english = #expect(throws: InputDiagnostic.self) {
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
    // With CLDR's section for plurals, which is empty, and with that for everything in its place, which only plurals can tell.
    let others = facts.parentLocales.filter { !$0.components.contains("plurals") }
    let cases: [(TableModule, [ParentLocalesFact])] = [
      (.matching, facts.parentLocales), (.plurals, others), (.plurals, facts.parentLocales), (.matching, others),
    ]
    for (module, sections) in cases.prefix(TestSize.count(4, sample: 2)) {
      facts.parentLocales = sections
      let whole = try TableCompiler(facts, for: module).compile()
      facts.parentLocales = divided(sections)
      #expect(try TableCompiler(facts, for: module).compile() == whole)
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
    #expect(throws: LocaleForm.Fault.self) { try LocaleForm(text).check(.triple) }
  }
}
