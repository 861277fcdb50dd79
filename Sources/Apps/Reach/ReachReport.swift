import CLDRLocales
import LocalizationEngines

/// The localization of an app that each of CLDR's locales gets, and the disagreements between the engines.
package struct ReachReport: Sendable {
  /// The title of the page: the bundle's name, or a general title.
  package let title: String
  /// The app, for the engine whose choices are shown.
  package let app: PreparedLocalizations
  package let groups: [LanguageGroup]
  /// The rules behind the distances, in CLDR's order.
  package let rules: [MatchRule]
  /// Whether the preferences are all of CLDR's locales, and not a list of somebody's own.
  package let isAboutCLDR: Bool
  /// The numbers of speakers, if they were asked for.
  package let speakers: Speakers?

  /// The preferences in one language.
  package struct LanguageGroup: Sendable {
    package let language: String
    package var rows: [ReachRow]

    package var differs: Bool { rows.contains(where: \.differs) }
  }

  /// One preference.
  package struct ReachRow: Sendable {
    package let preference: String
    /// The localization that is shown; a fallback if nothing matches.
    package let explanation: LocalizationExplanation
    /// The distance of the shown localization by CLDR's rules; nil if either name is not an identifier.
    package let distance: DistanceExplanation?
    /// The first localization of each engine, in the order of `LocalizationEngine.allCases`, without fallbacks.
    package let firsts: [String?]
    /// The number of people who use it; nil if that was not asked for, or if CLDR has no figure.
    package let speakers: Int?

    package var choice: LocalizationChoice { explanation.choice }
    package var differs: Bool { firsts.contains { $0 != firsts.first } }
    package var outcome: ReachOutcome {
      guard choice.isMatch else { return .none }
      return distance.map { $0.distance.whole == 0 } ?? false ? .same : .near
    }
  }

  package enum ReachOutcome: String, CaseIterable, Sendable {
    /// The desired locale, or one with an equal maximized identifier.
    case same
    /// Another localization, which matches.
    case near
    /// A fallback, because nothing matches.
    case none
  }

  /// - Parameter own: the preferences; empty for CLDR's locales.
  package init(title: String, app: PreparedLocalizations, preferences own: [String] = [], speakers: Speakers? = nil) {
    self.title = title
    self.app = app
    self.speakers = speakers
    isAboutCLDR = own.isEmpty
    let preferences = own.isEmpty ? CLDRLocales.all : own
    let all = LocalizationEngine.allCases.map(app.asked)
    var groups: [LanguageGroup] = []
    var places: [String: Int] = [:]
    var rules: Set<MatchRule> = []
    for preference in preferences {
      let row = Self.row(preference, app, all, speakers)
      rules.formUnion(row.distance?.rules ?? [])
      let language = LanguageIdentifier(languageOf: preference)?.language.description ?? preference
      if let place = places[language] {
        groups[place].rows.append(row)
      } else {
        places[language] = groups.count
        groups.append(LanguageGroup(language: language, rows: [row]))
      }
    }
    self.groups = groups
    self.rules = rules.sorted { $0.number < $1.number }
  }

  private static func row(
    _ preference: String, _ app: PreparedLocalizations, _ all: [PreparedLocalizations], _ speakers: Speakers?
  ) -> ReachRow {
    let explanation = LocalizationContext(engine: app.engine, preferredLanguages: [preference]).explanation(of: app)
    return ReachRow(
      preference: preference, explanation: explanation,
      distance: explanation.choice.first.flatMap {
        DistanceExplanation(desired: preference, supported: $0, favor: app.options.favor)
      },
      firsts: all.map { $0.choice(preferring: [preference]).first }, speakers: speakers?.count(preference))
  }

  // MARK: - Figures

  package var rows: [ReachRow] { groups.flatMap(\.rows) }

  package func count(_ outcome: ReachOutcome) -> Int { rows.count { $0.outcome == outcome } }

  package var differingCount: Int { rows.count(where: \.differs) }

  /// The numbers of preferences for which each localization is shown, as a match and as a fallback.
  package var uses: [(localization: String, matches: Int, fallbacks: Int)] {
    var names = app.names
    for row in rows {
      if let first = row.choice.first, !names.contains(first) { names.append(first) }
    }
    return names.map { name in
      let shown = rows.filter { $0.choice.first == name }
      return (name, shown.count { $0.choice.isMatch }, shown.count { !$0.choice.isMatch })
    }
  }

  /// The number of preferences on which two engines put different localizations first.
  package func disagreements(_ one: Int, _ other: Int) -> Int {
    rows.count { $0.firsts.indices.contains(max(one, other)) && $0.firsts[one] != $0.firsts[other] }
  }
}

extension ReachReport {
  /// The report's figures by people. Two locales with one maximized identifier, `en` and `en-US`, count once in total.
  /// If their outcomes differ, they count with each outcome.
  package struct Weights: Sendable {
    package let same: Int
    package let near: Int
    package let none: Int
    package let differing: Int
    /// The number of people whom the locales of the report represent.
    package let asked: Int
    /// The number of all people whom CLDR counts. For many languages of a territory CLDR has no locale.
    package let total: Int
  }

  /// The figures by people; nil if speakers were not asked for.
  package var weights: Weights? {
    guard let speakers else { return nil }
    func count(_ isWanted: (ReachRow) -> Bool) -> Int { speakers.count(rows.filter(isWanted).map(\.preference)) }
    return Weights(
      same: count { $0.outcome == .same }, near: count { $0.outcome == .near }, none: count { $0.outcome == .none },
      differing: count(\.differs), asked: count { _ in true }, total: speakers.total)
  }

  /// The rows in their order, or sorted by number of people if speakers were asked for.
  package func byWeight(_ rows: [ReachRow]) -> [ReachRow] { ranked(rows) { $0.speakers ?? 0 } }

  /// The groups in their order, or sorted by number of people if speakers were asked for.
  package var groupsByWeight: [LanguageGroup] {
    ranked(groups) { speakers?.count($0.rows.map(\.preference)) ?? 0 }
  }

  /// The elements sorted by weight, the greatest first; equal ones keep their order.
  private func ranked<Element>(_ list: [Element], by weight: (Element) -> Int) -> [Element] {
    list.enumerated().map { (place: $0.offset, weight: weight($0.element), element: $0.element) }
      .sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.map(\.element)
  }
}
