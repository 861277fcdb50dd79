extension LocaleMatcher {
  /// Explains the answer of `bestMatch(for:)` to one preference.
  ///
  ///     print(matcher.explanation(for: "en-IT"))   // en-GB, because nothing supported is nearer to 'en-IT': …
  ///
  /// Allocates; time grows linearly with the supported list for each preference.
  public func explanation(for identifier: some StringProtocol) -> MatchExplanation {
    explanation(for: [String(identifier)])
  }

  /// Explains the answer to preferences in descending order. Allocates.
  public func explanation(for identifiers: [String]) -> MatchExplanation {
    explanation(of: identifiers.map { Desired(identifier: $0, form: names.maximized($0)) })
  }

  /// Explains the answer to a sequence of texts in descending order. Allocates.
  @_disfavoredOverload
  public func explanation(for identifiers: some Sequence<some StringProtocol>) -> MatchExplanation {
    explanation(for: identifiers.map { String($0) })
  }

  /// Explains the answer to an Accept-Language header, exclusions and `*` included. Allocates.
  public func explanation(for header: AcceptLanguage) -> MatchExplanation {
    header.header.withIdentifierBytes { bytes in
      let walk = headerWalk(header, bytes)
      var preferences: [MatchExplanation.Preference] = []
      var isOver = false
      let result = walk.result { step in
        let identifier = String(decoding: step.range.text(in: bytes), as: UTF8.self)
        let found = step.found.distance < step.threshold ? step.found : .none
        let desired = Desired(
          identifier: identifier, form: step.desired, position: step.range.position, isWildcard: step.range.isWildcard)
        preferences.append(preference(desired, found: found, below: step.threshold, header: walk))
        isOver = step.isOver
      }
      let reached = preferences.map { $0.position }
      let isPerfect = preferences.last?.found?.distance?.distance == 0
      for range in header.ranges where range.weight > 0 && !reached.contains(range.position) {
        let desired = Desired(identifier: range.text, form: nil, position: range.position)
        preferences.append(
          notReached(desired, isOver && isPerfect ? .notReachedAfterPerfectMatch : .notReachedBelowThreshold))
      }
      return explanation(result, preferences)
    }
  }

  /// A preference as it was given and as the matcher sees it: nil for an ill-formed one.
  private struct Desired {
    var identifier: String
    var form: LSR?
    var position = 0
    /// Whether it is the `*` of a header.
    var isWildcard = false
  }

  private func explanation(of desired: [Desired]) -> MatchExplanation {
    var walk = PreferenceWalk(list.settings)
    var preferences: [MatchExplanation.Preference] = []
    var end: MatchExplanation.Outcome?
    for (position, var desired) in desired.enumerated() {
      desired.position = position
      if let end {
        preferences.append(notReached(desired, end))
        continue
      }
      let threshold = walk.threshold
      let nearest = list.nearest(to: desired.form, below: threshold)
      let found = nearest.distance < threshold ? nearest : .none
      preferences.append(preference(desired, found: found, below: threshold))
      if walk.take(nearest, desiredIndex: position) {
        end = found.distance == 0 ? .notReachedAfterPerfectMatch : .notReachedBelowThreshold
      }
    }
    return explanation(walk.result(in: list.index), preferences)
  }

  private func explanation(
    _ result: MatchResult?, _ preferences: [MatchExplanation.Preference]
  ) -> MatchExplanation {
    let match = self.match(result)
    return MatchExplanation(
      match: match, identifier: match?.supportedIdentifier ?? defaultIdentifier, preferences: preferences,
      supported: supported, options: options)
  }

  private func notReached(_ desired: Desired, _ outcome: MatchExplanation.Outcome) -> MatchExplanation.Preference {
    .init(
      identifier: desired.identifier, position: desired.position, outcome: outcome,
      threshold: LocaleDistance(eighths: 0), foundIndex: nil, candidates: [])
  }

  /// - Parameter header: what excludes supported identifiers, if it was a header that asked.
  private func preference(
    _ desired: Desired, found: Nearest, below threshold: Int, header: HeaderWalk? = nil
  ) -> MatchExplanation.Preference {
    let outcome: MatchExplanation.Outcome =
      desired.isWildcard
      ? .wildcard : desired.form == nil ? .illFormed(Self.error(in: desired.identifier)) : .considered
    let candidates = desired.form.map {
      self.candidates($0, desired.identifier, found: found, below: threshold, header: header)
    }
    return MatchExplanation.Preference(
      identifier: desired.identifier, position: desired.position, outcome: outcome,
      threshold: LocaleDistance(eighths: min(threshold, PairDistance.maximum * 8)),
      foundIndex: found.isNone ? nil : list.index.supportedIndex(found.entry), candidates: candidates ?? [])
  }

  private func candidates(
    _ desired: LSR, _ identifier: String, found: Nearest, below threshold: Int, header: HeaderWalk?
  ) -> [MatchExplanation.Candidate] {
    let (index, favorsScript) = (list.index, list.settings.favorsScript)
    var ranked = index.entries.map { entry in
      let distance = PairDistance.eighths(desired, index.lsr(entry), favorsScript: favorsScript)
      return (order: entry == found.entry ? -1 : distance, entry: entry)
    }
    ranked.sort { $0 < $1 }
    let candidates = ranked.map { _, entry in
      let pair = MatchingPair(desired: desired, supported: index.lsr(entry))
      let position = index.supportedIndex(entry)
      let verdict: MatchExplanation.Verdict =
        header?.isExcluded(entry, for: desired) == true
        ? .excluded : verdict(on: entry, pair, found: found.isNone ? nil : found.entry, below: threshold, index)
      return MatchExplanation.Candidate(
        supportedIndex: position, identifier: supported[position],
        distance: DistanceExplanation(
          pair, desired: identifier, supported: supported[position], favorsScript: favorsScript),
        verdict: verdict)
    }
    return candidates + unusedCandidates()
  }

  private func verdict(
    on entry: Int, _ pair: MatchingPair, found: Int?, below threshold: Int, _ index: IndexView
  ) -> MatchExplanation.Verdict {
    if entry == found { return .won }
    let favorsScript = list.settings.favorsScript
    let distance = PairDistance.eighths(pair.desired, pair.supported, favorsScript: favorsScript)
    if distance >= threshold { return .tooFar }
    let reverseDistance = PairDistance.eighths(pair.supported, pair.desired, favorsScript: favorsScript)
    if list.settings.onlyTwoWay, reverseDistance >= threshold { return .tooFarBack }
    guard let found else { return .tooFarBack }
    let winner = index.lsr(found)
    let least = PairDistance.eighths(pair.desired, winner, favorsScript: favorsScript)
    if distance > least { return .farther }
    if list.settings.onlyTwoWay, distance < least || reverseDistance >= least { return .tooFarBack }
    guard GeneralSearch.isMoreLikely(winner, than: pair.supported) else { return .later }
    return winner.script == pair.supported.script ? .lessLikelyRegion : .lessLikelyScript
  }

  /// The duplicates and ill-formed identifiers, which are not in the index.
  private func unusedCandidates() -> [MatchExplanation.Candidate] {
    var isUsed = [Bool](repeating: false, count: supported.count)
    for entry in list.index.entries { isUsed[list.index.supportedIndex(entry)] = true }
    return supported.indices.compactMap { position in
      guard !isUsed[position] else { return nil }
      let identifier = supported[position]
      let original = names.maximized(identifier).flatMap { list.index.entry(mostLike: $0) }
      let verdict: MatchExplanation.Verdict =
        original.map { .duplicate(of: list.index.supportedIndex($0.entry)) } ?? .illFormed(Self.error(in: identifier))
      return .init(supportedIndex: position, identifier: identifier, distance: nil, verdict: verdict)
    }
  }

  private static func error(in identifier: String) -> IdentifierError {
    identifier.withIdentifierBytes { ParsedIdentifier.error(in: $0) }
      ?? IdentifierError(offset: 0, reason: .invalidLanguage)
  }
}
