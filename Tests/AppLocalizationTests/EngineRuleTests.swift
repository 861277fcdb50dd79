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
    #expect(
      list(.classic, "zh-Hant zh en", "zh-Hant-HK-x en") == ["zh-Hant", "zh"]
        && list(.classic, "en de", "de en") == ["de"])
  }

  /// RFC 4647, §3.4: progressive truncation, one result.
  @Test func lookup() {
    #expect(list(.rfc4647, "zh zh-Hant en", "zh-Hant-CN-x-private1") == ["zh-Hant"])
    #expect(list(.rfc4647, "de en-GB", "en de-CH") == ["de"])
    #expect(list(.rfc4647, "en-GB fr", "en") == [] && list(.rfc4647, "de en", "en de") == ["en"])
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

  /// Names of a script and a region alone, `ualoc_localizationsToUse` of ICU 76.1: the region counts as that of its language.
  @Test(arguments: [
    ("Cyrl_GB Cyrl_RU", "Cyrl", "Cyrl_RU"), ("Cyrl_RU Cyrl_RS", "Cyrl", "Cyrl_RU"),
    ("Hans_TW Hans_CN", "Hans", "Hans_CN"),
    ("Hant_CN Hant_TW", "Hant", "Hant_CN"), ("Hant_CN Hant_US", "Hant", "Hant_US"),
    ("Arab_AZ Arab_EG", "Arab", "Arab_EG"),
    ("Latn_CN Latn_US", "Latn", "Latn_CN"), ("Cyrl_Latn_GB Cyrl_Latn_RU", "Cyrl_Latn", "Cyrl_Latn_GB"),
    ("Cyrl_KZ Cyrl_RU", "Cyrl", "Cyrl_RU"),
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
    ("sh_Cyrl sr", "sr_Latn", "sh_Cyrl"), ("I-KLINGON", "tlh", "I-KLINGON"), ("fr-HT fr", "ht", ""),
    ("rej", "rej-Rjng", ""), ("ar", "ar-Latn", ""), ("yi", "yi-Latn", ""),
    ("ht", "fr-HT", ""), ("ht fr-HT", "fr", "fr-HT"), ("en zul", "zu", "zul"),
    ("Cyrl_Latn_RU Cyrl_RU", "Cyrl", "Cyrl_RU"), ("Cyrl_Latn_RU Cyrl_RS", "Cyrl", "Cyrl_RS"),
    ("he-GB iw-US he-US", "he-AU he-US", "iw-US he-US"), ("he-GB he-US iw-US", "he-AU he-US", "he-US iw-US"),
    ("en-GB en-AU en_AU en", "en-IE en-AU", "en-AU en_AU en-GB en"), ("en_US__POSIX en_US", "en_US_POSIX", "en_US"),
    ("en en-GB en_GB", "en-AU", "en-GB en_GB en"), ("pt-BR pt", "pt-PT", "pt"),
    ("pt_BR pt-BR en", "pt-PT", "pt-BR pt_BR"), ("en zxx zxx", "fr", "zxx"), ("zxx", "fr", "zxx"),
    ("es-419 es es-MX", "es-MX", "es-MX es-419 es"), ("es-MX es-AR", "es", "es-MX"),
    ("zh-Hant-TW zh-Hant-HK zh-Hans", "zh-Hant", "zh-Hant-TW"), ("zh-HK zh-TW zh-Hant", "zh-HK", "zh-HK zh-TW zh-Hant"),
    ("zh-Hant zh-TW zh-HK", "zh-HK", "zh-HK zh-TW zh-Hant"), ("it-CH it-SM", "it", "it-CH"),
    ("en-AT en-CH", "en", "en-AT"), ("sr-Latn-RS sr-Latn-ME", "sr-Latn", "sr-Latn-RS"),
    ("hi hi-Latn en-IN", "hi-Latn-IN", "hi-Latn en-IN"), ("nn nb no", "no", "no"), ("ar ars", "ars-SA", "ars ar"),
    ("yue-Hans yue-Hant", "yue", "yue-Hant"), ("wuu zh-Hans", "wuu-CN", "wuu zh-Hans"),
    ("en-150 en-001", "en-DE", "en-150 en-001"), ("en-GB-oxendict en-GB", "en-GB", "en-GB"),
    ("ca-valencia ca", "ca-ES-valencia", "ca"), ("sgn-DE gsg", "gsg", "gsg sgn-DE"),
    ("sgn-XX sgn", "sgn-XX", "sgn-XX sgn"), ("en-AG en-001", "en-AG", "en-AG en-001"),
    ("en-GB en-001", "en-AG", "en-GB en-001"), ("en-AU en-GB", "en-CC", "en-AU en-GB"),
    ("en-150 en-GB", "en-AD", "en-150 en-GB"), ("en-GB en-001", "en-AF", "en-001"), ("es-419 es", "es-AG", "es-419 es"),
    ("es-419 es", "es-GQ", "es"), ("fr-419 fr", "fr-CA", "fr"), ("en-419 en", "en-MX", "en"),
    ("zh-Latn zh", "zh-Latn-CN", "zh-Latn"), ("ru-Latn ru", "ru-Latn", "ru-Latn"),
    ("pa-Latn pa", "pa-Latn-IN", "pa-Latn"), ("az-Cyrl az", "az-Cyrl-AZ", "az-Cyrl"),
    ("uz-Arab uz", "uz-Arab-AF", "uz-Arab"), ("nn-NO no-NO nb-NO", "no", "nn-NO"), ("tl fil", "fil-PH", "tl fil"),
    ("mo ro", "ro-MD", "mo ro"), ("in id", "id-ID", "in id"), ("English en-GB", "en-NZ", "en-GB English"),
    ("Chinese zh-Hans", "zh", "Chinese zh-Hans"), ("zh_MO zh_SG", "zh-Hant", "zh_MO"),
    ("Portuguese pt-BR", "pt-PT", "Portuguese"), ("swc sw", "sw-CD", "swc sw"), ("cnr sr-ME", "cnr", "cnr sr-ME"),
    ("prs fa", "fa-AF", "prs fa"), ("en-US en-GB", "en-CA", "en-US"), ("en-CA en-GB", "en-US", "en-CA"),
    ("fr-CA fr-CH", "fr-BE", "fr-CA"), ("es-US es-MX", "es-AR", "es-MX"), ("de-LI de-AT", "de-CH de-AT", "de-AT"),
    ("en-NZ en-ZA", "en-AU en-ZA", "en-ZA"), ("pt-AO pt-MZ", "pt-BR pt-MZ", "pt-MZ"),
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

  @Test func comparison() throws {
    let explanations = [LocalizationEngine.apple, .rfc4647, .cldr].map {
      $0.explanation(from: ["en-AU", "en-GB", "en"], preferring: ["en-NZ"])
    }
    #expect(explanations.map(\.choice.first) == ["en-AU", "en", "en-GB"])
    let verdicts = explanations[2].steps.compactMap { step in
      if case .passedOver(let match) = step { match } else { nil }
    }
    #expect(verdicts.first { $0.localization == "en-AU" }?.reason == .distance(4))
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
