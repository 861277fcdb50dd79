import AppLocalization
import CLDRComparison
import LocaleMatching

/// What everybody in CLDR's list of locales gets of an app, and where the rules that are in use disagree.
struct ReachReport: Sendable {
  /// What the page is called: the bundle's name, or nothing in particular.
  let title: String
  let supported: [String]
  let developmentRegion: String?
  /// The engine whose choices are shown.
  let engine: LocalizationEngine
  let groups: [Group]
  /// The rules behind the distances, in CLDR's order.
  let rules: [MatchRule]
  /// How many people use what, if that was asked for.
  let speakers: Speakers?

  /// The preferences in one language.
  struct Group: Sendable {
    let language: String
    var rows: [Row]

    var differs: Bool { rows.contains(where: \.differs) }
  }

  /// One preference.
  struct Row: Sendable {
    let preference: String
    /// What is shown, a backstop where nothing matches.
    let choice: LocalizationChoice
    /// How far what is shown is by CLDR's rules; nil where either is no identifier.
    let distance: DistanceExplanation?
    /// What each engine puts first, in the order of `LocalizationEngine.allCases`; no backstops.
    let firsts: [String?]

    var differs: Bool { firsts.contains { $0 != firsts.first } }
    var outcome: Outcome {
      guard choice.isMatch else { return .none }
      return distance.map { $0.distance.whole == 0 } ?? false ? .same : .near
    }
  }

  enum Outcome: String, CaseIterable, Sendable {
    /// What was wanted, or the same in other words.
    case same
    /// Something near.
    case near
    /// A stand-in.
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
    let bundle = BundleLocalizations(supported, developmentRegion: developmentRegion)
    var progress = Progress("locales", total: preferences.count)
    var groups: [Group] = []
    var places: [String: Int] = [:]
    var rules: Set<MatchRule> = []
    for preference in preferences {
      let row = Self.row(preference, bundle, engine)
      rules.formUnion(row.distance?.rules ?? [])
      let language = LanguageIdentifier(preference)?.language.description ?? preference
      if let place = places[language] {
        groups[place].rows.append(row)
      } else {
        places[language] = groups.count
        groups.append(Group(language: language, rows: [row]))
      }
      progress.advance()
    }
    progress.finish()
    self.groups = groups
    self.rules = rules.sorted { $0.number < $1.number }
  }

  private static func row(
    _ preference: String, _ bundle: BundleLocalizations, _ engine: LocalizationEngine
  ) -> Row {
    let context = LocalizationContext(engine: engine, preferredLanguages: [preference])
    let choice = context.searchList(of: bundle, isMain: true)
    let comparison = EngineComparison(available: bundle.localizations, preferring: [preference])
    return Row(
      preference: preference, choice: choice,
      distance: choice.first.flatMap { DistanceExplanation(desired: preference, supported: $0) },
      firsts: comparison.choices.map(\.first))
  }

  // MARK: - Figures

  var rows: [Row] { groups.flatMap(\.rows) }

  func count(_ outcome: Outcome) -> Int { rows.count { $0.outcome == outcome } }

  var differingCount: Int { rows.count(where: \.differs) }

  /// For how many preferences each localization is shown, as a match and as a stand-in.
  var uses: [(localization: String, matches: Int, standIns: Int)] {
    var names = supported
    for row in rows {
      if let first = row.choice.first, !names.contains(first) { names.append(first) }
    }
    return names.map { name in
      let shown = rows.filter { $0.choice.first == name }
      return (name, shown.count { $0.choice.isMatch }, shown.count { !$0.choice.isMatch })
    }
  }

  /// For how many preferences two engines put another localization first.
  func disagreements(_ one: Int, _ other: Int) -> Int {
    rows.count { $0.firsts.indices.contains(max(one, other)) && $0.firsts[one] != $0.firsts[other] }
  }
}

extension ReachReport.Row {
  /// Why this is shown, in words; a match says by which rule, a stand-in that it is one.
  var reasonText: String {
    switch choice.decisiveStep {
    case .chosen(let match), .lastResort(let match), .refined(_, let match): match.reason.description
    case .backstop(let backstop, _): "nothing matches: \(backstop)"
    case let step: step?.description ?? "nothing matches"
    }
  }
}
