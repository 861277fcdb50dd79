extension SupportedLocaleTable {
  /// The outcome of what has a language, then a script, a region or both, and nothing else; nil for every other form
  /// and for what is ill-formed, which the general reader takes.
  @inline(__always)
  func outcome(ofCommon bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count >= 2, bytes.count <= 12 else { return nil }
    // A buffer that is not empty has an address. Every offset below is less than the count.
    let raw = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    let letters = UInt16(littleEndian: raw.loadUnaligned(as: UInt16.self)) | 0x2020
    guard Self.areLetters(letters) else { return nil }
    var record: Int
    var position = 2
    if bytes.count == 2 || SubtagScanner.isSeparator(raw.load(fromByteOffset: 2, as: UInt8.self)) {
      record = self.record(ofPair: letters)
    } else {
      let third = raw.load(fromByteOffset: 2, as: UInt8.self)
      guard SubtagScanner.isLetter(third) else { return nil }
      position = 3
      if bytes.count > 3, !SubtagScanner.isSeparator(raw.load(fromByteOffset: 3, as: UInt8.self)) { return nil }
      let language = Self.packed(letters) | UInt16(third & 31) &<< 10
      // Sign languages by country are legacy tags.
      if language == ReadIdentifier.signLanguages { return nil }
      if language == ReadIdentifier.undetermined {
        if bytes.count == 3 { return self[.undeterminedOutcome] }
        record = self[.undeterminedRecord]
        if record == 0 { return nil }
      } else {
        record = self.record(ofTriple: language)
      }
    }
    if record == 0 { record = self[.unknownShortRecord] }
    var script: UInt32 = 0
    var rest = bytes.count &- position
    if rest == 5 || rest >= 8 {
      script = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: position &+ 1, as: UInt32.self)) | 0x2020_2020
      guard Self.areLetters(script) else { return nil }
      position &+= 5
      rest &-= 5
      if rest != 0, !SubtagScanner.isSeparator(raw.load(fromByteOffset: position, as: UInt8.self)) { return nil }
    }
    var region: UInt64 = 0
    if rest == 3 {
      let pair = UInt16(littleEndian: raw.loadUnaligned(fromByteOffset: position &+ 1, as: UInt16.self)) | 0x2020
      guard Self.areLetters(pair) else { return nil }
      region = UInt64(Self.packed(pair))
      if Self.isPseudoRegion(region) { return nil }
    } else if rest == 4 {
      for _ in 0..<3 {
        position &+= 1
        let digit = UInt64(raw.load(fromByteOffset: position, as: UInt8.self)) &- 0x30
        guard digit < 10 else { return nil }
        region = region &* 10 &+ digit
      }
      region &+= 1024
    } else if rest != 0 {
      return nil
    }
    return outcome(inRecord: record, script: script, region: region, countsUnknown: false)
  }

  /// Two letters, five bits each.
  @inline(__always)
  private static func packed(_ letters: UInt16) -> UInt16 { letters & 31 | (letters &>> 3) & (31 &<< 5) }

  /// Whether two bytes that have been made lower-case are letters.
  @inline(__always)
  static func areLetters(_ bytes: UInt16) -> Bool {
    // From `a` on the first sum has its high bit, above `z` the second. No byte carries into the next unless it has its
    // own high bit.
    (bytes &+ 0x1F1F) & ~(bytes &+ 0x0505) & ~bytes & 0x8080 == 0x8080
  }

  /// The same of four bytes.
  @inline(__always)
  static func areLetters(_ bytes: UInt32) -> Bool {
    (bytes &+ 0x1F1F_1F1F) & ~(bytes &+ 0x0505_0505) & ~bytes & 0x8080_8080 == 0x8080_8080
  }
}
