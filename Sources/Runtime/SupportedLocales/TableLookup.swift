// The way of one identifier, `en-IT`, from its bytes to the answer. All that CLDR says was weighed when the table was made:
// the record of a language holds the outcome of each form, so nothing is maximized or measured here.
//
// 1. `nearest(to:)` reads a String of a common form as one word (`CommonText`), in registers.
// 2. The two letters of the language find a slot, the slot its record. No record: no match, unless the table says that
//    unknown languages may match, or the text may be a legacy tag.
// 3. The script finds an arm of the record; without a script the first one counts.
// 4. The region finds its class, class and arm the outcome: the winner's position and its distance.
// 5. Every other form, 419 and languages of three letters among them, goes by `outcome(of:)`: first
//    `outcome(ofCommon:)`, then `ReadIdentifier`, which knows the whole grammar, legacy tags, private use and
//    pseudo-locales. What is ill-formed has the outcome zero, which matches nothing.
// 6. Where only two-way pairs count, or a header excludes the winner, the candidates are asked in search order:
//    `search(candidates:)`.
//
// One-way rules, paradigm locales and region distances are in the outcomes; demotion is the walk's (`PreferenceWalk`).

extension SupportedLocaleTable {
  /// The result for a string: the distance in eighths from bit 16, the position below; `0x3FF_FFFF` if it is ill-formed
  /// or nothing is near enough.
  ///
  /// It releases nothing that its caller holds. So the caller need not retain a string in an array.
  @inline(never) @_effects(releasenone)
  public func nearest(to identifier: String) -> UInt32 {
    // The closure returns only words: short strings are read from registers.
    guard let read = identifier.withBytes({ CommonText($0) }) ?? nil, read.isSeparated else {
      return nearest(toOther: identifier, below: threshold)
    }
    let letters = UInt16(truncatingIfNeeded: read.head) | 0x2020
    let slot = slot(ofPair: letters)
    guard self[slot] == letters else {
      // A language without a record matches nothing, well-formed or not, unless the text is a legacy tag: `zh-yue`.
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

  /// The result for raw UTF-8, for any preference. A later preference may find nothing below its threshold.
  ///
  /// The winner was computed for the threshold of the first preference. It is also the winner below any other
  /// threshold, if it is near enough, unless only two-way pairs count: then the distance back is compared with the
  /// threshold as well.
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

  /// Whether the winner that was computed for the first preference does not hold.
  @inline(__always)
  private func needsSearch(below threshold: Int) -> Bool {
    self[.flags] & Int(TableLayout.onlyTwoWay) != 0 && threshold != self.threshold
  }

  @inline(__always)
  private func answer(of outcome: Int) -> UInt32 {
    wide(node(ofOutcome: outcome)) & (UInt32(OutcomeWord.distanceMask) << 16 | 0xFFFF)
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

  /// The packed language of any text; nil if it is ill-formed.
  package func language(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    // The general reader reads everything; a second copy of the fast reader is not worth its size for a header.
    let identifier = ReadIdentifier(general: bytes, self)
    return identifier.kind == .illFormed ? nil : identifier.language
  }
}

extension SupportedLocaleTable {
  /// The outcome of an identifier that has a language, then a script, a region or both, and nothing else; nil for every
  /// other form and for ill-formed text, which the general reader reads.
  @inline(__always)
  func outcome(ofCommon bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes.count >= 2, bytes.count <= 12 else { return nil }
    // A buffer that is not empty has an address. Every offset below is less than the count.
    let raw = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    let letters = UInt16(littleEndian: raw.loadUnaligned(as: UInt16.self)) | 0x2020
    guard Self.areLetters(letters) else { return nil }
    var language: UInt64
    var record: Int
    var position = 2
    if bytes.count == 2 || SubtagScanner.isSeparator(raw.load(fromByteOffset: 2, as: UInt8.self)) {
      language = UInt64(Self.packed(letters))
      record = self.record(ofPair: letters)
    } else {
      let third = raw.load(fromByteOffset: 2, as: UInt8.self)
      guard SubtagScanner.isLetter(third) else { return nil }
      position = 3
      if bytes.count > 3, !SubtagScanner.isSeparator(raw.load(fromByteOffset: 3, as: UInt8.self)) { return nil }
      let triple = Self.packed(letters) | UInt16(third & 31) &<< 10
      // Sign languages by country are legacy tags.
      if triple == ReadIdentifier.signLanguages { return nil }
      if triple == ReadIdentifier.undetermined {
        if bytes.count == 3 { return self[.undeterminedOutcome] }
        language = 0
        record = self[.undeterminedRecord]
        if record == 0 { return nil }
      } else {
        language = UInt64(triple)
        record = self.record(ofTriple: triple)
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
      if Self.isPseudoRegion(region) {
        return outcome(of: ReadIdentifier(language: language, script: script, region: region), bytes)
      }
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

  /// Packs two letters, five bits each.
  @inline(__always)
  private static func packed(_ letters: UInt16) -> UInt16 { letters & 31 | (letters &>> 3) & (31 &<< 5) }

  /// Whether two bytes that have been made lower-case are letters.
  @inline(__always)
  static func areLetters(_ bytes: UInt16) -> Bool {
    // The first sum has its high bit from `a` on, the second after `z`. No byte carries into the next unless it has its
    // own high bit.
    (bytes &+ 0x1F1F) & ~(bytes &+ 0x0505) & ~bytes & 0x8080 == 0x8080
  }

  /// Whether four bytes that have been made lower-case are letters.
  @inline(__always)
  static func areLetters(_ bytes: UInt32) -> Bool {
    (bytes &+ 0x1F1F_1F1F) & ~(bytes &+ 0x0505_0505) & ~bytes & 0x8080_8080 == 0x8080_8080
  }
}

extension SupportedLocaleTable {
  /// The number of any identifier's outcome; zero for no match and for ill-formed text.
  @inline(never)
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

  /// The record of a packed language of two or three letters; zero if the table does not name it.
  @inline(__always)
  func record(of language: UInt64) -> Int {
    let packed = UInt16(truncatingIfNeeded: language)
    return packed < 1 << 10
      ? record(ofPair: packed & 31 | (packed &>> 5) &<< 8 | 0x6060) : record(ofTriple: packed)
  }

  /// The record of a language of two letters in lower case; zero if the table does not name it.
  @inline(__always)
  func record(ofPair letters: UInt16) -> Int {
    let slot = slot(ofPair: letters)
    return self[slot] == letters ? Int(self[slot &+ 1]) : 0
  }

  /// The position of the slot for two letters.
  @inline(__always)
  func slot(ofPair letters: UInt16) -> Int {
    // Five bits find one of 32 rows, and each row is followed by slots for 32 second letters.
    Int(self[TableLayout.languageRows &+ Int(letters & 31)]) &+ (Int(letters &>> 8) & 31) &* 2
  }

  /// The record of a language of three letters, five bits each; zero if the table does not name it.
  @inline(__always)
  func record(ofTriple language: UInt16) -> Int {
    let hash = TableLayout.hash(UInt32(language))
    // The mask and the range keep both within what the generator has written.
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

  /// - Parameter name: a name in the table, in lower case with hyphens.
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
  /// - Parameter countsUnknown: whether `Zzzz` and `ZZ` count as a script and a region, as in a pseudo-locale;
  ///   elsewhere they mean the same as none.
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

  /// The arm of a script (its outcomes by region); zero if the table has none.
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

extension SupportedLocaleTable {
  /// The class of a region of two letters, by the position of the letters among all pairs.
  @inline(__always)
  func regionClass(ofPair pair: Int) -> UInt8 {
    #if _endian(big)
      let pair = pair ^ 1
    #endif
    // The generator writes a byte for each pair, two in a word, the first one low.
    return UnsafeRawPointer(words + TableLayout.regionClasses).load(fromByteOffset: pair, as: UInt8.self)
  }

  /// The outcome of a region's class, which fits a byte, in an arm.
  @inline(__always)
  func outcome(inArm arm: Int, class number: Int) -> Int {
    Int(self[arm &+ 1 &+ Int(place(inRow: self[arm], class: number))])
  }

  /// The outcome of any region class in an arm.
  @inline(__always)
  func outcome(inArm arm: Int, listedClass number: Int) -> Int {
    var place = Int(place(inRow: self[arm], class: number))
    if number >= Int(TableLayout.listedClass) {
      place &+= (Int(self.place(inRow: self[arm], class: number &+ 1)) &- 1) &<< 8
    }
    return Int(self[arm &+ 1 &+ place])
  }

  /// The place of a class's outcome in arms that have this row; 1 unless it is an exception.
  @inline(__always)
  private func place(inRow row: UInt16, class number: Int) -> UInt8 {
    // Every row is followed by as many words as there are classes.
    let exception = self[TableLayout.exceptions &+ Int(row) &+ number]
    let isOwn = UInt8(truncatingIfNeeded: exception &>> 8) == UInt8(truncatingIfNeeded: row)
    return isOwn ? UInt8(truncatingIfNeeded: exception) : 1
  }

  /// The class of any region, five bits a letter or a number from 1024 on.
  @inline(__always)
  func regionClass(_ region: UInt64) -> Int {
    let region = Int(truncatingIfNeeded: region)
    if region >= 1024 { return listedClass(ofKey: region &- 1024) }
    let pair = region & 31 &- 1 &+ (region &>> 5 &- 1) &* 26
    let found = regionClass(ofPair: pair)
    return found < TableLayout.listedClass ? Int(found) : listedClass(ofKey: TableLayout.firstLetterKey &+ pair)
  }

  /// The class of a region in the list; zero if it is not there.
  @inline(__always)
  func listedClass(ofKey key: Int) -> Int {
    var position = self[.listedRegions]
    let end = position &+ self[.listedRegionCount] &* 2
    while position < end {
      if Int(self[position]) == key { return Int(self[position &+ 1]) }
      position &+= 2
    }
    return 0
  }
}
