import LocaleMatching

/// An explanation for people: the answer in a sentence, then every candidate, then the rules, then the options.
struct ExplanationText {
  /// More than this of a long supported list says little.
  static let nearest = 10

  let explained: ExplainedMatch
  let style: Style
  let showsAll: Bool

  func lines() -> [String] {
    let summary = ExplanationSummary(explained)
    var notes = RuleNotes()
    var lines = [style.apply(.chosen, to: summary.answer) + summary.reason]
    for (index, preference) in explained.explanation.preferences.enumerated() {
      // The preferences that were never reached are one line together.
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
    let name = style.apply(.strong, to: preference.identifier.shown)
    let place = explained.explanation.preferences.count > 1 ? "\(index + 1). " : ""
    guard let comparison = preference.comparison else {
      guard case .illFormed(let error) = preference.state else { return [] }
      return ["\(place)\(name) is no locale identifier and matches nothing: \(error)."]
    }
    let reading = comparison.maximizedDesired.map { " maximises to \($0);" } ?? ":"
    return ["\(place)\(name)\(reading) a match has to be \(limit(index, comparison))."]
      + candidates(preference.identifier, comparison, &notes)
  }

  private func limit(_ index: Int, _ comparison: MatchExplanation.Comparison) -> String {
    let base = "below \(comparison.threshold)"
    guard index > 0, explained.demotion > 0 else { return base }
    let earlier = explained.explanation.preferences.prefix(index)
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
      .init(title: "supported"), .init(title: "maximised"), .init(title: "language", alignment: .right),
      .init(title: "+ script", alignment: .right), .init(title: "+ region", alignment: .right),
      .init(title: "= distance", alignment: .right), .init(title: "by rule"), .init(title: "verdict"),
    ])
    let shown = showsAll ? comparison.candidates[...] : comparison.candidates.prefix(Self.nearest)
    for candidate in shown {
      let verdict = verdicts.words(for: candidate)
      guard let distance = candidate.distance else {
        table.append([candidate.identifier.shown, "", "", "", "", "", "", verdict], look: .faint)
        continue
      }
      table.append(
        [
          candidate.identifier.shown, distance.maximizedSupported, "\(distance.language.distance)",
          "+ \(distance.script.distance)", "+ \(distance.region.distance)", "= \(distance.distance)",
          notes.references(distance), verdict,
        ], look: look(candidate))
    }
    return table.lines(style) + remarks(on: shown, of: comparison.candidates.count)
  }

  private func look(_ candidate: MatchExplanation.Candidate) -> Style.Look {
    switch candidate.verdict {
    case .won: .chosen
    case .tooFar, .tooFarBack: .faint
    default: .plain
    }
  }

  private func remarks(on shown: ArraySlice<MatchExplanation.Candidate>, of count: Int) -> [String] {
    var lines: [String] = []
    if shown.count < count {
      lines.append("  … and \(count - shown.count) more, none of them nearer: --all shows them.")
    }
    return lines + Remarks.lines(shown.compactMap(\.distance))
  }

  // MARK: - The rest

  private func notReached() -> [String] {
    let rest = explained.explanation.preferences.filter(\.state.isNotReached)
    guard let first = rest.first else { return [] }
    let names = rest.map { "'\($0.identifier.shown)'" }.joined(separator: ", ")
    return ["", "Never reached: \(names). \(reason(first.state))."]
  }

  private func reason(_ state: MatchExplanation.Preference.State) -> String {
    if state == .notReachedAfterPerfectMatch { return "A perfect match ends the search" }
    guard let found = explained.winner?.candidate else {
      return "Each preference takes \(explained.demotion) off the threshold, and nothing is left of it"
    }
    let distance = found.distance?.distance.description ?? ""
    return "To beat '\(found.identifier.shown)' at \(distance), a later preference has to be nearer by "
      + "\(explained.demotion) for each step down the list"
  }
}
