/// Chooses by Apple's Technical Q&A 1828: the localization that a preference names, else a more generic one, else the
/// next preference. Never chooses a sibling or a more specific localization: `en` does not match `en-GB`.
enum ClassicEngine {
  static func choice(from available: [String], preferring preferred: [String]) -> LocalizationChoice {
    var choice = LocalizationChoice(engine: .classic, localizations: [], origin: .nothing, steps: [])
    let names = available.map(ComparableName.init)
    for (index, preference) in preferred.enumerated() {
      let matches = matches(of: preference, at: index, names, available)
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

  /// The localization with the preference's name, then those with its truncations.
  private static func matches(
    of preference: String, at index: Int, _ names: [ComparableName], _ available: [String]
  ) -> [LocalizationMatch] {
    var matches: [LocalizationMatch] = []
    var wanted: ComparableName? = ComparableName(preference)
    var isWhole = true
    while let name = wanted {
      for (place, candidate) in names.enumerated() where candidate == name {
        matches.append(
          LocalizationMatch(
            preferenceIndex: index, preference: preference, localizationIndex: place, localization: available[place],
            reason: isWhole ? .exact : .generic(name.text)))
      }
      wanted = name.generic
      isWhole = false
    }
    return matches
  }
}

/// A name in lower case with hyphens.
private struct ComparableName: Hashable {
  let text: String

  init(_ name: String) { text = String(name.lowercased().map { $0 == "_" ? "-" : $0 }) }

  private init(text: String) { self.text = text }

  /// The name without its last subtag; nil if it has only one.
  var generic: ComparableName? { text.lastIndex(of: "-").map { ComparableName(text: String(text[..<$0])) } }
}
