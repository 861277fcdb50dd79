import ReferenceMatching

/// The distances of every locale from every other, in both releases.
struct PairComparison {
  /// The pairs whose distance changed and that are near enough in at least one release, by desired, then supported
  /// locale.
  ///
  /// Quadratic in the worst case: 801 locales are 641,601 pairs.
  static func changes(
    between releases: ReleasePair, locales: [ComparedLocale], _ candidates: inout NearLocales
  ) -> [PairChange] {
    var changes: [PairChange] = []
    let limit = candidates.limit
    for desired in locales {
      for supported in candidates.near(desired) {
        let before = releases.old.distance(from: desired.old, to: supported.old)
        let after = releases.new.distance(from: desired.new, to: supported.new)
        if before == after || min(before, after) >= limit { continue }
        let kind: PairChange.ChangeKind =
          before >= limit ? .gained : after >= limit ? .lost : after < before ? .nearer : .farther
        changes.append(
          PairChange(desired: desired.name, supported: supported.name, old: before, new: after, kind: kind))
      }
    }
    return changes
  }

  /// The changes of a kind between two languages, for people: there may be thousands of pairs.
  static func groups(of changes: [PairChange]) -> [(languages: [String], changes: [PairChange])] {
    PairChange.ChangeKind.allCases.flatMap { kind in
      changes.filter { $0.kind == kind }.grouped { change in
        [change.desired, change.supported].map { String($0.prefix { $0 != "-" && $0 != "_" }) }
      }.map { ($0.key, $0.elements) }
    }
  }
}

/// Two locales, and their distance in each release.
package struct PairChange: Hashable, Sendable, Codable {
  package enum ChangeKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Too far in the older release, near enough in the newer one.
    case gained
    /// Near enough in the older release, too far in the newer one.
    case lost
    /// Near enough in both.
    case nearer, farther
  }

  package var desired: String
  package var supported: String
  /// 0 to 100.
  package var old: Int
  package var new: Int
  package var kind: ChangeKind
}

/// Finds the locales in a list that are near enough to one for a match, in either release.
///
/// Script and region only increase a distance. So two locales whose languages alone reach the threshold never match. Of
/// CLDR's 641,601 pairs, a few thousand remain. The answer depends only on the language, and is computed once for each.
struct NearLocales {
  private struct Languages: Hashable {
    var old: String
    var new: String

    init(_ locale: ComparedLocale) {
      old = locale.old.maximized.language
      new = locale.new.maximized.language
    }
  }

  private let releases: ReleasePair
  /// The list, with the locales of a language together, each with its place in the list.
  private let groups: [(languages: Languages, members: [(place: Int, locale: ComparedLocale)])]
  private var known: [Languages: [ComparedLocale]] = [:]
  /// The distance of languages from which nothing matches.
  let limit: Int

  /// - Parameter options: an app's options.
  init(_ locales: [ComparedLocale], in releases: ReleasePair, _ options: ReferenceMatcher.Options = .init()) {
    self.releases = releases
    limit =
      switch options.threshold {
      case .sameLanguage: 2
      // Below zero is below an eighth.
      case .below(let limit) where options.favor == .language: max(limit, 1)
      // Other options may let in any.
      default: .max
      }
    let grouped = Dictionary(grouping: locales.enumerated().map { (place: $0.offset, locale: $0.element) }) {
      Languages($0.locale)
    }
    groups = grouped.map { (languages: $0.key, members: $0.value) }
  }

  /// The near locales in the order of the list. They include the desired locale if the list has it.
  mutating func near(_ desired: ComparedLocale) -> [ComparedLocale] {
    let languages = Languages(desired)
    if let answer = known[languages] { return answer }
    let answer = groups.filter { areNear(languages, $0.languages) }.flatMap(\.members)
      .sorted { $0.place < $1.place }.map(\.locale)
    known[languages] = answer
    return answer
  }

  private func areNear(_ desired: Languages, _ supported: Languages) -> Bool {
    func areNear(_ release: MatchedRelease, _ desired: String, _ supported: String) -> Bool {
      release.matching.distance.languageDistance(desired: desired, supported: supported) < limit
    }
    return areNear(releases.old, desired.old, supported.old) || areNear(releases.new, desired.new, supported.new)
  }
}

extension Sequence {
  /// The elements by a key, both in the order in which they come.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var groups: [(key: Key, elements: [Element])] = []
    var places: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      let place = places[key, default: groups.count]
      if place == groups.count { groups.append((key, [])) }
      places[key] = place
      groups[place].elements.append(element)
    }
    return groups
  }
}
