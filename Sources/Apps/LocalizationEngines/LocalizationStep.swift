/// One step of an engine's decision.
public enum LocalizationStep: Equatable, Sendable {
  /// The languages in which the main bundle is shown replace the preferences.
  case mainBundle(searchList: [String])
  /// No localization matches a preference.
  case unmatched(preference: String)
  /// A localization matches a preference, but another localization matches it better.
  case alsoMatches(LocalizationMatch)
  /// A header gives a localization the weight zero, by this range: `en-US;q=0`.
  case excluded(localization: String, range: String)
  /// The localization that matches the preference best. The first preference with a match decides.
  case chosen(LocalizationMatch)
  /// Brazilian Portuguese matches European Portuguese only if nothing else matches anything.
  case setAside(LocalizationMatch)
  /// The localization that was set aside is chosen after all.
  case lastResort(LocalizationMatch)
  /// The choice was inexact, and a preference in the same language names a localization exactly.
  case refined(from: String, to: LocalizationMatch)
  /// A further localization, because its name is an ancestor of the chosen one (or is the chosen one's other spelling).
  case appended(localization: String, ancestor: String)
  /// Nothing matches, and `zxx` is available.
  case noLinguisticContent
  /// Nothing matches, and this localization is used as a fallback: what matches the name that was asked for, if one was.
  case fallback(LocalizationFallback, localization: String, asked: String?)
  /// A bundle's search list ends with its development localization, for resources that nothing before it has.
  case added(LocalizationFallback, localization: String)
}

/// A preference, a localization that matches it, and the reason.
public struct LocalizationMatch: Equatable, Sendable {
  /// The position in the list of preferences.
  public let preferenceIndex: Int
  /// The preference as it was given.
  public let preference: String
  /// The position in the list of localizations.
  public let localizationIndex: Int
  /// The localization as it was given.
  public let localization: String
  /// The reason for the match.
  public let reason: Reason

  /// The reason why a localization matches a preference.
  public enum Reason: Equatable, Sendable {
    /// Apple: the names are equal except for case, separators and everything after the variants.
    case sameName
    /// Apple: the names are equal after aliases are replaced, such as `zh-TW` and `zh-Hant-TW`.
    case sameNormalizedName(String)
    /// Apple: both inherit from one ancestor. The match with the fewest steps to it is best.
    case sharedAncestor(SharedAncestor)
    /// CLDR: the distance.
    case distance(LocaleDistance)
    /// CLDR: the preference is the `*` of a header, which takes a localization that no other range names.
    case wildcard
    /// QA1828: the names are equal except for case and separators.
    case exact
    /// QA1828: the localization is the preference without its last subtags.
    case generic(String)
    /// RFC 4647: the localization is the range, or the range without its last subtags.
    case prefix(String)
  }

  /// The identifier at which the chains of ancestors of two identifiers meet.
  public struct SharedAncestor: Equatable, Sendable {
    /// The ancestor in ICU's form, `en_001`.
    public let name: String
    /// The number of steps from the preference.
    public let stepsFromPreference: Int
    /// The number of steps from the localization. If its region is not the likely one, there is one additional step.
    public let stepsFromLocalization: Int
    /// Whether the two are in different languages, which counts as an additional step.
    public let crossesLanguages: Bool
    /// Whether the localization's region makes it one step longer.
    public let isPenalized: Bool
  }
}
