import Foundation
import LocaleCanonicalization
import LocaleMatching
import LocaleMatchingFoundation
import Testing

/// Expectations are BCP 47's and ICU's forms of the same locale (UTS #35, §3.10; RFC 6067), and Foundation's own answers
/// about what it was given.
@Suite struct LocaleConversionTests {
  @Test(arguments: [
    ("en-GB", "en_GB"), ("zh-Hant-TW", "zh_Hant_TW"), ("es-419", "es_419"), ("hi-Latn", "hi_Latn"),
    ("de-u-co-phonebk", "de@collation=phonebook"), ("en-GB-u-ca-buddhist", "en_GB@calendar=buddhist"),
    ("th-TH-u-ca-gregory-nu-thai", "th_TH@calendar=gregorian;numbers=thai"), ("en-GB-u-rg-itzzzz", "en_GB@rg=itzzzz"),
    ("sl-1994-rozaj", "sl__1994_ROZAJ"), ("ca-valencia", "ca__VALENCIA"), ("en-t-fr", "en@t=fr"),
    ("de-1996-x-foo", "de__1996@x=foo"), ("und", "und"),
  ])
  func bothWays(bcp47: String, icu: String) throws {
    let identifier = try #require(LocaleIdentifier(bcp47))
    let locale = Locale(identifier)
    #expect(locale.identifier == icu)
    #expect(LocaleIdentifier(locale)?.description == bcp47)
    // Foundation reads BCP 47 too, and a program may have such identifiers.
    #expect(LocaleIdentifier(Locale(identifier: bcp47))?.description == bcp47)
  }

  @Test func keywordsReachFoundation() throws {
    let locale = Locale(try #require(LocaleIdentifier("th-TH-u-ca-buddhist-rg-gbzzzz")))
    #expect(locale.calendar.identifier == .buddhist)
    #expect(locale.region?.identifier == "GB")
    #expect(LanguageIdentifier(locale)?.region?.description == "TH")
  }

  @Test func illFormedIdentifiers() {
    for text in ["not a locale", "en--GB", "123", "é"] { #expect(LocaleIdentifier(Locale(identifier: text)) == nil) }
    #expect(LocaleIdentifier(Locale(identifier: ""))?.description == "und")
    #expect(LocaleIdentifier(Locale(identifier: "en_US_POSIX"))?.description == "en-US-posix")
    #expect(LanguageIdentifier(Locale(identifier: "_US"))?.description == "und-US")
  }

  /// Every identifier that Foundation lists is read, converted and converted back; for Foundation the result is equal.
  @Test func allOfFoundation() throws {
    let identifiers = Locale.availableIdentifiers
    #expect(identifiers.count > 700)
    for text in identifiers {
      let locale = Locale(identifier: text)
      let identifier = try #require(LocaleIdentifier(locale), "\(text)")
      let back = Locale(identifier)
      #expect(back.identifier(.bcp47) == locale.identifier(.bcp47), "\(text)")
      #expect(back.language == locale.language, "\(text)")
    }
  }

  /// Languages as Translation and Speech have them, on both sides: what matches is what their identifiers match.
  @Test func languagesAreMatched() {
    let languages = ["en-US", "en-GB", "de", "zh-Hant", "zh-Hans", "pt-BR"].map { Locale.Language(identifier: $0) }
    let matcher = LocaleMatcher(supported: languages)
    for (wanted, answer) in [("de-AT", "de"), ("en-AU", "en-GB"), ("zh-HK", "zh-Hant"), ("pt-PT", "pt-BR")] {
      let match = matcher.best(of: languages, for: Locale.Language(identifier: wanted))
      #expect(match == Locale.Language(identifier: answer), "\(wanted)")
      #expect(match == matcher.best(of: languages, for: wanted), "\(wanted)")
    }
    let preferences = [Locale.Language(identifier: ""), Locale.Language(identifier: "de-CH")]
    #expect(matcher.bestMatch(for: preferences)?.desiredIndex == 1)
    #expect(matcher.bestMatch(for: Locale.Language(identifier: "")) == nil)
  }

  @Test(arguments: ["en", "en-GB", "zh-TW", "sr-Latn", "sr-ME", "hi-Latn", "und", "es-419", "haw-US"])
  func languages(text: String) throws {
    let identifier = try #require(LanguageIdentifier(languageOf: text))
    let language = Locale.Language(identifier)
    #expect(language == Locale.Language(identifier: text))
    #expect(LanguageIdentifier(language) == identifier)
  }

  @Test func aLikelyScriptIsNotWritten() {
    #expect(LanguageIdentifier(Locale.Language(identifier: "zh-Hant-TW"))?.description == "zh-TW")
    #expect(LanguageIdentifier(Locale.Language(identifier: "")) == nil)
    #expect(LanguageIdentifier(Locale.Language(identifier: "x-bork")) == nil)
  }

  @Test func matching() {
    let locales = ["de", "en", "en_GB"].map(Locale.init(identifier:))
    let matcher = LocaleMatcher(supported: locales)
    #expect(matcher.supported == ["de", "en", "en-GB"])
    #expect(matcher.bestMatch(for: Locale(identifier: "en_IT"))?.supportedIndex == 2)
    let wanted = [Locale(identifier: "no locale"), Locale(identifier: "gsw@collation=phonebook")]
    let match = matcher.bestMatch(for: wanted)
    #expect(match?.supportedIndex == 0)
    #expect(match?.desiredIndex == 1)
    #expect(matcher.bestMatch(for: Locale(identifier: "no locale")) == nil)
  }

  @Test func aLocaleForALocale() {
    let matcher = LocaleMatcher(supported: ["de", "en", "en_GB"].map(Locale.init(identifier:)))
    #expect(matcher.bestLocale(for: Locale(identifier: "en_IT")) == Locale(identifier: "en_GB"))
    #expect(matcher.bestLocale(for: [Locale(identifier: "fr"), Locale(identifier: "en_AU")]).identifier == "en_GB")
    #expect(matcher.bestLocale(for: "en-IT").identifier == "en_GB")
    #expect(matcher.bestLocale(for: AcceptLanguage("fr, en-IT;q=0.5")).identifier == "en_GB")
    // Nothing matches, and the first supported is the default.
    #expect(matcher.bestLocale(for: Locale(identifier: "ja")).identifier == "de")
    #expect(matcher.bestLocale(for: [Locale]()).identifier == "de")
  }

  @Test func languagesOfLocaleIdentifiers() throws {
    let identifier = try #require(LocaleIdentifier("de-CH-u-co-phonebk"))
    #expect(Locale.Language(identifier) == Locale.Language(identifier: "de-CH"))
    #expect(LocaleIdentifier(Locale.Language(identifier: "de-CH"))?.description == "de-CH")
  }
}
