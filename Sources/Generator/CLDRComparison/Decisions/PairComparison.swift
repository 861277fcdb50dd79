import ReferenceMatching

/// The distances of every locale from every other, in both releases.
struct PairComparison {
  /// A match has to be nearer than this.
  static let threshold = 50

  /// Those that moved and are near enough in one release at least, by desired, then supported locale.
  ///
  /// Quadratic at worst: 801 locales are 641,601 pairs.
  static func changes(
    between releases: ReleasePair, locales: [ComparedLocale], _ candidates: inout NearLocales
  ) -> [PairChange] {
    var changes: [PairChange] = []
    for desired in locales {
      for supported in candidates.near(desired) {
        let before = distance(releases.old, desired.old, supported.old)
        let after = distance(releases.new, desired.new, supported.new)
        if before == after || min(before, after) >= threshold { continue }
        let kind: PairChange.Kind =
          before >= threshold ? .gained : after >= threshold ? .lost : after < before ? .nearer : .farther
        changes.append(
          PairChange(desired: desired.name, supported: supported.name, old: before, new: after, kind: kind))
      }
    }
    return changes
  }

  private static func distance(
    _ release: MatchedRelease, _ desired: MatchedRelease.Locale, _ supported: MatchedRelease.Locale
  ) -> Int {
    release.matching.distance.breakdown(desired: desired.maximized, supported: supported.maximized).distance
  }

  static func groups(of changes: [PairChange]) -> [PairGroup] {
    var groups: [PairGroup] = []
    var places: [[String]: Int] = [:]
    for change in changes {
      let languages = [change.desired, change.supported].map { $0.prefix { $0 != "-" && $0 != "_" } }.map(String.init)
      let key = [change.kind.rawValue] + languages
      if let place = places[key] {
        groups[place].count += 1
      } else {
        places[key] = groups.count
        groups.append(
          PairGroup(
            kind: change.kind, desiredLanguage: languages[0], supportedLanguage: languages[1], count: 1,
            example: change))
      }
    }
    let kinds = PairChange.Kind.allCases
    func rank(_ group: PairGroup) -> Int { kinds.firstIndex(of: group.kind) ?? kinds.count }
    return groups.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}
