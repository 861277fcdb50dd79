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

  /// Brings entries at one distance into the order in which they would win, each after those before it are gone.
  ///
  /// The first that is left wins, unless one of its language takes the tie from it (`GeneralSearch.isMoreLikely`). So a
  /// language's entries win in an order of their own: those of its likely script, of them those of its likely region
  /// first; then the others, each after those of its script and the likely region. And an entry further down wins where
  /// the first one left of its language would have.
  private static func settleTies(_ ties: inout ArraySlice<(entry: Int, distance: Int)>, in view: IndexView) {
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
    // What wins in the place of a later one of its language wins as early as that one's turn.
    for index in places.indices { places[index].turn = places[index].offset }
    for index in places.indices.dropLast().reversed() where places[index].language == places[index + 1].language {
      places[index].turn = min(places[index].turn, places[index + 1].turn)
    }
    let order = places.enumerated().sorted { ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset) }
    let distance = ties[ties.startIndex].distance
    for (place, next) in zip(ties.indices, order) { ties[place] = (next.element.entry, distance) }
  }

  private func rankedBySearching(_ desired: LSR, _ view: IndexView) -> [(entry: Int, distance: Int)] {
    var ranked: [(entry: Int, distance: Int)] = []
    var isRanked: Set<Int> = []
    for entry in view.entries where view.lsr(entry) == desired {
      ranked.append((entry, 0))
      isRanked.insert(entry)
    }
    while true {
      let next = GeneralSearch.nearestAllowed(
        to: desired, in: view, below: settings.threshold, settings: settings, isExcluded: { isRanked.contains($0) })
      if next.isNone { return ranked }
      ranked.append((next.winner, next.distance))
      isRanked.insert(next.winner)
    }
  }
}

/// An entry among others at its distance.
private struct TiedPlace {
  enum Rank: Int {
    case likely, otherRegionOfLikelyScript
    /// Of another script, and the language's likely region.
    case otherScript
    /// Of another script and another region.
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
