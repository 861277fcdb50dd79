extension LocaleMatcher {
  /// All supported locales that could be answered, best first: the first is `bestMatch(for:)`, the second what that would
  /// be without the first, and so on. Duplicates are left out.
  ///
  /// Of a list of preferences each supported locale is matched with the one that suits it best, as in `bestMatch(for:)`:
  /// by distance, plus the demotion for each preference before it.
  ///
  /// Allocates. Each place is a search of its own, so that time grows with the number of matches times that of supported
  /// locales.
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

  /// All supported locales that could be answered to one preference, best first. Allocates.
  public func rankedMatches(for desired: some StringProtocol) -> [LocaleMatch] { rankedMatches(for: [String(desired)]) }

  private func nearest(to desired: LSR, below threshold: Int, except isRanked: Set<Int>) -> Nearest {
    // Whatever the options, an identical identifier comes before one that is only at no distance.
    for entry in list.index.entries where list.index.lsr(entry) == desired && !isRanked.contains(entry) {
      return Nearest(distance: 0, entry: entry)
    }
    return GeneralSearch.nearestAllowed(
      to: desired, in: list.index, below: threshold, settings: list.settings, isExcluded: { isRanked.contains($0) })
  }
}
