extension SupportedLocaleTable {
  /// What a string finds: the distance in eighths from bit 16, the position below; `0x3FF_FFFF` where it is ill-formed or
  /// nothing is near enough.
  ///
  /// It releases nothing that its caller holds. Who knows that need not retain a string that lies in an array.
  @inline(never) @_effects(releasenone)
  public func nearest(to identifier: String) -> UInt32 {
    // Nothing but words leaves the closure: short strings are read from registers.
    guard let read = identifier.withBytes({ CommonText($0) }) ?? nil, read.isSeparated else {
      return nearest(toOther: identifier, below: threshold)
    }
    let letters = UInt16(truncatingIfNeeded: read.head) | 0x2020
    let slot = slot(ofPair: letters)
    guard self[slot] == letters else {
      // What has no record matches nothing, well-formed or not, unless it is a legacy tag: `zh-yue`.
      return Self.areLetters(letters) && self[.unknownMayMatch] == 0 && !read.mayBeLegacy
        ? Self.noMatch : nearest(toOther: identifier, below: threshold)
    }
    let record = Int(self[slot &+ 1])
    var arm = Int(self[record])
    var region = read.head &>> 24
    if read.tail != 0 {
      if read.tail == CommonText.language { return answer(of: Int(self[arm &+ 1])) }
      if read.tail == CommonText.number {
        guard let key = read.numberedRegion else { return nearest(toOther: identifier, below: threshold) }
        let found = listedClass(ofKey: key)
        return found < Int(TableLayout.listedClass)
          ? answer(of: outcome(inArm: arm, class: found)) : nearest(toOther: identifier, below: threshold)
      }
      let script = UInt32(truncatingIfNeeded: region) | 0x2020_2020
      guard Self.areLetters(script), script != Self.unknownScript else {
        return nearest(toOther: identifier, below: threshold)
      }
      arm = self.arm(ofScript: script, inRecord: record)
      if read.tail == CommonText.script { return answer(of: arm == 0 ? 0 : Int(self[arm &+ 1])) }
      region = UInt64(read.tail & 0xFFFF)
    }
    let first = UInt((region | 0x20) & 0xFF) &- 0x61
    let second = UInt(region &>> 8 | 0x20) &- 0x61
    guard max(first, second) < 26 else { return nearest(toOther: identifier, below: threshold) }
    let found = regionClass(ofPair: Int(bitPattern: first &+ second &* 26))
    guard found < TableLayout.listedClass else { return nearest(toOther: identifier, below: threshold) }
    return answer(of: arm == 0 ? 0 : outcome(inArm: arm, class: Int(found)))
  }

  @inline(never)
  private func nearest(toOther identifier: String, below threshold: Int) -> UInt32 {
    identifier.withBytes { nearest(to: $0, below: threshold) } ?? Self.noMatch
  }

  /// The same from raw UTF-8 and for any preference; what a later one finds may be as far as the threshold or further.
  ///
  /// The winner was worked out for the threshold of the first preference. It is the same below any other, if it is near
  /// enough, unless only two-way pairs count: there the way back is weighed against the threshold as well.
  public func nearest(to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int) -> UInt32 {
    let outcome = outcome(of: bytes)
    guard needsSearch(below: threshold) else { return answer(of: outcome) }
    return search(candidates: Int(self[node(ofOutcome: outcome) &+ 2]), below: threshold, identicalFirst: true) {
      _, _ in false
    }
  }

  /// The same from a string.
  @_effects(releasenone)
  public func nearest(to identifier: String, below threshold: Int) -> UInt32 {
    needsSearch(below: threshold) ? nearest(toOther: identifier, below: threshold) : nearest(to: identifier)
  }

  /// Whether what was worked out for the first preference does not hold.
  @inline(__always)
  private func needsSearch(below threshold: Int) -> Bool {
    self[.flags] & Int(TableLayout.onlyTwoWay) != 0 && threshold != self.threshold
  }

  @inline(__always)
  private func answer(of outcome: Int) -> UInt32 {
    wide(node(ofOutcome: outcome)) & (UInt32(TableLayout.distanceMask) << 16 | 0xFFFF)
  }

  /// The number of a text's outcome.
  @inline(never)
  package func outcome(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    outcome(ofCommon: bytes) ?? outcome(ofGeneral: bytes)
  }

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
