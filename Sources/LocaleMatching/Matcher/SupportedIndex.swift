/// The supported identifiers, arranged so that a match is a few probes however many there are. One array of words:
///
///     entries    an LSR for each entry, in search order
///     infos      for each entry its position in the caller's list, and the next entry of the same triple
///     triples    a hash table from language, script and region to the first entry
///     languages  a hash table from language to the first record
///     records    for each language and script that is supported: who wins among its entries
///
/// A record need not know the desired region, only its class: where a supported identifier has the very region,
/// the table of triples finds it first, and that is nearer than any other of the same language and script.
struct SupportedIndex: Sendable {
  private let words: [UInt64]
  private let layout: IndexLayout

  /// How many entries there are: the well-formed identifiers, less duplicates.
  var entryCount: Int { layout.entryCount }

  init(words: [UInt64], layout: IndexLayout) {
    self.words = words
    self.layout = layout
  }

  /// Lends the index as plain memory, so that looking things up counts no references.
  @inline(__always)
  func withView<Result>(_ body: (IndexView) -> Result) -> Result {
    words.withUnsafeBufferPointer { body(IndexView(words: $0, layout: layout)) }
  }
}

/// Where things stand in the words of a `SupportedIndex`.
struct IndexLayout: Sendable {
  /// The length of the caller's list.
  var count: Int
  var entryCount = 0
  /// Slots of each of the two hash tables, a power of two.
  private(set) var slotCount = 2
  /// How far to shift a 64-bit hash to get a slot.
  private(set) var slotShift: UInt64 = 63

  /// At most half of the slots will be taken.
  init(count: Int) {
    self.count = count
    while slotCount < count * 2 {
      slotCount *= 2
      slotShift -= 1
    }
  }

  @inline(__always) var infoBase: Int { count }
  @inline(__always) var tripleBase: Int { count &* 2 }
  @inline(__always) var languageBase: Int { count &* 2 &+ slotCount }
  @inline(__always) var recordBase: Int { count &* 2 &+ slotCount &* 2 }

  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }
}

/// A borrowed `SupportedIndex`: the look-ups. Every position it follows was written by the index's own builder.
struct IndexView {
  let words: UnsafeBufferPointer<UInt64>
  let layout: IndexLayout

  @inline(__always)
  init(words: UnsafeBufferPointer<UInt64>, layout: IndexLayout) {
    self.words = words
    self.layout = layout
  }

  @inline(__always)
  func lsr(_ entry: Int) -> LSR { LSR(rawValue: words[entry]) }

  /// The entry's position in the list that the matcher was made from.
  @inline(__always)
  func supportedIndex(_ entry: Int) -> Int { Int(truncatingIfNeeded: words[layout.infoBase &+ entry] & 0xFFFF_FFFF) }

  /// The next entry of the same triple, written with other fields; nil at the end.
  @inline(__always)
  func next(_ entry: Int) -> Int? {
    let next = Int(truncatingIfNeeded: words[layout.infoBase &+ entry] >> 32)
    return next == 0 ? nil : next &- 1
  }

  /// The first entry with this language, script and region.
  @inline(__always)
  func entry(fields: UInt64) -> Int? {
    let hash = IndexLayout.hash(fields)
    // The upper half of a slot's word repeats half the hash, so that hardly any other triple is looked at.
    let tag = hash << 32
    var slot = Int(truncatingIfNeeded: hash &>> layout.slotShift)
    while true {
      let word = words[layout.tripleBase &+ slot]
      if word == 0 { return nil }
      if word ^ tag < 1 << 32 {
        let entry = Int(truncatingIfNeeded: word & 0xFFFF_FFFF) &- 1
        if lsr(entry).fields == fields { return entry }
      }
      slot = (slot &+ 1) & (layout.slotCount &- 1)
    }
  }

  /// The first record of a language.
  @inline(__always)
  func firstRecord(language: UInt64) -> SupportedRecord? {
    let word = words[languageSlot(of: language)]
    return word == 0 ? nil : record(at: Int(truncatingIfNeeded: word & 0xFFFF_FFFF) &- 1)
  }

  /// Where the language's word is, or where it would be.
  @inline(__always)
  func languageSlot(of language: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: IndexLayout.hash(language) &>> layout.slotShift)
    while true {
      let position = layout.languageBase &+ slot
      let word = words[position]
      if word == 0 || word >> 32 == language { return position }
      slot = (slot &+ 1) & (layout.slotCount &- 1)
    }
  }
}
