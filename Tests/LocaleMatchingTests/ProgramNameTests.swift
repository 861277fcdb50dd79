import LocaleCanonicalization
import LocaleMatching
import LocalePlurals
import TestSupport
import Testing

/// Names as programs write them, where these are no identifiers: preferences, headers, the environment and lenient reading
/// have one reader.
@Suite struct ProgramNameTests {
  /// The forms of one locale's name, by those who write it, and the form's own words for language, script and region.
  private static func forms(_ language: String, _ script: String, _ region: String) -> [(name: String, means: String)] {
    let place = "\(language)_\(region)"
    let (plain, whole) = ("\(language)-\(region)", "\(language)-\(script)-\(region)")
    let modifiers = ["Latn": "latin", "Cyrl": "cyrillic", "Deva": "devanagari", "Arab": "arabic", "Hebr": "hebrew"]
    let modifier = modifiers[script] ?? script
    return [
      // POSIX.1, §8.2; GNU gettext, "Locale Names". A modifier is no variant.
      ("\(place).UTF-8", plain), ("\(place)@euro", plain), ("\(place).gb18030@stroke", plain), ("\(place)@quot", plain),
      ("\(language)@boldquot", language), ("\(place)@dialect", plain), ("\(place).UTF-8@\(modifier)", whole),
      ("\(place)@\(modifier).UTF-8", whole), ("\(language)_BCN", language), ("\(language)_BCN.UTF-8", language),
      // java.util.Locale.toString().
      ("\(place)_#\(script)", whole), ("\(language)__#\(script)", "\(language)-\(script)"),
      ("\(place)_#u-nu-latn", plain), ("\(place)_#\(script)_x-java", whole), ("\(place)_WIN", plain),
      ("\(place)_Traditional_WIN", plain), ("\(language)__TRADITIONAL", language), ("\(language)__POSIX", language),
      ("\(place)_POSIX_#\(script)", whole), ("\(place)_JP_#\(script)_u-ca-japanese", whole),
      ("_\(region)", "und-\(region)"),
      // Android's folders of resources.
      ("b+\(language)+\(script)+\(region)", whole), ("b+\(language)+\(script)", "\(language)-\(script)"),
      ("b+\(language)+\(region)", plain), ("\(language)-r\(region)", plain),
      // Foundation's Locale.identifier.
      ("\(place)@currency=EUR", plain), ("\(language)_\(script)_\(region)@calendar=gregorian", whole),
      // Names with a sort order (Windows).
      ("\(place)_phoneb.1252", plain), ("\(language)-\(region)_technl@x=a", plain),
    ]
  }

  private static let others = [
    ("no_NO_NY", "nn-NO"), ("ja_JP_JP", "ja-JP"), ("th_TH_TH", "th-TH"), ("ja_JP_JP_#u-ca-japanese", "ja-JP"),
    ("th_TH_TH_#u-nu-thai", "th-TH"), ("zh-CHS", "zh-Hans"), ("zh-CHT", "zh-Hant"), ("zh-CHS-CN", "zh-Hans-CN"),
    ("en-USA", "en-US"), ("en_USA.UTF-8", "en-US"), ("sr-Latn-SRB", "sr-Latn-RS"), ("es-r419", "es-419"),
    ("en-rUS", "en-US"), ("ru-RUS", "ru-RU"), ("zh-rtw", "zh-TW"), ("sr_RS@iqtelif", "sr-Latn-RS"),
    ("sr_Cyrl_RS@latin", "sr-Cyrl-RS"), ("de_DE@currency=EUR;calendar=gregorian", "de-DE"),
    ("es-ES_tradnl.1252", "es-ES"),
  ]

  private static func head(_ text: String?) -> String? {
    text.flatMap { LanguageIdentifier(languageOf: $0) }.map { $0.description }
  }

  @Test func oneReaderForAllCallers() {
    var random = SeededGenerator(seed: 61)
    let languages = ["de", "sr", "zh", "es", "kok", "iw", "fil", "en", "no", "ja", "uz", "gsw", "zgh", "ca", "pt"]
    let scripts = ["Latn", "Cyrl", "Hant", "Hans", "Arab", "Deva", "Hebr", "Thai", "Tfng"]
    let regions = ["DE", "RS", "TW", "419", "US", "NO", "JP", "150", "IL", "MO", "UZ", "XK", "UK"]
    func one(_ list: [String]) -> String { list[random.number(below: list.count)] }
    var cases = Self.others
    for _ in 0..<200 { cases += Self.forms(one(languages), one(scripts), one(regions)) }
    for (name, means) in cases {
      #expect(Self.head(EnvironmentLocales.identifier(ofName: name)) == means, "environment: \(name)")
      #expect(Self.head(AcceptLanguage(name).ranges.first?.identifier) == means, "header: \(name)")
      let lenient = LocaleIdentifier(name, syntax: .lenient)
      #expect(lenient?.languageIdentifier.description == means, "lenient: \(name)")
      // A preference of that name is one of that identifier.
      let matcher = LocaleMatcher(supported: ["la", "und-Latn", means, "en-GB", "de-CH", "zh-Hans", "sr"])
      #expect(matcher.bestMatch(for: name) == matcher.bestMatch(for: means), "preference: \(name)")
    }
  }

  /// A modifier's variant counts as a written one does: among equals, and where CLDR replaces it.
  @Test(arguments: [
    ("ca_ES@valencia", "ca-ES-valencia"), ("ca@valencia", "ca-valencia"), ("be_BY.UTF-8@tarask", "be-BY-tarask"),
    ("sr_RS@ijekavianlatin", "sr-Latn-RS-ijekavsk"), ("hy@arevmda", "hy-arevmda"), ("sr_RS@latin", "sr-Latn-RS"),
    ("de_AT.UTF-8", "de-AT"), ("b+zh+Hant", "zh-Hant"),
  ])
  func aModifiersVariantCounts(name: String, means: String) throws {
    let identifier = try #require(LocaleIdentifier(means))
    let plain = identifier.languageIdentifier.description
    for supported in [[plain, means], [means, plain], ["en", "hyw", plain, "hy", means, "ca", "sr"]] {
      let matcher = LocaleMatcher(supported: supported)
      #expect(matcher.bestMatch(for: name) == matcher.bestMatch(for: means))
      #expect(matcher.bestMatch(for: name)?.identifier == means || supported.contains("hyw"))
      #expect(matcher.bestMatch(for: AcceptLanguage(name)) == matcher.bestMatch(for: AcceptLanguage(means)))
      #expect(matcher.explanation(for: name).match == matcher.explanation(for: means).match)
      #expect(matcher.rankedMatches(for: name) == matcher.rankedMatches(for: means))
      for other in supported {
        #expect(
          LocaleDistance.between(desired: name, supported: other)
            == LocaleDistance.between(desired: means, supported: other))
      }
    }
  }

  /// Lenient reading keeps what the name says besides.
  @Test(
    arguments: [
      ("zh_TW_#Hant_x-java", "zh-Hant-TW-x-java"), ("ar_EG_#u-nu-latn", "ar-EG-u-nu-latn"),
      ("th_TH_TH_#u-nu-thai", "th-TH-u-nu-thai"), ("th_TH_TH", "th-TH-u-nu-thai"), ("ja_JP_JP", "ja-JP-u-ca-japanese"),
      ("de__POSIX", "de-posix"), ("sl_SI_NEDIS_#Latn", "sl-Latn-SI-nedis"), ("es__TRADITIONAL", "es"),
      ("b+sl+IT+nedis", "sl-IT-nedis"), ("sl_rozaj_1994.UTF-8", "sl-rozaj-1994"), ("x-a@nu=thai", nil),
      ("de-u-nu-latn.UTF-8@euro", "de-u-nu-latn"), ("en_US_WIN@nu=thai", "en-US-u-nu-thai"),
      ("ca_ES_foo12@valencia", "ca-ES-valencia-foo12"), ("zh_TW_#Hant_u-", nil), ("zh_TW_#!", nil), ("zh_TW_#", nil),
    ] as [(String, String?)])
  func lenientReadingKeepsTheRest(name: String, expected: String?) {
    #expect(LocaleIdentifier(name, syntax: .lenient)?.description == expected)
  }

  /// A text that names no language.
  @Test(arguments: [
    "C", "__US", "#Hant", "_", "b+", "b", "-de", "-", "d e", "+", "@latin", "/usr/share/locale/de", "x-a.UTF-8",
    "und@euro",
    "c-zh+",
  ])
  func notNames(text: String) {
    #expect(EnvironmentLocales.identifier(ofName: text) == nil)
    #expect(AcceptLanguage(text).ranges.isEmpty)
    #expect(LocaleMatcher(supported: ["en", "zh", "de"]).bestMatch(for: text) == nil)
    #expect(PluralRules(text).locale == "root")
  }

  /// A text whose end is odd is the language that its beginning names, as in ICU 76 and the suites of Django, WebOb and
  /// Symfony; languages that follow another one are those of IANA's registry (RFC 5646, §2.2.2).
  @Test(
    arguments: [
      ("en_", "en"), ("en_US_", "en-US"), ("en__US_", "en"), ("en-*", "en"), ("en-US-win", "en-US"), ("en_#", "en"),
      ("sr-SP-Latn", "sr-SP"), ("az-AZ-Latn", "az-AZ"), ("uz-UZ-Cyrl", "uz-UZ"), ("en-US-x-", "en-US"),
      ("en-US-u-", "en-US"),
      ("tr-TR-u-sd-", "tr-TR-u-sd"), ("en-GB-1", "en-GB"), ("zh-Hans-Hant", "zh-Hans"), ("de-DE-de", "de-DE"),
      ("de-DE-x-1234567890", "de-DE"), ("es-a", "es"), ("fr-CH,it;q=0.9", "fr-CH"), ("it;q=0.9", "it"),
      ("de-,en", "de"), ("de-;q", "de"), ("de-x,", "de"), ("de-u-,", "de"),
      ("ar-arz", "arz"), ("zh-hak", "hak"), ("zh-nan-TW", "nan-TW"), ("sgn-ase", "ase"), ("ms-zsm", "zsm"),
      ("uz-uzn", "uzn"),
      ("sw-swh-TZ", "swh-TZ"), ("lv-lvs", "lvs"), ("kok-gom", "gom"), ("ar-arz-EG-u-", "arz-EG"),
      ("de-gsg", "de"), ("fr-fsl", "fr"), ("und-US-", nil), ("english-", nil), ("qqx-$", nil),
    ] as [(String, String?)])
  func asFarAsItCanBeRead(text: String, means: String?) {
    let supported = [
      "en", "zh", "de", "sr", "sr-Latn", "az", "uz", "uz-Cyrl", "tr", "es", "fr", "it", "arz", "zh-Hant", "hak", "ase",
    ]
    let matcher = LocaleMatcher(supported: supported, options: .init(default: .noDefault))
    let expected = means.flatMap { matcher.bestMatch(for: $0)?.identifier }
    #expect(matcher.bestMatch(for: text)?.identifier == expected)
    // A comma or a semicolon ends a range of a header.
    if !text.contains(","), !text.contains(";") {
      #expect(matcher.bestMatch(for: AcceptLanguage(text))?.identifier == expected)
    }
    #expect(matcher.explanation(for: text).match?.identifier == expected)
    if means != nil, !text.contains(";") {
      #expect(AcceptLanguage(text).ranges.first.map { matcher.bestMatch(for: $0.identifier)?.identifier } == expected)
    }
    if let means { #expect(PluralRules(text) == PluralRules(means)) }
    // Who asks for an identifier gets none.
    #expect(LocaleIdentifier(text) == nil)
  }

  /// Plural rules are those of the locale that is named.
  @Test(arguments: [
    "pt_PT.UTF-8", "pt_PT@euro", "pl@euro", "pl_PL@euro", "pl--PL", "ru-", "zh_TW_#Hant", "b+sr+Latn", "plk-",
  ])
  func pluralRulesOfNames(name: String) {
    let means = ["pt_PT.UTF-8": "pt-PT", "pt_PT@euro": "pt-PT", "ru-": "ru", "zh_TW_#Hant": "zh", "b+sr+Latn": "sr"][
      name]
    #expect(PluralRules(name).locale == means ?? (name == "plk-" ? "root" : "pl"))
  }
}
