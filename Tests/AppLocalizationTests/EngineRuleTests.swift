import LocaleMatching
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

@testable import LocalizationEngines

@Suite struct EngineRuleTests {
  private func list(_ engine: LocalizationEngine, _ available: String, _ preferred: String) -> [String] {
    engine.choice(from: words(available), preferring: words(preferred)).localizations
  }

  /// Names of many variants, `ualoc_localizationsToUse` of ICU 76.1: nine names of a chain are compared.
  @Test(arguments: [
    ("de", "de_DE", 7, true), ("de", "de_DE", 8, false), ("de_DE", "de_DE", 8, true), ("de_DE", "de_DE", 9, false),
    ("en_001", "en_GB", 7, true), ("en_001", "en_GB", 8, false),
  ])
  func longChains(available: String, preferred: String, variants: Int, matches: Bool) {
    let ending = "ABCDEFGHI".prefix(variants).map { "_\($0)A111" }.joined()
    #expect(list(.apple, available, preferred + ending) == (matches ? [available] : []))
    // The name of an unlikely region counts twice in its own chain.
    for region in ["DE", "AT"] {
      #expect(list(.apple, "de_\(region)" + ending, "de") == (variants < 8 ? ["de_\(region)" + ending] : []))
    }
  }

  /// Choosing and its explanation are one: whatever a header says, the step that decides names what is chosen, and nothing
  /// that the header refuses is in the list, unless it refuses all.
  @Test(arguments: LocalizationEngine.allCases) func headers(engine: LocalizationEngine) throws {
    let names = ["da", "de", "en", "en-GB", "es", "pt-BR", "sr", "zh-Hant"]
    let prepared = PreparedLocalizations(names, developmentRegion: "en", for: engine)
    #expect((prepared.matcher != nil) == (engine == .cldr))
    let tags = names + ["en-IT", "sr-Latn", "gsw", "nb", "fr", "zh-HK", "pt-PT", "ca", "x-y", "*", "*", "not a tag"]
    var random = SeededGenerator(seed: 52)
    for _ in 0..<TestSize.count(20_000, sample: 2_000) {
      let ranges = (0..<random.number(below: 5)).map { _ in
        (random.pick(tags) ?? "en") + (random.pick(["", "", ";q=0.5", ";q=0.1", ";q=0"]) ?? "")
      }
      let header = AcceptLanguage(ranges.joined(separator: ", "))
      let choice = prepared.searchList(for: header)
      let explanation = prepared.explanation(for: header)
      #expect(explanation.choice == choice, "\(header)")
      switch explanation.decisiveStep {
      case .chosen(let match), .lastResort(let match), .refined(_, let match):
        #expect(match.localization == choice.first && choice.isMatch, "\(header): \(explanation)")
      case .fallback(let fallback, let name, _):
        #expect(name == choice.first && fallback == choice.fallback, "\(header): \(explanation)")
      default: Issue.record("\(header): \(explanation)")
      }
      if !header.ranges.contains(where: { $0.qvalue == 0 }) {
        for case .appended(let localization, _) in explanation.steps {
          #expect(choice.localizations.contains(localization), "\(header): \(explanation)")
        }
      }
      if !names.allSatisfy(header.excludes) {
        #expect(choice.localizations.allSatisfy { !header.excludes($0) }, "\(header): \(choice)")
      }
      if case .preference(let position) = choice.origin {
        #expect(header.ranges.first { $0.index == position }.map { $0.qvalue > 0 } == true, "\(header): \(choice)")
      }
    }
  }

  /// What `*` takes, and what is refused: the same for each engine (RFC 9110, §12.5.4).
  @Test(arguments: [
    ("*", "en"), ("en;q=0, *", "da"), ("da;q=0, en;q=0, *;q=0.5", "de"), ("*, en;q=0.5", "da"), ("de, *;q=0.5", "de"),
    ("xx, *;q=0.5", "en"), ("de;q=0", "en"), ("*;q=0", "en"), ("de;q=0.001", "de"), ("xx, de;q=0.001", "de"),
  ])
  func wildcards(header: String, expected: String) {
    for engine in LocalizationEngine.allCases {
      let prepared = PreparedLocalizations(["da", "de", "en"], developmentRegion: "en", for: engine)
      #expect(prepared.searchList(for: AcceptLanguage(header)).first == expected, "\(engine)")
      // A header that refuses all is ignored, whatever the developer's language is.
      let other = PreparedLocalizations(["da", "de"], developmentRegion: "de", for: engine)
      for header in ["*;q=0", "da;q=0, de;q=0", "de;q=0, da;q=0, *;q=0"] {
        #expect(other.searchList(for: AcceptLanguage(header)).localizations == ["de"], "\(engine) \(header)")
      }
    }
  }

  /// `Base.lproj` has the developer's language: a header that refuses it, but not all localizations, refuses `Base`.
  @Test func theDevelopersLanguage() {
    let prepared = PreparedLocalizations(["en", "fr"], developmentRegion: "en", for: .apple)
    for header in ["de", "fr;q=0, de", "en;q=0, fr;q=0", "*;q=0"] {
      #expect(prepared.allowsDevelopersLanguage(AcceptLanguage(header)), "\(header)")
    }
    for header in ["en;q=0", "fr, en;q=0"] {
      #expect(!prepared.allowsDevelopersLanguage(AcceptLanguage(header)), "\(header)")
    }
  }

  /// No bytes trap, and the result is a part of the list, with localizations of one language.
  @Test func anyText() {
    let seed = UInt64(63)
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "en", "-", "_", "@", ".", "zh", "Hant", "TW", "GB", "u", "x", "i", "-", "", "é", "=", "sgn", "DE", "valencia",
      "und",
      "no", "sh", "a-b", "abcdefghijklmnop", "\u{0}", "🏴", " ", "419", "English", "Thai",
    ]
    for _ in 0..<TestSize.count(5000, sample: 1000) {
      let lists = (0..<2).map { _ in
        (0...random.number(below: 5)).map { _ in
          (0..<random.number(below: 6)).map { _ in random.pick(pieces) ?? "" }.joined()
        }
      }
      for engine in LocalizationEngine.allCases {
        let choice = engine.choice(from: lists[0], preferring: lists[1])
        let explanation = engine.explanation(from: lists[0], preferring: lists[1])
        #expect(explanation.choice == choice)
        if case .chosen(let match)? = explanation.decisiveStep {
          #expect(choice.origin == .preference(match.preferenceIndex), "\(engine) \(lists), seed \(seed)")
        }
        #expect(choice.localizations.allSatisfy(lists[0].contains), "\(engine) \(lists), seed \(seed)")
        #expect(choice.localizations.count <= lists[0].count, "\(engine) \(lists), seed \(seed)")
      }
      let context = LocalizationContext(preferredLanguages: lists[1], mainBundle: BundleLocalizations(lists[1]))
      #expect(!context.searchList(of: BundleLocalizations(lists[0])).localizations.isEmpty, "\(lists), seed \(seed)")
    }
  }
}
