extension AppLocaleTable {
  /// What a string finds: the distance in eighths from bit 16, the position below; `0x3FF_FFFF` where it is ill-formed or
  /// nothing is near enough.
  ///
  /// It releases nothing that its caller holds. Who knows that need not retain a string that lies in an array.
  @inline(never) @_effects(releasenone)
  public func nearest(to identifier: String) -> UInt32 {
    // Nothing but a word leaves the closure: short strings are read from registers, and no frame is needed.
    guard let word = identifier.withBytes({ Self.shortWord($0) }) ?? nil else { return nearest(toLonger: identifier) }
    let letters = UInt16(truncatingIfNeeded: word) | 0x2020
    let slot = slot(ofPair: letters)
    guard self[slot] == letters else {
      return Self.areLetters(letters) && self[.unknownMayMatch] == 0 ? Self.noMatch : nearest(toLonger: identifier)
    }
    let record = Int(self[slot &+ 1])
    // No separator, no region.
    if word < 1 << 16 { return answer(of: Int(self[record &+ 1])) }
    let first = UInt((word &>> 24 | 0x20) & 0xFF) &- 0x61
    let second = UInt(word &>> 32 | 0x20) &- 0x61
    guard max(first, second) < 26 else { return nearest(toLonger: identifier) }
    let found = regionClass(ofPair: Int(bitPattern: first &+ second &* 26))
    return found < TableLayout.listedClass
      ? answer(of: outcome(inArm: record, class: Int(found))) : nearest(toLonger: identifier)
  }

  /// The bytes of `xx` or `xx-YY`, first one lowest; nil for any other length and separator.
  @inline(__always)
  private static func shortWord(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard bytes.count == 5 || bytes.count == 2 else { return nil }
    // A buffer that is not empty has an address, and all offsets are below the count.
    let raw = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    if bytes.count == 2 { return UInt64(UInt16(littleEndian: raw.loadUnaligned(as: UInt16.self))) }
    let separator = raw.load(fromByteOffset: 2, as: UInt8.self)
    guard _fastPath(separator == 0x2D) || separator == 0x5F else { return nil }
    return UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
      | UInt64(raw.load(fromByteOffset: 4, as: UInt8.self)) &<< 32
  }

  @inline(never)
  private func nearest(toLonger identifier: String) -> UInt32 {
    identifier.withBytes { nearest(to: $0) } ?? Self.noMatch
  }

  /// The same from raw UTF-8.
  public func nearest(to bytes: UnsafeBufferPointer<UInt8>) -> UInt32 { answer(of: outcome(of: bytes)) }

  /// The same for a later preference; what it finds may be as far as the threshold or further.
  ///
  /// The winner was worked out for the threshold of the first preference. It is the same below any other, if it is near
  /// enough, unless only two-way pairs count: there the way back is weighed against the threshold as well.
  public func nearest(to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int) -> UInt32 {
    let outcome = outcome(of: bytes)
    guard self[.flags] & Int(TableLayout.onlyTwoWay) != 0, threshold != self.threshold else {
      return answer(of: outcome)
    }
    return search(candidates: Int(self[node(ofOutcome: outcome) &+ 2]), below: threshold, identicalFirst: true) {
      _, _ in false
    }
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
