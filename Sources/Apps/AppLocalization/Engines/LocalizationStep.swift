import LocaleMatching

/// One step on the way to a choice.
public enum LocalizationStep: Hashable, Sendable {
  /// The languages in which the main bundle is shown stand in for the preferences.
  case mainBundle(searchList: [String])
  /// No localization matches a preference.
  case unmatched(preference: String)
  /// A localization matches a preference, but another does it better.
  case passedOver(LocalizationMatch)
  /// The localization that suits the preference best. The first preference that has one decides.
  case chosen(LocalizationMatch)
  /// Brazilian Portuguese matches European Portuguese only if nothing else matches anything.
  case setAside(LocalizationMatch)
  /// What was set aside is taken.
  case lastResort(LocalizationMatch)
  /// The choice was inexact, and a preference in the same language names a localization exactly.
  case refined(from: String, to: LocalizationMatch)
  /// A further localization, because its name is an ancestor of the chosen one (or is the chosen one's other spelling).
  case appended(localization: String, ancestor: String)
  /// Nothing matches, and `zxx` is available.
  case noLinguisticContent
  /// Nothing matches, and this stands in.
  case fallback(LocalizationFallback, localization: String)
  /// A bundle's search list ends with its development localization, for resources that nothing before it has.
  case added(LocalizationFallback, localization: String)
}

/// A preference, a localization that matches it, and by what.
public struct LocalizationMatch: Hashable, Sendable {
  /// The position in the list of preferences.
  public let preferenceIndex: Int
  /// The preference as it was given.
  public let preference: String
  /// The position in the list of localizations.
  public let localizationIndex: Int
  /// The localization as it was given.
  public let localization: String
  /// What makes them match.
  public let reason: Reason

  /// What makes a localization match a preference.
  public enum Reason: Hashable, Sendable {
    /// Apple: the names are the same but for case, separator and what stands behind the variants.
    case sameName
    /// Apple: the names are the same once aliases are replaced, `zh-TW` and `zh-Hant-TW`.
    case sameNormalizedName(String)
    /// Apple: both have an ancestor in common. The fewer steps both need to it, the better.
    case sharedAncestor(SharedAncestor)
    /// CLDR: the distance.
    case distance(LocaleDistance)
    /// QA1828: the names are the same but for case and separator.
    case exact
    /// QA1828: the preference less its last subtags.
    case generic(String)
    /// RFC 4647: the range less its last subtags, all of it included.
    case prefix(String)
  }

  /// Where the chains of two identifiers meet.
  public struct SharedAncestor: Hashable, Sendable {
    /// In ICU's form, `en_001`.
    public let name: String
    /// Steps from the preference.
    public let stepsFromPreference: Int
    /// Steps from the localization. The first is taken twice where its region is not its language's likely one.
    public let stepsFromLocalization: Int
    /// The two are in different languages, which counts as a further step.
    public let crossesLanguages: Bool
    /// Whether the localization's region makes it one step longer.
    public let isPenalized: Bool

    /// The sum, by which Apple's engine compares.
    public var score: Int { stepsFromPreference + stepsFromLocalization + (crossesLanguages ? 1 : 0) }
  }
}
