import LocaleCore

// The way of one identifier, `en-IT`, from its bytes to the answer. All that CLDR says was weighed when the table was made:
// the record of a language holds the outcome of each form, so nothing is maximized or measured here.
//
// 1. `nearest(to:)` reads a String of a common form as one word (`CommonText`), in registers. Its letters are compared with
//    the table's and need not be packed, which is what keeps a match within 90 instructions.
// 2. The two letters of the language find a slot, the slot its record. No record: no match, unless the table says that
//    unknown languages may match, or the text may be a legacy tag.
// 3. The script finds a script entry of the record; without a script the first one counts.
// 4. The region finds its class, class and script entry the outcome: the winner's position and its distance.
// 5. Every other form, languages of three letters among them, goes by `outcome(of:)`, which reads as all modules do
//    (`LocaleSyntax`): the common forms, then what has a variant or keywords, then the grammar, for legacy tags, private
//    use and pseudo-locales. What is ill-formed has the outcome zero, which matches nothing.
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
      return CommonText.areLetters(letters) && self[.unknownMayMatch] == 0 && !read.mayBeLegacy
        ? Self.noMatch : nearest(toOther: identifier, below: threshold)
    }
    let record = Int(self[slot &+ 1])
    var scriptEntry = Int(self[record])
    var region = read.head &>> 24
    if read.tail != 0 {
      if read.tail == CommonText.language { return answer(of: Int(self[scriptEntry &+ 1])) }
      if read.tail == CommonText.number {
        guard let region = read.numberedRegion else { return nearest(toOther: identifier, below: threshold) }
        let found = listedClass(of: region)
        guard found < Int(TableLayout.listedClass) else { return nearest(toOther: identifier, below: threshold) }
        return answer(of: outcome(inScriptEntry: scriptEntry, class: found))
      }
      let script = UInt32(truncatingIfNeeded: region) | 0x2020_2020
      guard CommonText.areLetters(script), script != CommonText.unknownScript else {
        return nearest(toOther: identifier, below: threshold)
      }
      scriptEntry = self.scriptEntry(ofScript: CommonText.packed(script), inRecord: record)
      if read.tail == CommonText.script { return answer(of: scriptEntry == 0 ? 0 : Int(self[scriptEntry &+ 1])) }
      region = UInt64(read.tail & 0xFFFF)
    }
    let first = UInt((region | 0x20) & 0xFF) &- 0x61
    let second = UInt(region &>> 8 | 0x20) &- 0x61
    guard max(first, second) < 26 else { return nearest(toOther: identifier, below: threshold) }
    let found = regionClass(ofLetters: UInt16(truncatingIfNeeded: first &+ second &<< 5 &+ 33))
    guard found < TableLayout.listedClass else { return nearest(toOther: identifier, below: threshold) }
    return answer(of: scriptEntry == 0 ? 0 : outcome(inScriptEntry: scriptEntry, class: Int(found)))
  }

  @inline(never)
  private func nearest(toOther identifier: String, below threshold: Int) -> UInt32 {
    identifier.withBytes { nearest(to: $0, below: threshold) } ?? Self.noMatch
  }

  /// The result for raw UTF-8, for any preference. A later preference may find nothing below its threshold.
  ///
  /// The winner was computed for the threshold of the first preference. It is also the winner below any other
  /// threshold, if it is near enough, unless only two-way pairs count: then the distance in the opposite direction is
  /// compared with the threshold as well.
  public func nearest(to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int) -> UInt32 {
    let outcome = outcome(of: bytes)
    guard needsSearch(below: threshold) else { return answer(of: outcome) }
    return search(candidates: Int(self[node(ofOutcome: outcome) &+ 2]), below: threshold, identicalFirst: true) {
      _, _ in false
    }
  }

  /// The result for a string, for any preference.
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

  /// The number of a text's outcome; zero for no match and for ill-formed text.
  @inline(never)
  package func outcome(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var fields = CommonForm.read(bytes)
    if fields.isNone {
      let legacy = legacyTag(at: bytes)
      if legacy == nil { fields = CommonForm.readBeginning(bytes) }
      if fields.isNone { return outcome(ofGeneral: bytes, legacy) }
    }
    // `und` alone.
    if fields.rawValue == 0 { return self[.undeterminedOutcome] }
    return outcome(language: fields.language, fields, PseudoLocale(region: fields.region))
  }

  /// The outcome of what only the grammar can read: long languages, private use, pseudo-locales by their variants.
  @inline(never)
  private func outcome(ofGeneral bytes: UnsafeBufferPointer<UInt8>, _ legacy: LegacyReplacement?) -> Int {
    guard let parsed = parsed(bytes, legacy) else { return 0 }
    if parsed.kind == .undetermined { return self[.undeterminedOutcome] }
    if parsed.kind == .privateUse { return outcome(ofName: UnsafeBufferPointer(rebasing: bytes[parsed.tail...])) }
    let byRegion = PseudoLocale(region: parsed.region)
    return outcome(
      language: parsed.language, LSR(language: 0, script: parsed.script, region: parsed.region),
      byRegion == .none ? parsed.pseudoVariant : byRegion)
  }

  private func parsed(_ bytes: UnsafeBufferPointer<UInt8>, _ legacy: LegacyReplacement?) -> ParsedIdentifier? {
    do throws(IdentifierError) { return try ParsedIdentifier.read(bytes, replacing: legacy) } catch { return nil }
  }

  /// The packed language of any text; nil if it is ill-formed.
  package func language(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    let fields = CommonForm.read(bytes)
    return fields.isNone ? parsed(bytes, legacyTag(at: bytes))?.language : fields.language
  }
}

extension SupportedLocaleTable {
  /// The number of an identifier's outcome.
  ///
  /// - Parameters:
  ///   - language: of any length.
  ///   - fields: the script and the region.
  private func outcome(language: UInt64, _ fields: LSR, _ pseudoLocale: PseudoLocale) -> Int {
    var record: Int
    if pseudoLocale != .none {
      let kind = UInt64(pseudoLocale.rawValue)
      let other: TableHeader = kind == 1 ? .accentsRecord : kind == 2 ? .bidiRecord : .crackedRecord
      record = specialRecord(language | kind << 40) ?? self[other]
    } else if language == 0 {
      record = self[.undeterminedRecord]
    } else if language >= PackedSubtag.shortLanguageLimit {
      record = specialRecord(language) ?? self[.unknownLongRecord]
    } else {
      record = self.record(of: UInt16(truncatingIfNeeded: language))
      if record == 0 { record = self[.unknownShortRecord] }
    }
    // Record 0 would be the header.
    return record == 0 ? 0 : outcome(inRecord: record, fields, countsUnknown: pseudoLocale != .none)
  }

  /// The record of a packed language of two or three letters; zero if the table does not name it.
  @inline(__always)
  private func record(of language: UInt16) -> Int {
    language < PackedSubtag.twoLetterLimit ? record(ofPair: language) : record(ofTriple: language)
  }

  /// The record of a language of two letters; zero if the table does not name it.
  @inline(__always)
  private func record(ofPair language: UInt16) -> Int {
    let letters = language & 31 | (language &>> 5) &<< 8 | 0x6060
    let slot = slot(ofPair: letters)
    return self[slot] == letters ? Int(self[slot &+ 1]) : 0
  }

  /// The position of the slot for two letters in lower case.
  @inline(__always)
  private func slot(ofPair letters: UInt16) -> Int {
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
      if ASCII.areEqual(text(Int(self[position]), Int(self[position &+ 1])), name) {
        return Int(self[position &+ 2])
      }
      position &+= 3
    }
    return self[.unknownNameOutcome]
  }

  /// The outcome of a script and a region, as they are written, in a language's record.
  ///
  /// - Parameter countsUnknown: whether `Zzzz` and `ZZ` count as a script and a region, as in a pseudo-locale;
  ///   elsewhere they mean the same as none.
  @inline(never)
  private func outcome(inRecord record: Int, _ fields: LSR, countsUnknown: Bool) -> Int {
    var scriptEntry = Int(self[record])
    if fields.hasScript, countsUnknown || !fields.hasUnknownScript {
      scriptEntry = self.scriptEntry(ofScript: fields.script, inRecord: record)
      if scriptEntry == 0 { return 0 }
    }
    let region = fields.region
    return region == 0 || region == PackedSubtag.unknownRegion && !countsUnknown
      ? Int(self[scriptEntry &+ 1]) : outcome(inScriptEntry: scriptEntry, listedClass: regionClass(region))
  }

  /// The entry of a script (its outcomes by region); zero if the table has none.
  @inline(__always)
  private func scriptEntry(ofScript script: UInt32, inRecord record: Int) -> Int {
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
  /// The class of a region of two letters.
  @inline(__always)
  private func regionClass(ofLetters region: UInt16) -> UInt8 {
    #if _endian(big)
      let region = region ^ 1
    #endif
    // The generator writes a byte for each packed region, two in a word, the first one low.
    return UnsafeRawPointer(words + TableLayout.regionClasses).load(fromByteOffset: Int(region), as: UInt8.self)
  }

  /// The outcome of a region's class, which fits a byte, in a script entry.
  @inline(__always)
  private func outcome(inScriptEntry scriptEntry: Int, class number: Int) -> Int {
    Int(self[scriptEntry &+ 1 &+ Int(place(inRow: self[scriptEntry], class: number))])
  }

  /// The outcome of any region class in a script entry.
  @inline(__always)
  private func outcome(inScriptEntry scriptEntry: Int, listedClass number: Int) -> Int {
    var place = Int(place(inRow: self[scriptEntry], class: number))
    if number >= Int(TableLayout.listedClass) {
      place &+= (Int(self.place(inRow: self[scriptEntry], class: number &+ 1)) &- 1) &<< 8
    }
    return Int(self[scriptEntry &+ 1 &+ place])
  }

  /// The place of a class's outcome in script entries that have this row; 1 unless it is an exception.
  @inline(__always)
  private func place(inRow row: UInt16, class number: Int) -> UInt8 {
    // Every row is followed by as many words as there are classes.
    let exception = self[TableLayout.exceptions &+ Int(row) &+ number]
    let isOwn = UInt8(truncatingIfNeeded: exception &>> 8) == UInt8(truncatingIfNeeded: row)
    return isOwn ? UInt8(truncatingIfNeeded: exception) : 1
  }

  /// The class of any region.
  @inline(__always)
  private func regionClass(_ region: UInt16) -> Int {
    guard region < PackedSubtag.numericRegionBase else { return listedClass(of: region) }
    let found = regionClass(ofLetters: region)
    return found < TableLayout.listedClass ? Int(found) : listedClass(of: region)
  }

  /// The class of a region in the list; zero if it is not there.
  @inline(__always)
  private func listedClass(of region: UInt16) -> Int {
    var position = self[.listedRegions]
    let end = position &+ self[.listedRegionCount] &* 2
    while position < end {
      if self[position] == region { return Int(self[position &+ 1]) }
      position &+= 2
    }
    return 0
  }
}
