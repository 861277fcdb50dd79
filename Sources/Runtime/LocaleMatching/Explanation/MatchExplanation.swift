/// The reasons for a matcher's answer: every preference, every supported identifier, every distance with its rules.
public struct MatchExplanation: Hashable, Sendable {
  /// The matcher's answer; nil if nothing is near enough.
  public let match: LocaleMatch?
  /// The supported or default identifier that results; nil if there is neither a match nor a default.
  public let identifier: String?
  /// The preferences in order.
  public let preferences: [Preference]
  /// The identifiers that the matcher supports, as they were given.
  public let supported: [String]
  /// The matcher's options.
  public let options: LocaleMatcher.Options

  /// Whether nothing matched and ``identifier`` is the default.
  public var isDefault: Bool { match == nil && identifier != nil }

  /// One desired identifier.
  public struct Preference: Hashable, Sendable {
    /// The identifier as it was given.
    public let identifier: String
    /// Whether it was compared, or why not.
    public let state: PreferenceState

    /// Whether a preference was compared, or why not.
    public enum PreferenceState: Hashable, Sendable {
      /// The text is not an identifier: it matches nothing, but its demotion still counts.
      /// The supported text is not an identifier, so that nothing matches it.
      case illFormed(IdentifierError)
      /// It was compared with every supported identifier.
      case considered(Comparison)
      /// An earlier preference matched perfectly, which ends the search.
      case notReachedAfterPerfectMatch
      /// The demotions of the earlier preferences used up the threshold.
      case notReachedBelowThreshold
    }
  }

  /// The comparison of one preference with all supported identifiers.
  public struct Comparison: Hashable, Sendable {
    /// The distance had to be below this: the threshold or the distance found before, less the demotion.
    public let threshold: LocaleDistance
    /// The supported identifier that this preference found; a later preference may have found a nearer one.
    public let foundIndex: Int?
    /// All supported identifiers: first the one found, then the others by distance, then in search order.
    public let candidates: [Candidate]
  }

  /// One supported identifier, seen from one preference.
  public struct Candidate: Hashable, Sendable {
    /// The position in the list that the matcher was made from.
    public let supportedIndex: Int
    /// The identifier as it was given.
    public let identifier: String
    /// The distance with its reasons; nil for an ill-formed identifier.
    public let distance: DistanceExplanation?
    /// Whether it is the answer for the preference, or why not.
    public let verdict: Verdict
  }

  /// Whether a candidate is the answer for a preference, or why not.
  public enum Verdict: Hashable, Sendable {
    /// The candidate is the answer for this preference.
    case won
    /// Another is nearer.
    case farther
    /// The candidate is as near as the winner, and the winner has the language's likely script.
    case lessLikelyScript
    /// The candidate is as near as the winner, and the winner has the language's likely region.
    case lessLikelyRegion
    /// The candidate is as near as the winner but later in search order: the default, paradigm locales, then the list's
    /// order.
    case later
    /// The distance is not below the threshold.
    case tooFar
    /// Only two-way pairs count, and the distance in the opposite direction is too far.
    case tooFarBack
    /// The candidate has the maximized identifier and the explicit subtags of an earlier one, at this index of the list.
    case duplicate(of: Int)
    /// The candidate cannot be read, because of this error.
    case illFormed(IdentifierError)
  }
}

// The facts that the text of an explanation needs.

extension MatchExplanation {
  /// The threshold for the first preference.
  package var threshold: LocaleDistance { MatchSettings(options).firstThreshold }
  /// The demotion: how much each further preference takes off the threshold.
  package var demotion: LocaleDistance { LocaleDistance(eighths: MatchSettings(options).demotion) }
  package var defaultIdentifier: String? { options.defaultLocale.identifier(among: supported) }

  /// The preference that decided, with the candidate it chose.
  package var winner: (preference: Preference, comparison: Comparison, candidate: Candidate)? {
    guard let match, let preference = preferences.dropFirst(match.desiredIndex).first,
      let comparison = preference.comparison, let candidate = comparison.found
    else { return nil }
    return (preference, comparison, candidate)
  }

  /// The preferences before the one that decided.
  package var precedingPreferences: ArraySlice<Preference> { preferences.prefix(match?.desiredIndex ?? 0) }
}

extension MatchExplanation.Preference {
  /// The comparison with all candidates; nil for a preference that is ill-formed or was not reached.
  package var comparison: MatchExplanation.Comparison? {
    if case .considered(let comparison) = state { comparison } else { nil }
  }
}

extension MatchExplanation.Preference.PreferenceState {
  package var isNotReached: Bool { self == .notReachedAfterPerfectMatch || self == .notReachedBelowThreshold }
}

extension MatchExplanation.Comparison {
  package var found: MatchExplanation.Candidate? {
    foundIndex.flatMap { index in candidates.first { $0.supportedIndex == index } }
  }

  /// The maximized desired identifier; nil if no supported identifier is well-formed.
  package var maximizedDesired: String? { candidates.lazy.compactMap { $0.distance?.maximizedDesired }.first }
}

extension MatchExplanation.Verdict {
  /// Whether the candidate was as near as the one that was found.
  package var isTie: Bool {
    switch self {
    case .lessLikelyScript, .lessLikelyRegion, .later: true
    default: false
    }
  }
}

extension DistanceExplanation {
  /// The rules that gave the distance. A level on which both sides are equal has no rule.
  package var rules: [MatchRule] { [language.rule, script.rule, region.rule].compactMap { $0 } }

  /// The sum before it stops at 100.
  package var sum: Int { language.distance + script.distance + region.distance }
}

extension MatchRule {
  /// The rule's position among CLDR's rules, counted from 1.
  package var position: Int { number + 1 }
}
