import AppLocalization
import LocaleMatching
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

extension ReachReport {
  /// The report as text: by language, all preferences that do not get the desired locale, and the sums.
  func lines(_ style: TextStyle) -> [String] {
    let people: [TextTable.Column] = speakers == nil ? [] : [.number("speakers")]
    var table = TextTable(
      [.text("wanted")] + people + [
        .text("shown"), .number("distance"), .text("engines"),
        .text("why"),
      ])
    for row in byWeight(rows) where row.outcome == .near || row.differs {
      table.append(
        [row.preference] + people.map { _ in speakers(of: row).map { "\($0)" } ?? "-" } + [
          row.choice.first ?? "-", row.distance.map { "\($0.distance)" } ?? "-",
          row.differs ? row.differenceText : "agree", row.reasonText,
        ])
    }
    let unmatched = groupsByWeight.filter { $0.rows.allSatisfy { $0.outcome == .none && !$0.differs } }.map(\.language)
    return table.lines(style) + [""]
      + [
        (isAboutCLDR ? "CLDR's \(rows.count.counted("locale"))" : rows.count.counted("locale") + " of the list")
          + ": \(count(.same)) \(count(.same).agreeing("gets what it wants", "get what they want")), \(count(.near)) something near,"
          + " \(count(.none)) a fallback; engines disagree on \(differingCount)."
      ]
      + (weights.map { [$0.sentence, $0.remark] } ?? [])
      + (unmatched.isEmpty ? [] : ["Nothing for: \(unmatched.joined(separator: " "))"])
  }

  /// A line for each preference: wanted, shown, distance, match or fallback, the first of each engine, and with
  /// `--speakers` the number of people.
  var tsv: [String] {
    rows.map { row in
      let people = speakers == nil ? [] : [speakers(of: row).map { "\($0)" } ?? "-"]
      let cells = [
        row.preference, row.choice.first ?? "-", row.distance?.distance.decimal ?? "-",
        row.choice.fallback?.rawValue ?? "match",
      ]
      return (cells + row.firsts.map { $0 ?? "-" } + people).tabSeparated
    }
  }

  var json: JSONValue {
    .object([
      "cldr": .string("\(CLDR.version)"), "title": .string(title), "engine": .string(engine.rawValue),
      "supported": .list(supported), "developmentRegion": JSONValue(developmentRegion),
      "counts": .object([
        "same": .integer(count(.same)), "near": .integer(count(.near)), "none": .integer(count(.none)),
        "differing": .integer(differingCount),
      ]),
      "speakers": weights?.json ?? .null,
      "preferences": .array(rows.map { $0.json(speakers: speakers(of: $0)) }),
    ])
  }
}

extension ReachReport.ReachRow {
  /// The first choice of each engine: `apple en-AU, cldr en-GB, …`.
  var differenceText: String {
    zip(LocalizationEngine.allCases, firsts).map { "\($0.rawValue) \($1?.visibleLine ?? "-")" }.joined(separator: ", ")
  }

  fileprivate func json(speakers: Int?) -> JSONValue {
    var engines: JSONObject = [:]
    for (engine, first) in zip(LocalizationEngine.allCases, firsts) { engines[engine.rawValue] = JSONValue(first) }
    return .object([
      "preference": .string(preference), "localization": JSONValue(choice.first), "outcome": .string(outcome.rawValue),
      "fallback": JSONValue(choice.fallback?.rawValue), "distance": distance.map { JSONValue($0.distance) } ?? .null,
      "reason": .string(reasonText), "rules": .array((distance?.rules ?? []).map { .integer($0.position) }),
      "engines": .object(engines), "differs": .bool(differs), "speakers": JSONValue(speakers),
    ])
  }
}

extension ReachReport.Weights {
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

  var json: JSONValue {
    .object([
      "same": .integer(same), "near": .integer(near), "none": .integer(none), "differing": .integer(differing),
      "asked": .integer(asked), "total": .integer(total),
    ])
  }
}
