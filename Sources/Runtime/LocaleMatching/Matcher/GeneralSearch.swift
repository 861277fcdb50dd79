/// The search that compares every entry, in search order, where a record cannot hold the winner.
///
/// These are matches with only two-way pairs, with a favored script, or with a threshold so wide that unrelated
/// languages match; headers that exclude entries; and rankings, which exclude those already ranked. Time grows linearly
/// with the supported list; nothing is allocated.
enum GeneralSearch {
  /// The nearest entry below a threshold; `none` if there is none. An identical entry wins under all options.
  static func nearest(to desired: LSR, in index: IndexView, below threshold: Int, settings: MatchSettings) -> Nearest {
    if let same = index.entry(mostLike: desired), same.distance == 0 { return same }
    return nearestAllowed(to: desired, in: index, below: threshold, settings: settings) { _ in false }
  }

  /// The nearest of the entries that are not excluded; the threshold shrinks as better ones are found.
  ///
  /// A distance of 100 is not a match under any threshold.
  static func nearestAllowed(
    to desired: LSR, in index: IndexView, below threshold: Int, settings: MatchSettings, isExcluded: (Int) -> Bool
  ) -> Nearest {
    var threshold = min(threshold, PairDistance.maximum * 8)
    var best: Int?
    for entry in index.entries {
      let supported = index.lsr(entry)
      let distance = PairDistance.eighths(desired, supported, favorsScript: settings.favorsScript)
      if distance > threshold || distance == threshold && best == nil { continue }
      // Asked for few entries only, because it may be slow.
      if isExcluded(entry) { continue }
      // The distance in the opposite direction must be below the best so far: of two symmetric ties the earlier stays.
      if settings.onlyTwoWay,
        PairDistance.eighths(supported, desired, favorsScript: settings.favorsScript) >= threshold
      {
        continue
      }
      if distance < threshold {
        best = entry
        threshold = distance
        if distance == 0 { break }
      } else if let current = best, distance >= 8, isMoreLikely(supported, than: index.lsr(current)) {
        best = entry
      }
    }
    return best.map { Nearest(distance: threshold, entry: $0) } ?? .none
  }

  /// Whether an identifier wins a tie against an earlier one of the same language by its likely script or region.
  static func isMoreLikely(_ candidate: LSR, than best: LSR) -> Bool {
    guard candidate.language == best.language else { return false }
    let likely = LikelySubtags.ofBareLanguage(candidate.language)
    if candidate.script != best.script { return candidate.script == likely.script }
    return candidate.region != best.region && candidate.region == likely.region
  }
}
