extension InfoDictionary {
  /// Keys that decide about languages. Those that are usually localized are in ``InfoPlistKey``.
  package enum Key {
    /// The localization that an app falls back to.
    package static let developmentRegion = "CFBundleDevelopmentRegion"
    /// Localizations for which no folder need exist.
    package static let localizations = "CFBundleLocalizations"
    /// Whether frameworks and bundles choose for themselves.
    package static let allowMixed = "CFBundleAllowMixedLocalizations"
    /// Whether an extension follows the app that it is in.
    package static let followParent = "CFBundleFollowParentLocalization"
    /// What an app extension extends.
    package static let appExtension = "NSExtension"
    /// Whether the language menu is shown to everybody.
    package static let showsLanguageSettings = "UIPrefersShowingLanguageSettings"
  }
}
