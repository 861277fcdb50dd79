extension AppLocaleTable {
  /// What a text finds: the distance in eighths from bit 16, the position below; `0x3FF_FFFF` where it is ill-formed or
  /// nothing is near enough.
  @_alwaysEmitIntoClient @inline(__always)
  public func nearest(to bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { UInt32(truncatingIfNeeded: find(bytes)) }

  /// The number of a text's outcome from bit 32, below it what `nearest(to:)` answers. One function, for everything asks it.
  @inline(never)
  public func find(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let fields = CommonIdentifier.read(bytes)
    let outcome = fields == CommonIdentifier.none ? outcome(ofGeneral: bytes) : outcome(ofCommon: fields)
    let node = base(.outcomes) &+ outcome &* 3
    return UInt64(truncatingIfNeeded: outcome) << 32 | UInt64(self[node &+ 1] & TableLayout.distanceMask) << 16
      | UInt64(self[node])
  }

  /// The same for a later preference; what it finds may be as far as the threshold or further.
  ///
  /// The winner was worked out for the threshold of the first preference. It is the same below any other, if it is near
  /// enough, unless only two-way pairs count: there the way back is weighed against the threshold as well.
  public func nearest(to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int) -> UInt32 {
    guard self[.flags] & Int(TableLayout.onlyTwoWay) != 0, threshold != self.threshold else {
      return nearest(to: bytes)
    }
    let node = base(.outcomes) &+ outcome(of: bytes) &* 3
    return search(candidates: Int(self[node &+ 2]), below: threshold, identicalFirst: true) { _, _ in false }
  }

  /// The number of a text's outcome.
  @inline(__always)
  package func outcome(of bytes: UnsafeBufferPointer<UInt8>) -> Int { Int(truncatingIfNeeded: find(bytes) >> 32) }

  @inline(never)
  private func outcome(ofGeneral bytes: UnsafeBufferPointer<UInt8>) -> Int {
    outcome(of: ReadIdentifier(general: bytes, self), bytes)
  }

  /// The language of any text, packed; nil where it is ill-formed.
  package func language(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    // The general reader reads everything; a header is not worth a second copy of the quick one.
    let identifier = ReadIdentifier(general: bytes, self)
    return identifier.kind == .illFormed ? nil : identifier.language
  }
}
