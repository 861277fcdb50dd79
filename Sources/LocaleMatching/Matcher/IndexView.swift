/// A borrowed `SupportedIndex`: the look-ups. Every position it follows was written by the index's own builder.
///
/// One pointer's worth, so that passing it on costs nothing.
struct IndexView {
  private let words: UnsafeMutablePointer<UInt64>?

  /// - Parameter words: a whole index.
  @inline(__always)
  init(_ words: UnsafeBufferPointer<UInt64>) { self.words = UnsafeMutablePointer(mutating: words.baseAddress) }

  @inline(__always)
  init(_ words: UnsafeMutableBufferPointer<UInt64>) { self.words = words.baseAddress }

  /// A word of the index. Only its builder writes.
  @inline(__always)
  subscript(position: Int) -> UInt64 {
    get { words.unsafelyUnwrapped[position] }
    nonmutating set { words.unsafelyUnwrapped[position] = newValue }
  }

  /// A half of a word, by its place among the halves that begin at a position. Only the builder writes.
  @inline(__always)
  subscript(half index: Int, from position: Int) -> UInt32 {
    get {
      UnsafeRawPointer(words.unsafelyUnwrapped)
        .load(fromByteOffset: position &<< 3 &+ index &<< 2, as: UInt32.self)
    }
    nonmutating set {
      UnsafeMutableRawPointer(words.unsafelyUnwrapped)
        .storeBytes(of: newValue, toByteOffset: position &<< 3 &+ index &<< 2, as: UInt32.self)
    }
  }

  /// The slot of a triple, or of a language's number of 28 bits: of the product the highest bits, which depend on all of it.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key << 5 &* 0x9E37_79B9_7F4A_7C15) &>> self[IndexHeader.slotShift])
  }

  @inline(__always)
  private func slot(after slot: Int) -> Int { (slot &+ 1) & Int(truncatingIfNeeded: self[IndexHeader.slotMask]) }

  // MARK: Entries

  var entryCount: Int {
    Int(truncatingIfNeeded: self[IndexHeader.entriesEnd] &- self[IndexHeader.entriesStart]) / 2
  }

  /// The positions of all entries, in search order.
  var entries: StrideTo<Int> {
    stride(
      from: Int(truncatingIfNeeded: self[IndexHeader.entriesStart]),
      to: Int(truncatingIfNeeded: self[IndexHeader.entriesEnd]), by: 2)
  }

  /// An entry's number in search order, and the position of a number.
  @inline(__always)
  func number(of entry: Int) -> Int { (entry &- Int(truncatingIfNeeded: self[IndexHeader.entriesStart])) >> 1 }

  @inline(__always)
  func entry(numbered number: Int) -> Int { Int(truncatingIfNeeded: self[IndexHeader.entriesStart]) &+ number &* 2 }

  @inline(__always)
  func lsr(_ entry: Int) -> LSR { LSR(rawValue: self[entry]) }

  /// The entry's place in the list that the matcher was made from.
  @inline(__always)
  func supportedIndex(_ entry: Int) -> Int { Int(truncatingIfNeeded: self[entry &+ 1] & 0xFFFF_FFFF) }

  /// The next entry of the same triple, written with other fields; nil at the end.
  @inline(__always)
  func next(_ entry: Int) -> Int? {
    let next = Int(truncatingIfNeeded: self[entry &+ 1] >> 32)
    return next == 0 ? nil : next
  }

  /// The first entry with this language, script and region; zero for none. No other field may be set.
  @inline(__always)
  func entry(triple: UInt64) -> Int { entryPosition(inSlot: entrySlot(of: triple)) }

  /// The position that a slot of the triples holds, zero where it is empty.
  @inline(__always)
  func entryPosition(inSlot slot: Int) -> Int {
    Int(truncatingIfNeeded: self[half: slot &* 2, from: IndexHeader.count])
  }

  /// The slot of a triple, or the empty one where it would be.
  @inline(__always)
  func entrySlot(of triple: UInt64) -> Int {
    var slot = slot(of: triple)
    while true {
      let entry = entryPosition(inSlot: slot)
      // The five bits above a triple say which fields were written.
      if entry == 0 || (self[entry] ^ triple) << 5 == 0 { return slot }
      slot = self.slot(after: slot)
    }
  }

  // MARK: Records

  /// The position of a language's first record; zero for none.
  @inline(__always)
  func firstRecord(language: UInt64) -> Int {
    language < PackedSubtag.twoLetterLimit
      ? firstRecord(direct: language) : Int(truncatingIfNeeded: recordHalf(ofLonger: language).value)
  }

  /// The same for a language of two letters, or none: one load.
  @inline(__always)
  func firstRecord(direct language: UInt64) -> Int {
    Int(truncatingIfNeeded: self[half: Int(truncatingIfNeeded: language & 0x3FF), from: IndexHeader.directRecords])
  }

  /// Notes a language's first record.
  func setFirstRecord(language: UInt64, _ position: Int) {
    let position = UInt32(truncatingIfNeeded: position)
    if language < PackedSubtag.twoLetterLimit {
      self[half: Int(truncatingIfNeeded: language), from: IndexHeader.directRecords] = position
    } else {
      self[half: recordHalf(ofLonger: language).index, from: IndexHeader.count] = position
    }
  }

  /// The half of a slot where the first record of a language of more than two letters is noted or would be.
  @inline(never)
  private func recordHalf(ofLonger language: UInt64) -> (index: Int, value: UInt32) {
    var slot = slot(of: language)
    while true {
      let position = self[half: slot &* 2 &+ 1, from: IndexHeader.count]
      if position == 0 { return (slot &* 2 &+ 1, 0) }
      let record = record(at: Int(position))
      if record.key >> 31 == language, !record.isFurther { return (slot &* 2 &+ 1, position) }
      slot = self.slot(after: slot)
    }
  }

  /// The position of a record that is not its language's first; zero for none.
  func furtherRecord(_ key: UInt64) -> Int { Int(furtherRecordHalf(key).value) }

  func setFurtherRecord(_ key: UInt64, _ position: Int) {
    self[half: furtherRecordHalf(key).index, from: IndexHeader.count] = UInt32(truncatingIfNeeded: position)
  }

  /// The half of a slot where such a record is noted or would be.
  @inline(never)
  private func furtherRecordHalf(_ key: UInt64) -> (index: Int, value: UInt32) {
    var slot = slot(of: key)
    while true {
      let position = self[half: slot &* 2 &+ 1, from: IndexHeader.count]
      if position == 0 { return (slot &* 2 &+ 1, 0) }
      let record = record(at: Int(position))
      if record.key == key, record.isFurther { return (slot &* 2 &+ 1, position) }
      slot = self.slot(after: slot)
    }
  }

  @inline(__always)
  func record(at position: Int) -> SupportedRecord { SupportedRecord(position: position, head: self[position]) }

  /// The position of the language's next record; zero at the end.
  @inline(__always)
  func next(_ record: SupportedRecord) -> Int { Int(truncatingIfNeeded: self[record.position &+ 2] & 0xFFFF_FFFF) }

  /// Below which distance, in eighths, the record's nearest entry is the answer whatever else is supported.
  @inline(__always)
  func settledBelow(_ record: SupportedRecord) -> Int { Int(truncatingIfNeeded: self[record.position &+ 2] >> 32) }

  /// Which of the languages that rules lead to are supported.
  @inline(__always)
  func hasTarget(_ number: UInt64) -> Bool { self[IndexHeader.targets] &>> number & 1 != 0 }

  /// The first record of such a language, which must be supported.
  @inline(__always)
  func firstRecord(target number: UInt64) -> SupportedRecord {
    let position = self[half: Int(truncatingIfNeeded: number), from: IndexHeader.targetPositions]
    return record(at: Int(truncatingIfNeeded: position))
  }
}
