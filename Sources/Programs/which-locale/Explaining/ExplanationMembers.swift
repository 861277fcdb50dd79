import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport

/// An explanation as JSON. What does not apply to a preference or a candidate is left out.
extension ExplanationText {
  static let members: [Column<ExplanationText>] = [
    Column("identifier", \.explained.identifier), Column("isDefault", \.explained.isDefault),
    Column("match") { $0.explained.match.map(MatchAnswer.Place.init) }, Column("summary") { "\($0.explained)" }, .cldr,
    Column(
      "options",
      members: [
        Column("threshold", \.explained.threshold), Column("demotion", \.explained.demotion),
        Column("firstMatch") { $0.explained.options.demotion == .firstMatch },
        Column("favor") { caseName($0.explained.options.favor) },
        Column("direction") { $0.explained.options.direction == .oneWay ? "one-way" : "two-way" },
        Column("default", \.explained.defaultIdentifier),
      ]),
    Column("preferences", of: preferences, \.explained.preferences),
    Column("rules") { explained in
      Set(explained.rows.compactMap(\.candidate.distance).flatMap(\.rules)).sorted { $0.number < $1.number }
    },
  ]

  private static let preferences: [Column<MatchExplanation.Preference>] = [
    Column("identifier", \.identifier), Column("state") { caseName($0.outcome) },
    Column(ifAny: "error") { if case .illFormed(let error) = $0.outcome { error } else { nil } },
    Column(ifAny: "maximized", \.maximized), Column("threshold", \.threshold).ifAny(\.considered),
    Column("foundIndex", \.foundIndex).ifAny(\.considered),
    Column("candidates", of: candidates, \.candidates).ifAny(\.considered),
  ]

  private static let candidates: [Column<MatchExplanation.Candidate>] =
    [
      Column("identifier", \.identifier), Column("supportedIndex", \.supportedIndex),
      Column("verdict") { caseName($0.verdict) }, Column(ifAny: "maximized") { $0.distance?.maximizedSupported },
      Column(ifAny: "duplicateOf") { if case .duplicate(let index) = $0.verdict { index } else { nil } },
      Column(ifAny: "excludedBy") { if case .excluded(let range) = $0.verdict { range } else { nil } },
      Column(ifAny: "error") { if case .illFormed(let error) = $0.verdict { error } else { nil } },
    ] + DistanceExplanation.members.map { $0.ifAny(\.distance) }
}

extension MatchExplanation.Preference {
  /// The preference, if it was compared with the supported identifiers.
  fileprivate var considered: Self? { outcome == .considered ? self : nil }
}

extension IdentifierError: AnswerObject {
  package static let members: [Column<IdentifierError>] = [
    Column("offset", \.offset), Column("reason", \.reason.description),
  ]
}

extension DistanceExplanation {
  static let levels: [(name: String, of: @Sendable (DistanceExplanation) -> Level)] = [
    ("language", { $0.language }), ("script", { $0.script }), ("region", { $0.region }),
  ]

  /// The distance with its three parts; rules are given by their numbers.
  static let members: [Column<DistanceExplanation>] =
    [Column("distance", \.distance)] + levels.map { name, level in Column(name) { level($0) } }
}

extension DistanceExplanation.Level: AnswerObject {
  package static let members: [Column<DistanceExplanation.Level>] = [
    Column("distance", \.distance), Column("rule", \.rule?.position),
  ]
}

extension MatchRule: AnswerObject {
  package static let members: [Column<MatchRule>] = [
    Column("number", \.position), Column("desired", \.desired), Column("supported", \.supported),
    Column("distance", \.distance), Column("oneWay", \.isOneWay), Column("xml", \.description),
  ]
}
