extension SupportedLocaleTable {
  /// Asks every candidate in search order, as the general matcher does.
  ///
  /// - Returns: the distance from bit 16, the position below, as `nearest` has it.
  /// - Parameter identicalFirst: whether a candidate with the same explicit subtags wins over every earlier one.
  @_alwaysEmitIntoClient @inline(never)
  package func search(
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
        if OutcomeWord(rawValue: self[candidate &+ 1]).isIdentical { return UInt32(self[candidate]) }
        candidate &+= size
      }
      candidate = candidates &+ 1
    }
    while candidate < end {
      let position = Int(self[candidate])
      let word = OutcomeWord(rawValue: self[candidate &+ 1])
      let distance = word.eighths
      let back = isTwoWay ? Int(self[candidate &+ 2]) : -1
      candidate &+= size
      if distance > threshold || distance == threshold && best < 0 { continue }
      if isExcluded(position, word.isSameTriple) { continue }
      // The distance in the opposite direction must be below the best so far: of two symmetric ties the earlier stays.
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

  /// Whether a localization wins a tie against an earlier one of the same language by its likely script or region.
  @_alwaysEmitIntoClient
  package func isMoreLikely(_ candidate: Int, than best: Int) -> Bool {
    let one = localization(candidate)
    let other = localization(best)
    let oneWord = LocalizationWord(rawValue: self[one &+ 3])
    let otherWord = LocalizationWord(rawValue: self[other &+ 3])
    guard oneWord.languageNumber == otherWord.languageNumber else { return false }
    if self[one &+ 4] != self[other &+ 4] { return oneWord.hasLikelyScript }
    return oneWord.hasLikelyRegion && !otherWord.hasLikelyRegion
  }
}
