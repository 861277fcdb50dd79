/// What decides, besides a bundle itself, which of its localizations are used: the user's languages and the app that the
/// bundle is loaded into. From it follow the lists that Foundation's two layers give.
///
///     let context = LocalizationContext(preferredLanguages: ["fr-FR"])
///     context.preferredLocalizations(from: ["it", "en-GB"]).localizations                    // en-GB: American English as preference
///     let bundle = BundleLocalizations(["it", "en-GB"], developmentRegion: "it")
///     context.searchList(of: bundle).localizations                                           // it: the development region
///
/// Every engine can be asked. The fallbacks are Foundation's whichever it is.
public struct LocalizationContext: Hashable, Sendable {
  /// By what rule localizations match languages.
  public var engine: LocalizationEngine
  /// The user's languages in order of preference, as `Locale.preferredLanguages` gives them.
  public var preferredLanguages: [String]
  /// The app's own bundle, whose languages govern those of every other bundle; nil where it is not known.
  public var mainBundle: BundleLocalizations?
  /// `CFBundleAllowMixedLocalizations` of the app: each bundle speaks its own language.
  public var allowsMixedLocalizations: Bool
  /// `CFBundleFollowParentLocalization` of the app, or an app extension, which on Apple's systems follows its host. What
  /// is known of it in the open is that the main bundle is not asked then either.
  public var followsParentLocalization: Bool
  /// What stands in for a bundle without anything, `en` where nil.
  public var defaultLocalization: String?

  /// Describes a user and an app. Nothing is checked.
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

/// What a bundle has to choose from.
public struct BundleLocalizations: Hashable, Sendable {
  /// The names in the bundle's order, as `Bundle.localizations` gives them, duplicates and `Base` included.
  public var localizations: [String]
  /// `CFBundleDevelopmentRegion`, nil where there is none.
  public var developmentRegion: String?

  /// A bundle's names. Nothing is checked.
  public init(_ localizations: [String], developmentRegion: String? = nil) {
    self.localizations = localizations
    self.developmentRegion = developmentRegion
  }
}
