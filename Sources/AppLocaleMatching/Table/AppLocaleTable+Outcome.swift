extension AppLocaleTable {
  /// The number of the outcome of language, script and region as `CommonIdentifier` reads them; zero for no match.
  @inline(__always)
  func outcome(ofCommon fields: UInt64) -> Int {
    let language = fields >> CommonIdentifier.languageShift
    let region = fields & 0x7FF
    if language == 0 || Self.isPseudoRegion(region) { return outcome(ofUncommon: fields) }
    return outcome(
      inRecord: shortRecord(language), script: fields >> CommonIdentifier.scriptShift & 0xF_FFFF, region: region,
      countsUnknown: false)
  }

  /// The same for `und`, pseudo-locales, and languages that the table does not name.
  @inline(never)
  private func outcome(ofUncommon fields: UInt64) -> Int {
    outcome(of: ReadIdentifier(common: fields), UnsafeBufferPointer(start: nil, count: 0))
  }

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
    if pseudoKind != 0 {
      let other: TableHeader = pseudoKind == 1 ? .accentsRecord : pseudoKind == 2 ? .bidiRecord : .crackedRecord
      let record = specialRecord(language | pseudoKind << 40) ?? self[other]
      return outcome(
        inRecord: record, script: identifier.script, region: identifier.region, countsUnknown: true)
    }
    let record: Int
    if language == 0 {
      record = self[.undeterminedRecord]
    } else if language >= 1 << 15 {
      record = specialRecord(language) ?? self[.unknownLongRecord]
    } else {
      record = shortRecord(language)
    }
    return outcome(inRecord: record, script: identifier.script, region: identifier.region, countsUnknown: false)
  }

  @inline(__always)
  private func shortRecord(_ language: UInt64) -> Int {
    let hash = TableLayout.hash(language)
    let bucket = TableLayout.bucket(hash, count: UInt64(truncatingIfNeeded: self[.bucketCount]))
    let displacement =
      UInt64(self[self[.displacements] &+ bucket &>> 1]) &>> UInt64(truncatingIfNeeded: (bucket & 1) << 3) & 0xFF
    let range = UInt64(truncatingIfNeeded: self[.languageRange])
    let slot = self[.languages] &+ TableLayout.slot(hash, displacement: displacement, range: range) &* 2
    return UInt64(self[slot]) == language ? Int(self[slot &+ 1]) : self[.unknownShortRecord]
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
      let low = UInt64(self[position]) | UInt64(self[position &+ 1]) << 16
      if low | UInt64(self[position &+ 2]) << 32 == key { return Int(self[position &+ 3]) }
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
  private func outcome(inRecord record: Int, script: UInt64, region: UInt64, countsUnknown: Bool) -> Int {
    // Record 0 would be the header.
    if record == 0 { return 0 }
    var arm = Int(self[record])
    if script != 0, countsUnknown || script != Self.unknownScript { arm = self.arm(ofScript: script, inRecord: record) }
    let region = region == Self.unknownRegion && !countsUnknown ? 0 : region
    arm &+= base(.arms)
    return region == 0 ? Int(self[arm]) : outcome(inArm: arm, region: region)
  }

  private static let unknownScript: UInt64 = 26 | 26 << 5 | 26 << 10 | 26 << 15
  private static let unknownRegion: UInt64 = 26 | 26 << 5

  @inline(__always)
  private func arm(ofScript script: UInt64, inRecord record: Int) -> Int {
    let scripts = self[.scripts]
    let word = self[record &+ 1]
    var position = record &+ 2
    let end = position &+ Int(word & ~TableLayout.hasOtherScripts) &* 2
    while position < end {
      let found = scripts &+ Int(self[position])
      if UInt64(self[found]) | UInt64(self[found &+ 1]) << 16 == script { return Int(self[position &+ 1]) }
      position &+= 2
    }
    // The first arm matches nothing.
    return word & TableLayout.hasOtherScripts == 0 ? 0 : Int(self[end])
  }
}
