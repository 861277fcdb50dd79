import Testing

@testable import AppLocalization

/// Foundation's two layers (CFBundle_Locale.c of swift-corelibs-foundation).
@Suite struct ContextTests {
  private let french = LocalizationContext(preferredLanguages: ["fr-FR"])

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
    let american = french.preferredLocalizations(from: ["de", "en", "en-GB"], forPreferences: nil)
    #expect(american.localizations == ["en"] && american.fallback == .americanEnglish)
    let custom = LocalizationContext(preferredLanguages: ["fr"], defaultLocalization: "de")
    #expect(custom.searchList(of: BundleLocalizations([])).localizations == ["de"])
    let explicit = french.preferredLocalizations(from: ["de", "it"], forPreferences: ["it-CH"])
    #expect(explicit.localizations == ["it"])
    #expect(explicit.origin == .preference(0))
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
