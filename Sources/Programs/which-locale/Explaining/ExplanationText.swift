import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport

/// An explanation as text: the answer in a sentence, then every candidate, then the rules, then the options.
struct ExplanationText: Answer {
  typealias Row = (index: Int, desired: String, candidate: MatchExplanation.Candidate)

  static let columns: [Column<Row>] =
    [
      Column("desired index", in: .tsv) { $0.index }, Column("desired", in: .tsv) { $0.desired },
      Column("supported index", in: .tsv) { $0.candidate.supportedIndex },
      Column("supported", in: .tsv) { $0.candidate.identifier },
      Column("verdict", in: .tsv) { caseName($0.candidate.verdict) },
      Column("distance", in: .tsv) { $0.candidate.distance?.distance },
    ]
    + DistanceExplanation.levels.map { name, level in
      Column("distance of \(name)", in: .tsv) { $0.candidate.distance.map { level($0).distance } }
    } + [
      Column("desired as maximized", in: .tsv) { $0.candidate.distance?.maximizedDesired },
      Column("supported as maximized", in: .tsv) { $0.candidate.distance?.maximizedSupported },
    ]
    + DistanceExplanation.levels.map { name, level in
      Column("rule for \(name)", in: .tsv) { $0.candidate.distance.flatMap { level($0).rule?.description } }
    }

  /// The number of candidates without `--all`.
  static let nearest = 10

  let explained: MatchExplanation
  /// Whether every supported identifier has a line, and not only the nearest ten.
  let showsAll: Bool
  /// What was read of the preferences, and what was not.
  let notes: [String]

  /// The candidates of each preference that was considered.
  var rows: [Row] {
    explained.preferences.enumerated().filter { $0.element.outcome == .considered }.flatMap { index, preference in
      preference.candidates.map { (index, preference.identifier, $0) }
    }
  }

  var isFound: Bool { explained.match != nil }

  var notices: [String] {
    notes + (isFound ? [] : IdentifierList.doubts(of: explained.supported + explained.preferences.map(\.identifier)))
  }

  func lines(_ style: TextStyle) -> [String] {
    let summary = explained.summary
    var notes = RuleNotes()
    var lines = [style.apply(.chosen, to: summary.answer) + summary.reason]
    for (index, preference) in explained.preferences.enumerated() {
      // All preferences that were not reached share one line.
      if preference.outcome.isNotReached { continue }
      lines += [""] + block(index, preference, style, &notes)
    }
    lines += notReached()
    return lines + notes.section(style) + [""] + optionLines(style)
  }

  private func block(
    _ index: Int, _ preference: MatchExplanation.Preference, _ style: TextStyle, _ notes: inout RuleNotes
  ) -> [String] {
    let name = style.apply(.strong, to: preference.identifier)
    let place = explained.preferences.count > 1 ? "\(index + 1). " : ""
    if case .illFormed(let error) = preference.outcome {
      return ["\(place)\(name) is not a locale identifier and matches nothing: \(error)."]
    }
    if preference.outcome == .wildcard {
      let taken = preference.found.map { ": '\($0.identifier.visibleLine)'" } ?? ", and there is none"
      return ["\(place)\(name) takes the default or the first locale that no other range names\(taken)."]
    }
    let reading = preference.maximized.map { " maximizes to \($0);" } ?? ":"
    return ["\(place)\(name)\(reading) a match has to be \(limit(index, preference))."]
      + candidates(preference, style, &notes)
  }

  private func limit(_ index: Int, _ preference: MatchExplanation.Preference) -> String {
    let base = "below \(preference.threshold)"
    guard index > 0, explained.demotion > 0 else { return base }
    let earlier = explained.preferences.prefix(index)
    if let found = earlier.last(where: { $0.found != nil })?.found?.distance?.distance {
      return "\(base): the \(found) found before, less \(explained.demotion) for each preference since"
    }
    return "\(base): \(explained.threshold) less \(explained.demotion) for each preference before"
  }

  private func candidates(
    _ preference: MatchExplanation.Preference, _ style: TextStyle, _ notes: inout RuleNotes
  ) -> [String] {
    let verdicts = VerdictText(preference: preference, explained: explained)
    var table = TextTable([.text("supported"), .text("maximized")] + RuleNotes.columns + [.text("verdict")])
    let shown = showsAll ? preference.candidates[...] : preference.candidates.prefix(Self.nearest)
    for candidate in shown {
      let verdict = verdicts.words(for: candidate)
      guard let distance = candidate.distance else {
        table.append([candidate.identifier, "", "", "", "", "", "", verdict], look: .faint)
        continue
      }
      table.append(
        [candidate.identifier, distance.maximizedSupported] + notes.cells(distance) + [verdict], look: look(candidate))
    }
    return table.lines(style) + remarks(on: shown, of: preference.candidates.count)
  }

  private func look(_ candidate: MatchExplanation.Candidate) -> TextStyle.Look {
    switch candidate.verdict {
    case .won: .chosen
    case .tooFar, .tooFarBack, .fartherBack: .faint
    default: .plain
    }
  }

  private func remarks(on shown: ArraySlice<MatchExplanation.Candidate>, of count: Int) -> [String] {
    let rest = count - shown.count
    return (rest > 0 ? ["  … and \(rest) more, none of them nearer."] : [])
      + Remarks.lines(shown.compactMap(\.distance))
  }

  private func notReached() -> [String] {
    let rest = explained.preferences.filter(\.outcome.isNotReached)
    guard let first = rest.first else { return [] }
    let names = rest.map { "'\($0.identifier.visibleLine)'" }.joined(separator: ", ")
    return ["", "Never reached: \(names). \(reason(first.outcome))."]
  }

  private func reason(_ outcome: MatchExplanation.Outcome) -> String {
    if outcome == .notReachedAfterPerfectMatch { return "A perfect match ends the search" }
    if outcome == .notReachedAfterMatch {
      return explained.options.demotion == .firstMatch
        ? "The first preference that matches decides" : "'*' counts only where no other range finds anything"
    }
    guard let found = explained.winner?.found else {
      return "Each preference takes \(explained.demotion) off the threshold, and nothing is left of it"
    }
    let distance = found.distance?.distance.description ?? ""
    return "To beat '\(found.identifier.visibleLine)' at \(distance), a later preference has to be nearer by "
      + "\(explained.demotion) for each step down the list"
  }

  private func optionLines(_ style: TextStyle) -> [String] {
    let options = explained.options
    let origin =
      switch options.threshold {
      case .standard: ", CLDR's distance between scripts: another script is too far"
      case .below: ""
      case .sameLanguage: ": any script and region of the same language, and no other language"
      case .asNear(let desired, let supported): ": no farther than \(supported) is from \(desired)"
      }
    let name = explained.defaultIdentifier?.visibleLine ?? "none"
    let rows = [
      ["threshold", "\(explained.threshold)\(origin)"],
      [
        "demotion",
        options.demotion == .firstMatch
          ? "first match: the first preference that matches decides"
          : "\(explained.demotion) for each further preference",
      ],
      [
        "favor",
        options.favor == .language ? "language" : "script: the language counts a quarter of its rule's distance",
      ],
      ["direction", options.direction == .oneWay ? "one-way rules count" : "two-way: one-way rules do not count"],
      ["default", options.default == .first ? "\(name), the first supported" : name], ["data", "CLDR \(CLDR.version)"],
    ]
    return [style.apply(.strong, to: "In force")] + TextTable([.text(), .text()], rows).lines(style)
  }
}

/// The verdict on a candidate, in words.
struct VerdictText {
  let preference: MatchExplanation.Preference
  let explained: MatchExplanation

  func words(for candidate: MatchExplanation.Candidate) -> String {
    let found = "'\(preference.found?.identifier.visibleLine ?? "")'"
    switch candidate.verdict {
    case .won:
      return explained.winner?.desiredIndex == preference.desiredIndex
        ? "chosen" : "found, but a later preference is nearer"
    case .farther: return "farther"
    case .lessLikelyScript, .lessLikelyRegion, .later:
      return "as near as \(found), which \(explained.precedence(over: candidate, of: preference))"
    case .tooFar: return "too far"
    case .tooFarBack: return "too far in the other direction\(back(candidate)): only two-way pairs count"
    case .fartherBack(let index):
      let earlier = explained.supported.dropFirst(index).first?.visibleLine ?? ""
      return "in the other direction\(back(candidate)) no nearer than '\(earlier)', which is searched earlier: "
        + "only two-way pairs count"
    case .lessAlike: return "the same language, script and region as \(found), whose text is more alike"
    case .excluded(let range): return "the header refuses it (\(range.visibleLine))"
    case .duplicate(let index):
      return "a repetition of '\(explained.supported.dropFirst(index).first?.visibleLine ?? "")'"
    case .illFormed(let error): return "not a locale identifier: \(error)"
    }
  }

  /// The distance in the opposite direction, in brackets.
  private func back(_ candidate: MatchExplanation.Candidate) -> String {
    LocaleDistance.between(
      desired: candidate.identifier, supported: preference.identifier, favor: explained.options.favor
    ).map { " (\($0))" } ?? ""
  }
}

/// The rules that a text refers to, numbered in the order of their use. Short numbers fit into a table.
struct RuleNotes {
  private(set) var rules: [MatchRule] = []

  static let columns: [TextTable.Column] =
    ["language", "script", "region", "distance"].map(TextTable.Column.number) + [.text("rules")]

  /// The parts of a distance, their sum, and the numbers of the rules behind it, `[1] [3]`.
  mutating func cells(_ distance: DistanceExplanation) -> [String] {
    [
      "\(distance.language.distance)", "+ \(distance.script.distance)", "+ \(distance.region.distance)",
      "= \(distance.distance)", distance.rules.map { "[\(note($0))]" }.joined(separator: " "),
    ]
  }

  mutating func note(_ rule: MatchRule) -> Int {
    if let known = rules.firstIndex(of: rule) { return known + 1 }
    rules.append(rule)
    return rules.count
  }

  /// The section that lists the rules, with their positions among all of CLDR's rules, and explains their notation.
  func section(_ style: TextStyle) -> [String] {
    guard !rules.isEmpty else { return [] }
    let rows = rules.enumerated().map { index, rule in
      ["[\(index + 1)]", rule.description, "rule \(rule.position) of \(MatchRule.all.count)"]
    }
    return [
      "", style.apply(.strong, to: "Rules, as CLDR \(CLDR.version) writes them"),
      "  The first that fits decides, in both directions unless it says oneway.",
      "  * stands for anything, $x for a set of regions, $!x for every region outside that set.",
    ] + TextTable([.text(), .text(), .text()], rows).lines(style)
  }
}

/// The notes below a column of distances.
enum Remarks {
  static func lines(_ distances: [DistanceExplanation]) -> [String] {
    var lines: [String] = []
    if distances.contains(where: { $0.language.distance + $0.script.distance + $0.region.distance > 100 }) {
      lines.append("  No distance exceeds 100.")
    }
    if distances.contains(where: { $0.distance.eighths % 8 != 0 }) {
      lines.append(
        "  Eighths: a subtag that only one of the two has counts 4 (language), 2 (script) or 1 (region) of 8.")
    }
    return lines
  }
}
