extension AppLocaleTable {
  /// The nearest localization to a text, `none` where it is ill-formed or nothing is below the threshold.
  func nearest(to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int) -> Found {
    found(by: outcome(of: bytes), below: threshold)
  }

  /// The number of a text's outcome. One function, for it is called from everywhere.
  @inline(never)
  package func outcome(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
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
      return Found(rawValue: search(candidates: Int(self[node &+ 2]), below: threshold, identicalFirst: true) { _, _ in
        false
      })
    }
    return Found(distance: Int(self[node &+ 1] & TableLayout.distanceMask), position: Int(self[node]))
  }

  /// The language of any text, packed; nil where it is ill-formed.
  package func language(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    // The general reader reads everything; a header is not worth a second copy of the quick one.
    let identifier = ReadIdentifier(general: bytes, self)
    return identifier.kind == .illFormed ? nil : identifier.language
  }
}
