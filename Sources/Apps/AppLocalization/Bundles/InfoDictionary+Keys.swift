extension InfoDictionary {
  /// Keys that decide about languages. Those that are usually localized are in ``InfoPlistKey``.
  public enum Key {
    /// The localization that an app falls back to.
    public static let developmentRegion = "CFBundleDevelopmentRegion"
    /// Localizations for which no folder need exist.
    public static let localizations = "CFBundleLocalizations"
    /// Whether frameworks and bundles choose for themselves.
    public static let allowMixed = "CFBundleAllowMixedLocalizations"
    /// Whether an extension follows the app that it is in.
    public static let followParent = "CFBundleFollowParentLocalization"
    /// What an app extension extends.
    public static let appExtension = "NSExtension"
    /// Whether the language menu is shown to everybody.
    public static let showsLanguageSettings = "UIPrefersShowingLanguageSettings"
  }
}
