/// The search for options under which a record's winner cannot be known beforehand: it asks every entry in search order.
///
/// That is so when only two-way pairs count, when the script is favoured, and for a threshold so wide
/// that unrelated languages match. Time grows linearly with the supported list; nothing is allocated.
enum GeneralSearch {
  /// The distance in eighths under some options.
  static func distance(_ desired: LSR, _ supported: LSR, _ options: LocaleMatcher.Options) -> Int {
    let favorsScript = options.favoring == .script
    let forward = PairDistance.eighths(desired, supported, favorsScript: favorsScript)
    guard options.direction == .onlyTwoWay else { return forward }
    let backward = PairDistance.eighths(supported, desired, favorsScript: favorsScript)
    return backward < PairDistance.maximum * 8 ? forward : PairDistance.maximum * 8
  }

  /// The nearest entry below the threshold, which shrinks as better entries are found.
  ///
  /// A saturated distance is no match under any threshold.
  static func nearest(
    to desired: LSR, in index: SupportedIndex, below threshold: Int, options: LocaleMatcher.Options,
    isExcluded: (Int) -> Bool = { _ in false }
  ) -> Nearest? {
    let favorsScript = options.favoring == .script
    let twoWay = options.direction == .onlyTwoWay
    var threshold = min(threshold, PairDistance.maximum * 8)
    var best: Int?
    for entry in 0..<index.entryCount {
      let supported = index.lsr(entry)
      let distance = PairDistance.eighths(desired, supported, favorsScript: favorsScript)
      if distance > threshold || distance == threshold && best == nil { continue }
      // Asked of few entries only, because it may be dear.
      if isExcluded(entry) { continue }
      // The way back must be nearer than the best so far, so that of two symmetric ties the earlier stays.
      if twoWay, PairDistance.eighths(supported, desired, favorsScript: favorsScript) >= threshold { continue }
      if distance < threshold {
        best = entry
        threshold = distance
        if distance == 0 { break }
      } else if let current = best, distance >= 8, isMoreLikely(supported, than: index.lsr(current)) {
        best = entry
      }
    }
    return best.map { Nearest(distance: threshold, first: $0, winner: $0) }
  }

  /// Whether an identifier takes a tie from an earlier one: of the same language, by its likely script or region.
  static func isMoreLikely(_ candidate: LSR, than best: LSR) -> Bool {
    guard candidate.language == best.language else { return false }
    if candidate.script != best.script { return candidate.script == LikelyForm(language: candidate.language).script }
    if candidate.region != best.region { return candidate.region == LikelyForm(language: candidate.language).region }
    return false
  }
}
