import Testing

@testable import AppLocalization

/// Foundation's two layers (CFBundle_Locale.c of swift-corelibs-foundation).
@Suite struct ContextTests {
  private let french = LocalizationContext(preferredLanguages: ["fr-FR"])

  /// With only French preferred, the class method falls back to `en_US`, the bundle to its development region.
  @Test func layersFallBackDifferently() {
    let localizations = ["de", "en", "en-GB"]
    let method = french.preferredLocalizations(from: localizations, forPreferences: nil)
    #expect(method.localizations == ["en"])
    #expect(method.fallback == .americanEnglish)
    let list = french.searchList(of: BundleLocalizations(localizations, developmentRegion: "en-GB"))
    #expect(list.localizations == ["en-GB", "en"])
    #expect(list.fallback == .developmentRegion)
  }

  @Test func classMethods() {
    let first = french.preferredLocalizations(from: ["de", "it"])
    #expect(first.localizations == ["de"])
    #expect(first.fallback == .firstLocalization)
    #expect(!first.isMatch)
    let empty = french.preferredLocalizations(from: [])
    #expect(empty.localizations == ["en"])
    #expect(empty.fallback == .english)
    // The expectations of swift-foundation: LocaleTests, "bundle matching".
    let hindi = LocalizationContext(preferredLanguages: ["pa-IN", "hi-IN"])
    #expect(hindi.preferredLocalizations(from: ["fr", "en", "de"]).first == "en")
    #expect(hindi.preferredLocalizations(from: ["fr", "de"]).first == "fr")
    let explicit = french.preferredLocalizations(from: ["de", "it"], forPreferences: ["it-CH"])
    #expect(explicit.localizations == ["it"])
    #expect(explicit.origin == .preference(0))
  }

  @Test func searchLists() {
    func list(_ localizations: [String], _ region: String?) -> LocalizationChoice {
      french.searchList(of: BundleLocalizations(localizations, developmentRegion: region))
    }
    #expect(list(["fr", "en", "it"], "it").localizations == ["fr", "it"])
    #expect(list(["fr", "English"], nil).localizations == ["fr", "English"])
    #expect(list(["fr", "en_US", "en"], nil).localizations == ["fr", "en"])
    // The development region is added though the bundle has no such folder.
    #expect(list(["fr"], "en").localizations == ["fr", "en"])
    #expect(list(["de", "ja"], "ko").localizations == ["de", "ko"])
    #expect(list(["de", "ja"], "ko").fallback == .firstLocalization)
    #expect(list([], nil).fallback == .defaultLocalization)
    #expect(list([], nil).localizations == ["en"])
    let custom = LocalizationContext(preferredLanguages: ["fr"], defaultLocalization: "de")
    #expect(custom.searchList(of: BundleLocalizations([])).localizations == ["de"])
  }

  @Test func theMainBundleGoverns() {
    let framework = BundleLocalizations(["en", "fr", "it"], developmentRegion: "en")
    var context = LocalizationContext(
      preferredLanguages: ["fr-FR"], mainBundle: BundleLocalizations(["it", "de"], developmentRegion: "it"))
    let governed = context.searchList(of: framework)
    #expect(governed.localizations == ["it", "en"])
    #expect(governed.origin == .mainBundle(0))
    #expect(context.explanation(of: framework).choice == governed)
    #expect(context.explanation(of: framework, isMain: true).choice == context.searchList(of: framework, isMain: true))
    #expect(context.preferredLocalizations(from: ["en", "fr", "it"]).first == "it")
    // If preferences are given, the main bundle has no influence; with nil, for the user's preferences, neither.
    #expect(context.preferredLocalizations(from: ["en", "fr", "it"], forPreferences: nil).first == "fr")
    #expect(context.searchList(of: framework, isMain: true).first == "fr")
    // Nothing matches the main bundle's languages, so the user's decide.
    #expect(context.searchList(of: BundleLocalizations(["fr", "en"])).first == "fr")
    context.allowsMixedLocalizations = true
    #expect(context.searchList(of: framework).first == "fr")
    context.allowsMixedLocalizations = false
    context.followsParentLocalization = true
    #expect(context.preferredLocalizations(from: ["en", "fr", "it"]).first == "fr")
  }

  /// A bundle without localizations is in its development region, and nothing was matched.
  @Test func onlyADevelopmentRegion() {
    let context = LocalizationContext(preferredLanguages: ["de"])
    let choice = context.searchList(of: BundleLocalizations([], developmentRegion: "it"))
    #expect(choice.localizations == ["it"])
    #expect(choice.fallback == .developmentRegion && !choice.isMatch)
  }

  /// A fallback that is not asked for tells nothing.
  @Test func stepsOfFallbacks() {
    let bundle = BundleLocalizations(["de", "en", "en-GB"], developmentRegion: "en-GB")
    func appended(_ preferred: String) -> [String] {
      LocalizationContext(preferredLanguages: [preferred]).explanation(of: bundle).steps.compactMap {
        if case .appended(let localization, _) = $0 { localization } else { nil }
      }
    }
    #expect(appended("de") == [])
    #expect(appended("fr") == ["en"])
  }
}
