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
    var (oldOptions, newOptions) = (options, options)
    oldOptions.default = app.map { .given($0.old.identifier) } ?? .none
    newOptions.default = app.map { .given($0.new.identifier) } ?? .none
    let before = ReferenceMatcher(old.matching, supported: near.map(\.old.identifier), options: oldOptions)
      .bestMatch(for: [desired.old.identifier]).supportedIndex
    let after = ReferenceMatcher(new.matching, supported: near.map(\.new.identifier), options: newOptions)
      .bestMatch(for: [desired.new.identifier]).supportedIndex
    func shown(_ index: Int) -> String? { near.indices.contains(index) ? near[index].name : app?.name }
    if shown(before) == shown(after) { return nil }
    let winners = [before, after].filter(near.indices.contains).map { near[$0] }
    return WinnerChange(
      desired: desired.name,
      old: WinnerChange.ReleaseDecision(
        winner: near.indices.contains(before) ? near[before].name : nil,
        candidates: winners.map { old.explanation(desired: desired.old, supported: $0.old) }),
      new: WinnerChange.ReleaseDecision(
        winner: near.indices.contains(after) ? near[after].name : nil,
        candidates: winners.map { new.explanation(desired: desired.new, supported: $0.new) }))
  }
}
