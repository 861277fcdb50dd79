import LocaleAliases
import LocaleCore

#if !hasFeature(Embedded)
  extension MatchExplanation: CustomStringConvertible {
    /// The answer and its reason in a sentence: `en-GB, because nothing supported is nearer to 'en-IT': its distance is
    /// 3, of 'en' it is 5.` `which-locale explain` draws all candidates as a table.
    ///
    /// It is written from what the walk recorded, and names what decided: also `*`, refusals by a header, and preferences
    /// that were never looked at. Not in Embedded Swift. Allocates.
    public var description: String { summary.answer + summary.reason }

    /// The two parts of the description.
    package var summary: (answer: String, reason: String) {
      guard let match else {
        let answer = identifier?.visibleLine ?? "No match"
        let refused = defaultRefusal.map { ", although the header refuses it (\($0.visibleLine))" } ?? ""
        return (
          answer, "\(isDefault ? ", the default\(refused)" : ""), because \(failure)\(refusals)\(unreached)\(reading)."
        )
      }
      let reason = winner.map { success($0, $0.found) } ?? "it matches"
      return (match.identifier.visibleLine, ", because \(reason)\(precedence)\(refusals)\(unreached)\(reading).")
    }

    // MARK: Why the answer won

    private func success(_ winner: Preference, _ found: Candidate?) -> String {
      if winner.outcome == .wildcard { return "'*' takes any locale that no other range names" }
      let desired = winner.quoted
      guard let found, let distance = found.distance else { return "\(desired) finds it" }
      if distance.distance.whole == 0 { return equality(winner, found, distance) }
      let others = winner.candidates.filter { $0.supportedIndex != found.supportedIndex }
      let isNarrowed = others.contains { $0.verdict.isRefusal && $0.order < winner.threshold.eighths }
      let nearer = others.first { $0.verdict.isAboutTheWayBack && $0.order < found.order }
      let allowed = (isNarrowed ? " that the header allows" : "") + (nearer == nil ? "" : " that counts both ways")
      return nearness(of: found, distance.distance, in: winner, others, allowed)
        + (nearer.map { "; \($0.quoted) is at \($0.distance?.distance.description ?? ""), but \(wayBack(of: $0))" }
          ?? "")
    }

    /// - Parameter allowed: which of the supported are meant.
    private func nearness(
      of found: Candidate, _ distance: LocaleDistance, in winner: Preference, _ others: [Candidate], _ allowed: String
    ) -> String {
      let desired = winner.quoted
      if let tie = others.first(where: { $0.verdict.isTie || $0.isTwin(of: found) }) {
        return "nothing supported\(allowed) is nearer to \(desired): its distance is \(distance); "
          + "\(tie.quoted) is as near, but \(found.quoted) \(precedence(over: tie, of: winner))"
      }
      guard let next = others.first(where: { $0.verdict == .farther }), let second = next.distance?.distance else {
        return "nothing else\(allowed) is near enough to \(desired): its distance, \(distance), "
          + "is below \(winner.threshold)"
      }
      return "nothing supported\(allowed) is nearer to \(desired): its distance is \(distance), "
        + "that of \(next.quoted) is \(second)"
    }

    /// Why the way back of a candidate decided against it, as a clause.
    private func wayBack(of candidate: Candidate) -> String {
      guard case .fartherBack(let index) = candidate.verdict else {
        return "the way back is too far, and only two-way pairs count"
      }
      return
        "the way back is no nearer than '\(supported[index].visibleLine)', which is searched earlier, and only two-way "
        + "pairs count"
    }

    /// The reason at distance zero, where only language, script and region were compared.
    private func equality(_ winner: Preference, _ found: Candidate, _ distance: DistanceExplanation) -> String {
      if winner.identifier.isSpelledLike(found.identifier) { return "\(winner.quoted) itself is supported" }
      let maximized = distance.maximizedSupported
      if winner.identifier.hasTail || found.identifier.hasTail {
        let rival = winner.candidates.first { $0.verdict.isLessAlike }
        return "\(winner.quoted) has the same language, script and region, \(maximized)"
          + (rival.map { ", and unlike \($0.quoted) it \(precedence(over: $0, of: winner))" }
            ?? "; variants, extensions and private use are not compared by distance")
      }
      return "\(winner.quoted) means the same: both maximize to \(maximized)"
    }

    /// The reason why the preferences before the deciding one lost.
    private var precedence: String {
      let earlier = preferences.prefix { $0.desiredIndex != match?.desiredIndex }.filter { !$0.outcome.isNotReached }
      guard let last = earlier.last else { return "" }
      if let preference = earlier.last(where: { $0.found != nil }), let found = preference.found {
        return "; that beats \(found.quoted), which \(preference.quoted) found at "
          + "\(found.distance?.distance.description ?? "")"
      }
      let allowed = earlier.contains { !$0.refused.isEmpty } ? " that the header allows" : ""
      return earlier.count == 1
        ? "; the first preference, \(last.quoted), is near nothing supported\(allowed)"
        : "; the \(earlier.count.inWords) preferences before it are near nothing supported\(allowed)"
    }

    // MARK: Why nothing was found

    private var failure: String {
      let reached = preferences.filter { !$0.outcome.isNotReached }
      if preferences.isEmpty { return isForHeader ? "the header has no usable range" : "there is no preference" }
      let allowed = reached.contains { !$0.refused.isEmpty } ? " that the header allows" : ""
      guard reached.count == 1, let preference = reached.first else {
        let all = reached.count == 2 ? "either of the two" : "any of the \(reached.count.inWords)"
        return "nothing supported\(allowed) is near enough to \(all) preferences"
      }
      if case .illFormed = preference.outcome { return "\(preference.quoted) is not a locale identifier" }
      if preference.outcome == .wildcard { return "'*' takes only a locale that no other range names" }
      let candidates = preference.candidates.filter { $0.distance != nil }
      if candidates.isEmpty {
        return supported.isEmpty ? "nothing is supported" : "no supported identifier is well-formed"
      }
      guard let nearest = candidates.first(where: { !$0.verdict.isRefusal }), let distance = nearest.distance?.distance
      else { return "the header refuses all that is supported" }
      let prefix =
        "nothing supported\(allowed) is near enough to \(preference.quoted): the nearest, \(nearest.quoted), is at "
        + "\(distance)"
      return nearest.verdict == .tooFarBack
        ? "\(prefix), but \(wayBack(of: nearest))"
        : "\(prefix) and would have to be below \(preference.threshold)"
    }

    // MARK: What else decided

    /// The refusals without which the answer might be another: those of candidates at least as near as the answer.
    private var refusals: String {
      var ranges: [(range: String, identifiers: [String])] = []
      var told: Set<TextKey> = []
      for candidate in preferences.flatMap(\.refused) {
        guard case .excluded(let range) = candidate.verdict else { continue }
        guard told.insert(TextKey(text: candidate.quoted)).inserted else { continue }
        let place = ranges.firstIndex { $0.range == range } ?? ranges.endIndex
        if place == ranges.endIndex { ranges.append((range, [])) }
        ranges[place].identifiers.append(candidate.quoted)
      }
      if ranges.isEmpty { return "" }
      let parts = ranges.map { range, identifiers in
        let more = identifiers.count > 3 ? " and \((identifiers.count - 3).inWords) more" : ""
        return "\(identifiers.prefix(3).joined(separator: ", "))\(more) (\(range.visibleLine))"
      }
      return "; the header refuses \(parts.joined(separator: " and "))"
    }

    /// The preferences that were never looked at, unless a perfect match made them needless.
    private var unreached: String {
      guard let first = preferences.first(where: { $0.outcome == .notReachedBelowThreshold }) else { return "" }
      let count = preferences.count { !$0.outcome.isNotReached && $0.outcome != .wildcard }
      return "; the search ended after \(count.inWords) preference\(count == 1 ? "" : "s"), before \(first.quoted)"
    }

    /// What was not read of the preference that decided, and the second walk.
    private var reading: String {
      var text = isAskedAgain && match != nil ? "; all preferences were asked again without demotion" : ""
      for preference in preferences where match == nil || preference.desiredIndex == match?.desiredIndex {
        if let part = preference.partRead { text += "; of \(preference.quoted) only '\(part.visibleLine)' is read" }
      }
      return text
    }

    /// The reason why the candidate that a preference found wins a tie: "has the likelier region".
    package func precedence(over candidate: Candidate, of preference: Preference) -> String {
      if case .lessAlike(let advantage) = candidate.verdict { return "has \(advantage.words)" }
      if candidate.verdict == .lessLikelyScript { return "has the likelier script" }
      if candidate.verdict == .lessLikelyRegion { return "has the likelier region" }
      // One that is later in the list comes first in the search order as the default or as a paradigm locale.
      guard let found = preference.found, found.supportedIndex > candidate.supportedIndex else {
        return "is listed earlier"
      }
      return preference.foundIsPreferred
        ? "goes first as the default" : "goes first as one of CLDR's paradigm locales"
    }

    // MARK: Why not another

    /// Why an identifier is not the answer, in a sentence: `'en' is not the answer for 'en-IT': its distance is 5, of
    /// 'en-GB' it is 3.`
    ///
    /// - Parameter identifier: one of the supported identifiers, in any case and with either separator.
    /// - Returns: a sentence that says so if it is the answer, or is not supported. Allocates.
    public func reason(against identifier: some StringProtocol) -> String {
      let wanted = String(identifier)
      let quoted = "'\(wanted.visibleLine)'"
      if let match, match.identifier.isSpelledLike(wanted) { return "\(quoted) is the answer." }
      guard supported.contains(where: { $0.isSpelledLike(wanted) }) else { return "\(quoted) is not supported." }
      let isDefault = self.identifier?.isSpelledLike(wanted) == true
      let judged = (winner.map { [$0] } ?? preferences).compactMap { preference in
        preference.candidates.first { $0.identifier.isSpelledLike(wanted) }.map { (preference, $0) }
      }
      guard let (preference, candidate) = judged.min(by: { $0.1.order < $1.1.order }) else {
        return "\(quoted) was compared with no preference\(isDefault ? "; it is the answer as the default" : "")."
      }
      let head = isDefault ? "\(quoted) is the answer only as the default" : "\(quoted) is not the answer"
      return "\(head) for \(preference.quoted): \(reason(against: candidate, preference))."
    }

    private func reason(against candidate: Candidate, _ preference: Preference) -> String {
      let distance = candidate.distance?.distance.description ?? ""
      let best = preference.found
      let winner = best?.quoted ?? ""
      switch candidate.verdict {
      case .won:
        guard let match, let last = self.winner else { return "another preference decides" }
        return "its distance is \(distance), and \(last.quoted) finds '\(match.identifier.visibleLine)'"
      case .farther:
        return "its distance is \(distance), that of \(winner) is \(best?.distance?.distance.description ?? "")"
      case .lessLikelyScript, .lessLikelyRegion, .later:
        guard preference.outcome != .wildcard else { return "'*' takes \(winner)" }
        return "\(winner) is as near, at \(distance), and \(precedence(over: candidate, of: preference))"
      case .lessAlike(let advantage):
        return "\(winner) has the same language, script and region, and \(advantage.words)"
      case .tooFar: return "its distance is \(distance) and would have to be below \(preference.threshold)"
      case .tooFarBack, .fartherBack: return wayBack(of: candidate)
      case .excluded(let range): return "the header refuses it (\(range.visibleLine))"
      case .duplicate(let index):
        return "it cannot be told from '\(supported[index].visibleLine)', which is listed or searched earlier"
      case .illFormed(let error): return "it is not a locale identifier: \(error)"
      }
    }
  }

  extension MatchExplanation.Candidate {
    /// The identifier in quotes, so that 'it' and 'no' are not read as words.
    fileprivate var quoted: String { "'\(identifier.visibleLine)'" }
    fileprivate var order: Int { distance?.distance.eighths ?? .max }

    /// Whether it is a duplicate with another spelling: `iw` beside `he`.
    fileprivate func isTwin(of other: Self) -> Bool {
      verdict == .duplicate(of: other.supportedIndex) && !identifier.isSpelledLike(other.identifier)
    }
  }

  extension MatchExplanation.Preference {
    fileprivate var quoted: String { "'\(identifier.visibleLine)'" }

    /// The candidates without whose refusal the preference might have found another.
    fileprivate var refused: [MatchExplanation.Candidate] { refusedIndices.map { candidates[$0] } }
  }

  extension MatchExplanation.Advantage {
    /// What it is, in words.
    package var words: String {
      switch self {
      case .sameText: "the text that is asked for"
      case .sameVariants: "the variants that are asked for"
      case .noVariants: "no variants"
      case .sameExtensions: "the extensions that are asked for"
      case .noExtensions: "no extensions"
      }
    }
  }

  extension MatchExplanation.Verdict {
    fileprivate var isRefusal: Bool { if case .excluded = self { true } else { false } }
  }

  extension String {
    /// Whether an identifier has variants, extensions or private use.
    fileprivate var hasTail: Bool {
      LocaleIdentifier(naming: self).map { $0.parsed.kind != .privateUse && $0.parsed.tail < $0.text.utf8.count }
        ?? false
    }
  }

  extension Int {
    /// The number in words up to twelve, else in digits.
    fileprivate var inWords: String {
      let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      ]
      return words.indices.contains(self) ? words[self] : description
    }
  }
#endif
