/// The search for options under which a record's winner cannot be known beforehand: it asks every entry in search order.
///
/// That is so when only two-way pairs count, when the script is favoured, and for a threshold so wide
/// that unrelated languages match. Time grows linearly with the supported list; nothing is allocated.
enum GeneralSearch {
  /// The nearest entry below the threshold, `none` where there is none; the threshold shrinks as better entries are found.
  ///
  /// A saturated distance is no match under any threshold.
  static func nearest(
    to desired: LSR, in view: IndexView, below threshold: Int, settings: MatchSettings,
    isExcluded: (Int) -> Bool = { _ in false }
  ) -> Nearest {
    var threshold = min(threshold, PairDistance.maximum * 8)
    var best: Int?
    for entry in view.entries {
      let supported = view.lsr(entry)
      let distance = PairDistance.eighths(desired, supported, favorsScript: settings.favorsScript)
      if distance > threshold || distance == threshold && best == nil { continue }
      // Asked of few entries only, because it may be dear.
      if isExcluded(entry) { continue }
      // The way back must be nearer than the best so far, so that of two symmetric ties the earlier stays.
      if settings.onlyTwoWay,
        PairDistance.eighths(supported, desired, favorsScript: settings.favorsScript) >= threshold
      {
        continue
      }
      if distance < threshold {
        best = entry
        threshold = distance
        if distance == 0 { break }
      } else if let current = best, distance >= 8, isMoreLikely(supported, than: view.lsr(current)) {
        best = entry
      }
    }
    return best.map { Nearest(distance: threshold, winner: $0) } ?? .none
  }

  /// Whether an identifier takes a tie from an earlier one: of the same language, by its likely script or region.
  static func isMoreLikely(_ candidate: LSR, than best: LSR) -> Bool {
    guard candidate.language == best.language else { return false }
    if candidate.script != best.script {
      return candidate.script == LikelySubtags.ofBareLanguage(candidate.language).script
    }
    if candidate.region != best.region {
      return candidate.region == LikelySubtags.ofBareLanguage(candidate.language).region
    }
    return false
  }
}
