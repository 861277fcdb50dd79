extension InfoDictionary {
  /// Keys that decide about languages, and those that are usually localized.
  public enum Key {
    public static let developmentRegion = "CFBundleDevelopmentRegion"
    public static let localizations = "CFBundleLocalizations"
    public static let allowMixed = "CFBundleAllowMixedLocalizations"
    public static let followParent = "CFBundleFollowParentLocalization"
    public static let appExtension = "NSExtension"
    public static let showsLanguageSettings = "UIPrefersShowingLanguageSettings"
    public static let displayName = "CFBundleDisplayName"
    public static let name = "CFBundleName"
    public static let shortVersion = "CFBundleShortVersionString"
    public static let copyright = "NSHumanReadableCopyright"
  }
}
