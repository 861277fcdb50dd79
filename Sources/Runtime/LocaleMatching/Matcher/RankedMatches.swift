extension LocaleMatcher {
  /// All supported locales that could be answered, best first: the first is `bestMatch(for:)`, the second what that would
  /// be without the first, and so on. Duplicates are left out.
  ///
  /// Of a list of preferences each supported locale is matched with the one that suits it best, as in `bestMatch(for:)`:
  /// by distance, plus the demotion for each preference before it.
  ///
  /// Allocates. Sorts once for each preference, unless only two-way pairs count, where each place is a search of its own.
  public func rankedMatches(for desired: [String]) -> [LocaleMatch] {
    let forms = desired.map { maximized($0) }
    let ranked = list.settings.onlyTwoWay ? rankedBySearching(forms) : rankedBySorting(forms, list.index)
    return ranked.compactMap { match($0) }
  }

  /// All supported locales that could be answered to one preference, best first. Allocates.
  public func rankedMatches(for desired: some StringProtocol) -> [LocaleMatch] { rankedMatches(for: [String(desired)]) }

  /// Every preference ranks all entries; then the least sum of distance and demotion is next, of equal sums that of the
  /// earlier preference.
  private func rankedBySorting(_ desired: [LSR?], _ view: IndexView) -> [MatchResult] {
    var ranked: [MatchResult] = []
    var isRanked: Set<Int> = []
    let rankings = desired.enumerated().map { position, form in
      // What preferences before it have cost is taken off the threshold of each.
      form.map { rankedBySorting($0, below: list.settings.threshold - position * list.settings.demotion, view) } ?? []
    }
    var next = rankings.map { _ in 0 }
    while true {
      var best: (position: Int, cost: Int)?
      for (position, ranking) in rankings.enumerated() {
        while next[position] < ranking.count, isRanked.contains(ranking[next[position]].entry) { next[position] += 1 }
        guard next[position] < ranking.count else { continue }
        let cost = ranking[next[position]].distance + position * list.settings.demotion
        if best.map({ cost < $0.cost }) ?? true { best = (position, cost) }
      }
      guard let best else { return ranked }
      let (entry, distance) = rankings[best.position][next[best.position]]
      isRanked.insert(entry)
      ranked.append(
        MatchResult(
          supportedIndex: view.supportedIndex(entry), desiredIndex: best.position,
          distance: LocaleDistance(eighths: distance)))
    }
  }

  private func rankedBySorting(_ desired: LSR, below threshold: Int, _ view: IndexView) -> [(entry: Int, distance: Int)]
  {
    var remaining: [(entry: Int, distance: Int)] = []
    for entry in view.entries {
      let distance = PairDistance.eighths(desired, view.lsr(entry), favorsScript: list.settings.favorsScript)
      if distance < min(threshold, PairDistance.maximum * 8) { remaining.append((entry, distance)) }
    }
    // Under all options, an identical entry comes before one that is only at distance zero.
    func rank(_ entry: Int) -> Int { view.lsr(entry) == desired ? -1 : entry }
    remaining.sort { ($0.distance, rank($0.entry)) < ($1.distance, rank($1.entry)) }
    var start = 0
    while start < remaining.count {
      var end = start + 1
      while end < remaining.count, remaining[end].distance == remaining[start].distance { end += 1 }
      if remaining[start].distance >= 8 { Self.breakTies(&remaining[start..<end], in: view) }
      start = end
    }
    return remaining
  }

  /// Puts entries at one distance into the order in which they would win, each after the removal of those before it.
  ///
  /// The first that is left wins, unless another of its language wins the tie (`GeneralSearch.isMoreLikely`). So the
  /// entries of a language win in an order of their own: first those of its likely script, and of these first those of
  /// its likely region; then the others, each after those of its script with the likely region. And an entry further
  /// down wins when the first remaining entry of its language would have won.
  private static func breakTies(_ ties: inout ArraySlice<(entry: Int, distance: Int)>, in view: IndexView) {
    guard ties.count > 1 else { return }
    var places = ties.enumerated().map { TiedPlace(offset: $0, entry: $1.entry, of: view.lsr($1.entry)) }
    var firstOfScript: [UInt64: Int] = [:]
    for place in places where place.rank == .otherRegion && firstOfScript[place.languageScript] == nil {
      firstOfScript[place.languageScript] = place.offset
    }
    for index in places.indices where places[index].rank == .otherScript {
      places[index].turn = min(places[index].offset, firstOfScript[places[index].languageScript] ?? .max)
    }
    places.sort { $0.key < $1.key }
    // An entry that wins instead of a later one of its language wins at the turn of that one.
    for index in places.indices { places[index].turn = places[index].offset }
    for index in places.indices.dropLast().reversed() where places[index].language == places[index + 1].language {
      places[index].turn = min(places[index].turn, places[index + 1].turn)
    }
    let order = places.enumerated().sorted { ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset) }
    let distance = ties[ties.startIndex].distance
    for (place, next) in zip(ties.indices, order) { ties[place] = (next.element.entry, distance) }
  }

  /// Each place is a walk over the preferences without the entries that have a place already.
  private func rankedBySearching(_ desired: [LSR?]) -> [MatchResult] {
    var ranked: [MatchResult] = []
    var isRanked: Set<Int> = []
    while true {
      var walk = PreferenceWalk(list.settings)
      for (position, form) in desired.enumerated() {
        let found = form.map { nearestUnranked(to: $0, in: list.index, below: walk.threshold, isRanked) } ?? .none
        if walk.take(found, desiredIndex: position) { break }
      }
      guard let result = walk.result(in: list.index) else { return ranked }
      ranked.append(result)
      isRanked.insert(walk.best.entry)
    }
  }

  private func nearestUnranked(
    to desired: LSR, in view: IndexView, below threshold: Int, _ isRanked: Set<Int>
  ) -> Nearest {
    // Whatever the options, what is identical comes before what is merely at no distance.
    for entry in view.entries where view.lsr(entry) == desired && !isRanked.contains(entry) {
      return Nearest(distance: 0, entry: entry)
    }
    return GeneralSearch.nearestAllowed(
      to: desired, in: view, below: threshold, settings: list.settings, isExcluded: { isRanked.contains($0) })
  }
}

/// An entry among others at its distance.
private struct TiedPlace {
  enum Rank: Int {
    case likely, otherRegionOfLikelyScript
    /// An entry in another script with the language's likely region.
    case otherScript
    /// An entry in another script and another region.
    case otherRegion
  }

  let offset: Int
  let entry: Int
  let language: UInt64
  let languageScript: UInt64
  let rank: Rank
  /// The place at which it wins.
  var turn: Int

  init(offset: Int, entry: Int, of lsr: LSR) {
    let likely = LikelySubtags.ofBareLanguage(lsr.language)
    self.offset = offset
    self.entry = entry
    language = lsr.language
    languageScript = LSR(language: lsr.language, script: lsr.script, region: 0).rawValue
    turn = offset
    if lsr.script == likely.script {
      rank = lsr.region == likely.region ? .likely : .otherRegionOfLikelyScript
    } else {
      rank = lsr.region == likely.region ? .otherScript : .otherRegion
    }
  }

  /// The order of one language's entries.
  var key: (UInt64, Int, Int, Int, Int) {
    (language, min(rank.rawValue, Rank.otherScript.rawValue), turn, rank.rawValue, offset)
  }
}
