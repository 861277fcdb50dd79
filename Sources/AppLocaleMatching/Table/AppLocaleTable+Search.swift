extension AppLocaleTable {
  /// The nearest localization to a text, `none` where it is ill-formed or nothing is below the threshold.
  @inline(__always)
  func nearest(to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int) -> Found {
    found(by: outcome(of: bytes), below: threshold)
  }

  /// The number of a text's outcome.
  @inline(__always)
  func outcome(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let fields = CommonIdentifier.read(bytes)
    return fields == CommonIdentifier.none ? outcome(ofGeneral: bytes) : outcome(ofCommon: fields)
  }

  @inline(never)
  private func outcome(ofGeneral bytes: UnsafeBufferPointer<UInt8>) -> Int {
    outcome(of: ReadIdentifier(general: bytes, self), bytes)
  }

  /// What an outcome comes to below a threshold.
  ///
  /// The winner was worked out for the threshold of the first preference. It is the same below any other, if it is near
  /// enough, unless only two-way pairs count: there the way back is weighed against the threshold as well.
  @inline(__always)
  private func found(by outcome: Int, below threshold: Int) -> Found {
    let node = base(.outcomes) &+ outcome &* 3
    if self[.flags] & Int(TableLayout.onlyTwoWay) != 0, threshold != self[.threshold], outcome != 0 {
      return search(candidates: Int(self[node &+ 2]), below: threshold, identicalFirst: true) { _, _ in false }
    }
    return Found(distance: Int(self[node &+ 1] & TableLayout.distanceMask), position: Int(self[node]))
  }

  /// The nearest localization among those that are not excluded.
  ///
  /// - Parameter isExcluded: of a position, and whether it maximises to the same as the desired identifier.
  func nearest(
    to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int, isExcluded: (Int, Bool) -> Bool
  ) -> Found {
    var outcome = outcome(of: bytes)
    while outcome != 0 {
      let node = base(.outcomes) &+ outcome &* 3
      let word = self[node &+ 1]
      let next = Int(self[node &+ 2])
      guard self[.flags] == 0 else { return search(candidates: next, below: threshold, isExcluded: isExcluded) }
      guard word & TableLayout.comesFirst != 0 else { return search(tiersFrom: next, isExcluded) }
      if !isExcluded(Int(self[node]), word & TableLayout.sameTriple != 0) {
        return Found(distance: Int(word & TableLayout.distanceMask), position: Int(self[node]))
      }
      guard word & TableLayout.moreOutcomes != 0 else { return search(tiersFrom: next, isExcluded) }
      outcome = next
    }
    return .none
  }

  /// The winner of the first tier that has one.
  private func search(tiersFrom first: Int, _ isExcluded: (Int, Bool) -> Bool) -> Found {
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
      if best >= 0 { return Found(distance: Int(self[tier]), position: best) }
      next = Int(self[tier &+ 1])
    }
    return .none
  }

  /// Asks every candidate in search order, as the general matcher does.
  ///
  /// - Parameter identicalFirst: whether one that is written with the same fields wins whatever comes before it.
  @inline(never)
  private func search(
    candidates: Int, below limit: Int, identicalFirst: Bool = false, isExcluded: (Int, Bool) -> Bool
  ) -> Found {
    guard candidates != 0 else { return .none }
    let candidates = base(.candidates) &+ candidates
    let isTwoWay = self[.flags] & Int(TableLayout.onlyTwoWay) != 0
    let size = isTwoWay ? 3 : 2
    let end = candidates &+ 1 &+ Int(self[candidates]) &* size
    var threshold = min(limit, 800)
    var best = -1
    var candidate = candidates &+ 1
    if identicalFirst {
      while candidate < end {
        if self[candidate &+ 1] == TableLayout.sameTriple { return Found(distance: 0, position: Int(self[candidate])) }
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
    return best < 0 ? .none : Found(distance: threshold, position: best)
  }

  /// Whether a localization takes a tie from an earlier one: of the same language, by its likely script or region.
  private func isMoreLikely(_ candidate: Int, than best: Int) -> Bool {
    let one = localization(candidate)
    let other = localization(best)
    let oneFlags = self[one &+ 3]
    let otherFlags = self[other &+ 3]
    guard (oneFlags ^ otherFlags) & TableLayout.languageNumberMask == 0 else { return false }
    if self[one &+ 4] != self[other &+ 4] { return oneFlags & TableLayout.hasLikelyScript != 0 }
    return oneFlags & TableLayout.hasLikelyRegion != 0 && otherFlags & TableLayout.hasLikelyRegion == 0
  }
}
