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

  /// Of a preference that another one beats, only the nearest localization is told: `ca` leads to Spanish.
  @Test func stepsOfABeatenPreference() {
    let steps = LocalizationEngine.cldr.explanation(from: ["es", "es-MX", "de"], preferring: ["ca", "de"]).steps
    let beaten = steps.compactMap { if case .passedOver(let match) = $0 { match.localization } else { nil } }
    #expect(beaten == ["es"], "\(steps)")
  }

  /// Localizations that are farther than CLDR's threshold match nothing, and no step names them.
  @Test func stepsNameWhatMatches() {
    let steps = LocalizationEngine.cldr.explanation(from: ["de", "en"], preferring: ["ja", "en-GB"]).steps
    guard steps.count == 2, steps[0] == .unmatched(preference: "ja"), case .chosen(let match) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
    #expect(match.localization == "en")
  }

  /// A preference behind the end of the walk is told once, with what it would have found: after an exact match the walk ends.
  @Test func stepsBehindTheEnd() {
    let steps = LocalizationEngine.cldr.explanation(from: ["de", "en"], preferring: ["en", "de", "ja"]).steps
    guard steps.count == 3, case .chosen(let match) = steps[0], case .passedOver(let other) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
    #expect([match.localization, other.localization] == ["en", "de"])
    #expect(steps[2] == .unmatched(preference: "ja"))
  }

  /// Names are returned as they were given, duplicates included.
  @Test func spellings() {
    #expect(list(.apple, "en en-GB en_GB EN English", "en-gb") == ["en-GB", "en_GB", "en", "EN", "English"])
    #expect(list(.apple, "Base fr Base", "base") == ["Base", "Base"])
    #expect(list(.apple, "Hebrew he", "he-IL") == ["he"])
  }

  /// What ICU 76.1 makes of names of folders, `uloc_getBaseName`.
  @Test(
    arguments: [
      ("EN-gb", "en_GB"), ("en-GB-u-rg-itzzzz", "en_GB"), ("de_1901@x=y", "de__1901"), ("x-bork", ""),
      ("und-u-ca-buddhist", "und"), ("und_Latn-u-ca-buddhist", "_Latn"), ("und-US-x-a", "_US"), ("und-US", "und_US"),
      ("sl_SI_rozaj,biske@a", "sl_SI_ROZAJ,BISKE@a"), ("de_AT_1901.utf8@euro", "de_AT_1901.utf8@euro"),
      ("en_Latn_US_POSIX.utf8@k=v", "en_Latn_US_POSIX.utf8"), ("en--US", "en__US"), ("en_", "en"), ("_US", "_US"),
      ("fra_FRA_OLD", "fr_FR_OLD"), ("i-klingon", "tlh"), ("abcdefghijk", "abcdefghijk"), ("abcdefghijkl", nil),
      ("de.iso", "de.iso"), ("de.Latn", "de.Latn"), ("de@abc", "de@abc"), ("AR-u-nu-latn", "ar"),
      ("en-a-b@x=y", "en__A_B"), ("de@x@k=v", "de"), ("de.utf8@x@k=v", "de.utf8"),
    ] as [(String, String?)])
  func baseNames(name: String, base: String?) {
    #expect(AppleIdentifier(name).base.map { String(decoding: $0, as: UTF8.self) } == base)
  }

  /// Names of a script and a region alone, `ualoc_localizationsToUse` of ICU 76.1: the region counts as that of its language.
  @Test(arguments: [
    ("Cyrl_GB Cyrl_RU", "Cyrl", "Cyrl_RU"), ("Cyrl_RU Cyrl_RS", "Cyrl", "Cyrl_RU"),
    ("Hans_TW Hans_CN", "Hans", "Hans_CN"),
    ("Hant_CN Hant_TW", "Hant", "Hant_CN"), ("Hant_CN Hant_US", "Hant", "Hant_US"),
    ("Arab_AZ Arab_EG", "Arab", "Arab_EG"),
    ("Latn_CN Latn_US", "Latn", "Latn_CN"), ("Cyrl_KZ Cyrl_RU", "Cyrl", "Cyrl_RU"),
  ])
  func scriptsWithoutALanguage(available: String, preferred: String, expected: String) {
    #expect(list(.apple, available, preferred) == [expected])
  }

  /// Names that are no identifiers, long languages, regions that are none, variants and aliases, by
  /// `ualoc_localizationsToUse` of ICU 76.1: a name that is no identifier is chosen where another preference makes a choice exact, and not otherwise.
  @Test(arguments: [
    ("abcdefghijkl", "abcdefghijkl", ""), ("abcdefghijkl", "x-bork", ""), ("x-bork", "abcdefghijkl", ""),
    ("_Latn_US x-bork", "_Latn abcdefghijkl", "x-bork"),
    ("mnopqrstuvwx _Latn_US abcdefghijkl", "_Latn bcdefghijklm", "mnopqrstuvwx abcdefghijkl"),
    ("abcdefghi_GB abcdefghi_US", "abcdefghi", "abcdefghi_GB"), ("de_1A de_DE", "de", "de_DE"),
    ("en-GB en-AU", "en-AU-oxendict", "en-AU en-GB"), ("es-419 es-AR", "es-AR-x1abc", "es-AR es-419"),
    ("it it-CH", "it-FR it-CH", "it"), ("sr_Latn sr_Latn_419", "sh_419", "sr_Latn_419 sr_Latn"),
    ("sh_Cyrl sr", "sr_Latn", "sh_Cyrl"), ("I-KLINGON", "tlh", "I-KLINGON"), ("en zul", "zu", "zul"),
  ])
  func unusualNames(available: String, preferred: String, expected: String) {
    #expect(list(.apple, available, preferred) == words(expected))
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

  @Test func portugueseAsLastResort() {
    let explanation = LocalizationEngine.apple.explanation(from: ["en", "pt-BR"], preferring: ["pt-PT", "fr"])
    #expect(explanation.choice.localizations == ["pt-BR"])
    #expect(explanation.choice.origin == .preference(0))
    guard case .lastResort(let match) = explanation.decisiveStep else {
      Issue.record("\(explanation.steps)")
      return
    }
    #expect(match.localization == "pt-BR")
    #expect(match.localizationIndex == 1)
  }

  /// Only a choice that no preference names is refined; one that is named in another spelling is exact.
  @Test func exactChoicesAreNotRefined() {
    func refinements(_ available: String, _ preferred: String) -> Int {
      LocalizationEngine.apple.explanation(from: words(available), preferring: words(preferred)).steps.count {
        if case .refined = $0 { true } else { false }
      }
    }
    #expect(refinements("he-IL en", "iw-IL he-IL") == 0)
    #expect(refinements("en-GB en-AU en", "en-NZ en-AU") == 1)
    // The step says whether the names are the same, or only their aliases' replacements.
    for (available, preferred, reason) in [
      ("en-GB en-AU en", "en-NZ en-AU", LocalizationMatch.Reason.sameName),
      ("he-GB iw-US", "he-AU he-US", .sameNormalizedName("he_US")),
    ] {
      let steps = LocalizationEngine.apple.explanation(from: words(available), preferring: words(preferred)).steps
      #expect(
        steps.contains { if case .refined(_, let match) = $0 { match.reason == reason } else { false } }, "\(steps)")
    }
  }

  @Test func traces() {
    let explanation = LocalizationEngine.apple.explanation(
      from: ["it-CH", "it-IT", "it"], preferring: ["fr", "it-FR"])
    #expect(explanation.choice.localizations == ["it"])
    #expect(explanation.choice.origin == .preference(1))
    #expect(explanation.steps.first == .unmatched(preference: "fr"))
    guard case .chosen(let match) = explanation.decisiveStep, case .sharedAncestor(let ancestor) = match.reason else {
      Issue.record("\(explanation.steps)")
      return
    }
    #expect(ancestor.name == "it")
    #expect(ancestor.score == 1)
    #expect(!ancestor.isPenalized)
    let penalized = explanation.steps.compactMap { step -> Int? in
      guard case .passedOver(let match) = step, case .sharedAncestor(let ancestor) = match.reason else { return nil }
      return ancestor.isPenalized ? ancestor.score : nil
    }
    // it-FR → it, and it-CH twice → it.
    #expect(penalized == [3])
    // Another name of the same language is no relative of it.
    let renamed = LocalizationEngine.apple.explanation(from: ["en", "he"], preferring: ["iw"])
    guard case .chosen(let hebrew) = renamed.decisiveStep else {
      Issue.record("\(renamed.steps)")
      return
    }
    #expect(hebrew.reason == .sameNormalizedName("he"))
  }

  /// The words for a common ancestor, by Apple's chains: `en_GB`, `en_001`, `en`, where a region that is not the likely one
  /// counts twice.
  @Test(arguments: [
    ("it", "it-FR", "the preference falls back to it in 1 step"),
    ("en-GB", "en-GB-oxendict", "the preference falls back to en_GB in 1 step"),
    (
      "en-GB", "en",
      "the localization falls back to en in 3 steps, one of them because the localization's region is not the likely one"
    ),
    (
      "it-CH", "it-FR",
      "both fall back to it, the preference in 1 step and the localization in 2, one of them because the localization's "
        + "region is not the likely one"
    ),
  ])
  func ancestorsInWords(available: String, preferred: String, words: String) {
    let step = LocalizationEngine.apple.explanation(from: [available], preferring: [preferred]).decisiveStep
    guard case .chosen(let match)? = step, case .sharedAncestor(let ancestor) = match.reason else {
      Issue.record("\(String(describing: step))")
      return
    }
    #expect("\(ancestor)" == words)
  }

  @Test func comparison() throws {
    let comparison = EngineComparison(available: ["en-AU", "en-GB", "en"], preferring: ["en-NZ"])
    #expect(!comparison.agrees)
    #expect(comparison[.apple]?.choice.first == "en-AU")
    #expect(comparison[.rfc4647]?.choice.first == "en")
    #expect(comparison[.cldr]?.choice.first == "en-GB")
    let verdicts = try #require(comparison[.cldr]).steps.compactMap { step in
      if case .passedOver(let match) = step { match } else { nil }
    }
    #expect(verdicts.first { $0.localization == "en-AU" }?.reason == .distance(4))
    #expect(EngineComparison(available: ["en"], preferring: ["en"]).agrees)
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
      case .fallback(let fallback, let name):
        #expect(name == choice.first && fallback == choice.fallback, "\(header): \(explanation)")
      default: Issue.record("\(header): \(explanation)")
      }
      if !header.ranges.contains(where: { $0.weight == 0 }) {
        for case .appended(let localization, _) in explanation.steps {
          #expect(choice.localizations.contains(localization), "\(header): \(explanation)")
        }
      }
      if !names.allSatisfy(header.excludes) {
        #expect(choice.localizations.allSatisfy { !header.excludes($0) }, "\(header): \(choice)")
      }
      if case .preference(let position) = choice.origin {
        #expect(header.ranges.first { $0.position == position }.map { $0.weight > 0 } == true, "\(header): \(choice)")
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
