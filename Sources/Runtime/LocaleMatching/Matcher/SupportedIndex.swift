/// The supported identifiers, arranged so that a match is a few probes however many there are. One array of words:
///
///     header     see `IndexHeader`
///     slots      two hash tables in one: the low halves lead from language, script and region to the position of the
///                first entry, the high halves from a language to the position of its first record
///     entries    two words each, in search order: an LSR with the explicit subtags; the place in the caller's list
///                (low half) and the position of the next entry of the same triple (high half)
///     records    for each supported language and script, the winners among its entries
///
/// A record needs only the class of the desired region: if a supported identifier has exactly that region, the table of
/// triples finds it first, and that is nearer than any other of the same language and script.
///
/// Positions count words from the beginning. They fit 32 bits, because at most `limit` identifiers are arranged.
enum SupportedIndex {
  /// The length of the longest supported list; identifiers after it are never chosen.
  static let limit = 1 << 21
}

/// The first words of an index.
enum IndexHeader {
  /// The number of slots, a power of two, minus one.
  static let slotMask = 0
  /// The positions where the entries begin and end.
  static let entriesStart = 1
  static let entriesEnd = 2
  /// The shift that makes a slot from a product of 64 bits.
  static let slotShift = 3
  /// For each language that language rules lead to the position of its first record, 32 bits each, by its number; zero
  /// if it is not supported. See `LanguageWord`.
  static let targetPositions = 4
  static let count = targetPositions + (LanguageWord.targetLimit + 1) / 2

  /// At least four slots for each identifier, and at least eight.
  static func slotBits(for count: Int) -> Int { max(3, Int.bitWidth - max(4 * count - 1, 0).leadingZeroBitCount) }
}

/// The supported identifiers of one language and one script.
///
///     word 0      language and script as in an `LSR` · bit 8: several entries · 1 + region rule set (the low 8 bits)
///          1      for regions equally far: the winner (low half), the first entry (high half)
///          2      position of the language's next record, zero at the end (low half); from which distance on, in
///                 eighths, another script or another language can be as near as an entry of the record (high half)
///          3…     only with a rule set, for each class of desired region a `ClassWinner`; at the end a bit for each
///                 class of region that has an entry
struct SupportedRecord {
  var position: Int
  private var head: UInt64

  static let headCount = 3
  /// The words of a record with a rule set.
  static var maximumCount: Int { headCount + DistanceTable.regionClassCount + 1 }
  /// The flag in word 0 for several entries.
  static let severalFlag: UInt64 = 1 << 8
  /// Language and script, in word 0.
  static var keyMask: UInt64 { LSR.languageMask | LSR.scriptMask }

  /// The bit of a class of supported regions. Classes above the 64th have none: the builder compares them each time.
  static func bit(ofClass number: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number) }

  init(position: Int, head: UInt64) {
    self.position = position
    self.head = head
  }

  static func head(_ lsr: LSR, ruleSet: Int?) -> UInt64 { lsr.rawValue & keyMask | UInt64((ruleSet ?? -1) + 1) }

  /// Language and script, as in an `LSR`.
  var key: UInt64 { head & Self.keyMask }
  var script: UInt32 { LSR(rawValue: head).script }
  var language: UInt64 { LSR(rawValue: head).language }
  var ruleSet: Int? {
    let set = Int(truncatingIfNeeded: head & 0xFF)
    return set == 0 ? nil : set &- 1
  }
  var hasSeveralEntries: Bool { head & Self.severalFlag != 0 }

  func isIn(scriptOf desired: LSR) -> Bool { (head ^ desired.rawValue) & LSR.scriptMask == 0 }
}

/// The winner for one class of desired region, as a word of a record.
///
///     bit 63…43   number of the first entry at that distance
///         42…35   distance in whole units
///         31…0    position of the winner
struct ClassWinner {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - distance: whole units.
  ///   - first: an entry's number.
  ///   - winner: an entry's position.
  init(distance: Int, first: Int, winner: Int) {
    rawValue =
      UInt64(truncatingIfNeeded: distance) << 35 | UInt64(truncatingIfNeeded: first) << 43
      | UInt64(truncatingIfNeeded: winner)
  }

  /// The winner at another distance, in whole units, made from one at distance zero.
  func at(_ distance: Int) -> ClassWinner {
    ClassWinner(rawValue: rawValue | UInt64(truncatingIfNeeded: distance) << 35)
  }

  /// The distance in whole units.
  var distance: Int { Int(truncatingIfNeeded: rawValue >> 35 & 0xFF) }
  var first: Int { Int(truncatingIfNeeded: rawValue >> 43) }
  var winner: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF_FFFF) }
}

/// The probes of an index, which a matcher owns or a program has as a constant. A debug build checks every position.
struct IndexView {
  private let words: UnsafeBufferPointer<UInt64>

  /// - Parameter words: a whole index.
  init(_ words: UnsafeBufferPointer<UInt64>) { self.words = words }

  subscript(position: Int) -> UInt64 { words[position] }

  func low(_ position: Int) -> Int { Int(truncatingIfNeeded: self[position] & 0xFFFF_FFFF) }
  func high(_ position: Int) -> Int { Int(truncatingIfNeeded: self[position] >> 32) }

  /// A half of a word, by its place among the halves that begin at a position, the low one first.
  private func half(_ index: Int, from position: Int) -> Int {
    let word = self[position &+ index >> 1]
    return Int(truncatingIfNeeded: (index & 1 == 0 ? word : word >> 32) & 0xFFFF_FFFF)
  }

  /// The slot of a triple, or of a language's number: the highest bits of a product that depends on all of it.
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key << 5 &* 0x9E37_79B9_7F4A_7C15) &>> self[IndexHeader.slotShift])
  }

  private func slot(after slot: Int) -> Int { (slot &+ 1) & Int(truncatingIfNeeded: self[IndexHeader.slotMask]) }

  // MARK: Entries

  /// The positions of all entries, in search order.
  var entries: StrideTo<Int> {
    stride(from: low(IndexHeader.entriesStart), to: low(IndexHeader.entriesEnd), by: 2)
  }

  /// The number of an entry in search order.
  func number(of entry: Int) -> Int { (entry &- low(IndexHeader.entriesStart)) >> 1 }
  func entry(numbered number: Int) -> Int { low(IndexHeader.entriesStart) &+ number &* 2 }

  func lsr(_ entry: Int) -> LSR { LSR(rawValue: self[entry]) }

  /// The entry's place in the list that the index was made from.
  func supportedIndex(_ entry: Int) -> Int { low(entry &+ 1) }

  /// The next entry of the same triple, written with other subtags; zero at the end.
  func next(_ entry: Int) -> Int { high(entry &+ 1) }

  /// The first entry with these fields of an LSR; zero for none.
  func firstEntry(ofTriple fields: UInt64) -> Int { low(slotPosition(ofTriple: fields)) }

  /// The position of the slot that leads to a triple, or of the empty one where it would be.
  @inline(__always)
  func slotPosition(ofTriple fields: UInt64) -> Int {
    var slot = slot(of: fields)
    while true {
      let entry = low(IndexHeader.count &+ slot)
      if entry == 0 || lsr(entry).fields == fields { return IndexHeader.count &+ slot }
      slot = self.slot(after: slot)
    }
  }

  /// The entry with this triple whose explicit subtags are most similar; nil if the triple is not supported.
  @inline(__always)
  func entry(mostLike desired: LSR) -> Nearest? {
    var entry = firstEntry(ofTriple: desired.fields)
    if entry == 0 { return nil }
    var best = Nearest.none
    while entry != 0 {
      let distance = Int(truncatingIfNeeded: desired.explicitSubtags ^ lsr(entry).explicitSubtags)
      if distance < best.distance { best = Nearest(distance: distance, entry: entry) }
      entry = next(entry)
    }
    return best
  }

  // MARK: Records

  func record(at position: Int) -> SupportedRecord { SupportedRecord(position: position, head: self[position]) }

  /// The position of a language's first record; zero for none.
  @inline(__always)
  func firstRecord(language: UInt64) -> Int { high(slotPosition(ofLanguage: language)) }

  /// The position of the slot that leads to a language, or of the one where it would be.
  @inline(__always)
  func slotPosition(ofLanguage language: UInt64) -> Int {
    var slot = slot(of: language)
    while true {
      let position = high(IndexHeader.count &+ slot)
      if position == 0 || record(at: position).language == language { return IndexHeader.count &+ slot }
      slot = self.slot(after: slot)
    }
  }

  /// The record of a language in the desired script; nil if the language has none in that script.
  ///
  /// - Parameter first: the first of the language.
  @inline(__always)
  func record(ofScript desired: LSR, from first: SupportedRecord) -> SupportedRecord? {
    var record = first
    while !record.isIn(scriptOf: desired) {
      let position = next(record)
      if position == 0 { return nil }
      record = self.record(at: position)
    }
    return record
  }

  /// The position of the language's next record; zero at the end.
  func next(_ record: SupportedRecord) -> Int { low(record.position &+ 2) }

  /// The distance, in eighths, from which on another script or another language can be as near as the record's entries.
  func competingDistance(_ record: SupportedRecord) -> Int { high(record.position &+ 2) }

  /// - Parameter record: with a rule set.
  func classWinner(_ record: SupportedRecord, _ number: Int) -> ClassWinner {
    ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ number])
  }

  /// The winner if all regions are equally far, and the first entry.
  func commonWinner(_ record: SupportedRecord) -> (winner: Int, first: Int) {
    (low(record.position &+ 1), high(record.position &+ 1))
  }

  /// The first entry of a record in a region; zero for none.
  func entry(of record: SupportedRecord, region: UInt16) -> Int {
    let triple = record.key | UInt64(region)
    if record.hasSeveralEntries { return firstEntry(ofTriple: triple) }
    let only = commonWinner(record).winner
    return lsr(only).fields == triple ? only : 0
  }

  /// The position of the first record of a language that rules lead to, by its number; zero if it is not supported.
  func firstRecord(target number: UInt64) -> Int {
    half(Int(truncatingIfNeeded: number), from: IndexHeader.targetPositions)
  }
}
