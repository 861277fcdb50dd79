extension LocaleMatcher {
  /// All supported locales below the threshold, best first: the first is `bestMatch(for:)`, the second what that would be
  /// without the first, and so on. Duplicates are left out.
  ///
  /// Allocates. Sorts, unless only two-way pairs count, where each place is a search of its own.
  public func rankedMatches(for identifier: String) -> [LocaleMatch] {
    guard let form = Self.form(of: identifier, names, supported) else { return [] }
    return index.withView { view in
      let ranked = settings.onlyTwoWay ? rankedBySearching(form.lsr, view) : rankedBySorting(form.lsr, view)
      return ranked.map { entry, distance in
        LocaleMatch(
          supportedIndex: view.supportedIndex(entry), desiredIndex: 0, distance: LocaleDistance(eighths: distance))
      }
    }
  }

  private func rankedBySorting(_ desired: LSR, _ view: IndexView) -> [(entry: Int, distance: Int)] {
    var remaining: [(entry: Int, distance: Int)] = []
    for entry in view.entries {
      let distance = PairDistance.eighths(desired, view.lsr(entry), favorsScript: settings.favorsScript)
      if distance < min(settings.threshold, PairDistance.maximum * 8) { remaining.append((entry, distance)) }
    }
    // Whatever the options, what is identical comes before what is merely at no distance.
    @inline(__always) func rank(_ entry: Int) -> Int { view.lsr(entry) == desired ? -1 : entry }
    remaining.sort { ($0.distance, rank($0.entry)) < ($1.distance, rank($1.entry)) }
    var start = 0
    while start < remaining.count {
      var end = start + 1
      while end < remaining.count, remaining[end].distance == remaining[start].distance { end += 1 }
      if remaining[start].distance >= 8 { Self.settleTies(&remaining[start..<end], in: view) }
      start = end
    }
    return remaining
  }

  /// Brings entries at one distance into the order in which they would win.
  private static func settleTies(_ ties: inout ArraySlice<(entry: Int, distance: Int)>, in view: IndexView) {
    for place in ties.indices.dropLast() {
      var winner = place
      for other in (place + 1)..<ties.endIndex
      where GeneralSearch.isMoreLikely(view.lsr(ties[other].entry), than: view.lsr(ties[winner].entry)) {
        winner = other
      }
      if winner != place { ties.insert(ties.remove(at: winner), at: place) }
    }
  }

  private func rankedBySearching(_ desired: LSR, _ view: IndexView) -> [(entry: Int, distance: Int)] {
    var ranked: [(entry: Int, distance: Int)] = []
    var isRanked: Set<Int> = []
    for entry in view.entries where view.lsr(entry) == desired {
      ranked.append((entry, 0))
      isRanked.insert(entry)
    }
    while true {
      let next = GeneralSearch.nearest(
        to: desired, in: view, below: settings.threshold, settings: settings, isExcluded: { isRanked.contains($0) })
      if next.isNone { return ranked }
      ranked.append((next.winner, next.distance))
      isRanked.insert(next.winner)
    }
  }
}
