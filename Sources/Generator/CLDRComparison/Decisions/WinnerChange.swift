import ReferenceMatching

/// A preference that gets another locale from the newer release, with the reasons from both releases.
package struct WinnerChange: Hashable, Sendable, Codable {
  package struct ReleaseDecision: Hashable, Sendable, Codable {
    /// The winner; nil if nothing supported is near enough, so that the app's default is used.
    package var winner: String?
    /// The distances, in this release, of the winners of both releases.
    package var candidates: [CandidateExplanation]
  }

  package var desired: String
  package var old: ReleaseDecision
  package var new: ReleaseDecision
}

extension ReleasePair {
  /// The change for a preference; nil if people are shown the same locale.
  ///
  /// - Parameters:
  ///   - near: the supported locales that `NearLocales` gives. A locale that is too far in both releases can win in neither, and
  ///     wins no tie.
  ///   - app: the app's default, which is shown where nothing matches, and leads its equals; nil for none.
  ///   - options: the app's other options.
  func change(
    for desired: ComparedLocale, among near: [ComparedLocale], default app: ComparedLocale? = nil,
    _ options: ReferenceMatcher.Options = .init()
  ) -> WinnerChange? {
    func decision(_ side: ReleaseSide) -> Int {
      var options = options
      options.default = app.map { .given($0[side].identifier) } ?? .none
      let supported = near.map { ($0[side].identifier, $0[side].maximized) }
      return ReferenceMatcher(self[side].matching, supported: supported, options: options)
        .bestMatch(for: [desired[side].identifier]).supportedIndex
    }
    let (before, after) = (decision(.old), decision(.new))
    func shown(_ index: Int) -> String? { near.indices.contains(index) ? near[index].name : app?.name }
    if shown(before) == shown(after) { return nil }
    func reasons(_ side: ReleaseSide, _ winner: Int) -> WinnerChange.ReleaseDecision {
      let candidates = [before, after].filter(near.indices.contains).map { index in
        self[side].explanation(desired: desired[side], supported: near[index][side], isWinner: index == winner, options)
      }
      return WinnerChange.ReleaseDecision(
        winner: near.indices.contains(winner) ? near[winner].name : nil, candidates: candidates)
    }
    return WinnerChange(
      desired: desired.name, old: reasons(.old, before), new: reasons(.new, after))
  }
}
