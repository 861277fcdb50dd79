import LocaleMatching

/// Lookup by RFC 4647, §3.4, as an engine: chooses one localization or none.
enum LookupEngine {
  static func choice(from available: [String], preferring preferred: [String]) -> LocalizationChoice {
    var choice = LocalizationChoice(engine: .rfc4647, localizations: [], origin: .nothing, steps: [])
    for (index, range) in preferred.enumerated() {
      guard let found = LanguagePriorityList([range]).lookup(in: available), available.indices.contains(found.tagIndex)
      else {
        choice.steps.append(.unmatched(preference: range))
        continue
      }
      let localization = available[found.tagIndex]
      choice.origin = .preference(index)
      choice.localizations = [localization]
      choice.steps.append(
        .chosen(
          LocalizationMatch(
            preferenceIndex: index, preference: range, localizationIndex: found.tagIndex, localization: localization,
            reason: .prefix(localization))))
      break
    }
    return choice
  }
}
