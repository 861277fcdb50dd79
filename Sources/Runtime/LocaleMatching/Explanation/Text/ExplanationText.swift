#if !hasFeature(Embedded)
  extension MatchExplanation: CustomStringConvertible {
    /// The explanation for people, several lines of text: the answer in a sentence, the nearest ten supported identifiers
    /// with the rules behind their distances, the rules, and the options. `which-locale explain` prints this text.
    ///
    /// Not in Embedded Swift. Allocates.
    public var description: String {
      ExplanationText(self, style: TextStyle(isColored: false), showsAll: false).lines().joined(separator: "\n")
    }
  }

  /// An explanation as text: the answer in a sentence, then every candidate, then the rules, then the options.
  package struct ExplanationText {
    /// How many candidates are shown without `--all`: in a long list the farther ones say little.
    static let nearest = 10

    private let explained: MatchExplanation
    private let style: TextStyle
    private let showsAll: Bool

    /// - Parameter showsAll: whether every supported identifier has a line, and not only the nearest ten.
    package init(_ explained: MatchExplanation, style: TextStyle, showsAll: Bool) {
      self.explained = explained
      self.style = style
      self.showsAll = showsAll
    }

    package func lines() -> [String] {
      let summary = ExplanationSummary(explained)
      var notes = RuleNotes()
      var lines = [style.apply(.chosen, to: summary.answer) + summary.reason]
      for (index, preference) in explained.preferences.enumerated() {
        // All preferences that were not reached share one line.
        if preference.state.isNotReached { continue }
        lines += [""] + block(index, preference, &notes)
      }
      lines += notReached()
      return lines + notes.section(style) + [""] + OptionsText(explained: explained).lines(style)
    }

    // MARK: - One preference

    private func block(
      _ index: Int, _ preference: MatchExplanation.Preference, _ notes: inout RuleNotes
    ) -> [String] {
      let name = style.apply(.strong, to: preference.identifier.visibleLine)
      let place = explained.preferences.count > 1 ? "\(index + 1). " : ""
      guard let comparison = preference.comparison else {
        guard case .illFormed(let error) = preference.state else { return [] }
        return ["\(place)\(name) is not a locale identifier and matches nothing: \(error)."]
      }
      let reading = comparison.maximizedDesired.map { " maximizes to \($0);" } ?? ":"
      return ["\(place)\(name)\(reading) a match has to be \(limit(index, comparison))."]
        + candidates(preference.identifier, comparison, &notes)
    }

    private func limit(_ index: Int, _ comparison: MatchExplanation.Comparison) -> String {
      let base = "below \(comparison.threshold)"
      guard index > 0, explained.demotion > 0 else { return base }
      let earlier = explained.preferences.prefix(index)
      if let found = earlier.last(where: { $0.comparison?.found != nil })?.comparison?.found?.distance?.distance {
        return "\(base): the \(found) found before, less \(explained.demotion) for each preference since"
      }
      return "\(base): \(explained.threshold) less \(explained.demotion) for each preference before"
    }

    private func candidates(
      _ desired: String, _ comparison: MatchExplanation.Comparison, _ notes: inout RuleNotes
    ) -> [String] {
      let verdicts = VerdictText(desired: desired, comparison: comparison, explained: explained)
      var table = TextTable([
        .init(title: "supported"), .init(title: "maximized"), .init(title: "language", alignment: .right),
        .init(title: "+ script", alignment: .right), .init(title: "+ region", alignment: .right),
        .init(title: "= distance", alignment: .right), .init(title: "by rule"), .init(title: "verdict"),
      ])
      let shown = showsAll ? comparison.candidates[...] : comparison.candidates.prefix(Self.nearest)
      for candidate in shown {
        let verdict = verdicts.words(for: candidate)
        guard let distance = candidate.distance else {
          table.append([candidate.identifier.visibleLine, "", "", "", "", "", "", verdict], look: .faint)
          continue
        }
        table.append(
          [
            candidate.identifier.visibleLine, distance.maximizedSupported, "\(distance.language.distance)",
            "+ \(distance.script.distance)", "+ \(distance.region.distance)", "= \(distance.distance)",
            notes.references(distance), verdict,
          ], look: look(candidate))
      }
      return table.lines(style) + remarks(on: shown, of: comparison.candidates.count)
    }

    private func look(_ candidate: MatchExplanation.Candidate) -> TextStyle.Look {
      switch candidate.verdict {
      case .won: .chosen
      case .tooFar, .tooFarBack: .faint
      default: .plain
      }
    }

    private func remarks(on shown: ArraySlice<MatchExplanation.Candidate>, of count: Int) -> [String] {
      var lines: [String] = []
      if shown.count < count {
        lines.append("  … and \(count - shown.count) more, none of them nearer.")
      }
      return lines + Remarks.lines(shown.compactMap(\.distance))
    }

    // MARK: - The rest

    private func notReached() -> [String] {
      let rest = explained.preferences.filter(\.state.isNotReached)
      guard let first = rest.first else { return [] }
      let names = rest.map { "'\($0.identifier.visibleLine)'" }.joined(separator: ", ")
      return ["", "Never reached: \(names). \(reason(first.state))."]
    }

    private func reason(_ state: MatchExplanation.Preference.PreferenceState) -> String {
      if state == .notReachedAfterPerfectMatch { return "A perfect match ends the search" }
      guard let found = explained.winner?.candidate else {
        return "Each preference takes \(explained.demotion) off the threshold, and nothing is left of it"
      }
      let distance = found.distance?.distance.description ?? ""
      return "To beat '\(found.identifier.visibleLine)' at \(distance), a later preference has to be nearer by "
        + "\(explained.demotion) for each step down the list"
    }
  }

  /// The verdict on a candidate, in words.
  struct VerdictText {
    let desired: String
    let comparison: MatchExplanation.Comparison
    let explained: MatchExplanation

    func words(for candidate: MatchExplanation.Candidate) -> String {
      let found = "'\(comparison.found?.identifier.visibleLine ?? "")'"
      switch candidate.verdict {
      case .won:
        return explained.winner?.comparison == comparison ? "chosen" : "found, but a later preference is nearer"
      case .farther: return "farther than \(found)"
      case .lessLikelyScript, .lessLikelyRegion, .later:
        return "as near as \(found), which \(precedence(over: candidate))"
      case .tooFar: return "too far: not below \(comparison.threshold)"
      case .tooFarBack:
        let back = LocaleDistance.between(
          desired: candidate.identifier, supported: desired, favoring: explained.options.favoring)
        return "the way back\(back.map { ", \($0)," } ?? "") is too far, and only two-way pairs count"
      case .duplicate(let index): return "a repetition of '\(identifier(at: index))'"
      case .illFormed(let error): return "not a locale identifier: \(error)"
      }
    }

    /// Why the candidate that was found wins a tie, as in "has the likelier region".
    func precedence(over candidate: MatchExplanation.Candidate) -> String {
      switch candidate.verdict {
      case .lessLikelyScript: "has the likelier script"
      case .lessLikelyRegion: "has the likelier region"
      default: order(over: candidate)
      }
    }

    /// Why the candidate that was found comes first in the search order: the default, CLDR's paradigm locales, then the
    /// list as given. If it is later in the list, it is the default or a paradigm locale.
    private func order(over candidate: MatchExplanation.Candidate) -> String {
      guard let index = comparison.foundIndex, index > candidate.supportedIndex else { return "is listed earlier" }
      let found = LanguageIdentifier(identifier(at: index))
      let defaultIdentifier = explained.defaultIdentifier.flatMap { LanguageIdentifier($0) }
      return found != nil && found?.maximized == defaultIdentifier?.maximized
        ? "goes first as the default" : "goes first as one of CLDR's paradigm locales"
    }

    private func identifier(at index: Int) -> String {
      explained.supported.dropFirst(index).first?.visibleLine ?? "an earlier one"
    }
  }

  /// The options in force, in words.
  struct OptionsText {
    let explained: MatchExplanation

    func lines(_ style: TextStyle) -> [String] {
      var table = TextTable([.init(title: ""), .init(title: "")])
      for (name, value) in rows { table.append([name, value]) }
      return [style.apply(.strong, to: "In force")] + table.lines(style)
    }

    private var rows: [(String, String)] {
      [
        ("threshold", "\(explained.threshold)\(origin)"),
        ("demotion", "\(explained.demotion) for each further preference"),
        (
          "favor",
          options.favoring == .language ? "language" : "script: the language counts a quarter of its rule's distance"
        ),
        (
          "direction",
          options.direction == .withOneWay ? "one-way rules count" : "two-way: one-way rules do not count"
        ),
        ("default", defaultText), ("data", "CLDR \(CLDR.version)"),
      ]
    }

    private var options: LocaleMatcher.Options { explained.options }

    private var origin: String {
      switch options.threshold {
      case .standard: ", CLDR's distance between scripts: another script is too far"
      case .below: ""
      case .asNear(let desired, let supported): ": no farther than \(supported) is from \(desired)"
      }
    }

    private var defaultText: String {
      let name = explained.defaultIdentifier?.visibleLine ?? "none"
      return options.defaultLocale == .firstSupported ? "\(name), the first supported" : name
    }
  }

  /// The rules that a text refers to, numbered in the order of their use. Short numbers fit into a table.
  package struct RuleNotes {
    package private(set) var rules: [MatchRule] = []

    package init() {}

    /// The numbers of the rules behind a distance, `[1] [3]`, in the order language, script, region.
    package mutating func references(_ distance: DistanceExplanation) -> String {
      distance.rules.map { "[\(note($0))]" }.joined(separator: " ")
    }

    mutating func note(_ rule: MatchRule) -> Int {
      if let known = rules.firstIndex(of: rule) { return known + 1 }
      rules.append(rule)
      return rules.count
    }

    /// The rules as CLDR writes them, with their positions among all of CLDR's rules.
    private func lines(_ style: TextStyle) -> [String] {
      var table = TextTable([.init(title: ""), .init(title: ""), .init(title: "")])
      for (index, rule) in rules.enumerated() {
        table.append(["[\(index + 1)]", rule.description, "rule \(rule.position) of \(rule.ruleCount)"])
      }
      return table.lines(style)
    }

    /// The section that lists the rules and explains their notation.
    package func section(_ style: TextStyle) -> [String] {
      guard !rules.isEmpty else { return [] }
      return [
        "", style.apply(.strong, to: "Rules, as CLDR \(CLDR.version) writes them"),
        "  The first that fits decides, in both directions unless it says oneway.",
        "  * stands for anything, $x for a set of regions, $!x for every region outside that set.",
      ] + lines(style)
    }
  }

  /// The notes below a column of distances.
  package enum Remarks {
    package static func lines(_ distances: [DistanceExplanation]) -> [String] {
      var lines: [String] = []
      if distances.contains(where: { $0.sum > $0.distance.whole }) { lines.append("  No distance exceeds 100.") }
      if distances.contains(where: { $0.distance.eighths % 8 != 0 }) {
        lines.append(
          "  Eighths: what only one of the two writes out counts 4 (language), 2 (script) or 1 (region) of 8.")
      }
      return lines
    }
  }
#endif
