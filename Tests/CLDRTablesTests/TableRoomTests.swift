import LocaleCore
import Testing

@testable import CLDRTables

/// As many rows as the fields of the tables number are taken, and one more is refused.
@Suite struct TableRoomTests {
  /// What a field numbers is taken, and one more is refused.
  private func expectRoom(_ room: Int, _ message: String, _ make: (Int) throws -> Void) {
    #expect(throws: Never.self) { try make(room) }
    let error = #expect(throws: CLDRDiagnostic.self) { try make(room + 1) }
    #expect(error?.description.contains("wider than its field: \(message)") == true, "\(String(describing: error))")
    // What is too much as a whole has the file as its place.
    #expect(error.map { $0.location == MadeFacts.place || $0.location.line == 0 } == true)
  }

  /// A rule's index has 14 bits, the position of a language's first one 12, that of its sets of region rules 8.
  @Test func asManyMatchingRules() throws {
    var facts = try UpstreamReleases.importedFacts()
    let likely = try LikelySubtagsTables(facts)
    func make(_ rules: [LanguageMatchFact]) throws {
      facts.languageMatching = MadeFacts.matching(rules)
      let rules = try MatchRules(facts.languageMatching)
      _ = try DistanceTables(facts, rules, RegionClasses(facts, rules), likely)
    }
    expectRoom(1 << 14, "16385 rules, 1 of them from a language") {
      try make(Array(repeating: MadeFacts.rule("aaa", "aab"), count: $0 - 3))
    }
    expectRoom(4095, "4099 rules, 4096 of them from a language") {
      try make((1...$0).map { MadeFacts.rule("aaa", MadeFacts.language($0)) })
    }
    expectRoom(255, "256 sets of region rules") {
      try make((1...$0).map { MadeFacts.rule(MadeFacts.language($0) + "_*_GB", MadeFacts.language($0) + "_*_US") })
    }
  }

  /// A class has seven bits, and an atom a bit for each region of a rule.
  @Test func asManyRegionClasses() throws {
    func make(_ regions: [String], _ groups: [[String]]) throws {
      var facts = CLDRFacts(version: CLDRVersion(major: 48))
      facts.territoryContainment = groups.enumerated().map { number, contained in
        TerritoryContainmentFact(
          type: "\(100 + number)", contains: contained, status: nil, isGrouping: false, location: MadeFacts.place)
      }
      let rules = try MatchRules(MadeFacts.matching(regions.map { MadeFacts.rule("en_*_\($0)", "en_*_*") }))
      _ = try RegionClasses(facts, rules).file(aliases: [])
    }
    let regions = (0..<63).map { String(MadeFacts.language($0 + 676).dropFirst()).uppercased() }
    expectRoom(62, "63 variables and regions in rules") { try make(Array(regions.prefix($0)), []) }
    // However often a rule names a region.
    #expect(throws: Never.self) { try make(Array(repeating: "GB", count: 100), []) }
    // The class of other regions, those of eight regions, and those of groups that contain several of these.
    let eight = regions.prefix(8)
    let groups = (0..<256).map { bits in eight.enumerated().filter { bits >> $0.offset & 1 != 0 }.map(\.element) }
      .filter { $0.count > 1 }
    expectRoom(128, "129 region classes") { try make(Array(eight), Array(groups.prefix($0 - 9))) }
  }

  @Test func asManyAliases() throws {
    func alias(_ kind: AliasFact.AliasKind, _ type: String, _ replacements: [String]) -> AliasFact {
      AliasFact(kind: kind, type: type, replacements: replacements, reason: nil, location: MadeFacts.place)
    }
    // One of them is the replacement.
    expectRoom(31, "33 variants in aliases") {
      _ = try AliasTables((0..<$0).map { alias(.variant, "var\(10 + $0)", ["fonipa"]) })
    }
    expectRoom(65_535, "65536 in the column regionStarts") {
      _ = try AliasTables([alias(.territory, "AA", Array(repeating: "US", count: $0))]).file()
    }
    expectRoom(64, "legacy tag 65") {
      _ = try LegacyTagTable((0..<$0).map { alias(.language, "i_\(MadeFacts.language($0))", ["en"]) }).file()
    }
    // Two subtags, each of which begins with a letter. A language alone is none of these tags.
    for (tag, isTaken) in [("z_zulu", true), ("a_aa", true), ("i_1a", false), ("1_a", false), ("sgn", true)] {
      #expect(((try? LegacyTagTable([alias(.language, tag, ["en"])]).file()) != nil) == isTaken, "\(tag)")
    }
    // The tag and its replacement. Time zones are no tags.
    let rows = [
      alias(.language, "i_aa", ["en_Latn_US_x_a"]), alias(.zone, "America/Port_au", ["x"]),
      alias(.language, "sgn", ["en"]),
    ]
    #expect(
      try LegacyTagTable(rows).file().constants.first?.value == .text("i-aa en-Latn-US-x-a\n"))
  }

  @Test func asManyPluralRules() throws {
    func make(_ sets: [[String]]) throws {
      var facts = try UpstreamReleases.importedFacts()
      facts.pluralRules = try sets.enumerated().map { number, conditions in
        let rules = try conditions.map { text in
          var parser = PluralRuleParser(text)
          return PluralRuleFact(
            category: text.isEmpty ? "other" : "one", condition: try parser.condition(), samples: [],
            location: MadeFacts.place)
        }
        return PluralRulesFact(
          kind: .cardinal, locales: number == 0 ? ["root"] : [MadeFacts.language(number)], rules: rules,
          location: MadeFacts.place)
      }
      facts.parentLocales = []
      _ = try PluralTable(facts).file()
    }
    func list(_ count: Int, _ joined: String, _ item: (Int) -> String) -> String {
      (0..<count).map(item).joined(separator: joined)
    }
    expectRoom(256, "256 in the column cardinals") { try make([[""]] + (1..<$0).map { ["n = \($0)", ""] }) }
    expectRoom(32, "33 ranges in one relation") { count in
      try make([[""], ["n = " + list(count, ",") { "\($0 * 2)" }, ""]])
    }
    // The first of eight moduli means none; `other` is a word.
    let moduli = [2, 4, 5, 8, 10, 16, 20, 25]
    expectRoom(7, "9 different moduli") { count in
      try make([[""], [list(count, " or ") { "n % \(moduli[$0]) = 1" }, ""]])
    }
    expectRoom(65_535, "65536 in the column starts") { count in
      let parts = stride(from: 0, to: count, by: 400).map { start in
        list(min(400, count - start), " or ") { "n = \(start + $0)" }
      }
      try make([[""], parts + [""]])
    }
  }

  @Test func asManySetsOfPluralRanges() throws {
    var facts = try UpstreamReleases.importedFacts()
    facts.parentLocales = []
    expectRoom(255, "256 in the column ranges") { count in
      let languages = (0..<count).map(MadeFacts.language)
      let other = PluralRuleFact(
        category: "other", condition: PluralCondition(alternatives: []), samples: [], location: MadeFacts.place)
      facts.pluralRules = [
        PluralRulesFact(kind: .cardinal, locales: ["root"] + languages, rules: [other], location: MadeFacts.place)
      ]
      facts.pluralRanges = languages.enumerated().map { number, language in
        let ranges = [number % 6, number / 6 % 6, number / 36 % 6, number / 216].enumerated().map { end, result in
          PluralRangeFact(
            start: "many", end: PluralRuleFact.categories[end], result: PluralRuleFact.categories[result],
            location: MadeFacts.place)
        }
        return PluralRangesFact(locales: [language], ranges: ranges, location: MadeFacts.place)
      }
      _ = try PluralTable(facts).file()
    }
  }

  /// A row has eight bits for the index of its parent.
  @Test func asManyParents() throws {
    let likely = try LikelySubtagsTables(UpstreamReleases.importedFacts())
    expectRoom(256, "257 parents") { count in
      let entries = (0..<count).map { number in
        ParentLocaleFact(
          parent: MadeFacts.language(number), locales: [MadeFacts.language(number) + "_Arab"], localeRules: nil,
          location: MadeFacts.place)
      }
      _ = try ParentLocaleTable([ParentLocalesFact(components: [], entries: entries)], likely)
    }
  }

  /// A run is cut where its length has no more bits: twelve, seven for subdivisions.
  @Test func longRunsOfSubtagsAreCut() throws {
    let languages = (0..<17_576).map(MadeFacts.language)
    let subdivisions = (0..<300).map { "us" + String(36 * 36 + $0, radix: 36) }
    let file = try ValidityTable([
      ValidityFact(type: "language", status: "deprecated", identifiers: languages, location: MadeFacts.place),
      ValidityFact(type: "subdivision", status: "regular", identifiers: subdivisions, location: MadeFacts.place),
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
}

/// Facts that no release has.
enum MadeFacts {
  static let place = SourceLocation(file: "test.xml", line: 1)

  /// Different languages of three letters: `aaa`, `aab`, …
  static func language(_ number: Int) -> String {
    String([number / 676, number / 26 % 26, number % 26].map { Character(UnicodeScalar(UInt8(0x61 + $0))) })
  }

  static func rule(_ desired: String, _ supported: String) -> LanguageMatchFact {
    LanguageMatchFact(desired: desired, supported: supported, distance: 1, isOneWay: true, location: place)
  }
  static let defaults = ["*", "*_*", "*_*_*"].map {
    LanguageMatchFact(desired: $0, supported: $0, distance: 80, isOneWay: false, location: place)
  }
  static func matching(_ rules: [LanguageMatchFact]) -> LanguageMatchingFacts {
    LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: rules + defaults)
  }
}
