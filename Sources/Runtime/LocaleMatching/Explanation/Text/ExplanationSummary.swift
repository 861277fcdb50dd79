#if !hasFeature(Embedded)
  /// The answer and its reason in one sentence.
  package struct ExplanationSummary {
    package let answer: String
    package let reason: String

    package var text: String { answer + reason }

    package init(_ explained: MatchExplanation) {
      guard let winner = explained.winner else {
        let isDefault = explained.isDefault
        answer = isDefault ? (explained.identifier ?? "").visibleLine : "No match"
        reason = "\(isDefault ? ", the default" : ""), because \(Self.failure(explained))."
        return
      }
      answer = winner.candidate.identifier.visibleLine
      reason = ", because \(Self.success(winner, explained))\(Self.precedence(explained))."
    }

    // MARK: - A match

    private static func success(
      _ winner: (
        preference: MatchExplanation.Preference, comparison: MatchExplanation.Comparison,
        candidate: MatchExplanation.Candidate
      ),
      _ explained: MatchExplanation
    ) -> String {
      let desired = "'\(winner.preference.identifier.visibleLine)'"
      guard let distance = winner.candidate.distance else { return "\(desired) finds it" }
      if distance.distance == 0, areSpelledAlike(winner.preference.identifier, winner.candidate.identifier) {
        return "\(desired) itself is supported"
      }
      if distance.distance.whole == 0 {
        return "\(desired) means the same: both maximize to \(distance.maximizedSupported)"
      }
      let others = winner.comparison.candidates.filter { $0.supportedIndex != winner.candidate.supportedIndex }
      if let tie = others.first(where: { $0.verdict.isTie }) {
        let verdicts = VerdictText(
          desired: winner.preference.identifier, comparison: winner.comparison, explained: explained)
        return "nothing supported is nearer to \(desired): its distance is \(distance.distance); "
          + "\(quoted(tie)) is as near, but \(quoted(winner.candidate)) \(verdicts.precedence(over: tie))"
      }
      let farther = others.filter { $0.verdict == .farther }
      guard let next = farther.first?.distance?.distance else {
        return others.isEmpty
          ? "it is all that is supported and near enough to \(desired): \(limit(distance.distance, winner.comparison))"
          : "nothing else is near enough to \(desired): \(limit(distance.distance, winner.comparison))"
      }
      let seconds = farther.filter { $0.distance?.distance == next }.map(quoted)
      return "nothing supported is nearer to \(desired): its distance is \(distance.distance), "
        + "that of \(listed(seconds)) \(next)"
    }

    private static func limit(_ distance: LocaleDistance, _ comparison: MatchExplanation.Comparison) -> String {
      "its distance, \(distance), is below \(comparison.threshold)"
    }

    /// Says why the preferences before the one that decided did not decide.
    private static func precedence(_ explained: MatchExplanation) -> String {
      let earlier = explained.precedingPreferences
      guard let last = earlier.last else { return "" }
      if let earlierPreference = earlier.last(where: { $0.comparison?.found != nil }),
        let found = earlierPreference.comparison?.found
      {
        let distance = found.distance?.distance.description ?? ""
        return "; that beats \(quoted(found)), which '\(earlierPreference.identifier.visibleLine)' found at \(distance)"
      }
      return earlier.count == 1
        ? "; the first preference, '\(last.identifier.visibleLine)', is near nothing supported"
        : "; the \(earlier.count) preferences before it are near nothing supported"
    }

    // MARK: - No match

    private static func failure(_ explained: MatchExplanation) -> String {
      let preferences = explained.preferences
      guard preferences.count == 1, let preference = preferences.first else {
        return "nothing supported is near enough to any of the \(preferences.count) preferences"
      }
      let desired = "'\(preference.identifier.visibleLine)'"
      guard let comparison = preference.comparison else { return "\(desired) is not a locale identifier" }
      guard let nearest = comparison.candidates.first, let distance = nearest.distance?.distance else {
        return "nothing well-formed is supported"
      }
      let prefix = "nothing supported is near enough to \(desired): the nearest, \(quoted(nearest)), is at \(distance)"
      return nearest.verdict == .tooFarBack
        ? "\(prefix), but the way back is too far and only two-way pairs count"
        : "\(prefix) and would have to be below \(comparison.threshold)"
    }

    // MARK: - Words

    /// Names as a list: `en-IE and en-IN`, or `en-IE, en-IN and 3 more`.
    private static func listed(_ names: [String]) -> String {
      guard let first = names.first, let last = names.last, names.count > 1 else { return names.first ?? "" }
      if names.count == 2 { return "\(first) and \(last)" }
      return "\(names.prefix(2).joined(separator: ", ")) and \(names.count - 2) more"
    }

    /// The identifier in quotes, so that 'it' and 'no' are not read as words.
    private static func quoted(_ candidate: MatchExplanation.Candidate) -> String {
      "'\(candidate.identifier.visibleLine)'"
    }

    private static func areSpelledAlike(_ one: String, _ other: String) -> Bool {
      one.utf8.elementsEqual(other.utf8) { left, right in folded(left) == folded(right) }
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x5F: 0x2D
      default: byte
      }
    }
  }
#endif
