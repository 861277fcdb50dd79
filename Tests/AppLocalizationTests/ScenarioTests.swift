import Testing

@testable import AppLocalization

/// The demo app "Which Locale?" with its seven localizations and `en-GB` as development region. From languages and
/// region follows what the app shows; the expected languages are those of the article about the app.
@Suite struct ScenarioTests {
  static let localizations = ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"]

  struct Scenario: Sendable {
    let languages: [String]
    let region: String
    let preferred: [String]
    let shown: String
    let fallback: LocalizationFallback?

    init(
      _ languages: [String], _ region: String, _ preferred: [String], _ shown: String,
      _ fallback: LocalizationFallback? = nil
    ) {
      (self.languages, self.region, self.preferred) = (languages, region, preferred)
      (self.shown, self.fallback) = (shown, fallback)
    }
  }

  static let scenarios = [
    Scenario(["en-GB"], "GB", ["en-GB"], "en-GB"), Scenario(["en-GB"], "IT", ["en-GB"], "en-GB"),
    Scenario(["en"], "IE", ["en-IE"], "en-IE"), Scenario(["en"], "IT", ["en-IT"], "en-GB"),
    Scenario(["fr", "it"], "FR", ["fr-FR", "it-FR"], "it"),
    Scenario(["fr"], "FR", ["fr-FR"], "en-GB", .developmentRegion),
    Scenario(["fr"], "CH", ["fr-CH"], "en-GB", .developmentRegion),
  ]

  @Test(arguments: scenarios, [LocalizationEngine.apple, .cldr])
  func winner(scenario: Scenario, engine: LocalizationEngine) throws {
    let device = try #require(DeviceLanguages(scenario.languages, region: scenario.region))
    #expect(device.preferredLanguages == scenario.preferred)
    let context = LocalizationContext(engine: engine, preferredLanguages: device.preferredLanguages)
    let choice = context.searchList(
      of: BundleLocalizations(Self.localizations, developmentRegion: "en-GB"), isMain: true)
    #expect(choice.first == scenario.shown)
    #expect(choice.fallback == scenario.fallback)
  }

  /// The app in the repository has fewer localizations. There American English finds the British one.
  @Test(arguments: [["en-US"], ["en"]]) func repository(preferred: [String]) {
    let choice = LocalizationEngine.apple.choice(
      from: ["de", "en-GB", "en-IE", "it", "it-CH"], preferring: preferred)
    #expect(choice.localizations == ["en-GB"])
  }

  @Test func twoFormsOfEnglishInIndia() {
    let choice = LocalizationEngine.apple.choice(from: ["en", "en-GB"], preferring: ["en-IN"])
    #expect(choice.localizations == ["en-GB", "en"])
  }

  /// Without `en-GB` the engines differ. Apple's: the parents of `en-IT` meet those of `en` and of `en-IE` after four
  /// steps, and the first in the list wins. CLDR's: `en-IN` and `en-IE` are at distance 4, `en` at 5.
  @Test func oneEditSeparatesTheEngines() {
    let available = Self.localizations.filter { $0 != "en-GB" }
    #expect(LocalizationEngine.apple.choice(from: available, preferring: ["en-IT"]).first == "en")
    #expect(LocalizationEngine.cldr.choice(from: available, preferring: ["en-IT"]).first == "en-IN")
    #expect(LocalizationEngine.apple.choice(from: ["en-IE", "en"], preferring: ["en-IT"]).first == "en-IE")
    #expect(LocalizationEngine.apple.choice(from: ["en", "en-IE"], preferring: ["en-IT"]).first == "en")
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
