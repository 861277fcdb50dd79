import Foundation
import LocaleMatching
import Testing

@testable import AppLocalization

@Suite struct DeviceTests {
  /// Apple's TN2418, and lists as devices were seen to store them.
  @Test(
    arguments: [
      (["en"], "IN", ["en-IN"], "en_IN"), (["en-GB"], "IT", ["en-GB"], "en_GB@rg=itzzzz"),
      (["en-US"], "GB", ["en-US"], "en_US@rg=gbzzzz"), (["en"], "IE", ["en-IE"], "en_IE"),
      (["en", "zh-Hans", "zh-Hant"], "HK", ["en-HK", "zh-Hans-HK", "zh-Hant-HK"], "en_HK"),
      (["zh-Hans"], "NL", ["zh-Hans-NL"], "zh_Hans_NL"), (["vi"], "GB", ["vi-GB"], "vi_GB"),
      (["ca-valencia"], "ES", ["ca-ES-valencia"], "ca_ES_VALENCIA"),
      (["ar-u-nu-latn"], "AE", ["ar-AE-u-nu-latn"], "ar_AE"), (["es-419"], "MX", ["es-419"], "es_419@rg=mxzzzz"),
    ] as [([String], String, [String], String)])
  func derivation(languages: [String], region: String, preferred: [String], locale: String) throws {
    let device = try #require(DeviceLanguages(languages, region: region))
    #expect(device.preferredLanguages == preferred)
    #expect(device.localeIdentifier == locale)
  }

  @Test func oddSettings() {
    #expect(DeviceLanguages(["en"], region: "Italy") == nil)
    #expect(DeviceLanguages([], region: nil).localeIdentifier == nil)
    #expect(DeviceLanguages(["de", "??"], region: nil).preferredLanguages == ["de", "??"])
    #expect(DeviceLanguages(["de"], region: nil).localeIdentifier == "de")
    #expect(DeviceLanguages(["ca-valencia"], region: nil).localeIdentifier == "ca__VALENCIA")
  }

  @Test func domains() {
    var preferences = AppLanguagePreferences(device: DeviceLanguages(["en"], region: nil), overrides: ["a": ["it"]])
    #expect(preferences.preferredLanguages(forApp: "a") == ["it"])
    #expect(preferences.preferredLanguages(forApp: nil) == ["en"])
    preferences.argument = ["ja"]
    #expect(preferences.preferredLanguages(forApp: "a") == ["ja"])
    preferences.argument = []
    #expect(preferences.preferredLanguages(forApp: "a") == ["it"])
  }

  /// A language that is chosen for an app comes first in its list, and once.
  @Test func choosingForAnApp() {
    var preferences = AppLanguagePreferences(device: DeviceLanguages(["it", "en", "fr"], region: nil))
    preferences.choose("en", forApp: "a")
    #expect(preferences.preferredLanguages(forApp: "a") == ["en", "it", "fr"])
    #expect(preferences.preferredLanguages(forApp: "b") == ["it", "en", "fr"])
    preferences.choose("de", forApp: "b")
    #expect(preferences.preferredLanguages(forApp: "b") == ["de", "it", "en", "fr"])
    #expect(preferences.preferredLanguages(forApp: nil) == ["it", "en", "fr", "de"])
    preferences.choose(nil, forApp: "b")
    #expect(preferences.preferredLanguages(forApp: "b") == ["it", "en", "fr", "de"])
  }

  // MARK: AppleLanguages

  @Test(arguments: [
    "(it, \"en-GB\")", "(\n    it,\n    \"en-GB\"\n)\n", "it,en_GB", "(it,en_GB)",
    "{\n  AppleLanguages = (it, \"en-GB\");\n}",
  ])
  func texts(text: String) throws {
    #expect(AppleLanguages(text: text).identifiers == ["it", "en-GB"])
    #expect(try AppleLanguages(propertyList: Data(text.utf8)).identifiers == ["it", "en-GB"])
    #expect(AppleLanguages(arguments: ["app", "-x", "-AppleLanguages", text])?.identifiers == ["it", "en-GB"])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let values: [Any] = [["it", "en_GB"], ["AppleLanguages": ["it", "en-GB"], "AppleLocale": "it_IT"]]
    for value in values {
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
      #expect(try AppleLanguages(propertyList: data).identifiers == ["it", "en-GB"])
    }
    let mixed = try PropertyListSerialization.data(fromPropertyList: ["it", 5] as [Any], format: format, options: 0)
    let languages = try AppleLanguages(propertyList: mixed)
    #expect(languages.identifiers == ["it"])
    #expect(languages.entries.count == 2)
    let number = try PropertyListSerialization.data(fromPropertyList: ["AppleLocale": "it"], format: format, options: 0)
    #expect(throws: AppleLanguagesError.noList) { try AppleLanguages(propertyList: number) }
    #expect(throws: AppleLanguagesError.unreadable) { try AppleLanguages(propertyList: mixed.prefix(mixed.count / 2)) }
  }

  /// Values from bug reports: cask#50724, brew#4718, go-locale#11.
  @Test func nonCanonical() {
    let languages = AppleLanguages(["en_GB", "English", "iw", "zh_TW", "english (united kingdom) [ize-IE", "", " fr "])
    #expect(languages.entries.map(\.identifier) == ["en-GB", "en", "he", "zh-TW", nil, nil, "fr"])
    #expect(
      AppleLanguages(text: "(\"english (united kingdom) [ize-IE\", de)").entries.map(\.text) == [
        "english (united kingdom) [ize-IE", "de",
      ])
    #expect(AppleLanguages(arguments: ["app", "-AppleLanguages"]) == nil)
    #expect(AppleLanguages(arguments: []) == nil)
    #expect(AppleLanguages(text: "((((\"\\").identifiers == [])
    #expect(AppleLanguages(text: "").entries == [])
  }

  // MARK: Locale.current

  /// The expectations of swift-foundation: LocaleTests, "bundle matching". Its nil, for the preference itself, is that
  /// preference here.
  @Test(
    arguments: [
      ("fr en de", "pa-IN en-IN", "pa_IN", "en_IN"), ("de en es fr zh-Hans", "en-US", "en_US", "en_US"),
      ("de en es fr zh-Hans zh-Hant", "zh-Hans-CN", "zh_CN", "zh_CN"),
      ("de en es fr zh-Hans zh-Hant", "zh-Hant-MO", "zh_MO", "zh_MO"),
      ("de en es fr zh_CN zh_TW", "zh-Hant-MO", "zh_MO", "zh_MO"),
      ("de en es fr zh_CN zh_TW", "th-TH", "th_TH", "en_TH"), ("fr en de", "pa-IN hi-IN", "pa_IN", "en_IN"),
      ("fr de", "pa-IN hi-IN", "pa_IN", "fr_IN"), ("", "pa-IN en-IN", "pa_IN", "pa_IN"),
      ("en fr de", "ar-AE en-AE", "ar_AE@numbers=arab;calendar=islamic-civil", "en_AE@calendar=islamic-civil"),
      ("sr-Latn", "sr-Latn-RS", "de_RS@numbers=latn", "sr_Latn_RS@numbers=latn"),
    ] as [(String, String, String, String)])
  func currentLocale(localizations: String, preferred: String, appleLocale: String, expected: String) {
    let current = CurrentLocale(appleLocale: appleLocale, preferredLanguages: words(preferred))
    #expect(current.identifier(localizations: words(localizations)) == expected)
  }

  @Test func currentLocaleWithoutPreference() {
    let none = CurrentLocale(appleLocale: nil, preferredLanguages: [])
    #expect(none.identifier(localizations: ["en"]) == "en_001")
    let country = CurrentLocale(appleLocale: nil, preferredLanguages: ["zh-Hant"], country: "TW")
    #expect(country.identifier(localizations: []) == "zh_Hant_TW")
  }
}
