extension LocaleMatcher {
  /// All supported locales that match, best first: the first is the answer of `bestMatch(for:)`, the second its answer
  /// without the first, and so on. Duplicates are left out.
  ///
  /// Each supported locale is ranked by its best preference, as in `bestMatch(for:)`: by distance, plus the demotion
  /// for each preference before.
  ///
  /// Allocates. Searches once for each place, so time grows with the number of matches times that of supported locales.
  public func rankedMatches(for desired: [String]) -> [LocaleMatch] {
    let forms = desired.map { maximized($0) }
    var ranked: [LocaleMatch] = []
    var isRanked: Set<Int> = []
    while true {
      var walk = PreferenceWalk(list.settings)
      for (position, form) in forms.enumerated() {
        let found = form.map { nearest(to: $0, below: walk.threshold, except: isRanked) } ?? .none
        if walk.take(found, desiredIndex: position) { break }
      }
      guard let next = match(walk) else { return ranked }
      ranked.append(next)
      isRanked.insert(walk.best.entry)
    }
  }

  /// All supported locales that match one preference, best first. Allocates.
  public func rankedMatches(for desired: some StringProtocol) -> [LocaleMatch] { rankedMatches(for: [String(desired)]) }

  private func nearest(to desired: LSR, below threshold: Int, except isRanked: Set<Int>) -> Nearest {
    // With all options an identical identifier comes before another at distance zero.
    for entry in list.index.entries where list.index.lsr(entry) == desired && !isRanked.contains(entry) {
      return Nearest(distance: 0, entry: entry)
    }
    return GeneralSearch.nearestAllowed(
      to: desired, in: list.index, below: threshold, settings: list.settings, isExcluded: { isRanked.contains($0) })
  }
}
