/// CLDR's language matching as an engine: `LocaleMatcher`. The matcher decides, and the steps are its own
/// explanation, recorded by the same walk.
enum DistanceEngine {
  /// The best match over all preferences, then all other localizations that match the preference that won.
  static func choice(
    _ matcher: LocaleMatcher, preferring preferred: [String], _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    var choice = LocalizationChoice(.cldr)
    if steps.isHeard {
      let explanation = matcher.explanation(for: preferred)
      tell(explanation, &steps)
      for preference in explanation.preferences where preference.outcome.isNotReached {
        tellAlone(preference, matcher, &steps)
      }
    }
    guard let best = matcher.bestMatch(for: preferred) else { return choice }
    choice.origin = .preference(best.desiredIndex)
    choice.localizations = matcher.rankedMatches(for: preferred[best.desiredIndex]).map { $0.identifier }
    return choice
  }

  /// Tells an explanation as steps. Preferences after the end of the walk have none.
  static func tell(_ explanation: MatchExplanation, _ steps: inout ChoiceSteps) {
    for preference in explanation.preferences where !preference.outcome.isNotReached {
      for case (let candidate, .excluded(let range)) in preference.candidates.map({ ($0, $0.verdict) }) {
        steps.tell(.excluded(localization: candidate.identifier, range: range))
      }
      let matches = matches(of: preference, below: explanation.threshold)
      if matches.isEmpty { steps.tell(.unmatched(preference: preference.identifier)) }
      guard preference.desiredIndex == explanation.match?.desiredIndex else {
        for match in matches.prefix(1) { steps.tell(.alsoMatches(match)) }
        continue
      }
      let winner = explanation.match?.supportedIndex
      for match in matches where match.localizationIndex != winner { steps.tell(.alsoMatches(match)) }
      for match in matches where match.localizationIndex == winner { steps.tell(.chosen(match)) }
    }
  }

  /// Tells what a preference that the walk did not reach would have found.
  private static func tellAlone(
    _ preference: MatchExplanation.Preference, _ matcher: LocaleMatcher, _ steps: inout ChoiceSteps
  ) {
    guard let best = matcher.bestMatch(for: preference.identifier) else {
      steps.tell(.unmatched(preference: preference.identifier))
      return
    }
    steps.tell(
      .alsoMatches(
        LocalizationMatch(
          preferenceIndex: preference.desiredIndex, preference: preference.identifier,
          localizationIndex: best.supportedIndex, localization: best.identifier, reason: .distance(best.distance))))
  }

  /// The candidates below the threshold; of `*` the one that it took.
  private static func matches(
    of preference: MatchExplanation.Preference, below threshold: LocaleDistance
  ) -> [LocalizationMatch] {
    preference.candidates.compactMap { candidate in
      switch candidate.verdict {
      case .excluded, .duplicate, .illFormed: return nil
      default: break
      }
      let reason: LocalizationMatch.Reason
      if let distance = candidate.distance?.distance {
        guard distance < threshold else { return nil }
        reason = .distance(distance)
      } else {
        guard candidate.supportedIndex == preference.foundIndex else { return nil }
        reason = .wildcard
      }
      return LocalizationMatch(
        preferenceIndex: preference.desiredIndex, preference: preference.identifier,
        localizationIndex: candidate.supportedIndex, localization: candidate.identifier, reason: reason)
    }
  }
}
