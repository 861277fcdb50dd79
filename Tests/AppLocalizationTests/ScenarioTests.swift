import Testing

@testable import AppLocalization

/// The demo app "Which Locale?" with its seven localizations and `en-GB` as development region. From languages and
/// region follows what the app shows; the expected languages are those of the article about the app.
@Suite struct ScenarioTests {
  static let localizations = ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"]

  /// What an app shows for these preferences is in `Tests/Vectors/engine-choices.txt`.
  @Test(arguments: [
    (["en-GB"], "GB", ["en-GB"]), (["en-GB"], "IT", ["en-GB"]), (["en"], "IE", ["en-IE"]), (["en"], "IT", ["en-IT"]),
    (["fr", "it"], "FR", ["fr-FR", "it-FR"]), (["fr"], "CH", ["fr-CH"]),
  ])
  func preferences(languages: [String], region: String, preferred: [String]) throws {
    #expect(try #require(DeviceLanguages(languages, region: region)).preferredLanguages == preferred)
  }

  @Test func perAppOverride() throws {
    var preferences = AppLanguagePreferences(device: try #require(DeviceLanguages(["en"], region: "IT")))
    #expect(!preferences.showsLanguageMenu(prefersShowing: false))
    #expect(preferences.showsLanguageMenu(prefersShowing: true))
    preferences.choose("it-CH", forApp: "app")
    #expect(preferences.device.languages == ["en", "it-CH"])
    #expect(preferences.showsLanguageMenu(prefersShowing: false))
    let context = LocalizationContext(preferredLanguages: preferences.preferredLanguages(forApp: "app"))
    #expect(
      context.searchList(of: BundleLocalizations(Self.localizations, developmentRegion: "en-GB")).first == "it-CH")
    #expect(preferences.preferredLanguages(forApp: "other") == ["en-IT", "it-CH"])
    preferences.choose(nil, forApp: "app")
    #expect(preferences.preferredLanguages(forApp: "app") == ["en-IT", "it-CH"])
  }
}
