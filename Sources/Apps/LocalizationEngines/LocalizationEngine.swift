@_exported import LocaleMatching

/// An algorithm that chooses the localization of an app for a user.
///
///     LocalizationEngine.apple.choice(from: ["en", "en-GB", "it"], preferring: ["en-IT"]).localizations   // en-GB, en
///
/// The engines' rules differ: an explanation says where and why. No engine has a fallback: if nothing matches, Foundation's
/// layers decide, see `LocalizationContext`.
public enum LocalizationEngine: String, Hashable, Sendable, CaseIterable {
  /// The rules of bundles on Apple's platforms: parents are followed until two chains meet.
  /// There are no distances. The order of the localizations breaks ties.
  case apple
  /// CLDR's language matching (UTS #35): `LocaleMatcher`, with standard options unless a bundle has its own.
  case cldr
  /// The rules of Apple's Technical Q&A 1828, in use before 2015: the localization that a language names, else a more
  /// generic one, else the next language.
  case classic
  /// Lookup by RFC 4647, §3.4, which HTTP servers use.
  case rfc4647
}

extension LocalizationEngine {
  /// Chooses localizations for the preferences, best first.
  ///
  /// The list is empty if nothing matches. Strings are returned as they were given. `available` may contain names that
  /// are not identifiers, such as `Base`. Its order matters: sort names that come from a folder.
  ///
  /// - Parameters:
  ///   - available: names of localizations, `en-GB`, `zh_TW`, `English`.
  ///   - preferred: languages in order of preference, BCP 47 or with underscores.
  ///
  /// Allocates. Time is proportional to the number of preferences times the number of localizations. The localizations
  /// are prepared in each call; a `LocalizedBundle` of AppLocalization prepares its own once.
  public func choice(from available: [String], preferring preferred: [String]) -> LocalizationChoice {
    PreparedLocalizations(available, for: self).choice(preferring: preferred)
  }

  /// The same choice with the steps that led to it. Allocates for each step.
  public func explanation(from available: [String], preferring preferred: [String]) -> LocalizationExplanation {
    PreparedLocalizations(available, for: self).explanation(preferring: preferred)
  }
}
