/// Chooses by Apple's Technical Q&A 1828: the localization that a preference names, else a more generic one, else the
/// next preference. Never chooses a sibling or a more specific localization: `en` does not match `en-GB`.
enum ClassicEngine {
  static func choice(from available: [String], preferring preferred: [String]) -> LocalizationChoice {
    var choice = LocalizationChoice(engine: .classic, localizations: [], origin: .nothing, steps: [])
    let names = available.map(LocalizationName.folded)
    for (index, preference) in preferred.enumerated() {
      var matches: [LocalizationMatch] = []
      var wanted = LocalizationName.folded(preference)[...]
      let whole = wanted
      // The localization with the preference's name, then those with its truncations.
      while true {
        let reason: LocalizationMatch.Reason = wanted == whole ? .exact : .generic(String(wanted))
        for place in available.indices where names[place] == wanted {
          matches.append(
            LocalizationMatch(
              preferenceIndex: index, preference: preference, localizationIndex: place, localization: available[place],
              reason: reason))
        }
        guard let hyphen = wanted.lastIndex(of: "-") else { break }
        wanted = wanted[..<hyphen]
      }
      guard let first = matches.first else {
        choice.steps.append(.unmatched(preference: preference))
        continue
      }
      choice.origin = .preference(index)
      choice.localizations = matches.map(\.localization)
      choice.steps += matches.dropFirst().map(LocalizationStep.passedOver) + [.chosen(first)]
      break
    }
    return choice
  }
}
