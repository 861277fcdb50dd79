import ReferenceMatching

/// Which languages are near enough for a match, worked out once for each two of them.
///
/// Script and region only add to a distance. So two locales whose languages alone reach the threshold never match, and
/// of CLDR's 641,601 pairs that leaves a few thousand to look at.
struct NearLanguages {
  private struct Languages: Hashable {
    var desired: String
    var supported: String
  }

  private let distance: ReferenceDistance
  private var known: [Languages: Bool] = [:]

  init(_ release: MatchedRelease) {
    distance = release.matching.distance
  }

  mutating func areNear(_ desired: ReferenceMaximized, _ supported: ReferenceMaximized) -> Bool {
    if desired.language == supported.language { return true }
    let languages = Languages(desired: desired.language, supported: supported.language)
    if let answer = known[languages] { return answer }
    let answer =
      distance.languageDistance(desired: desired.language, supported: supported.language) < PairComparison.threshold
    known[languages] = answer
    return answer
  }
}
