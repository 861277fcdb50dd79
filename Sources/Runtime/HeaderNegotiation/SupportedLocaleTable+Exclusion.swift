extension SupportedLocaleTable {
  /// The nearest localization among those that are not excluded.
  ///
  /// - Returns: the distance from bit 16, the position below.
  /// - Parameter isExcluded: of a position, and whether it maximises to the same as the desired identifier.
  func nearest(
    to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int, isExcluded: (Int, Bool) -> Bool
  ) -> UInt32 {
    var outcome = outcome(of: bytes)
    while outcome != 0 {
      let node = base(.outcomes) &+ outcome &* 3
      let word = self[node &+ 1]
      let next = Int(self[node &+ 2])
      guard self[.flags] == 0 else { return search(candidates: next, below: threshold, isExcluded: isExcluded) }
      guard word & TableLayout.comesFirst != 0 else { return search(tiersFrom: next, isExcluded) }
      if !isExcluded(Int(self[node]), word & TableLayout.sameTriple != 0) {
        return UInt32(word & TableLayout.distanceMask) << 16 | UInt32(self[node])
      }
      guard word & TableLayout.moreOutcomes != 0 else { return search(tiersFrom: next, isExcluded) }
      outcome = next
    }
    return Self.noMatch
  }

  /// The winner of the first tier that has one.
  private func search(tiersFrom first: Int, _ isExcluded: (Int, Bool) -> Bool) -> UInt32 {
    let base = base(.candidates)
    var next = first
    while next != 0 {
      let tier = base &+ next
      var best = -1
      for place in 0..<Int(self[tier &+ 2]) {
        let position = Int(self[tier &+ 3 &+ place])
        if isExcluded(position, false) { continue }
        if best < 0 || isMoreLikely(position, than: best) { best = position }
      }
      if best >= 0 { return UInt32(self[tier]) << 16 | UInt32(truncatingIfNeeded: best) }
      next = Int(self[tier &+ 1])
    }
    return Self.noMatch
  }
}
