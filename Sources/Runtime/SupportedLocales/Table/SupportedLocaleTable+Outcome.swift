extension SupportedLocaleTable {
  /// The number of any identifier's outcome; zero for no match, and where it is ill-formed.
  @inline(never) @_optimize(size)
  func outcome(of identifier: ReadIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch identifier.kind {
    case .illFormed: return 0
    case .undetermined: return self[.undeterminedOutcome]
    case .privateUse: return outcome(ofName: UnsafeBufferPointer(rebasing: bytes[identifier.nameStart...]))
    case .ordinary: break
    }
    let language = identifier.language
    let byRegion = Self.isPseudoRegion(identifier.region) ? identifier.region >> 5 : 0
    let pseudoKind = byRegion == 0 ? identifier.pseudoVariant : byRegion
    var record: Int
    if pseudoKind != 0 {
      let other: TableHeader = pseudoKind == 1 ? .accentsRecord : pseudoKind == 2 ? .bidiRecord : .crackedRecord
      record = specialRecord(language | pseudoKind << 40) ?? self[other]
    } else if language == 0 {
      record = self[.undeterminedRecord]
    } else if language >= 1 << 15 {
      record = specialRecord(language) ?? self[.unknownLongRecord]
    } else {
      record = self.record(of: language)
      if record == 0 { record = self[.unknownShortRecord] }
    }
    return outcome(
      inRecord: record, script: identifier.script, region: identifier.region, countsUnknown: pseudoKind != 0)
  }

  /// The record of a language of two or three letters, packed; zero where the table does not name it.
  @inline(__always)
  func record(of language: UInt64) -> Int {
    let packed = UInt16(truncatingIfNeeded: language)
    return packed < 1 << 10
      ? record(ofPair: packed & 31 | (packed &>> 5) &<< 8 | 0x6060) : record(ofTriple: packed)
  }

  /// The record of a language of two letters, as they are written in lower case; zero where the table does not name it.
  @inline(__always)
  func record(ofPair letters: UInt16) -> Int {
    let slot = slot(ofPair: letters)
    return self[slot] == letters ? Int(self[slot &+ 1]) : 0
  }

  /// Where two letters would be.
  @inline(__always)
  func slot(ofPair letters: UInt16) -> Int {
    // Five bits find one of 32 rows, and behind each of them there are slots for 32 second letters.
    Int(self[TableLayout.languageRows &+ Int(letters & 31)]) &+ (Int(letters &>> 8) & 31) &* 2
  }

  /// The record of a language of three letters, five bits each; zero where the table does not name it.
  @inline(__always)
  func record(ofTriple language: UInt16) -> Int {
    let hash = TableLayout.hash(UInt32(language))
    // The mask and the range keep both inside of what the generator has written.
    let bucket = TableLayout.bucket(hash, mask: UInt16(truncatingIfNeeded: self[.bucketMask]))
    let number = TableLayout.slot(
      hash, multiplier: self[self[.multipliers] &+ bucket], range: UInt16(truncatingIfNeeded: self[.languageRange]))
    let slot = self[.languages] &+ number &* 2
    return self[slot] == language ? Int(self[slot &+ 1]) : 0
  }

  /// `XA`, `XB`, `XC`.
  @inline(__always)
  static func isPseudoRegion(_ region: UInt64) -> Bool {
    (region &- (24 | 1 << 5)) & ~(3 << 5) == 0 && region != 24 | 4 << 5
  }

  /// The record of a long language, or of a pseudo-locale's language and kind.
  private func specialRecord(_ key: UInt64) -> Int? {
    var position = self[.specialRecords]
    for _ in 0..<self[.specialRecordCount] {
      if UInt64(wide(position)) | UInt64(self[position &+ 2]) << 32 == key { return Int(self[position &+ 3]) }
      position &+= 4
    }
    return nil
  }

  private func outcome(ofName name: UnsafeBufferPointer<UInt8>) -> Int {
    var position = self[.names]
    for _ in 0..<self[.nameCount] {
      if Self.areEqual(text(Int(self[position]), Int(self[position &+ 1])), name) {
        return Int(self[position &+ 2])
      }
      position &+= 3
    }
    return self[.unknownNameOutcome]
  }

  /// - Parameter name: the table's, in lower case with hyphens.
  private static func areEqual(_ name: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count == other.count else { return false }
    for index in 0..<name.count {
      let byte = other[index]
      let folded = byte == 0x5F ? 0x2D : SubtagScanner.isLetter(byte) ? byte | 0x20 : byte
      if folded != name[index] { return false }
    }
    return true
  }

  /// The outcome of a script and a region, as they are written, in a language's record.
  ///
  /// - Parameter countsUnknown: whether `Zzzz` and `ZZ` are a script and a region, as in a pseudo-locale; elsewhere they
  ///   mean the same as none.
  @inline(never)
  func outcome(inRecord record: Int, script: UInt32, region: UInt64, countsUnknown: Bool) -> Int {
    // Record 0 would be the header.
    if record == 0 { return 0 }
    var arm = Int(self[record])
    if script != 0, countsUnknown || script != Self.unknownScript {
      arm = self.arm(ofScript: script, inRecord: record)
      if arm == 0 { return 0 }
    }
    let region = region == Self.unknownRegion && !countsUnknown ? 0 : region
    return region == 0 ? Int(self[arm &+ 1]) : outcome(inArm: arm, listedClass: regionClass(region))
  }

  /// `zzzz`.
  static let unknownScript: UInt32 = 0x7A7A_7A7A
  private static let unknownRegion: UInt64 = 26 | 26 << 5

  /// The arm of a script; zero where nothing is written in it.
  @inline(__always)
  func arm(ofScript script: UInt32, inRecord record: Int) -> Int {
    let word = self[record &+ 1]
    var position = record &+ 2
    let end = position &+ Int(word & ~TableLayout.hasOtherScripts) &* 3
    while position < end {
      if wide(position) == script { return Int(self[position &+ 2]) }
      position &+= 3
    }
    return word & TableLayout.hasOtherScripts == 0 ? 0 : Int(self[end])
  }
}
