/// Why a matcher answers what it answers: every preference, every supported identifier, every distance with its rules.
public struct MatchExplanation: Hashable, Sendable {
  /// What the matcher answers; nil where nothing is near enough.
  public let match: LocaleMatch?
  /// The supported or default identifier that results, nil where there is neither match nor default.
  public let identifier: String?
  /// The preferences in order.
  public let preferences: [Preference]
  /// What the matcher supports, as it was given.
  public let supported: [String]
  /// The matcher's options.
  public let options: LocaleMatcher.Options

  /// Whether nothing matched and ``identifier`` is the default.
  public var isDefault: Bool { match == nil && identifier != nil }

  /// One desired identifier.
  public struct Preference: Hashable, Sendable {
    /// The identifier as it was given.
    public let identifier: String
    /// What became of it.
    public let state: State

    /// What became of a preference.
    public enum State: Hashable, Sendable {
      /// No identifier at all: it matches nothing and costs its demotion all the same.
      case illFormed(IdentifierError)
      /// It was compared with every supported identifier.
      case considered(Comparison)
      /// An identifier before it matched perfectly, which ends the search.
      case notReachedAfterPerfectMatch
      /// The demotion of the preferences before it used the threshold up.
      case notReachedBelowThreshold
    }
  }

  /// One preference against all that is supported.
  public struct Comparison: Hashable, Sendable {
    /// A distance had to be below this: the threshold, or what was found before, less the demotion.
    public let threshold: LocaleDistance
    /// The supported identifier that this preference found; a later preference may have found a nearer one.
    public let foundIndex: Int?
    /// All supported identifiers: the one found, then by distance, then in search order.
    public let candidates: [Candidate]
  }

  /// One supported identifier, seen from one preference.
  public struct Candidate: Hashable, Sendable {
    /// The position in the list that the matcher was made from.
    public let supportedIndex: Int
    /// The identifier as it was given.
    public let identifier: String
    /// Nil for an ill-formed identifier.
    public let distance: DistanceExplanation?
    /// What became of it, and why.
    public let verdict: Verdict
  }

  /// What became of a candidate.
  public enum Verdict: Hashable, Sendable {
    case won
    /// Another is nearer.
    case farther
    /// As near as the winner, whose script is the language's likely script.
    case lessLikelyScript
    /// As near as the winner, whose region is the language's likely region.
    case lessLikelyRegion
    /// As near as the winner, which comes first: the default, then paradigm locales, then the order of the list.
    case later
    /// Not below the threshold.
    case tooFar
    /// Only two-way pairs count, and the way back is too far.
    case tooFarBack
    /// Maximises like an earlier one and writes the same fields.
    case duplicate(of: Int)
    case illFormed(IdentifierError)
  }
}

// What it takes to put an explanation into words.

extension MatchExplanation {
  /// The threshold for the first preference.
  package var threshold: LocaleDistance { MatchSettings(options).firstThreshold }
  /// What each further preference costs.
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
  /// Nil for an ill-formed preference and one that was never reached.
  package var comparison: MatchExplanation.Comparison? {
    if case .considered(let comparison) = state { comparison } else { nil }
  }
}

extension MatchExplanation.Preference.State {
  package var isNotReached: Bool { self == .notReachedAfterPerfectMatch || self == .notReachedBelowThreshold }
}

extension MatchExplanation.Comparison {
  package var found: MatchExplanation.Candidate? {
    foundIndex.flatMap { index in candidates.first { $0.supportedIndex == index } }
  }

  /// The desired identifier as the matcher reads it; nil where nothing well-formed is supported.
  package var maximizedDesired: String? { candidates.lazy.compactMap { $0.distance?.maximizedDesired }.first }
}

extension MatchExplanation.Verdict {
  /// Whether the candidate was as near as the one found.
  package var isTie: Bool {
    switch self {
    case .lessLikelyScript, .lessLikelyRegion, .later: true
    default: false
    }
  }
}

extension DistanceExplanation {
  /// The rules that made the distance; a level on which both sides are equal has none.
  package var rules: [MatchRule] { [language.rule, script.rule, region.rule].compactMap { $0 } }

  /// The sum before it stops at 100.
  package var sum: Int { language.distance + script.distance + region.distance }
}

extension MatchRule {
  /// The rule's place among CLDR's rules, counted from 1 as people count.
  package var position: Int { number + 1 }
}
