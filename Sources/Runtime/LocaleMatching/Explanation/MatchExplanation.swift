/// Why a matcher answers what it answers: every preference, every supported identifier, every distance with its rules.
public struct MatchExplanation: Hashable, Sendable {
  /// What the matcher answers; nil where nothing is near enough.
  public let match: LocaleMatch?
  /// The supported or default identifier that results, nil where there is neither match nor default.
  public let identifier: String?
  /// The preferences in order.
  public let preferences: [Preference]

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
