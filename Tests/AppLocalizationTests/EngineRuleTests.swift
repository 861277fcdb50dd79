import LocaleMatching
import LocalePlurals
import LocalizationAudit
import TestSupport
import Testing

@testable import AppLocalization

@Suite struct EngineRuleTests {
  private func list(_ engine: LocalizationEngine, _ available: String, _ preferred: String) -> [String] {
    engine.choice(from: words(available), preferring: words(preferred)).localizations
  }

  /// Apple's Technical Q&A 1828; the last row is openradar 14228383.
  @Test func classic() {
    #expect(list(.classic, "en fr", "en-GB") == ["en"])
    #expect(list(.classic, "en_GB en", "en-GB") == ["en_GB", "en"])
    #expect(list(.classic, "en-GB", "en") == [])
    #expect(list(.classic, "en zh-Hans", "ms") == [])
    #expect(list(.classic, "zh-Hans en", "fr zh-Hans-CN") == ["zh-Hans"])
    #expect(list(.classic, "de en-GB", "en de") == ["de"])
  }

  /// RFC 4647, §3.4: progressive truncation, one result.
  @Test func lookup() {
    #expect(list(.rfc4647, "zh zh-Hant en", "zh-Hant-CN-x-private1") == ["zh-Hant"])
    #expect(list(.rfc4647, "de en-GB", "en de-CH") == ["de"])
    #expect(list(.rfc4647, "en-GB fr", "en") == [])
  }

  @Test func cldr() {
    #expect(list(.cldr, "en en-GB en-IE it", "en-IT") == ["en-GB", "en-IE", "en"])
    #expect(list(.cldr, "Base en", "Base") == [])
  }

  /// Names are returned as they were given, duplicates included.
  @Test func spellings() {
    #expect(list(.apple, "en en-GB en_GB EN English", "en-gb") == ["en-GB", "en_GB", "en", "EN", "English"])
    #expect(list(.apple, "Base fr Base", "base") == ["Base", "Base"])
    #expect(list(.apple, "Hebrew he", "he-IL") == ["he"])
  }

  @Test func portugueseAsLastResort() {
    let choice = LocalizationEngine.apple.choice(from: ["en", "pt-BR"], preferring: ["pt-PT", "fr"])
    #expect(choice.localizations == ["pt-BR"])
    #expect(choice.origin == .preference(0))
    guard case .lastResort(let match) = choice.decisiveStep else {
      Issue.record("\(choice.steps)")
      return
    }
    #expect(match.localization == "pt-BR")
    #expect(match.localizationIndex == 1)
  }

  /// Only a choice that no preference names is refined; one that is named in another spelling is exact.
  @Test func exactChoicesAreNotRefined() {
    func refinements(_ available: String, _ preferred: String) -> Int {
      LocalizationEngine.apple.choice(from: words(available), preferring: words(preferred)).steps.count {
        if case .refined = $0 { true } else { false }
      }
    }
    #expect(refinements("he-IL en", "iw-IL he-IL") == 0)
    #expect(refinements("en-GB en-AU en", "en-NZ en-AU") == 1)
  }

  @Test func traces() {
    let choice = LocalizationEngine.apple.choice(from: ["it-CH", "it-IT", "it"], preferring: ["fr", "it-FR"])
    #expect(choice.localizations == ["it"])
    #expect(choice.origin == .preference(1))
    #expect(choice.steps.first == .unmatched(preference: "fr"))
    guard case .chosen(let match) = choice.decisiveStep, case .sharedAncestor(let ancestor) = match.reason else {
      Issue.record("\(choice.steps)")
      return
    }
    #expect(ancestor.name == "it")
    #expect(ancestor.score == 1)
    #expect(!ancestor.isPenalized)
    let penalized = choice.steps.compactMap { step -> Int? in
      guard case .passedOver(let match) = step, case .sharedAncestor(let ancestor) = match.reason else { return nil }
      return ancestor.isPenalized ? ancestor.score : nil
    }
    // it-FR → it, and it-CH twice → it.
    #expect(penalized == [3])
  }

  @Test func comparison() throws {
    let comparison = EngineComparison(available: ["en-AU", "en-GB", "en"], preferring: ["en-NZ"])
    #expect(!comparison.agrees)
    #expect(comparison[.apple]?.first == "en-AU")
    #expect(comparison[.rfc4647]?.first == "en")
    #expect(comparison[.cldr]?.first == "en-GB")
    let verdicts = try #require(comparison[.cldr]).steps.compactMap { step in
      if case .passedOver(let match) = step { match } else { nil }
    }
    #expect(verdicts.first { $0.localization == "en-AU" }?.reason == .distance(4))
    #expect(EngineComparison(available: ["en"], preferring: ["en"]).agrees)
  }

  /// No bytes trap, and the result is a part of the list, with localizations of one language.
  @Test func anyText() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "en", "-", "_", "@", ".", "zh", "Hant", "TW", "GB", "u", "x", "i", "-", "", "é", "=", "sgn", "DE", "valencia",
      "und",
      "no", "sh", "a-b", "abcdefghijklmnop", "\u{0}", "🏴", " ", "419", "English", "Thai",
    ]
    for _ in 0..<5000 {
      let lists = (0..<2).map { _ in
        (0...random.number(below: 5)).map { _ in
          (0..<random.number(below: 6)).map { _ in random.pick(pieces) ?? "" }.joined()
        }
      }
      for engine in LocalizationEngine.allCases {
        let choice = engine.choice(from: lists[0], preferring: lists[1])
        #expect(choice.localizations.allSatisfy(lists[0].contains), "\(engine) \(lists), seed \(seed)")
        #expect(choice.localizations.count <= lists[0].count, "\(engine) \(lists), seed \(seed)")
      }
      let context = LocalizationContext(preferredLanguages: lists[1], mainBundle: BundleLocalizations(lists[1]))
      #expect(!context.searchList(of: BundleLocalizations(lists[0])).localizations.isEmpty, "\(lists), seed \(seed)")
    }
  }
}
