import LocaleMatching

/// A way of choosing which of an app's localizations somebody is shown.
///
///     LocalizationEngine.apple.choice(from: ["en", "en-GB", "it"], preferring: ["en-IT"]).localizations   // en-GB, en
///
/// The engines disagree where their rules do; `EngineComparison` shows where and why. None of them knows a fallback:
/// what an app shows where nothing matches is decided by Foundation's layers, see `LocalizationContext`.
public enum LocalizationEngine: String, Hashable, Sendable, CaseIterable, Codable {
  /// What the bundles of Apple's platforms do: parents are followed until two chains meet.
  /// No distances are involved, and the order of the localizations breaks ties.
  case apple
  /// CLDR's language matching (UTS #35), `LocaleMatcher` with default options.
  case cldr
  /// Apple's Technical Q&A 1828, what the platforms did before 2015: the localization itself, else a more generic one,
  /// else the next language.
  case classic
  /// Lookup as RFC 4647, §3.4, has it, which HTTP servers use.
  case rfc4647
}

extension LocalizationEngine {
  /// The localizations that the engine takes for the preferences, best first, and how it came to them.
  ///
  /// The list is empty where nothing matches. Strings are returned as they were given; names that are no identifiers,
  /// `Base` among them, may be in the list. The order of `available` counts: sort what comes from a folder.
  ///
  /// - Parameters:
  ///   - available: names of localizations, `en-GB`, `zh_TW`, `English`.
  ///   - preferred: languages in order of preference, BCP 47 or with underscores.
  ///
  /// Allocates; time is the number of preferences times that of localizations.
  public func choice(from available: [String], preferring preferred: [String]) -> LocalizationChoice {
    switch self {
    case .apple: AppleEngine(available: available, preferred: preferred).choice()
    case .cldr: DistanceEngine.choice(from: available, preferring: preferred)
    case .classic: ClassicEngine.choice(from: available, preferring: preferred)
    case .rfc4647: LookupEngine.choice(from: available, preferring: preferred)
    }
  }
}
