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
}
