import AppLocalization
import CLDRLocales
import LocaleMatching
import LocalizationAudit
import SystemAccess

/// The localization of an app that each of CLDR's locales gets, and the disagreements between the engines.
struct ReachReport: Sendable {
  /// The title of the page: the bundle's name, or a general title.
  let title: String
  let supported: [String]
  let developmentRegion: String?
  /// The engine whose choices are shown.
  let engine: LocalizationEngine
  let groups: [LanguageGroup]
  /// The rules behind the distances, in CLDR's order.
  let rules: [MatchRule]
  /// The numbers of speakers, if they were asked for.
  let speakers: Speakers?

  /// The preferences in one language.
  struct LanguageGroup: Sendable {
    let language: String
    var rows: [ReachRow]

    var differs: Bool { rows.contains(where: \.differs) }
  }

  /// One preference.
  struct ReachRow: Sendable {
    let preference: String
    /// The localization that is shown; a fallback if nothing matches.
    let explanation: LocalizationExplanation
    /// The distance of the shown localization by CLDR's rules; nil if either name is not an identifier.
    let distance: DistanceExplanation?
    /// The first localization of each engine, in the order of `LocalizationEngine.allCases`, without fallbacks.
    let firsts: [String?]

    var choice: LocalizationChoice { explanation.choice }
    var differs: Bool { firsts.contains { $0 != firsts.first } }
    var outcome: ReachOutcome {
      guard choice.isMatch else { return .none }
      return distance.map { $0.distance.whole == 0 } ?? false ? .same : .near
    }
  }

  enum ReachOutcome: String, CaseIterable, Sendable {
    /// The desired locale, or one with an equal maximized identifier.
    case same
    /// Another localization, which matches.
    case near
    /// A fallback, because nothing matches.
    case none
  }

  init(
    title: String, supported: [String], developmentRegion: String?, engine: LocalizationEngine,
    preferences: [String] = CLDRLocales.all, speakers: Speakers? = nil
  ) {
    self.title = title
    self.supported = supported
    self.developmentRegion = developmentRegion
    self.engine = engine
    self.speakers = speakers
    let prepared = LocalizationEngine.allCases.map {
      PreparedLocalizations(supported, developmentRegion: developmentRegion, for: $0)
    }
    var progress = Progress("locales")
    var groups: [LanguageGroup] = []
    var places: [String: Int] = [:]
    var rules: Set<MatchRule> = []
    for (place, preference) in preferences.enumerated() {
      progress.show(place, of: preferences.count)
      guard let row = Self.row(preference, prepared, engine) else { continue }
      rules.formUnion(row.distance?.rules ?? [])
      let language = LanguageIdentifier(preference)?.language.description ?? preference
      if let place = places[language] {
        groups[place].rows.append(row)
      } else {
        places[language] = groups.count
        groups.append(LanguageGroup(language: language, rows: [row]))
      }
    }
    progress.finish()
    self.groups = groups
    self.rules = rules.sorted { $0.number < $1.number }
  }

  private static func row(
    _ preference: String, _ localizations: [PreparedLocalizations], _ engine: LocalizationEngine
  ) -> ReachRow? {
    guard let own = localizations.first(where: { $0.engine == engine }) else { return nil }
    let explanation = LocalizationContext(engine: engine, preferredLanguages: [preference]).explanation(of: own)
    return ReachRow(
      preference: preference, explanation: explanation,
      distance: explanation.choice.first.flatMap { DistanceExplanation(desired: preference, supported: $0) },
      firsts: localizations.map { $0.choice(preferring: [preference]).first })
  }

  // MARK: - Figures

  var rows: [ReachRow] { groups.flatMap(\.rows) }

  func count(_ outcome: ReachOutcome) -> Int { rows.count { $0.outcome == outcome } }

  var differingCount: Int { rows.count(where: \.differs) }

  /// The numbers of preferences for which each localization is shown, as a match and as a fallback.
  var uses: [(localization: String, matches: Int, fallbacks: Int)] {
    var names = supported
    for row in rows {
      if let first = row.choice.first, !names.contains(first) { names.append(first) }
    }
    return names.map { name in
      let shown = rows.filter { $0.choice.first == name }
      return (name, shown.count { $0.choice.isMatch }, shown.count { !$0.choice.isMatch })
    }
  }

  /// The number of preferences on which two engines put different localizations first.
  func disagreements(_ one: Int, _ other: Int) -> Int {
    rows.count { $0.firsts.indices.contains(max(one, other)) && $0.firsts[one] != $0.firsts[other] }
  }
}

extension ReachReport.ReachRow {
  /// The reason for the choice, in words: the rule for a match, "nothing matches" for a fallback.
  var reasonText: String {
    switch explanation.decisiveStep {
    case .chosen(let match), .lastResort(let match), .refined(_, let match): match.reason.description
    case .fallback(let fallback, _): "nothing matches: \(fallback)"
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
        "\(rows.count) of CLDR's locales: \(count(.same)) get what they want, \(count(.near)) something near,"
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

extension ReachReport {
  /// The report's figures by people. Two locales with one maximized identifier, `en` and `en-US`, count once in total.
  /// If their outcomes differ, they count with each outcome.
  struct Weights: Sendable {
    let same: Int
    let near: Int
    let none: Int
    let differing: Int
    /// The number of people whom the locales of the report represent.
    let asked: Int
    /// The number of all people whom CLDR counts. For many languages of a territory CLDR has no locale.
    let total: Int
  }

  /// The figures by people; nil if speakers were not asked for.
  var weights: Weights? {
    guard let speakers else { return nil }
    func count(_ isWanted: (ReachRow) -> Bool) -> Int { speakers.count(rows.filter(isWanted).map(\.preference)) }
    return Weights(
      same: count { $0.outcome == .same }, near: count { $0.outcome == .near }, none: count { $0.outcome == .none },
      differing: count(\.differs), asked: count { _ in true }, total: speakers.total)
  }

  func speakers(of row: ReachRow) -> Int? { speakers?.count(row.preference) }

  /// The rows in their order, or sorted by number of people if speakers were asked for.
  func byWeight(_ rows: [ReachRow]) -> [ReachRow] {
    if speakers == nil { return rows }
    return ranked(rows) { speakers(of: $0) ?? 0 }
  }

  /// The groups in their order, or sorted by number of people if speakers were asked for.
  var groupsByWeight: [LanguageGroup] {
    guard let speakers else { return groups }
    return ranked(groups) { speakers.count($0.rows.map(\.preference)) }
  }

  /// The elements sorted by weight, the greatest first; equal ones keep their order.
  private func ranked<Element>(_ list: [Element], by weight: (Element) -> Int) -> [Element] {
    list.enumerated().map { (place: $0.offset, weight: weight($0.element), element: $0.element) }
      .sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.map(\.element)
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
