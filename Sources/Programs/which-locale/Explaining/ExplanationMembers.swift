import AppLocalization
import LocalizationAudit

/// An explanation as JSON. What does not apply to a preference or a candidate is left out.
extension ExplanationText {
  static let members: [Column<ExplanationText>] = [
    Column("identifier", MatchAnswer.identifierMeaning, \.explained.identifier),
    Column("isDefault", MatchAnswer.defaultMeaning, \.explained.isDefault),
    Column("match", "null where nothing matched") { $0.explained.match.map(MatchAnswer.Place.init) },
    Column("summary", "the answer and why, in a sentence") { "\($0.explained)" }, .cldr,
    Column(
      "options", "those in force",
      members: [
        Column("threshold", "a match has to be below it", \.explained.threshold),
        Column("demotion", "what each further preference costs", \.explained.demotion),
        Column("favor", as: .cases(["language", "script"])) { caseName($0.explained.options.favor) },
        Column("direction", as: .cases(["one-way", "two-way"])) {
          $0.explained.options.direction == .oneWay ? "one-way" : "two-way"
        },
        Column(
          "default", "the identifier that is returned if nothing matches", \.explained.defaultIdentifier),
      ]),
    Column("preferences", "in order", of: preferences, \.explained.preferences),
    .rules { $0.rows.compactMap(\.candidate.distance) },
  ]

  private static let preferences: [Column<MatchExplanation.Preference>] = [
    Column("identifier", "as it was given", \.identifier),
    Column(
      "state",
      as: .cases([
        "considered", "wildcard", "illFormed", "notReachedAfterPerfectMatch", "notReachedBelowThreshold",
        "notReachedAfterMatch",
      ])
    ) { caseName($0.outcome) },
    Column(ifAny: "error", "what is wrong with an ill-formed one") {
      if case .illFormed(let error) = $0.outcome { error } else { nil }
    },
    Column(ifAny: "maximized", "with likely subtags", \.maximized),
    Column("threshold", "what this preference had to be below", \.threshold).ifAny(\.considered),
    Column("foundIndex", "the supported position that it found", \.foundIndex).ifAny(\.considered),
    Column("candidates", "each supported identifier, nearest first", of: candidates, \.candidates)
      .ifAny(\.considered),
  ]

  private static let candidates: [Column<MatchExplanation.Candidate>] =
    [
      Column("identifier", "as it was given", \.identifier),
      Column("supportedIndex", "position in the list", \.supportedIndex),
      Column(
        "verdict",
        as: .cases([
          "won", "farther", "lessLikelyScript", "lessLikelyRegion", "later", "tooFar", "tooFarBack",
          "fartherBack", "lessAlike", "excluded", "duplicate", "illFormed",
        ])
      ) { caseName($0.verdict) },
      Column(ifAny: "maximized", "with likely subtags") { $0.distance?.maximizedSupported },
      Column(ifAny: "duplicateOf", "the position that it repeats") {
        if case .duplicate(let index) = $0.verdict { index } else { nil }
      },
      Column(ifAny: "excludedBy", "the range of the header that refuses it, en-US;q=0") {
        if case .excluded(let range) = $0.verdict { range } else { nil }
      },
      Column(ifAny: "error", "what is wrong with an ill-formed one") {
        if case .illFormed(let error) = $0.verdict { error } else { nil }
      },
    ] + DistanceExplanation.members.map { $0.ifAny(\.distance) }
}

extension MatchExplanation.Preference {
  /// The preference, if it was compared with the supported identifiers.
  fileprivate var considered: Self? { outcome == .considered ? self : nil }
}

extension IdentifierError: AnswerObject {
  package static let members: [Column<IdentifierError>] = [
    Column("offset", "where, in bytes", \.offset), Column("reason", "invalidSubtag and others", \.reason.key),
  ]
}
