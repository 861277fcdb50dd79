/// Chooses by Apple's Technical Q&A 1828: the localization that a preference names, else a more generic one, else the
/// next preference. Never chooses a sibling or a more specific localization: `en` does not match `en-GB`.
enum ClassicEngine {
  /// - Parameter names: the localizations, folded.
  static func choice(
    from available: [String], _ names: [[UInt8]], preferring preferred: [String], _ steps: inout ChoiceSteps
  ) -> LocalizationChoice {
    var choice = LocalizationChoice(.classic)
    for (index, preference) in preferred.enumerated() {
      // The localization with the preference's name, then those with its truncations, the longest first.
      let wanted = LocalizationName.foldedBytes(preference)
      let matches = names.indices.filter { wanted.starts(with: names[$0]) && wanted.endsSubtag(at: names[$0].count) }
        .sorted { (-names[$0].count, $0) < (-names[$1].count, $1) }
      guard let first = matches.first else {
        steps.tell(.unmatched(preference: preference))
        continue
      }
      func match(_ place: Int) -> LocalizationMatch {
        let isExact = names[place].count == wanted.count
        return LocalizationMatch(
          preferenceIndex: index, preference: preference, localizationIndex: place, localization: available[place],
          reason: isExact ? .exact : .generic(String(decoding: names[place], as: UTF8.self)))
      }
      choice.origin = .preference(index)
      choice.localizations = matches.map { available[$0] }
      for found in matches.dropFirst() { steps.tell(.alsoMatches(match(found))) }
      steps.tell(.chosen(match(first)))
      break
    }
    return choice
  }
}

extension [UInt8] {
  /// Whether a subtag of a folded name, or the name, ends at an offset.
  fileprivate func endsSubtag(at offset: Int) -> Bool { offset == count || self[offset] == 0x2D }
}
