import ReferenceMatching

/// A preference that gets another locale from the newer release, and why from each.
package struct WinnerChange: Hashable, Sendable, Codable {
  /// What one release decides.
  package struct Side: Hashable, Sendable, Codable {
    /// Nil where nothing supported is near enough: the app's default stands in.
    package var winner: String?
    /// How far the winners of either release are, in this one.
    package var candidates: [CandidateExplanation]
  }

  package var desired: String
  package var old: Side
  package var new: Side
}

extension ReleasePair {
  /// Nil where both releases choose alike.
  ///
  /// - Parameter near: Of the supported locales those that `NearLocales` gives: what is too far in both releases can win
  ///   in neither, and wins no tie.
  func change(for desired: ComparedLocale, among near: [ComparedLocale]) -> WinnerChange? {
    if near.isEmpty { return nil }
    // No default: a missing match shows as such, and ties fall to the list's own order.
    let options = ReferenceMatcher.Options(default: .none)
    let before = ReferenceMatcher(old.matching, supported: near.map(\.old.identifier), options: options)
      .bestMatch(for: [desired.old.identifier]).supportedIndex
    let after = ReferenceMatcher(new.matching, supported: near.map(\.new.identifier), options: options)
      .bestMatch(for: [desired.new.identifier]).supportedIndex
    if before == after { return nil }
    let winners = [before, after].filter(near.indices.contains).map { near[$0] }
    return WinnerChange(
      desired: desired.name,
      old: WinnerChange.Side(
        winner: near.indices.contains(before) ? near[before].name : nil,
        candidates: winners.map { old.explanation(desired: desired.old, supported: $0.old) }),
      new: WinnerChange.Side(
        winner: near.indices.contains(after) ? near[after].name : nil,
        candidates: winners.map { new.explanation(desired: desired.new, supported: $0.new) }))
  }
}
