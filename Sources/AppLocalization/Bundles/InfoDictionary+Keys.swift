extension InfoDictionary {
  /// Keys that decide about languages. Those that are usually localized are in ``InfoPlistKey``.
  public enum Key {
    public static let developmentRegion = "CFBundleDevelopmentRegion"
    public static let localizations = "CFBundleLocalizations"
    public static let allowMixed = "CFBundleAllowMixedLocalizations"
    public static let followParent = "CFBundleFollowParentLocalization"
    public static let appExtension = "NSExtension"
    public static let showsLanguageSettings = "UIPrefersShowingLanguageSettings"
  }
}
