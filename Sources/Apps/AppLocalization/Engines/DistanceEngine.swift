import LocaleMatching

/// CLDR's language matching as an engine: `LocaleMatcher` with default options.
enum DistanceEngine {
  /// The best match over all preferences, then all other localizations that match the preference that won.
  static func choice(
    from available: [String], _ matcher: LocaleMatcher, preferring preferred: [String]
  ) -> LocalizationChoice {
    var choice = LocalizationChoice(engine: .cldr, localizations: [], origin: .nothing, steps: [])
    let best = matcher.bestMatch(for: preferred)
    for (index, preference) in preferred.enumerated() {
      let ranked = matcher.rankedMatches(for: preference)
      let matches = ranked.compactMap { match($0, preference: index, preferred, available) }
      if matches.isEmpty { choice.steps.append(.unmatched(preference: preference)) }
      guard index == best?.desiredIndex else {
        choice.steps += matches.prefix(1).map(LocalizationStep.passedOver)
        continue
      }
      choice.origin = .preference(index)
      choice.localizations = matches.map(\.localization)
      choice.steps +=
        matches.dropFirst().map(LocalizationStep.passedOver) + matches.prefix(1).map(LocalizationStep.chosen)
    }
    return choice
  }

  private static func match(
    _ match: LocaleMatch, preference: Int, _ preferred: [String], _ available: [String]
  ) -> LocalizationMatch? {
    guard preferred.indices.contains(preference), available.indices.contains(match.supportedIndex) else { return nil }
    return LocalizationMatch(
      preferenceIndex: preference, preference: preferred[preference], localizationIndex: match.supportedIndex,
      localization: available[match.supportedIndex], reason: .distance(match.distance))
  }
}
