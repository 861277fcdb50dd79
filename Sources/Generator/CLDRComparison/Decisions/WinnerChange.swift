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
  /// The change for a preference; nil if both releases choose the same locale.
  ///
  /// - Parameter near: the supported locales that `NearLocales` gives. A locale that is too far in both releases can
  ///   win in neither, and wins no tie.
  func change(for desired: ComparedLocale, among near: [ComparedLocale]) -> WinnerChange? {
    // Without a default a missing match is visible, and the list's order decides ties.
    let options = ReferenceMatcher.Options(default: .none)
    let before = ReferenceMatcher(old.matching, supported: near.map(\.old.identifier), options: options)
      .bestMatch(for: [desired.old.identifier]).supportedIndex
    let after = ReferenceMatcher(new.matching, supported: near.map(\.new.identifier), options: options)
      .bestMatch(for: [desired.new.identifier]).supportedIndex
    if before == after { return nil }
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
