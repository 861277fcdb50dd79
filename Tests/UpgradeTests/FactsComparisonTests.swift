import Testing

@testable import CLDRComparison
@testable import CLDRTables

/// Two releases, one of which was changed by hand, and the report about them.
@Suite struct FactsComparisonTests {
  private let location = SourceLocation(file: "", line: 1)

  private func sections(_ change: (inout CLDRFacts) -> Void) throws -> [FactSection] {
    let old = try Releases.installed()
    var new = old
    change(&new)
    return FactSection.all(old: old, new: new)
  }

  @Test func equalReleasesGiveNoChanges() throws {
    let sections = try sections { new in
      // A row that repeats the previous result, and equal rules on other lines.
      new.likelySubtags.append(LikelySubtagFact(from: "de_AT", to: "de_Latn_AT", location: location))
      for set in new.pluralRules.indices { new.pluralRules[set].location.line += 1 }
    }
    #expect(sections.count == 13)
    #expect(sections.allSatisfy { $0.changes.isEmpty })
  }

  @Test func everyChangeIsInItsSection() throws {
    let sections = try sections { new in
      changeRules(&new)
      changePlurals(&new)
      for index in new.aliases.indices where new.aliases[index].type == "iw" {
        new.aliases[index] = AliasFact(
          kind: .language, type: "iw", replacements: ["yi"], reason: new.aliases[index].reason, location: location)
      }
      let parents = new.parentLocales.firstIndex { $0.components.isEmpty } ?? 0
      let entry = new.parentLocales[parents].entries.firstIndex { $0.locales.contains("en_GB") } ?? 0
      new.parentLocales[parents].entries[entry].locales.removeAll { $0 == "en_GB" }
      new.territoryContainment.append(
        TerritoryContainmentFact(
          type: "XY", contains: ["FR", "DE"], status: "grouping", isGrouping: false, location: location))
      new.likelySubtags.append(LikelySubtagFact(from: "de_AT", to: "de_Runr_AT", location: location))
    }
    #expect(sections.allSatisfy { Set($0.changes).count == $0.changes.count })
    let found = Dictionary(uniqueKeysWithValues: sections.map { ($0.key, Set($0.changes)) }).filter {
      !$0.value.isEmpty
    }
    let expected: [String: Set<FactChange>] = [
      "rules": [
        FactChange(subject: "is → da", old: nil, new: "9, one way"),
        FactChange(subject: "af → en", old: "20, one way", new: "30, one way"),
        FactChange(subject: "gsw → de", old: "4, one way", new: nil),
      ],
      // With the first number that shows each change.
      "plurals": [
        FactChange(subject: "pl, cardinal", old: "one few many other: 2 few", new: "one many other: 2 other"),
        FactChange(subject: "cv, cardinal", old: "zero one other: 0 zero, 1 one", new: "other: 0 other, 1 other"),
      ],
      "aliases": [FactChange(subject: "languageAlias iw", old: "he (deprecated)", new: "yi (deprecated)")],
      "parents": [FactChange(subject: "en_GB", old: "en_001", new: nil)],
      "containment": [FactChange(subject: "XY (grouping)", old: nil, new: "DE FR")],
    ]
    #expect(found.filter { $0.key != "likelySubtags" } == expected)
    // The alias changes likely subtags too, which are shown as an effect of it.
    #expect(
      found["likelySubtags"]?.contains(FactChange(subject: "de_AT", old: "de-Latn-AT", new: "de-Runr-AT")) == true)
  }

  @Test func changesOfOtherFactsAreInTheirSections() throws {
    let sections = try sections { new in
      new.languageMatching.variables.append(MatchVariableFact(id: "$x", value: "US+CA", location: location))
      new.languageMatching.paradigmLocales.insert(LocaleFact(name: "xx", location: location), at: 0)
      new.defaultContentLocales.removeAll { $0.name == "en_US" }
      let type = BCP47TypeFact(
        name: "one", aliases: ["a", "b"], isDeprecated: true, preferred: "two", since: nil, iana: nil, region: "US",
        location: location)
      new.bcp47Keys.append(
        BCP47KeyFact(
          extensionSingleton: "t", name: "z0", alias: nil, valueType: "any", isDeprecated: false, preferred: nil,
          since: nil, types: [type], location: location))
      for list in new.validity.indices { new.validity[list].identifiers.removeAll { $0 == "eo" } }
      new.validity.append(
        ValidityFact(type: .language, status: .deprecated, identifiers: ["eo"], location: location))
      for row in new.scripts.indices where new.scripts[row].script == "Arab" { new.scripts[row].isRightToLeft = false }
      new.pluralRanges.append(
        PluralRangesFact(
          locales: ["xx", "yy"],
          ranges: [PluralRangeFact(start: "few", end: "other", result: "many", location: location)], location: location)
      )
      new.parentLocales.append(
        ParentLocalesFact(
          components: ["collations", "plurals"],
          entries: [
            ParentLocaleFact(parent: "zz", locales: ["xx", "yy"], localeRules: "nonlikelyScript", location: location)
          ]))
      for (type, status, isGrouping) in [("XX", nil, false), ("XY", nil, true), ("XZ", "deprecated", true)] {
        new.territoryContainment.append(
          TerritoryContainmentFact(
            type: type, contains: ["FR", "DE"], status: status, isGrouping: isGrouping, location: location))
      }
    }
    func texts(_ key: String) -> [String] {
      sections.filter { $0.key == key }.flatMap(\.changes).map { "\($0.subject): \($0.old ?? "–") → \($0.new ?? "–")" }
    }
    #expect(texts("matchVariables") == ["$x: – → US+CA"])
    #expect(texts("paradigmLocales").prefix(2) == ["xx: – → number 1", "en: number 1 → number 2"])
    #expect(texts("defaultContent") == ["en_US: has that of its parent → –"])
    #expect(texts("bcp47") == ["-t-z0: – → valid; any", "-t-z0-one: – → also a, b; deprecated; rather two; US"])
    #expect(texts("validity") == ["language eo: regular → deprecated"])
    #expect(texts("scripts") == ["Arab: right to left → left to right"])
    #expect(texts("pluralRanges") == ["xx, few to other: – → many", "yy, few to other: – → many"])
    #expect(
      texts("parents") == [
        "collations plurals: rule nonlikelyScript: – → zz", "collations plurals: xx: – → zz",
        "collations plurals: yy: – → zz",
      ])
    #expect(
      texts("containment") == ["XX: – → DE FR", "XY (grouping): – → DE FR", "XZ (deprecated): – → DE FR"])
  }

  /// What a subject says first is compared with what it said first.
  @Test func factsWithOneSubject() {
    let section = FactSection(
      ReportSection("", ""), old: [("a", "1"), ("a", "2"), ("b", "3"), ("c", "4")],
      new: [("d", "5"), ("a", "1"), ("a", "6"), ("c", "4"), ("c", "4")])
    #expect(
      section.changes == [
        FactChange(subject: "d", old: nil, new: "5"), FactChange(subject: "a", old: "2", new: "6"),
        FactChange(subject: "c", old: nil, new: "4"), FactChange(subject: "b", old: "3", new: nil),
      ])
    #expect(FactChange.ChangeKind.allCases.map { kind in section.changes.count { $0.kind == kind } } == [2, 1, 1])
  }

  /// Each change is there once: a number whose category changed, or the categories themselves.
  @Test func pluralsOfOneLanguage() throws {
    func texts(_ change: (inout [PluralRuleFact]) throws -> Void) throws -> [String] {
      var old = try Releases.installed()
      old.likelySubtags = []
      var new = old
      for set in new.pluralRules.indices where new.pluralRules[set].locales == ["pl"] {
        if new.pluralRules[set].kind == .cardinal { try change(&new.pluralRules[set].rules) }
      }
      return FactSection.all(old: old, new: new).flatMap(\.changes).map {
        "\($0.subject): \($0.old ?? "–") → \($0.new ?? "–")"
      }
    }
    func condition(_ text: String) throws -> PluralCondition {
      var parser = PluralRuleParser(text)
      return try parser.condition()
    }
    #expect(
      try texts { rules in
        let few = try #require(rules.firstIndex { $0.category == "few" })
        rules[few].condition = try condition("v = 0 and i % 10 = 2..3 and i % 100 != 12..14")
      } == ["pl, cardinal: one few many other: 4 few → one few many other: 4 other"])
    #expect(
      try texts { rules in
        rules.insert(
          PluralRuleFact(category: "two", condition: try condition("i = 1 and v = 7"), samples: [], location: location),
          at: 1)
      } == ["pl, cardinal: one few many other → one two few many other"])
    // Other words for the same rule change nothing.
    #expect(
      try texts { rules in
        let one = try #require(rules.firstIndex { $0.category == "one" })
        rules[one].condition = try condition("v = 0 and i = 1..1")
      } == [])
  }

  private func changeRules(_ new: inout CLDRFacts) {
    new.languageMatching.rules.removeAll { $0.desired == "gsw" }
    for index in new.languageMatching.rules.indices where new.languageMatching.rules[index].desired == "af" {
      new.languageMatching.rules[index].distance = 30
    }
    new.languageMatching.rules.insert(
      LanguageMatchFact(desired: "is", supported: "da", distance: 9, isOneWay: true, location: location), at: 0)
  }

  /// Polish no longer has `few`, and Chuvash has no rules: it uses those of root.
  private func changePlurals(_ new: inout CLDRFacts) {
    for set in new.pluralRules.indices where new.pluralRules[set].kind == .cardinal {
      if new.pluralRules[set].locales == ["pl"] { new.pluralRules[set].rules.removeAll { $0.category == "few" } }
      new.pluralRules[set].locales.removeAll { $0 == "cv" }
    }
  }

  /// The first rule that fits decides, so their order is a fact too.
  @Test func orderOfRules() throws {
    let old = try Releases.installed()
    var new = old
    new.languageMatching.rules.swapAt(0, 1)
    let changes = FactSection.all(old: old, new: new).flatMap(\.changes)
    #expect(changes.count == 1)
    #expect(changes.first?.subject == "order of the rules that both releases have, number 1")
  }
}
