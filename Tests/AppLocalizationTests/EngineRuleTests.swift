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

  /// What ICU 76.1 makes of names of folders, `uloc_getBaseName`.
  @Test(
    arguments: [
      ("EN-gb", "en_GB"), ("en-GB-u-rg-itzzzz", "en_GB"), ("de_1901@x=y", "de__1901"), ("x-bork", ""),
      ("und-u-ca-buddhist", "und"), ("und_Latn-u-ca-buddhist", "_Latn"), ("und-US-x-a", "_US"), ("und-US", "und_US"),
      ("sl_SI_rozaj,biske@a", "sl_SI_ROZAJ,BISKE@a"), ("de_AT_1901.utf8@euro", "de_AT_1901.utf8@euro"),
      ("en_Latn_US_POSIX.utf8@k=v", "en_Latn_US_POSIX.utf8"), ("en--US", "en__US"), ("en_", "en"), ("_US", "_US"),
      ("fra_FRA_OLD", "fr_FR_OLD"), ("i-klingon", "tlh"), ("abcdefghijk", "abcdefghijk"), ("abcdefghijkl", nil),
      ("de.iso", "de.iso"), ("de.Latn", "de.Latn"), ("de@abc", "de@abc"), ("AR-u-nu-latn", "ar"),
      ("en_US__POSIX", "en_US__POSIX"), ("en_US_", "en_US"), ("en__", "en"), ("en___US", "en___US"),
      ("zh__TW", "zh__TW"), ("zh_Hant__TW", "zh_Hant__TW"), ("de_Latn_1901", "de_Latn__1901"), ("de__1901", "de__1901"),
      ("en_USA", "en_US"), ("en_ZZZ", "en_ZZZ"), ("en_12", "en_12"), ("en_1234", "en__1234"), ("en_A", "en__A"),
      ("en_ABCD_EF", "en_Abcd_EF"), ("sr_Latn_RS_X", "sr_Latn_RS_X"), ("en.utf8", "en.utf8"),
      ("en_US.utf8@a=b", "en_US.utf8"), ("en_US@a=b.c", "en_US"), ("en@", "en@"), ("@x", "@x"), ("_", ""),
      ("__US", "__US"), ("en-US-u-x", "en_US"), ("en-x-y", "en"), ("en-u", "en__U"),
      ("i-ami", "ami"), ("I-klingon", "tlh"), ("en_US_X_", "en_US"),
      ("en_US_X__Y", "en_US"), ("en-US--X", "en_US__X"), ("en_Lat1_US", "en__LAT1_US"), ("en_latn", "en_Latn"),
      ("eng-gbr", "en_GB"), ("ger", "ger"), ("deu_AUT", "de_AT"), ("xxx_XXX", "xxx_XXX"), ("mol_MDA", "mo_MD"),
      ("en_GBR_X", "en_GB_X"), ("hebr", "hebr"), ("Latn_US", "latn_US"), ("latn_us", "latn_US"), ("und_DE-x-y", "_DE"),
      ("und-Latn-x", "und_Latn__X"), ("undx-y", "undx__Y"), ("abc-d-e", "abc"),
      ("en_US-posix", "en_US_POSIX"),
      ("en-a-b@x=y", "en__A_B"), ("de@x@k=v", "de"), ("de.utf8@x@k=v", "de.utf8"),
    ] as [(String, String?)])
  func baseNames(name: String, base: String?) {
    #expect(AppleIdentifier(name).base.map { String(decoding: $0, as: UTF8.self) } == base)
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

  /// Names of one localization, as Core Foundation compares them, and the names that it knew before language tags (`CFLocale`).
  @Test func spellingsOfAName() {
    for (name, tag) in [
      ("English", "en"), ("FRENCH", "fr"), ("german", "de"), ("Italian", "it"), ("Dutch", "nl"), ("Swedish", "sv"),
      ("Spanish", "es"),
      ("Danish", "da"), ("Portuguese", "pt"), ("Norwegian", "nb"), ("Finnish", "fi"), ("Japanese", "ja"),
      ("Chinese", "zh_Hans"),
      ("Korean", "ko"), ("Arabic", "ar"), ("Russian", "ru"), ("Polish", "pl"), ("Thai", "th"), ("Turkish", "tr"),
      ("Hebrew", nil), ("en", nil), ("Engl", nil), ("Englishh", nil), ("thai_TH", nil), ("", nil), ("zh_Hans", nil),
      ("nglish", nil),
    ] as [(String, String?)] {
      #expect(LegacyFolderName.tag(of: name) == tag, "\(name)")
    }
    let names = ["fr", "en_gb", "English", "en-GB", "iw", "zh-TW", "??"]
    for (name, first) in [
      ("en-GB", "en_gb"), ("EN_gb", "en_gb"), ("en", "English"), ("he", "iw"), ("zh-Hant-TW", "zh-TW"), ("de", nil),
      ("FR", "fr"), ("??", "??"),
      ("abcdefghijkl", nil),
    ] as [(String, String?)] {
      #expect(
        LocalizationName.first(of: names, name) == first && LocalizationName.contains(names, name) == (first != nil),
        "\(name)")
    }
    #expect(LocalizationName.folded("EN_gb") == "en-gb" && LocalizationName.comparable("EN-gb") == "en_gb")
    #expect(
      LocalizationName.comparable("zh-TW") == "zh_hant_tw"
        && LocalizationName.comparable("Abcdefghijkl_X") == "abcdefghijkl-x")
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
