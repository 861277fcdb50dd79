import Foundation
import LocaleMatching
import Testing

@testable import AppLocalization

@Suite struct DeviceTests {
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

  @Test func propertyLists() throws {
    func list(_ value: Any) throws -> AppleLanguages {
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
      return AppleLanguages(text: String(decoding: data, as: UTF8.self))
    }
    let values: [Any] = [["it", "en_GB"], ["AppleLanguages": ["it", "en-GB"], "AppleLocale": "it_IT"]]
    for value in values { #expect(try list(value).identifiers == ["it", "en-GB"]) }
    let languages = try list(["it", 5] as [Any])
    #expect(languages.identifiers == ["it"])
    #expect(languages.entries.count == 2)
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

  @Test func currentLocaleWithoutPreference() {
    let none = CurrentLocale(appleLocale: nil, preferredLanguages: [])
    #expect(none.identifier(localizations: ["en"]) == "en_001")
    let country = CurrentLocale(appleLocale: nil, preferredLanguages: ["zh-Hant"], country: "TW")
    #expect(country.identifier(localizations: []) == "zh_Hant_TW")
  }
}
