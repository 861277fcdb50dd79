import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport
import Reach

extension ReachReport.ReachRow {
  /// The reason for the choice, in words: the rule for a match, "nothing matches" for a fallback.
  var reasonText: String {
    switch explanation.decisiveStep {
    case .chosen(let match), .lastResort(let match), .refined(_, let match): match.reason.description
    case .fallback(let fallback, let localization, let asked):
      "nothing matches: " + (asked == localization || fallback != .developmentRegion ? "" : "nearest to ")
        + fallback.description
    case let step: step?.description ?? "nothing matches"
    }
  }
}

extension ReachReport: Answer {
  static let columns: [Column<ReachRow>] =
    [
      Column("preference", heading: "wanted", \.preference),
      Column("speakers", in: .json, heading: "speakers", isOptional: true, \.speakers),
      Column("localization", heading: "shown", \.choice.first),
      Column("distance", heading: "distance", \.distance?.distance), Column("fallback", in: .json, \.choice.fallback),
      Column("fallback or match", in: .tsv) { $0.choice.fallback?.rawValue ?? "match" },
      Column("outcome", in: .json, \.outcome), Column("differs", in: .json, \.differs),
      Column("", in: [], heading: "engines") { $0.differs ? $0.differenceText : "agree" },
      Column("reason", in: .json, heading: "why", \.reasonText),
      Column("rules", in: .json) {
        ($0.distance?.rules ?? []).map(\.position)
      }, Column("engines", members: engines([.json])),
    ] + engines(.tsv) + [Column("speakers", in: .tsv, isOptional: true, \.speakers)]

  private static func engines(_ forms: ColumnForms) -> [Column<ReachRow>] {
    LocalizationEngine.allCases.enumerated().map { index, engine in
      Column(engine.rawValue, in: forms) { $0.firsts.dropFirst(index).first ?? nil }
    }
  }

  package static let members: [Column<ReachReport>] = [
    .cldr, Column("title", \.title), Column("engine", \.app.engine),
    Column("supported", \.app.names), Column("developmentRegion", \.app.developmentRegion),
    Column(
      "counts",
      members: [
        Column("same") { $0.count(.same) }, Column("near") { $0.count(.near) }, Column("none") { $0.count(.none) },
        Column("differing", \.differingCount),
      ]),
    Column("speakers", \.weights), Column("preferences", of: columns, \.rows),
  ]

  /// By language, all preferences that do not get the desired locale, and the sums.
  func lines(_ style: TextStyle) -> [String] {
    let shown = byWeight(rows).filter { $0.outcome == .near || $0.differs }
    let unmatched = groupsByWeight.filter { $0.rows.allSatisfy { $0.outcome == .none && !$0.differs } }.map(\.language)
    return Self.table(shown).lines(style) + [""]
      + [
        (isAboutCLDR ? "CLDR's \(rows.count.counted("locale"))" : rows.count.counted("locale") + " of the list")
          + ": \(count(.same)) \(count(.same).agreeing("gets what it wants", "get what they want")), \(count(.near)) something near,"
          + " \(count(.none)) a fallback; engines disagree on \(differingCount)."
      ]
      + (weights.map { [$0.sentence, $0.remark] } ?? [])
      + (unmatched.isEmpty ? [] : ["Nothing for: \(unmatched.joined(separator: " "))"])
  }
}

extension ReachReport.ReachRow {
  /// The first choice of each engine: `apple en-AU, cldr en-GB, …`.
  var differenceText: String {
    zip(LocalizationEngine.allCases, firsts).map { "\($0.rawValue) \($1?.visibleLine ?? "-")" }.joined(separator: ", ")
  }
}

extension ReachReport.ReachOutcome: AnswerValue {}

extension ReachReport.Weights: AnswerObject {
  package static let members: [Column<ReachReport.Weights>] = [
    Column("same", \.same), Column("near", \.near), Column("none", \.none), Column("differing", \.differing),
    Column("asked", \.asked), Column("total", \.total),
  ]

  /// The figures in a sentence: `1234.5 million, of whom 40.1 % get what they want, …`.
  var sentence: String {
    "By people, each with every language and script they use: \(Self.millions(asked)) million, of whom \(share(same)) get what they "
      + "want, \(share(near)) something near, \(share(none)) a fallback; engines disagree on \(share(differing))."
  }

  /// A remark on the people whom the sentence does not cover.
  var remark: String {
    "CLDR counts \(Self.millions(total)) million; the others use a language where CLDR has no locale for it."
  }

  /// The count in millions with one decimal, rounded. The format does not depend on the current locale.
  static func millions(_ count: Int) -> String { tenths((count + 50_000) / 100_000) }

  private func share(_ count: Int) -> String {
    asked == 0 ? "0 %" : Self.tenths((count * 1000 + asked / 2) / asked) + " %"
  }

  private static func tenths(_ count: Int) -> String { "\(count / 10).\(count % 10)" }
}
