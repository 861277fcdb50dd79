/// Lookup by RFC 4647, §3.4, as an engine: chooses one localization or none.
enum LookupEngine {
  static func choice(
    from available: [String], preferring preferred: [String], _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    var choice = LocalizationChoice(.rfc4647)
    for (index, range) in preferred.enumerated() {
      guard let found = LanguagePriorityList([range]).lookup(in: available) else {
        steps.tell(.unmatched(preference: range))
        continue
      }
      let localization = available[found.tagIndex]
      choice.origin = .preference(index)
      choice.localizations = [localization]
      steps.tell(
        .chosen(
          LocalizationMatch(
            preferenceIndex: index, preference: range, localizationIndex: found.tagIndex, localization: localization,
            reason: .prefix(localization))))
      break
    }
    return choice
  }
}
