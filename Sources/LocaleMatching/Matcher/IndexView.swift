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
    var slot = slot(of: fields & LSR.fieldsMask)
    while true {
      let entry = Int(truncatingIfNeeded: self[IndexHeader.count &+ slot])
      if entry == 0 { return nil }
      if (self[entry] ^ fields) & LSR.fieldsMask == 0 { return entry }
      slot = self.slot(after: slot)
    }
  }

  // MARK: Records

  /// The position of a language's first record.
  @inline(__always)
  func firstRecord(language: UInt64) -> Int? {
    let word = self[languagePosition(of: language)]
    return word == 0 ? nil : Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
  }

  /// Where the language's word is, or where it would be.
  @inline(__always)
  func languagePosition(of language: UInt64) -> Int {
    let base = IndexHeader.count &+ Int(truncatingIfNeeded: self[IndexHeader.slotMask]) &+ 1
    var slot = slot(of: language)
    while true {
      let word = self[base &+ slot]
      if word == 0 || word >> 32 == language { return base &+ slot }
      slot = self.slot(after: slot)
    }
  }

  @inline(__always)
  func record(at position: Int) -> SupportedRecord { SupportedRecord(position: position, head: self[position]) }

  @inline(__always)
  func next(_ record: SupportedRecord) -> SupportedRecord? { record.nextPosition.map { self.record(at: $0) } }
}
