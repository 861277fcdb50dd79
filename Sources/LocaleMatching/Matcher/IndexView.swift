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

  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: Self.hash(key) &>> self[IndexHeader.slotShift])
  }

  @inline(__always)
  func slot(after slot: Int) -> Int { (slot &+ 1) & Int(truncatingIfNeeded: self[IndexHeader.slotMask]) }

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

  /// The first entry with this language, script and region. The written fields do not count.
  @inline(__always)
  func entry(fields: UInt64) -> Int? {
    let entry = Int(truncatingIfNeeded: self[half: entrySlot(of: fields & LSR.fieldsMask), from: IndexHeader.count])
    return entry == 0 ? nil : entry
  }

  /// The slot of a triple, or the empty one where it would be.
  @inline(__always)
  func entrySlot(of triple: UInt64) -> Int {
    var slot = slot(of: triple)
    while true {
      let entry = Int(truncatingIfNeeded: self[half: slot, from: IndexHeader.count])
      if entry == 0 || (self[entry] ^ triple) & LSR.fieldsMask == 0 { return slot }
      slot = self.slot(after: slot)
    }
  }

  // MARK: Records

  /// The position of a language's first record; zero for none.
  @inline(__always)
  func firstRecord(language: UInt64) -> Int {
    Int(truncatingIfNeeded: self[half: languageSlot(of: language), from: IndexHeader.count])
  }

  /// The slot of a language, or the empty one where it would be.
  ///
  /// - Returns: counted from the beginning of the triples' table, which the languages' follows.
  @inline(__always)
  func languageSlot(of language: UInt64) -> Int {
    let start = Int(truncatingIfNeeded: self[IndexHeader.slotMask]) &+ 1
    var slot = slot(of: language)
    while true {
      let position = Int(truncatingIfNeeded: self[half: start &+ slot, from: IndexHeader.count])
      if position == 0 || self[position] >> 31 == language { return start &+ slot }
      slot = self.slot(after: slot)
    }
  }

  @inline(__always)
  func record(at position: Int) -> SupportedRecord { SupportedRecord(position: position, head: self[position]) }

  /// The position of the language's next record; zero at the end.
  @inline(__always)
  func next(_ record: SupportedRecord) -> Int { Int(truncatingIfNeeded: self[record.position &+ 2]) }

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
