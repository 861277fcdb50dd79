#if !hasFeature(Embedded)
  extension MatchExplanation: CustomStringConvertible {
    /// The answer and its reason in a sentence: `en-GB, because nothing supported is nearer to 'en-IT': its distance is
    /// 3, of 'en' it is 5.` `which-locale explain` draws all candidates as a table.
    ///
    /// Not in Embedded Swift. Allocates.
    public var description: String { summary.answer + summary.reason }

    /// The two parts of the description.
    package var summary: (answer: String, reason: String) {
      guard let winner, let found = winner.found else {
        let answer = isDefault ? (identifier ?? "").visibleLine : "No match"
        return (answer, "\(isDefault ? ", the default" : ""), because \(failure).")
      }
      return (found.identifier.visibleLine, ", because \(success(winner, found))\(precedence).")
    }

    private func success(_ winner: Preference, _ found: Candidate) -> String {
      let desired = "'\(winner.identifier.visibleLine)'"
      if winner.outcome == .wildcard { return "'*' takes any locale that no other range names" }
      guard let distance = found.distance else { return "\(desired) finds it" }
      if distance.distance == 0, winner.identifier.isSpelledLike(found.identifier) {
        return "\(desired) itself is supported"
      }
      if distance.distance.whole == 0 {
        return "\(desired) means the same: both maximize to \(distance.maximizedSupported)"
      }
      let others = winner.candidates.filter { $0.supportedIndex != found.supportedIndex }
      if let tie = others.first(where: { $0.verdict.isTie }) {
        return "nothing supported is nearer to \(desired): its distance is \(distance.distance); "
          + "\(tie.quoted) is as near, but \(found.quoted) \(precedence(over: tie, of: winner))"
      }
      guard let next = others.first(where: { $0.verdict == .farther }), let second = next.distance?.distance else {
        return "nothing else is near enough to \(desired): its distance, \(distance.distance), "
          + "is below \(winner.threshold)"
      }
      return "nothing supported is nearer to \(desired): its distance is \(distance.distance), "
        + "of \(next.quoted) it is \(second)"
    }

    /// The reason why the preferences before the deciding one lost.
    private var precedence: String {
      let earlier = preferences.prefix { $0.position != match?.desiredIndex }
      guard let last = earlier.last else { return "" }
      if let preference = earlier.last(where: { $0.found != nil }), let found = preference.found {
        return "; that beats \(found.quoted), which '\(preference.identifier.visibleLine)' found at "
          + "\(found.distance?.distance.description ?? "")"
      }
      return earlier.count == 1
        ? "; the first preference, '\(last.identifier.visibleLine)', is near nothing supported"
        : "; the \(earlier.count) preferences before it are near nothing supported"
    }

    private var failure: String {
      guard preferences.count == 1, let preference = preferences.first else {
        return "nothing supported is near enough to any of the \(preferences.count) preferences"
      }
      let desired = "'\(preference.identifier.visibleLine)'"
      if case .illFormed = preference.outcome { return "\(desired) is not a locale identifier" }
      guard let nearest = preference.candidates.first, let distance = nearest.distance?.distance else {
        return "no supported identifier is well-formed"
      }
      let prefix = "nothing supported is near enough to \(desired): the nearest, \(nearest.quoted), is at \(distance)"
      return nearest.verdict == .tooFarBack
        ? "\(prefix), but the way back is too far and only two-way pairs count"
        : "\(prefix) and would have to be below \(preference.threshold)"
    }

    /// The reason why the candidate that a preference found wins a tie: "has the likelier region".
    package func precedence(over candidate: Candidate, of preference: Preference) -> String {
      if candidate.verdict == .lessLikelyScript { return "has the likelier script" }
      if candidate.verdict == .lessLikelyRegion { return "has the likelier region" }
      // One that is later in the list comes first in the search order as the default or as a paradigm locale.
      guard let found = preference.found, found.supportedIndex > candidate.supportedIndex else {
        return "is listed earlier"
      }
      let maximized = LanguageIdentifier(found.identifier)?.maximized
      return maximized != nil && maximized == defaultIdentifier.flatMap { LanguageIdentifier($0) }?.maximized
        ? "goes first as the default" : "goes first as one of CLDR's paradigm locales"
    }
  }

  extension MatchExplanation.Candidate {
    /// The identifier in quotes, so that 'it' and 'no' are not read as words.
    fileprivate var quoted: String { "'\(identifier.visibleLine)'" }
  }

  extension String {
    /// Whether the texts differ in case and separators only.
    fileprivate func isSpelledLike(_ other: String) -> Bool {
      withIdentifierBytes { one in other.withIdentifierBytes { ASCII.areEqual(one, $0) } }
    }
  }
#endif
