/// The search for options under which a record's winner cannot be known beforehand: it asks every entry in search order.
///
/// That is so when only two-way pairs count, when the script is favoured, and for a threshold so wide
/// that unrelated languages match. Time grows linearly with the supported list; nothing is allocated.
enum GeneralSearch {
  /// The nearest entry below a threshold, `none` where there is none. What is identical wins whatever the options.
  @inline(never)
  static func nearest(to desired: LSR, in view: IndexView, below threshold: Int, settings: MatchSettings) -> Nearest {
    let entry = view.entry(triple: desired.fields)
    if entry != 0 {
      let found = Lookup(view).nearest(to: desired, amongTripleOf: entry)
      if found.distance == 0 { return found }
    }
    return nearestAllowed(to: desired, in: view, below: threshold, settings: settings) { _ in false }
  }

  /// The nearest of the entries that are not excluded; the threshold shrinks as better ones are found.
  ///
  /// A saturated distance is no match under any threshold.
  static func nearestAllowed(
    to desired: LSR, in view: IndexView, below threshold: Int, settings: MatchSettings, isExcluded: (Int) -> Bool
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
    return best.map { Nearest(distance: UInt64(truncatingIfNeeded: threshold), winner: $0) } ?? .none
  }

  /// Whether an identifier takes a tie from an earlier one: of the same language, by its likely script or region.
  static func isMoreLikely(_ candidate: LSR, than best: LSR) -> Bool {
    guard candidate.language == best.language else { return false }
    let likely = LikelySubtags.ofBareLanguage(candidate.language)
    if candidate.script != best.script { return candidate.script == likely.script }
    return candidate.region != best.region && candidate.region == likely.region
  }
}
