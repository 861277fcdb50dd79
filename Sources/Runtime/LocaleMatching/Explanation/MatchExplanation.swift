/// The reasons for a matcher's answer: every preference, every supported identifier, every distance with its rules.
public struct MatchExplanation: Sendable {
  /// The matcher's answer; nil if nothing is near enough.
  public let match: LocaleMatch?
  /// Whether nothing was near enough with the demotion of later preferences, so that all were asked again without it.
  package let isAskedAgain: Bool
  /// The supported identifier that matches, else the default; nil if there is neither.
  public let identifier: String?
  /// The preferences in order; for a header its ranges, the most wanted first, without those it excludes.
  public let preferences: [Preference]
  /// Whether the preferences are those of a header.
  package let isForHeader: Bool
  /// The range with which a header refuses ``identifier`` although that is the default; nil if it does not.
  package let defaultRefusal: String?
  /// The identifiers that the matcher supports, as they were given.
  package let supported: [String]
  package let options: LocaleMatcher.Options
  package let defaultIdentifier: String?

  /// Whether nothing matched and ``identifier`` is the default.
  public var isDefault: Bool { match == nil && identifier != nil }

  /// One desired identifier, compared with all supported ones.
  public struct Preference: Sendable {
    /// The identifier as it was given.
    public let identifier: String
    /// The index in the list of preferences; for a header that of the range, as in ``LocaleMatch/desiredIndex``.
    public let desiredIndex: Int
    /// The result of the comparison, or the reason why there was none.
    public let outcome: Outcome
    /// The limit that a distance had to be below: the threshold or the distance found before, less the demotion.
    public let threshold: LocaleDistance
    /// The part of the text that counts, because the whole is no identifier: `fr-CH` of `fr-CH, it;q=0.9`; nil if all counts.
    public let partRead: String?
    /// The supported identifier that this preference found; a later preference may have found a nearer one.
    public let foundIndex: Int?
    /// Whether what was found comes first in the search order because it equals the default.
    package let foundIsPreferred: Bool
    /// All supported identifiers: the one found, the others by distance, then in search order; duplicates and
    /// ill-formed ones last. Empty if the preference was not compared.
    public internal(set) var candidates: [Candidate]
    /// The indices in `candidates` of those that would have been found, had the header not refused them.
    var refusedIndices: [Int]
  }

  /// The result of comparing a preference, or the reason why it was not compared. Frozen: another case is another major version.
  public enum Outcome: Hashable, Sendable {
    /// It was compared with the supported identifiers.
    case considered
    /// It is the `*` of a header, which took the default, or the first supported identifier that no range names.
    case wildcard
    /// The text is not an identifier: it matches nothing, but its demotion still counts.
    case illFormed(IdentifierError)
    /// An earlier preference matched perfectly, which ends the search.
    case notReachedAfterPerfectMatch
    /// The demotions of the earlier preferences used up the threshold.
    case notReachedBelowThreshold
    /// An earlier preference matched, which ends the search for the `*` of a header, and by ``LocaleMatcher/Demotion/firstMatch``.
    case notReachedAfterMatch
  }

  /// One supported identifier, seen from one preference.
  public struct Candidate: Sendable {
    /// The index in the list that the matcher was made from.
    public let supportedIndex: Int
    /// The identifier as it was given.
    public let identifier: String
    /// The distance with its reasons; nil for a duplicate and for an ill-formed identifier.
    public let distance: DistanceExplanation?
    /// The reason why it is the answer for the preference, or is not.
    public let verdict: Verdict
  }

  /// The reason why a candidate is the answer for a preference, or is not. Frozen: another case is another major version.
  public enum Verdict: Hashable, Sendable {
    /// The candidate is the answer.
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
    /// Only two-way pairs count, and the distance in the opposite direction is not below the threshold.
    case tooFarBack
    /// Only two-way pairs count, and the distance in the opposite direction is not below that of the candidate at this index of
    /// the list, which is searched earlier.
    case fartherBack(than: Int)
    /// The candidate has the winner's language, script and region, and is as near, but the winner is more like the preference.
    case lessAlike(Advantage)
    /// The header refuses the candidate, however near, by this range: `en-US;q=0`.
    case excluded(by: String)
    /// The candidate cannot be told from an earlier one, at this index of the list: they maximize alike, have the same
    /// explicit subtags, and no variants, extensions or private use that differ.
    case duplicate(of: Int)
    /// The candidate is ill-formed, with this error.
    case illFormed(IdentifierError)
  }
}

extension MatchExplanation {
  /// What decides among supported identifiers of one language, script and region, which UTS #35 cannot tell apart. Frozen: another case is another major version.
  public enum Advantage: Hashable, Sendable {
    /// The text that the preference has.
    case sameText
    /// The variants of the preference, or none where others have some.
    case sameVariants, noVariants
    /// The extensions and the private use of the preference, or none where others have some.
    case sameExtensions, noExtensions
  }
}

// Facts for texts about an explanation.

extension MatchExplanation {
  /// The threshold for the first preference.
  package var threshold: LocaleDistance { MatchSettings(options).firstThreshold }
  /// The demotion: how much each further preference takes off the threshold.
  package var demotion: LocaleDistance { LocaleDistance(eighths: MatchSettings(options).demotion) }

  /// The preference that decided.
  package var winner: Preference? {
    match.flatMap { match in preferences.first { $0.desiredIndex == match.desiredIndex } }
  }
}

extension MatchExplanation.Preference {
  /// The candidate that the preference found.
  package var found: MatchExplanation.Candidate? {
    foundIndex.flatMap { index in candidates.first { $0.supportedIndex == index } }
  }

  /// The maximized identifier; nil if no supported identifier is well-formed.
  package var maximized: String? { candidates.lazy.compactMap { $0.distance?.maximizedDesired }.first }
}

extension MatchExplanation.Outcome {
  package var isNotReached: Bool {
    switch self {
    case .notReachedAfterPerfectMatch, .notReachedBelowThreshold, .notReachedAfterMatch: true
    case .considered, .wildcard, .illFormed: false
    }
  }
}

extension MatchExplanation.Verdict {
  /// Whether the candidate was as near as the one that was found.
  package var isTie: Bool { self == .lessLikelyScript || self == .lessLikelyRegion || self == .later || isLessAlike }

  /// Whether only its way back decided against the candidate.
  package var isAboutTheWayBack: Bool {
    switch self {
    case .tooFarBack, .fartherBack: true
    default: false
    }
  }

  package var isLessAlike: Bool { if case .lessAlike = self { true } else { false } }
}

extension DistanceExplanation {
  /// The rules that gave the distance. A level on which both sides are equal has no rule.
  package var rules: [MatchRule] { [language.rule, script.rule, region.rule].compactMap { $0 } }
}

extension MatchRule {
  /// The rule's position among CLDR's rules, counted from 1.
  package var position: Int { number + 1 }
}
