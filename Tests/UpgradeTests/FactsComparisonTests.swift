import CLDRComparison
import PathKit
import Testing

@testable import CLDRTables

/// Two releases, one of which was changed by hand, and the report about them.
@Suite struct FactsComparisonTests {
  private let location = SourceLocation(file: "", line: 1)

  private func changes(_ key: String, _ change: (inout CLDRFacts) -> Void) throws -> [FactChange] {
    let old = try Releases.installed()
    var new = old
    change(&new)
    let sections = FactsComparison(old: old, new: new).sections
    // Aliases also change likely subtags; the report shows these as an effect of the alias.
    let others = sections.filter { $0.key != key && $0.key != "likelySubtags" && !$0.changes.isEmpty }
    #expect(others.map(\.key) == [])
    return sections.first { $0.key == key }?.changes ?? []
  }

  @Test func equalReleasesGiveNoChanges() throws {
    let facts = try Releases.installed()
    let sections = FactsComparison(old: facts, new: facts).sections
    #expect(sections.count == 13)
    #expect(sections.allSatisfy { $0.changes.isEmpty })
  }

  @Test func rules() throws {
    let found = try changes("rules") { new in
      new.languageMatching.rules.removeAll { $0.desired == "gsw" }
      for index in new.languageMatching.rules.indices where new.languageMatching.rules[index].desired == "af" {
        new.languageMatching.rules[index].distance = 30
      }
      new.languageMatching.rules.insert(
        LanguageMatchFact(desired: "is", supported: "da", distance: 9, isOneWay: true, location: location), at: 0)
    }
    #expect(
      Set(found) == [
        FactChange(subject: "is → da", old: nil, new: "9, one way"),
        FactChange(subject: "af → en", old: "20, one way", new: "30, one way"),
        FactChange(subject: "gsw → de", old: "4, one way", new: nil),
      ])
  }

  /// Languages that gain, lose or change a category, with the first number that shows each change.
  @Test func plurals() throws {
    let found = try changes("plurals") { new in
      for set in new.pluralRules.indices where new.pluralRules[set].kind == .cardinal {
        // Polish no longer has `few`, and Chuvash has no rules: it uses those of root.
        if new.pluralRules[set].locales == ["pl"] { new.pluralRules[set].rules.removeAll { $0.category == "few" } }
        new.pluralRules[set].locales.removeAll { $0 == "cv" }
        // Equal rules on other lines are not a change.
        new.pluralRules[set].location.line += 1
      }
    }
    #expect(
      Set(found) == [
        FactChange(
          subject: "pl, cardinal", old: "one few many other: 2 few", new: "one many other: 2 other"),
        FactChange(
          subject: "cv, cardinal", old: "zero one other: 0 zero, 1 one", new: "other: 0 other, 1 other"),
      ])
  }

  /// The first rule that fits decides, so their order is a fact too.
  @Test func orderOfRules() throws {
    let found = try changes("rules") { $0.languageMatching.rules.swapAt(0, 1) }
    #expect(found.count == 1)
    #expect(found.first?.subject.hasPrefix("order of the rules") == true)
  }

  @Test func aliasesParentsAndContainment() throws {
    let iw = try changes("aliases") { new in
      for index in new.aliases.indices where new.aliases[index].type == "iw" {
        new.aliases[index].replacements = ["yi"]
      }
    }
    #expect(iw == [FactChange(subject: "languageAlias iw", old: "he (deprecated)", new: "yi (deprecated)")])
    let parent = try changes("parents") { new in
      let section = new.parentLocales.firstIndex { $0.components.isEmpty } ?? 0
      let entry = new.parentLocales[section].entries.firstIndex { $0.locales.contains("en_GB") } ?? 0
      new.parentLocales[section].entries[entry].locales.removeAll { $0 == "en_GB" }
    }
    #expect(parent == [FactChange(subject: "en_GB", old: "en_001", new: nil)])
    let group = try changes("containment") { new in
      new.territoryContainment.append(
        TerritoryContainmentFact(
          type: "XY", contains: ["FR", "DE"], status: "grouping", isGrouping: false, location: location))
    }
    #expect(group == [FactChange(subject: "XY (grouping)", old: nil, new: "DE FR")])
  }

  /// A row that repeats the previous result is not a change; one with another result is.
  @Test func likelyFormsNotRows() throws {
    func row(_ from: String, _ to: String) -> LikelySubtagFact {
      LikelySubtagFact(from: from, to: to, location: location)
    }
    #expect(try changes("likelySubtags") { $0.likelySubtags.append(row("de_AT", "de_Latn_AT")) } == [])
    let found = try changes("likelySubtags") { $0.likelySubtags.append(row("de_AT", "de_Runr_AT")) }
    #expect(found == [FactChange(subject: "de_AT", old: "de-Latn-AT", new: "de-Runr-AT")])
  }
}
