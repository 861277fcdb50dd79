extension LocaleMatcher {
  /// Explains the answer to a locale or a list of preferences. The match is the one that `bestMatch(for:)` gives.
  ///
  ///     print(matcher.explanation(for: "en-IT"))   // en-GB, because nothing supported is nearer to 'en-IT': …
  ///
  /// Allocates; time grows linearly with the supported list for each preference.
  public func explanation(for desired: some LocaleList) -> MatchExplanation {
    index.withView { explanation(for: forms(of: desired), $0) }
  }

  /// Explains the answer to a list of preferences. Allocates.
  public func explanation(for desired: [String]) -> MatchExplanation {
    index.withView { explanation(for: forms(of: desired), $0) }
  }

  private func explanation(for desired: [(identifier: String, form: LSR?)], _ view: IndexView) -> MatchExplanation {
    var walk = PreferenceWalk(settings)
    var preferences: [MatchExplanation.Preference] = []
    var end: MatchExplanation.Preference.PreferenceState?
    for (position, (identifier, form)) in desired.enumerated() {
      if let end {
        preferences.append(.init(identifier: identifier, state: end))
        continue
      }
      let before = walk.threshold
      let nearest = form.map { self.nearest(to: $0, in: view, below: before) } ?? .none
      let isOver = walk.take(nearest, desiredIndex: position)
      let found = nearest.distance < before ? nearest : nil
      let state: MatchExplanation.Preference.PreferenceState =
        if let form {
          .considered(compare(identifier, form, found: found?.winner, below: before, view))
        } else {
          .illFormed(
            identifier.withIdentifierBytes { ParsedIdentifier.error(in: $0) }
              ?? IdentifierError(offset: 0, reason: .invalidLanguage))
        }
      preferences.append(.init(identifier: identifier, state: state))
      if isOver { end = found?.distance == 0 ? .notReachedAfterPerfectMatch : .notReachedBelowThreshold }
    }
    let match = walk.match(in: view)
    return MatchExplanation(
      match: match, identifier: match.map { supported[$0.supportedIndex] } ?? defaultIdentifier,
      preferences: preferences, supported: supported, options: options)
  }

  private func compare(
    _ identifier: String, _ desired: LSR, found: Int?, below threshold: Int, _ view: IndexView
  ) -> MatchExplanation.Comparison {
    var candidates: [(order: (Int, Int, Int), candidate: MatchExplanation.Candidate)] = []
    for entry in view.entries {
      let pair = MatchingPair(desired: desired, supported: view.lsr(entry))
      let position = view.supportedIndex(entry)
      let explained = DistanceExplanation(
        pair, desired: identifier, supported: supported[position], favorsScript: settings.favorsScript)
      let verdict = verdict(on: entry, pair, found: found, below: threshold, view)
      candidates.append(
        (
          (entry == found ? 0 : 1, explained.distance.eighths, entry),
          .init(supportedIndex: position, identifier: supported[position], distance: explained, verdict: verdict)
        ))
    }
    candidates.sort { $0.order < $1.order }
    return MatchExplanation.Comparison(
      threshold: LocaleDistance(eighths: threshold), foundIndex: found.map { view.supportedIndex($0) },
      candidates: candidates.map { $0.candidate } + unusedCandidates(view))
  }

  private func verdict(
    on entry: Int, _ pair: MatchingPair, found: Int?, below threshold: Int, _ view: IndexView
  ) -> MatchExplanation.Verdict {
    if entry == found { return .won }
    let favorsScript = settings.favorsScript
    let distance = PairDistance.eighths(pair.desired, pair.supported, favorsScript: favorsScript)
    if distance >= threshold { return .tooFar }
    let reverseDistance = PairDistance.eighths(pair.supported, pair.desired, favorsScript: favorsScript)
    if settings.onlyTwoWay, reverseDistance >= threshold { return .tooFarBack }
    guard let found else { return .tooFarBack }
    let winner = view.lsr(found)
    let least = PairDistance.eighths(pair.desired, winner, favorsScript: favorsScript)
    if distance > least { return .farther }
    if settings.onlyTwoWay, distance < least || reverseDistance >= least { return .tooFarBack }
    guard winner.language == pair.supported.language, GeneralSearch.isMoreLikely(winner, than: pair.supported) else {
      return .later
    }
    return winner.script == pair.supported.script ? .lessLikelyRegion : .lessLikelyScript
  }

  /// The duplicates and ill-formed identifiers, which are not in the index.
  private func unusedCandidates(_ view: IndexView) -> [MatchExplanation.Candidate] {
    var entries = [Int?](repeating: nil, count: supported.count)
    for entry in view.entries { entries[view.supportedIndex(entry)] = entry }
    return supported.indices.compactMap { position in
      guard entries[position] == nil else { return nil }
      let identifier = supported[position]
      let verdict: MatchExplanation.Verdict
      if let form = Self.form(of: identifier, names, supported), let original = entry(equalTo: form.lsr, view) {
        verdict = .duplicate(of: view.supportedIndex(original))
      } else {
        verdict = .illFormed(
          identifier.withIdentifierBytes { ParsedIdentifier.error(in: $0) }
            ?? IdentifierError(offset: 0, reason: .invalidLanguage))
      }
      return MatchExplanation.Candidate(
        supportedIndex: position, identifier: identifier, distance: nil, verdict: verdict)
    }
  }

  private func entry(equalTo lsr: LSR, _ view: IndexView) -> Int? {
    let first = view.probe(lsr.fields).entry
    var entry = first == 0 ? nil : first
    while let current = entry, view.lsr(current) != lsr { entry = view.next(current) }
    return entry
  }
}
