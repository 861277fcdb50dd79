import ReferenceMatching

/// Which of a list of locales are near enough to one for a match, in either release.
///
/// Script and region only add to a distance. So two locales whose languages alone reach the threshold never match, and
/// of CLDR's 641,601 pairs that leaves a few thousand to look at. The answer depends on the language alone: it is worked
/// out once for each.
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
  /// The list, the locales of a language together; each with its place in the list.
  private let groups: [(languages: Languages, members: [(place: Int, locale: ComparedLocale)])]
  private var known: [Languages: [ComparedLocale]] = [:]

  init(_ locales: [ComparedLocale], in releases: ReleasePair) {
    self.releases = releases
    let grouped = Dictionary(grouping: locales.enumerated().map { (place: $0.offset, locale: $0.element) }) {
      Languages($0.locale)
    }
    groups = grouped.map { (languages: $0.key, members: $0.value) }
  }

  /// In the order of the list. The desired locale is among them where the list has it.
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
      release.matching.distance.languageDistance(desired: desired, supported: supported) < PairComparison.threshold
    }
    return areNear(releases.old, desired.old, supported.old) || areNear(releases.new, desired.new, supported.new)
  }
}
