/// Chooses by Apple's Technical Q&A 1828: the localization that a preference names, else a more generic one, else the
/// next preference. Never chooses a sibling or a more specific localization: `en` does not match `en-GB`.
enum ClassicEngine {
  /// - Parameter names: the localizations, folded.
  static func choice(
    from available: [String], _ names: [[UInt8]], preferring preferred: [String], _ listener: inout some StepListener
  ) -> LocalizationChoice {
    var choice = LocalizationChoice(.classic)
    for (index, preference) in preferred.enumerated() {
      var matches: [(place: Int, reason: LocalizationMatch.Reason)] = []
      var wanted = LocalizationName.foldedBytes(preference)[...]
      let whole = wanted.count
      // The localization with the preference's name, then those with its truncations.
      while true {
        let reason: LocalizationMatch.Reason =
          wanted.count == whole ? .exact : .generic(String(decoding: wanted, as: UTF8.self))
        for (place, name) in names.enumerated() where name.elementsEqual(wanted) { matches.append((place, reason)) }
        guard let hyphen = wanted.lastIndex(of: 0x2D) else { break }
        wanted = wanted[..<hyphen]
      }
      guard let first = matches.first else {
        listener.tell(.unmatched(preference: preference))
        continue
      }
      func match(_ found: (place: Int, reason: LocalizationMatch.Reason)) -> LocalizationMatch {
        LocalizationMatch(
          preferenceIndex: index, preference: preference, localizationIndex: found.place,
          localization: available[found.place], reason: found.reason)
      }
      choice.origin = .preference(index)
      choice.localizations = matches.map { available[$0.place] }
      for found in matches.dropFirst() { listener.tell(.passedOver(match(found))) }
      listener.tell(.chosen(match(first)))
      break
    }
    return choice
  }
}
