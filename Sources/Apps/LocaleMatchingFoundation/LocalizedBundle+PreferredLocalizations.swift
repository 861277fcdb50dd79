import AppLocalization
import Foundation

/// Foundation's questions with the answers of Apple's platforms, on every platform: write `LocalizedBundle` for `Bundle`.
///
///     Bundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"])            // Linux: de
///     LocalizedBundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"])   // everywhere: en-GB
///
/// Apple's rules decide, and no distances, for that is what the name promises: `LocalizationEngine.apple`. For CLDR's
/// rules use `LocaleMatcher`.
extension LocalizedBundle {
  /// Which of an app's localizations suit the preferences, best first. Never empty.
  ///
  /// - Parameters:
  ///   - localizations: names in order, which breaks ties.
  ///   - preferences: languages in order of preference; nil for the user's, `Locale.userLanguages()`.
  /// - Returns: the localization, then its ancestors among the others; for American English, else the first, where
  ///   nothing matches; `en` where there is none at all.
  ///
  /// On Apple's platforms Foundation itself answers. Elsewhere allocates; time is the product of both lists.
  public static func preferredLocalizations(
    from localizations: [String], forPreferences preferences: [String]?
  ) -> [String] {
    #if canImport(Darwin)
      Bundle.preferredLocalizations(from: localizations, forPreferences: preferences)
    #else
      LocalizationContext(preferredLanguages: preferences ?? Locale.userLanguages())
        .preferredLocalizations(from: localizations, forPreferences: nil).localizations
    #endif
  }

  /// The same for the user's languages.
  ///
  /// On Apple's platforms Foundation answers, and looks at the main bundle first. A program elsewhere has no such bundle:
  /// whoever has one says so with a `LocalizationContext`.
  public static func preferredLocalizations(from localizations: [String]) -> [String] {
    #if canImport(Darwin)
      Bundle.preferredLocalizations(from: localizations)
    #else
      preferredLocalizations(from: localizations, forPreferences: nil)
    #endif
  }

  /// Where this bundle's strings and resources are looked for, best first, for the user's languages or those given: what
  /// `Bundle.preferredLocalizations` of a main bundle begins with on Apple's platforms. Never empty. Allocates.
  public func preferredLocalizations(forPreferences preferences: [String]? = nil) -> [String] {
    choice(for: preferences ?? Locale.userLanguages()).localizations
  }
}
