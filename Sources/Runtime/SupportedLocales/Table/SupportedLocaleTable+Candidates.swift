// Both modules that read tables have this file, one of them by a link.
extension SupportedLocaleTable {
  /// Asks every candidate in search order, as the general matcher does.
  ///
  /// - Returns: the distance from bit 16, the position below, as `nearest` has it.
  /// - Parameter identicalFirst: whether one that is written with the same fields wins whatever comes before it.
  @inline(never) @_optimize(size)
  func search(
    candidates: Int, below limit: Int, identicalFirst: Bool = false, isExcluded: (Int, Bool) -> Bool
  ) -> UInt32 {
    guard candidates != 0 else { return Self.noMatch }
    let candidates = base(.candidates) &+ candidates
    let isTwoWay = self[.flags] & Int(TableLayout.onlyTwoWay) != 0
    let size = isTwoWay ? 3 : 2
    let end = candidates &+ 1 &+ Int(self[candidates]) &* size
    var threshold = min(limit, 800)
    var best = -1
    var candidate = candidates &+ 1
    if identicalFirst {
      while candidate < end {
        if self[candidate &+ 1] == TableLayout.sameTriple { return UInt32(self[candidate]) }
        candidate &+= size
      }
      candidate = candidates &+ 1
    }
    while candidate < end {
      let position = Int(self[candidate])
      let word = self[candidate &+ 1]
      let distance = Int(word & TableLayout.distanceMask)
      let back = isTwoWay ? Int(self[candidate &+ 2]) : -1
      candidate &+= size
      if distance > threshold || distance == threshold && best < 0 { continue }
      if isExcluded(position, word & TableLayout.sameTriple != 0) { continue }
      // The way back must be nearer than the best so far, so that of two symmetric ties the earlier stays.
      if back >= threshold { continue }
      if distance < threshold {
        best = position
        threshold = distance
        if distance == 0 { break }
      } else if best >= 0, distance >= 8, isMoreLikely(position, than: best) {
        best = position
      }
    }
    return best < 0 ? Self.noMatch : UInt32(truncatingIfNeeded: threshold << 16 | best)
  }

  /// Whether a localization takes a tie from an earlier one: of the same language, by its likely script or region.
  func isMoreLikely(_ candidate: Int, than best: Int) -> Bool {
    let one = localization(candidate)
    let other = localization(best)
    let oneFlags = self[one &+ 3]
    let otherFlags = self[other &+ 3]
    guard (oneFlags ^ otherFlags) & TableLayout.languageNumberMask == 0 else { return false }
    if self[one &+ 4] != self[other &+ 4] { return oneFlags & TableLayout.hasLikelyScript != 0 }
    return oneFlags & TableLayout.hasLikelyRegion != 0 && otherFlags & TableLayout.hasLikelyRegion == 0
  }
}
