/// The user's languages and the main bundle, which decide which localizations of a bundle are used. A context computes
/// the lists that Foundation's two layers return.
///
///     let context = LocalizationContext(preferredLanguages: ["fr-FR"])
///     context.preferredLocalizations(from: ["it", "en-GB"]).localizations                    // en-GB: American English as preference
///     let bundle = BundleLocalizations(["it", "en-GB"], developmentRegion: "it")
///     context.searchList(of: bundle).localizations                                           // it: the development region
///
/// Every engine can be asked. The fallbacks are Foundation's whichever it is.
public struct LocalizationContext: Equatable, Sendable {
  /// The engine that matches localizations with languages.
  package var engine: LocalizationEngine
  /// The user's languages in order of preference, as `Locale.preferredLanguages` gives them.
  package var preferredLanguages: [String]
  /// The app's own bundle, whose languages decide for all other bundles; nil if it is not known.
  package var mainBundle: BundleLocalizations?
  /// `CFBundleAllowMixedLocalizations` of the app: each bundle chooses its own language.
  package var allowsMixedLocalizations: Bool
  /// `CFBundleFollowParentLocalization` of the app, or true for an app extension, which on Apple's systems follows its
  /// host. Only one effect is public: the main bundle's languages do not decide then either.
  package var followsParentLocalization: Bool
  /// The fallback for a bundle without localizations; nil means `en`.
  package var defaultLocalization: String?

  /// Creates a context for a user and an app. Does not check the values.
  public init(
    engine: LocalizationEngine = .apple, preferredLanguages: [String], mainBundle: BundleLocalizations? = nil,
    allowsMixedLocalizations: Bool = false, followsParentLocalization: Bool = false, defaultLocalization: String? = nil
  ) {
    self.engine = engine
    self.preferredLanguages = preferredLanguages
    self.mainBundle = mainBundle
    self.allowsMixedLocalizations = allowsMixedLocalizations
    self.followsParentLocalization = followsParentLocalization
    self.defaultLocalization = defaultLocalization
  }
}

/// The localizations that a bundle has to choose from.
public struct BundleLocalizations: Equatable, Sendable {
  /// The names in the bundle's order, as `Bundle.localizations` gives them, duplicates and `Base` included.
  package let localizations: [String]
  /// `CFBundleDevelopmentRegion`; nil if there is none.
  package let developmentRegion: String?

  /// Creates the list of a bundle's localizations. Does not check the names.
  public init(_ localizations: [String], developmentRegion: String? = nil) {
    self.localizations = localizations
    self.developmentRegion = developmentRegion
  }
}
