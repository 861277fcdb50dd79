import LocaleCore
import ReferenceMatching
import TestSupport
import Testing

@testable import CLDRTables

/// What the runtime follows ends: whatever rows compile have only chains that end, and what has an endless one is refused.
@Suite struct EndlessChainTests {
  private static let names = [
    "en", "en_001", "en_150", "en_GB", "zh", "zh_Hant", "zh_TW", "zh_Hant_TW", "zh_HK", "sr", "sr_Latn", "sr_Latn_ME",
    "hi", "hi_Latn", "nn", "no",
  ]

  /// Random rows, divided among elements, of which several may hold for one component.
  private static func sections(_ random: inout SeededGenerator) -> [ParentLocalesFact] {
    var taken: Set<[String]> = []
    return (0..<Int.random(in: 1...3, using: &random)).map { number in
      let lists: [[String]] = [[], [], ["collations"], ["plurals", "collations"], ["plurals"]]
      let components = lists.randomElement(using: &random) ?? []
      var entries = (0..<Int.random(in: 1...3, using: &random)).compactMap { row -> ParentLocaleFact? in
        let locale = names.randomElement(using: &random) ?? "en"
        let place = SourceLocation(file: "f\(number).xml", line: row + 1)
        let isNew = (components.isEmpty ? [""] : components).allSatisfy { taken.insert([$0, locale]).inserted }
        let parent = (names + ["root"]).randomElement(using: &random) ?? "root"
        return isNew ? ParentLocaleFact(parent: parent, locales: [locale], localeRules: nil, location: place) : nil
      }
      if Bool.random(using: &random) {
        let place = SourceLocation(file: "f\(number).xml", line: 9)
        entries.append(
          ParentLocaleFact(parent: "root", locales: [], localeRules: "nonlikelyScript", location: place))
      }
      return ParentLocalesFact(components: components, entries: entries)
    }
  }

  @Test func parentsEnd() throws {
    var facts = try TestData.facts.get()
    // All rows of other languages say nothing of these chains, and each round would read them again.
    facts.likelySubtags.removeAll { row in
      !(Self.names + ["und"]).contains { $0 == row.from || $0.hasPrefix(row.from + "_") }
    }
    let likely = try LikelySubtagsTables(facts)
    var random = SeededGenerator(seed: 73)
    var counts = [false: 0, true: 0]
    let rounds = TestSize.count(1500, sample: 80)
    for round in 0..<rounds {
      facts.parentLocales = Self.sections(&random)
      let reference = ReferenceParents(facts: facts)
      var isEndless = false
      for component in ["", "collations", "plurals"] {
        let own = facts.parentLocales.filter { $0.components.contains(component) }
        let entries = (component.isEmpty || own.isEmpty ? facts.parentLocales.filter(\.components.isEmpty) : own)
          .flatMap(\.entries)
        for name in Self.names {
          // As the runtime goes, and as plural rules are inherited: by rows and by the last subtag.
          var identifier: ReferenceIdentifier? = try TestData.reference.get().parser.parse(name)
          var text = name
          for _ in 0..<50 {
            identifier = identifier.flatMap { reference.parent(of: $0, component: component) }
            text =
              entries.first { $0.locales.contains(text) }?.parent
              ?? (text.contains("_") ? text.split(separator: "_").dropLast().joined(separator: "_") : "root")
            if text == "root" { break }
          }
          for _ in 0..<50 { identifier = identifier.flatMap { reference.parent(of: $0, component: component) } }
          if identifier != nil || text != "root" { isEndless = true }
        }
      }
      let checker = CLDRFactsChecker(facts)
      let isRefused =
        !checker.parentLocaleCycles(in: facts).isEmpty
        || (try? ParentLocaleTable(facts.parentLocales, likely)) == nil
      #expect(isRefused == isEndless, "round \(round): \(facts.parentLocales)")
      counts[isEndless, default: 0] += 1
    }
    #expect(counts.values.allSatisfy { $0 > rounds / 8 }, "\(counts)")
  }

  /// The rows at which the attack found chains without an end, in one element and in two files; and one that only the rule
  /// of scripts closes.
  @Test(arguments: [
    ("a en en_001", "a.xml:1: error: locale is its own ancestor: 'en < en'"),
    ("a en_AU en_001, b en_001 en_AU", "a.xml:1: error: locale is its own ancestor: 'en_AU < en_001 < en_AU'"),
    ("a zh_Hant zh_TW", "a.xml:1: error: locale whose parents never end: 'zh_Hant < zh_TW < zh_Hant'"),
  ])
  func rowsThatNeverEnd(rows: String, expected: String) throws {
    var facts = try TestData.facts.get()
    let likely = try LikelySubtagsTables(facts)
    facts.parentLocales = Self.words(rows).map { row in
      let place = SourceLocation(file: "\(row[0]).xml", line: 1)
      let entry = ParentLocaleFact(parent: row[2], locales: [row[1]], localeRules: nil, location: place)
      return ParentLocalesFact(components: [], entries: [entry])
    }
    var found = CLDRFactsChecker(facts).parentLocaleCycles(in: facts)
    do throws(InputDiagnostic) {
      _ = try ParentLocaleTable(facts.parentLocales, likely)
    } catch {
      found.append(error)
    }
    #expect(found.first?.description.hasPrefix(expected) == true, "\(found)")
  }

  /// Aliases of all kinds lead to each other: what one replaces, another may put back.
  @Test(arguments: [
    ("language aa bb_Latn, language bb aa", true), ("language aa bb_Latn, language bb cc", false),
    ("territory XB XA, language sgn_XA sgn_XB", true), ("variant fonipa fonupa, language aa_fonupa aa_fonipa", true),
    ("variant fonipa fonupa, language aa_fonupa bb", false), ("script Qaai Zinh, script Zinh Qaai", true),
    ("language aa_fonipa_scouse aa_fonupa_scouse, language aa_fonupa_unifon aa_fonipa_unifon", true),
    ("language aa aa_Latn", true),
  ])
  func aliasesEnd(aliases: String, isRefused: Bool) throws {
    var facts = CLDRFacts(version: CLDRVersion(major: 48))
    facts.aliases = try Self.words(aliases).map { alias in
      AliasFact(
        kind: try #require(AliasFact.AliasKind(rawValue: alias[0])), type: alias[1], replacements: [alias[2]],
        reason: nil, location: SourceLocation(file: "a.xml", line: 1))
    }
    #expect(CLDRFactsChecker(facts).aliasCycles(in: facts).isEmpty != isRefused)
  }

  private static func words(_ rows: String) -> [[String]] {
    rows.split(separator: ", ").map { $0.split(separator: " ").map(String.init) }
  }

  /// The rules of a language end with one that is marked so, which the search looks for.
  @Test func runsOfRulesEnd() throws {
    let facts = try TestData.facts.get()
    let rules = try MatchRules(facts.languageMatching)
    let likely = try LikelySubtagsTables(facts)
    let file = try DistanceTables(facts, rules, RegionClasses(facts, rules), likely).file()
    for constant in file.constants {
      switch (constant.name, constant.value) {
      case ("languageRules", .words64(let words)), ("scriptRules", .words64(let words)):
        #expect(words.last.map { RuleWord(rawValue: $0).isLast } == true, "\(constant.name)")
      case ("regionRuleSets", .words32(let words)):
        #expect(words.last.map { RegionRuleSet(rawValue: $0).isLast } == true)
      default: break
      }
    }
  }
}
