import Testing

@testable import AppLocalization

/// The demo app "Which Locale?" with its seven localizations and `en-GB` as development region. From languages and
/// region follows what the app shows; the expected languages are those of the article about the app.
@Suite struct ScenarioTests {
  static let localizations = ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"]

  @Test(
    arguments: [
      (["en-GB"], "GB", ["en-GB"], "en-GB", nil), (["en-GB"], "IT", ["en-GB"], "en-GB", nil),
      (["en"], "IE", ["en-IE"], "en-IE", nil), (["en"], "IT", ["en-IT"], "en-GB", nil),
      (["fr", "it"], "FR", ["fr-FR", "it-FR"], "it", nil),
      (["fr"], "FR", ["fr-FR"], "en-GB", .developmentRegion), (["fr"], "CH", ["fr-CH"], "en-GB", .developmentRegion),
    ] as [([String], String, [String], String, LocalizationFallback?)])
  func winner(
    languages: [String], region: String, preferred: [String], shown: String, fallback: LocalizationFallback?
  ) throws {
    let device = try #require(DeviceLanguages(languages, region: region))
    #expect(device.preferredLanguages == preferred)
    for engine in [LocalizationEngine.apple, .cldr] {
      let context = LocalizationContext(engine: engine, preferredLanguages: device.preferredLanguages)
      let choice = context.searchList(
        of: BundleLocalizations(Self.localizations, developmentRegion: "en-GB"), isMain: true)
      #expect(choice.first == shown, "\(engine)")
      #expect(choice.fallback == fallback, "\(engine)")
    }
  }

  /// Without `en-GB` the engines differ. Apple's: the parents of `en-IT` meet those of `en` and of `en-IE` after four
  /// steps, and the first in the list wins. CLDR's: `en-IN` and `en-IE` are at distance 4, `en` at 5.
  @Test func oneEditSeparatesTheEngines() {
    let available = Self.localizations.filter { $0 != "en-GB" }
    #expect(LocalizationEngine.apple.choice(from: available, preferring: ["en-IT"]).first == "en")
    #expect(LocalizationEngine.cldr.choice(from: available, preferring: ["en-IT"]).first == "en-IN")
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
