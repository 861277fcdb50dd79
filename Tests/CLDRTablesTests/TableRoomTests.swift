import LocaleCore
import Testing

@testable import CLDRTables

/// As many rows, and as wide numbers, as the fields of the tables hold are taken; one more is refused with the names of
/// table and field, and nothing is cut.
@Suite struct TableRoomTests {
  /// What a field has room for, and a release, or the part of one, that needs as much.
  private struct Room {
    var table: String
    var field: String
    var room: Int
    var make: (Int) throws -> Void
  }

  private static func rooms() throws -> [Room] {
    let facts = try UpstreamReleases.importedFacts()
    return try matching(facts) + aliases() + parents(facts) + plurals(facts) + validity()
  }

  /// Tables whose numbers no release can make wider, with the reason.
  private static let bounded = [
    "AliasTable.languageReplacements": "an LSR, made like all others", "AliasTable.scripts": "packed scripts",
    "AliasTable.regions": "packed regions", "AliasTable.regionReplacements": "packed regions",
    "AliasTable.variants": "the bits of AliasTable.compounds number them",
    "LikelySubtagsTable.directLanguages": "the words of LikelySubtagsTable.languageWords",
    "LikelySubtagsTable.languagePrefixes": "there are 17,576 languages of three letters",
    "LikelySubtagsTable.languageRows": "there are 17,576 languages of three letters",
    "LikelySubtagsTable.scriptRegionPairs": "parts of an LSR",
    "LikelySubtagsTable.languageScriptRows": "LSRs of locales, whose languages have three letters at most",
    "LikelySubtagsTable.languageRegionRows": "the same", "LikelySubtagsTable.scriptRows": "the same",
    "LikelySubtagsTable.regionRows": "the same", "LikelySubtagsTable.scriptRegionRows": "the same",
    "DistanceTable.scriptRules": "see languageRules",
    "DistanceTable.scriptRuleScripts": "packed scripts", "DistanceTable.regionRuleSets": "packed scripts",
    "DistanceTable.regionDistances": "MatchRules refuses distances above 100", "DistanceTable.paradigmLocales": "LSRs",
    "RuleTable.regionRules": "RuleTable.starts has less room", "ParentLocaleTable.locales": "LSRs and five components",
    "ParentLocaleTable.parents": "LSRs", "ScriptTable.rightToLeft": "packed scripts",
    "ModifierTable.scripts": "packed scripts", "ModifierTable.variants": "eight letters or digits",
    "ModifierTable.codes": "three letters", "ModifierTable.regions": "packed regions",
    "ValidityTable.languages": "a bit for each language of three letters",
    "ValidityTable.runs": "a run is cut; see longRunsOfSubtagsAreCut",
    "ValidityTable.subdivisionRegions": "packed regions",
    "ValidityTable.subdivisions": "a run is cut; four letters or digits are 21 bits",
    "PluralTable.locales": "LSRs", "PluralTable.categories": "six bits",
    "PluralTable.rangeCategories": "six categories",
    "PluralTable.moduli": "32 bits, or it is refused",
  ]

  @Test func asMuchAsAFieldHolds() throws {
    for room in try Self.rooms() {
      #expect(throws: Never.self, "\(room.table), \(room.field)") { try room.make(room.room) }
      let error = #expect(throws: (any Error).self, "\(room.table), \(room.field)") { try room.make(room.room + 1) }
      if let overflow = error as? FieldOverflow {
        #expect("\(overflow.field)" == room.field)
      } else {
        let told = error as? InputDiagnostic
        let wide = "more than the tables have room for: 'a \(room.field) in \(room.table)'"
        let number = "a number that the tables cannot express"
        #expect(told?.description.contains(wide) == true || told?.message == number, "\(String(describing: error))")
      }
    }
  }

  /// Whatever module has no room: the error says so, with field and module.
  @Test func theCompilerTellsWhatHasNoRoom() throws {
    var facts = try UpstreamReleases.importedFacts()
    let place = try #require(facts.pluralRules.firstIndex { $0.rules.count == 2 })
    var parser = PluralRuleParser("n = " + (0...32).map { "\($0 * 2)" }.joined(separator: ","))
    facts.pluralRules[place].rules[0].condition = try parser.condition()
    for rule in 0...1 { facts.pluralRules[place].rules[rule].samples = [] }
    let error = #expect(throws: CLDRDiagnostics.self) { try TableCompiler(facts, for: .plurals).compile() }
    #expect(
      error?.description == """
        common/supplemental: error: more than the tables have room for: 'further ranges in LocalePlurals' (widen the field, \
        which has room for numbers below 32)
        """)
  }

  /// No table is without its limit.
  @Test func everyTableHasItsLimit() throws {
    let tested = Set(try Self.rooms().map(\.table))
    let tables = try UpstreamReleases.importedTables().files.flatMap { file in
      file.constants.compactMap { constant -> String? in
        switch constant.value {
        case .integer, .word64, .text: nil
        case .words64, .words32, .halves, .bytes: "\(file.name).\(constant.name)"
        }
      }
    }
    #expect(Set(tables).subtracting(tested).sorted() == Self.bounded.keys.sorted())
  }

  /// A rule's index has 14 bits, the position of a language's first one 12, those of its first script rule and of its first
  /// set of region rules 8; a class has seven bits, and an atom one for each region of a rule.
  private static func matching(_ facts: CLDRFacts) throws -> [Room] {
    let likely = try LikelySubtagsTables(facts)
    func make(_ rules: [LanguageMatchFact], _ groups: [[String]]? = nil) throws {
      var facts = facts
      facts.languageMatching = MadeFacts.matching(rules)
      if let groups {
        facts.territoryContainment = groups.enumerated().map { number, contained in
          TerritoryContainmentFact(
            type: "\(100 + number)", contains: contained, status: nil, isGrouping: false, location: MadeFacts.place)
        }
      }
      let rules = try MatchRules(facts.languageMatching)
      let regions = try RegionClasses(facts, rules)
      if groups != nil {
        _ = try regions.file(aliases: [])
        return
      }
      let tables = try DistanceTables(facts, rules, regions, likely)
      _ = try tables.file()
      _ = try likely.file(tables.languages, paradigms: tables.paradigms)
    }
    let regions = (0..<64).map { String(MadeFacts.language($0 + 676).dropFirst()).uppercased() }
    // The class of other regions, those of eight regions, and those of groups that contain several of these.
    let eight = regions.prefix(8)
    let groups = (0..<256).map { bits in eight.enumerated().filter { bits >> $0.offset & 1 != 0 }.map(\.element) }
      .filter { $0.count > 1 }
    func regionRules(_ regions: some Sequence<String>) -> [LanguageMatchFact] {
      regions.map { MadeFacts.rule("en_*_\($0)", "en_*_*") }
    }
    let words = "LikelySubtagsTable.languageWords"
    return [
      Room(table: "DistanceTable.languageRules", field: "index of the rule", room: 1 << 14) {
        try make((1...$0).map { MadeFacts.rule("aaa", MadeFacts.language($0)) })
      },
      Room(table: words, field: "first language rule", room: 4095) {
        try make((1...$0).map { MadeFacts.rule(MadeFacts.language($0), "zzz") })
      },
      Room(table: words, field: "first script rule", room: 255) {
        try make((1...$0).map { MadeFacts.rule(MadeFacts.language($0) + "_Latn", MadeFacts.language($0) + "_Cyrl") })
      },
      Room(table: words, field: "first set of region rules", room: 255) {
        try make((1...$0).map { MadeFacts.rule(MadeFacts.language($0) + "_*_GB", MadeFacts.language($0) + "_*_US") })
      },
      // However often a rule names a region.
      Room(table: "RegionTable.classes", field: "variable or region of a rule", room: 63) {
        try make(regionRules(regions.prefix($0) + Array(repeating: regions[0], count: 100)), [])
      },
      Room(table: "RegionTable.classes", field: "region class", room: 128) {
        try make(regionRules(eight), Array(groups.prefix($0 - 9)))
      },
      Room(table: "RuleTable.starts", field: "number", room: 65_535) { count in
        let long = MadeFacts.rule("en_*_$" + String(repeating: "a", count: count - 18), "en_*_*")
        var facts = facts
        facts.languageMatching = MadeFacts.matching([])
        let rules = try MatchRules(facts.languageMatching)
        let tables = try DistanceTables(facts, rules, RegionClasses(facts, rules), likely)
        _ = try tables.ruleFile([long, MadeFacts.rule("aaa", "aab")])
      },
    ]
  }

  private static func aliases() -> [Room] {
    func alias(_ kind: AliasFact.AliasKind, _ type: String, _ replacements: [String]) -> AliasFact {
      AliasFact(kind: kind, type: type, replacements: replacements, reason: nil, location: MadeFacts.place)
    }
    func key(_ name: String, _ alias: String) -> BCP47KeyFact {
      BCP47KeyFact(
        extensionSingleton: "u", name: name, alias: alias, valueType: nil, isDeprecated: false, preferred: nil,
        since: nil, types: [], location: MadeFacts.place)
    }
    return [
      // One of them is the replacement.
      Room(table: "AliasTable.compounds", field: "variant", room: 31) {
        _ = try AliasTables((0..<$0).map { alias(.variant, "var\(10 + $0)", ["fonipa"]) }).file()
      },
      Room(table: "AliasTable.regionStarts", field: "number", room: 65_535) {
        _ = try AliasTables([alias(.territory, "AA", Array(repeating: "US", count: $0))]).file()
      },
      Room(table: "AliasTable.languages", field: "number", room: 1) {
        _ = try AliasTables(["aaa", "aaaaa"].prefix($0).map { alias(.language, $0, ["en"]) }).file()
      },
      Room(table: "LegacyTagTable.initials", field: "first legacy tag", room: 63) { count in
        let tags = (0..<count).map { alias(.language, "i_\(MadeFacts.language($0))", ["en"]) }
        _ = try LegacyTagTable(tags + [alias(.language, "zzz_zzz", ["en"])]).file()
      },
      Room(table: "LegacyTagTable.initials", field: "letter of a second subtag", room: 1) { count in
        _ = try LegacyTagTable(["i_aa", "i_1a"].prefix(count).map { alias(.language, $0, ["en"]) }).file()
      },
      Room(table: "LegacyTagTable.starts", field: "number", room: 65_535) { count in
        let long = "en_x_" + String(repeating: "a", count: count - 12)
        _ = try LegacyTagTable([alias(.language, "i_aaa", [long]), alias(.language, "i_aab", ["en"])]).file()
      },
      Room(table: "TypeAliasTable.starts", field: "number", room: 65_535) { count in
        var facts = CLDRFacts(version: CLDRVersion(major: 48))
        facts.bcp47Keys = [key("ca", String(repeating: "a", count: count - 5)), key("co", "z")]
        _ = try TypeAliasTable(facts).file()
      },
    ]
  }

  private static func parents(_ facts: CLDRFacts) throws -> [Room] {
    let likely = try LikelySubtagsTables(facts)
    return [
      Room(table: "ParentLocaleTable.parentNumbers", field: "number", room: 256) { count in
        let entries = (0..<count).map { number in
          ParentLocaleFact(
            parent: MadeFacts.language(number), locales: [MadeFacts.language(number) + "_Arab"], localeRules: nil,
            location: MadeFacts.place)
        }
        _ = try ParentLocaleTable([ParentLocalesFact(components: [], entries: entries)], likely).file()
      }
    ]
  }

  private static func plurals(_ facts: CLDRFacts) -> [Room] {
    func rules(_ conditions: [String]) throws -> [PluralRuleFact] {
      try conditions.map { text in
        var parser = PluralRuleParser(text)
        return PluralRuleFact(
          category: text.isEmpty ? "other" : "one", condition: try parser.condition(), samples: [],
          location: MadeFacts.place)
      }
    }
    func make(_ kind: PluralRulesFact.Kind, _ sets: [[String]], _ ranges: [PluralRangesFact] = []) throws {
      var facts = facts
      facts.pluralRules = try sets.enumerated().map { number, conditions in
        PluralRulesFact(
          kind: kind, locales: number == 0 ? ["root"] : [MadeFacts.language(number)], rules: try rules(conditions),
          location: MadeFacts.place)
      }
      (facts.parentLocales, facts.pluralRanges) = ([], ranges)
      _ = try PluralTable(facts).file()
    }
    func list(_ count: Int, _ joined: String, _ item: (Int) -> String) -> String {
      (0..<count).map(item).joined(separator: joined)
    }
    func word(_ field: String, _ room: Int, _ condition: @escaping (Int) -> String) -> Room {
      Room(table: "PluralTable.words", field: field, room: room) { try make(.cardinal, [[""], [condition($0), ""]]) }
    }
    // The first of eight moduli means none; `other` is a word.
    let moduli = [2, 4, 5, 8, 10, 16, 20, 25]
    return [
      Room(table: "PluralTable.cardinals", field: "number", room: 256) {
        try make(.cardinal, [[""]] + (1..<$0).map { ["n = \($0)", ""] })
      },
      Room(table: "PluralTable.ordinals", field: "number", room: 256) {
        try make(.ordinal, [[""]] + (1..<$0).map { ["n = \($0)", ""] })
      },
      word("further ranges", 32) { count in "n = " + list(count, ",") { "\($0 * 2)" } },
      word("relations to skip", 63) { count in list(count, " and ") { "n = \($0)" } },
      word("modulus", 7) { count in list(count, " or ") { "n % \(moduli[$0]) = 1" } },
      word("first value", 1 << 20 - 1) { "n = \($0)" },
      word("length of a range", 1 << 20 - 1) { "n = 0..\($0)" },
      Room(table: "PluralTable.starts", field: "number", room: 65_535) { count in
        var long = try rules(["n = 1", ""])
        long[0].condition.alternatives = stride(from: 0, to: count, by: 32).map { start in
          [
            PluralRelation(
              operand: .n, isNegated: false, ranges: Array(repeating: 1...1, count: min(32, count - start)))
          ]
        }
        var facts = facts
        facts.pluralRules = [("root", [long[1]]), ("aaa", long)].map {
          PluralRulesFact(kind: .cardinal, locales: [$0], rules: $1, location: MadeFacts.place)
        }
        (facts.parentLocales, facts.pluralRanges) = ([], [])
        _ = try PluralTable(facts).file()
      },
      Room(table: "PluralTable.ranges", field: "number", room: 255) { count in
        let sets = (1...count).map { number in
          let results = [number % 6, number / 6 % 6, number / 36 % 6, number / 216].enumerated().map { end, result in
            PluralRangeFact(
              start: "many", end: PluralRuleFact.categories[end], result: PluralRuleFact.categories[result],
              location: MadeFacts.place)
          }
          return PluralRangesFact(locales: [MadeFacts.language(number)], ranges: results, location: MadeFacts.place)
        }
        try make(.cardinal, Array(repeating: [""], count: count + 1), sets)
      },
    ]
  }

  private static func validity() -> [Room] {
    [
      Room(table: "ValidityTable.subdivisionStarts", field: "number", room: 65_535) { count in
        let codes = (0..<count).map { "us" + String(36 * 36 * 36 + 2 * $0, radix: 36) }
        _ = try ValidityTable([
          ValidityFact(type: .subdivision, status: .regular, identifiers: codes, location: MadeFacts.place)
        ]).file()
      }
    ]
  }

  /// Two subtags, the first of which begins with a letter. A language alone is none of these tags.
  @Test func legacyTags() throws {
    func alias(_ kind: AliasFact.AliasKind, _ type: String, _ replacements: [String]) -> AliasFact {
      AliasFact(kind: kind, type: type, replacements: replacements, reason: nil, location: MadeFacts.place)
    }
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

  /// A run is cut where its length has no more bits: twelve, seven for subdivisions. 17,576 are four times 4,096, and 1,192.
  @Test func longRunsOfSubtagsAreCut() throws {
    let languages = (0..<17_576).map(MadeFacts.language)
    let subdivisions = (0..<300).map { "us" + String(36 * 36 + $0, radix: 36) }
    let file = try ValidityTable([
      ValidityFact(type: .language, status: .deprecated, identifiers: languages, location: MadeFacts.place),
      ValidityFact(type: .subdivision, status: .regular, identifiers: subdivisions, location: MadeFacts.place),
    ]).file()
    for constant in file.constants {
      switch (constant.name, constant.value) {
      case ("runs", .words64(let words)):
        #expect(words.map { ValidityRun(rawValue: $0).following } == [4095, 4095, 4095, 4095, 1191])
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

  static func rule(
    _ desired: String, _ supported: String, _ distance: Int = 1, oneWay: Bool = true
  ) -> LanguageMatchFact {
    LanguageMatchFact(desired: desired, supported: supported, distance: distance, isOneWay: oneWay, location: place)
  }
  static let defaults = ["*", "*_*", "*_*_*"].map {
    LanguageMatchFact(desired: $0, supported: $0, distance: 80, isOneWay: false, location: place)
  }
  static func matching(_ rules: [LanguageMatchFact]) -> LanguageMatchingFacts {
    LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: rules + defaults)
  }
}
