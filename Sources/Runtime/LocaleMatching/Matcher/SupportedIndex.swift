/// The supported identifiers, arranged so that a match is a few probes however many there are. One array of words:
///
///     header     see `IndexHeader`
///     slots      two hash tables in one: the low halves lead from language, script and region to the position of the
///                first entry, the high halves from a language of more than two letters to the position of its first record
///     entries    two words each, in search order: an LSR with the explicit subtags; the place in the caller's list
///                (low half) and the position of the next entry of the same triple (high half)
///     records    for each language and script that is supported: who wins among its entries
///
/// A record needs only the class of the desired region: if a supported identifier has exactly that region, the table of
/// triples finds it first, and that is nearer than any other of the same language and script.
///
/// Positions count words from the beginning. They fit 26 bits, because at most `limit` identifiers are arranged.
struct SupportedIndex: @unchecked Sendable {
  /// The words of an index that was made at run time; empty for a prepared one.
  let words: [UInt64]
  /// The index that generated code lends: constant memory.
  let prepared: PreparedIndex?

  /// The length of the longest supported list; identifiers after it are never chosen.
  static let limit = 1 << 21

  /// The number of entries: the well-formed identifiers without duplicates.
  var entryCount: Int { withView { $0.entryCount } }

  /// - Parameter words: laid out by `SupportedIndexBuilder`.
  init(words: [UInt64]) {
    self.words = words
    prepared = nil
  }

  init(_ prepared: PreparedIndex) {
    words = []
    self.prepared = prepared
  }

  /// Passes the index as plain memory, so that look-ups count no references.
  @inline(__always)
  func withView<Result>(_ body: (IndexView) -> Result) -> Result {
    words.withUnsafeBufferPointer { body(prepared?.view ?? IndexView($0)) }
  }
}

/// The first words of a `SupportedIndex`.
enum IndexHeader {
  /// The number of slots, a power of two, minus one.
  static let slotMask = 0
  /// The positions where the entries begin and end.
  static let entriesStart = 1
  static let entriesEnd = 2
  /// The shift that makes a slot from a product of 64 bits (the low six bits, which are all that a shift uses), and
  /// above them the greatest number of slots from its own that a key may be.
  static let slotShift = 3
  /// The number by which a key is multiplied to find its slot, an odd number.
  static let multiplier = 4
  /// For each language that language rules lead to the position of its first record, 32 bits each, by its number; zero
  /// if it is not supported. See `LanguageWord`.
  static let targetPositions = 5
  /// For each language of two letters the position of its first record, 32 bits each, by the packed language; zero for
  /// none.
  static let directRecords = targetPositions + (LanguageWord.targetLimit + 1) / 2
  static let count = directRecords + Int(PackedSubtag.twoLetterLimit) / 2

  /// At most a quarter of the slots will be taken, and there are eight or more.
  static func slotBits(for count: Int) -> Int { max(3, Int.bitWidth - max(4 * count - 1, 0).leadingZeroBitCount) }
}

/// The supported identifiers of one language and one script.
///
///     word 0      language and script as in an `LSR` · bit 9: not its language's first · bit 8: several entries ·
///                 1 + region rule set (the low 8 bits)
///          1      who wins where all regions are equally far: winner (low half), first entry (high half)
///          2      position of the language's next record, zero at the end (26 bits); of a language's first record, how
///                 many follow (6 bits); from which distance on, in eighths, another script or another language can be
///                 as near as an entry of the record (high half)
///          3…     only with a rule set, for each class of desired region a `ClassWinner`; at the end a bit for each
///                 class of region that has an entry
struct SupportedRecord {
  var position: Int
  private var head: UInt64

  static let headCount = 3
  /// The words of a record with a rule set.
  static var maximumCount: Int { headCount + DistanceTable.regionClassCount + 1 }
  /// The mask of the position in word 2.
  static let positionMask: UInt64 = 1 << 26 - 1
  static let followerUnit: UInt64 = 1 << 26
  /// The number of scripts of a language, beside its first, that are compared if the desired one is not among them. ISO
  /// 15924 has some two hundred; CLDR has no language in more than five. A list of a hundred thousand invented scripts
  /// would take as many steps. Scripts beyond the limit are chosen only for desired identifiers with exactly that
  /// script.
  static let followerLimit: UInt64 = 63
  /// The flag in word 0 for several entries.
  static let severalFlag: UInt64 = 1 << 8
  static let furtherFlag: UInt64 = 1 << 9
  /// Language and script, in word 0.
  static var keyMask: UInt64 { LSR.languageMask | LSR.scriptMask }

  /// The bit of a class of supported regions; none for classes above the 64th, which the builder compares each time.
  @inline(__always)
  static func bit(ofClass number: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number) }

  @inline(__always)
  init(position: Int, head: UInt64) {
    self.position = position
    self.head = head
  }

  @inline(__always)
  static func head(_ lsr: LSR, ruleSet: Int?) -> UInt64 { lsr.rawValue & keyMask | UInt64((ruleSet ?? -1) + 1) }

  /// Language and script, as in an `LSR`.
  @inline(__always) var key: UInt64 { head & Self.keyMask }
  @inline(__always) var script: UInt32 { LSR(rawValue: head).script }
  @inline(__always) var language: UInt64 { LSR(rawValue: head).language }
  @inline(__always) var ruleSet: Int? {
    let set = Int(truncatingIfNeeded: head & 0xFF)
    return set == 0 ? nil : set &- 1
  }
  @inline(__always) var hasRuleSet: Bool { head & 0xFF != 0 }
  @inline(__always) var isFurther: Bool { head & Self.furtherFlag != 0 }
  @inline(__always) var hasSeveralEntries: Bool { head & Self.severalFlag != 0 }

  @inline(__always)
  func isIn(scriptOf desired: LSR) -> Bool { (head ^ desired.rawValue) & LSR.scriptMask == 0 }
}

/// The winner for one class of desired region, as a word of a record: a `Nearest`, and above it the number of the first
/// entry at that distance.
///
///     bit 63…43   number of the first entry
///         42…32   distance in eighths
///         31…0    position of the winner
struct ClassWinner {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - distance: whole units.
  ///   - first: an entry's number.
  ///   - winner: an entry's position.
  @inline(__always)
  init(distance: Int, first: Int, winner: Int) {
    rawValue =
      UInt64(truncatingIfNeeded: distance) << 35 | UInt64(truncatingIfNeeded: first) << 43
      | UInt64(truncatingIfNeeded: winner)
  }

  /// The winner at another distance, in whole units, made from one at distance zero.
  @inline(__always)
  func at(_ distance: Int) -> ClassWinner {
    ClassWinner(rawValue: rawValue | UInt64(truncatingIfNeeded: distance) << 35)
  }

  /// The distance in whole units.
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: rawValue >> 35 & 0xFF) }
  @inline(__always) var first: Int { Int(truncatingIfNeeded: rawValue >> 43) }
  @inline(__always) var winner: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF_FFFF) }
  @inline(__always) var nearest: Nearest { Nearest(rawValue: rawValue & (1 << 43 - 1)) }
}

/// A borrowed `SupportedIndex`: the probes. Every position it follows was written by the index's own builder.
///
/// It has the size of one pointer, so passing it on costs nothing.
struct IndexView {
  private let words: UnsafeMutablePointer<UInt64>?

  /// - Parameter words: a whole index.
  @inline(__always)
  init(_ words: UnsafeBufferPointer<UInt64>) { self.words = UnsafeMutablePointer(mutating: words.baseAddress) }

  @inline(__always)
  init(_ words: UnsafePointer<UInt64>) { self.words = UnsafeMutablePointer(mutating: words) }

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

  /// The low and the high half of a word.
  @inline(__always)
  private func halves(_ position: Int) -> (low: Int, high: Int) {
    let word = self[position]
    return (Int(truncatingIfNeeded: word & 0xFFFF_FFFF), Int(truncatingIfNeeded: word >> 32))
  }

  /// The slot of a triple, or of a language's number: the highest bits of the product, which depend on all of it.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key << 5 &* self[IndexHeader.multiplier]) &>> self[IndexHeader.slotShift])
  }

  /// Whether a slot is further from a key's own than any key is placed: then no later slot holds it. The builder
  /// ensures this, so that no list, however crafted, makes a look-up long.
  @inline(__always)
  private func isTooFar(_ slot: Int, from start: Int) -> Bool {
    let distance = (slot &- start) & Int(truncatingIfNeeded: self[IndexHeader.slotMask])
    return distance > Int(truncatingIfNeeded: self[IndexHeader.slotShift] >> 6)
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
  func supportedIndex(_ entry: Int) -> Int { halves(entry &+ 1).low }

  /// The next entry of the same triple, written with other subtags; nil at the end.
  @inline(__always)
  func next(_ entry: Int) -> Int? {
    let next = halves(entry &+ 1).high
    return next == 0 ? nil : next
  }

  /// The first entry with this language, script and region, and its slot. If there is none, the entry is zero, and the
  /// slot the empty one where it would be, or negative if no slot is near enough. No other bit of the triple may be set.
  @inline(__always)
  func probe(_ triple: UInt64) -> (slot: Int, entry: Int) {
    let start = slot(of: triple)
    var slot = start
    while true {
      let entry = Int(truncatingIfNeeded: self[half: slot &* 2, from: IndexHeader.count])
      // The five bits above a triple say which subtags are explicit.
      if entry == 0 || (self[entry] ^ triple) << 5 == 0 { return (slot, entry) }
      slot = self.slot(after: slot)
      if isTooFar(slot, from: start) { return (-1, 0) }
    }
  }

  // MARK: Records

  @inline(__always)
  func record(at position: Int) -> SupportedRecord { SupportedRecord(position: position, head: self[position]) }

  /// The position of a language's first record; zero for none. One load for a language of two letters.
  @inline(__always)
  func firstRecord(language: UInt64, isShort: Bool = false) -> Int {
    isShort || language < PackedSubtag.twoLetterLimit
      ? Int(truncatingIfNeeded: self[half: Int(truncatingIfNeeded: language), from: IndexHeader.directRecords])
      : recordHalf(language, isFurther: false).map { Int($0.value) } ?? 0
  }

  /// Stores a language's first record; false if no slot is near enough.
  func setFirstRecord(language: UInt64, _ position: Int) -> Bool {
    let position = UInt32(truncatingIfNeeded: position)
    if language < PackedSubtag.twoLetterLimit {
      self[half: Int(truncatingIfNeeded: language), from: IndexHeader.directRecords] = position
      return true
    }
    guard let half = recordHalf(language, isFurther: false) else { return false }
    self[half: half.index, from: IndexHeader.count] = position
    return true
  }

  /// The position of a record that is not its language's first, by language and script; zero for none.
  func furtherRecord(_ key: UInt64) -> Int { recordHalf(key, isFurther: true).map { Int($0.value) } ?? 0 }

  /// Stores a record that is not its language's first; false if no slot is near enough.
  func setFurtherRecord(_ key: UInt64, _ position: Int) -> Bool {
    guard let half = recordHalf(key, isFurther: true) else { return false }
    self[half: half.index, from: IndexHeader.count] = UInt32(truncatingIfNeeded: position)
    return true
  }

  /// The half of a slot where a record is or would be stored: the first record of a language of more than two letters,
  /// by the language, or a further one, by language and script. Nil if no slot is near enough.
  @inline(never)
  private func recordHalf(_ key: UInt64, isFurther: Bool) -> (index: Int, value: UInt32)? {
    let start = slot(of: key)
    var slot = start
    while true {
      let position = self[half: slot &* 2 &+ 1, from: IndexHeader.count]
      if position == 0 { return (slot &* 2 &+ 1, 0) }
      let record = record(at: Int(position))
      if record.isFurther == isFurther, (isFurther ? record.key : record.language) == key {
        return (slot &* 2 &+ 1, position)
      }
      slot = self.slot(after: slot)
      if isTooFar(slot, from: start) { return nil }
    }
  }

  /// The record of a language and script; nil if the language has none in that script.
  ///
  /// - Parameter first: the first of the language.
  @inline(__always)
  func record(ofScript desired: LSR, from first: SupportedRecord) -> SupportedRecord? {
    first.isIn(scriptOf: desired) ? first : furtherRecord(ofScript: desired, from: first)
  }

  /// The record of a language and script that is not the first of its language.
  @inline(never)
  func furtherRecord(ofScript desired: LSR, from first: SupportedRecord) -> SupportedRecord? {
    guard next(first) != 0 else { return nil }
    // Usually there are at most two scripts.
    let second = record(at: next(first))
    if second.isIn(scriptOf: desired) { return second }
    let key = first.key & LSR.languageMask | desired.rawValue & LSR.scriptMask
    let position = next(second) == 0 ? 0 : furtherRecord(key)
    return position == 0 ? nil : record(at: position)
  }

  /// The position of the language's next record; zero at the end.
  @inline(__always)
  func next(_ record: SupportedRecord) -> Int {
    Int(truncatingIfNeeded: self[record.position &+ 2] & SupportedRecord.positionMask)
  }

  /// The winner of a record for a class of desired region; nil if another script or language can be as near.
  ///
  /// - Parameter record: of the desired language and script.
  @inline(__always)
  func uncontestedWinner(_ record: SupportedRecord, forClass number: Int) -> Nearest? {
    let winner =
      record.hasRuleSet
      ? classWinner(record, number).nearest
      : Nearest(distance: UInt64(DistanceTable.defaultRegionDistance) << 3, winner: commonWinner(record).winner)
    return winner.distance < halves(record.position &+ 2).high ? winner : nil
  }

  /// - Parameter record: with a rule set.
  @inline(__always)
  func classWinner(_ record: SupportedRecord, _ number: Int) -> ClassWinner {
    ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ number])
  }

  /// The winner if all regions are equally far, and the first entry.
  @inline(__always)
  func commonWinner(_ record: SupportedRecord) -> (winner: Int, first: Int) {
    let (winner, first) = halves(record.position &+ 1)
    return (winner, first)
  }

  /// The first entry of a record in a region; zero for none.
  @inline(__always)
  func entry(of record: SupportedRecord, region: UInt16) -> Int {
    let triple = record.key | UInt64(region)
    if record.hasSeveralEntries { return probe(triple).entry }
    let only = commonWinner(record).winner
    return (self[only] ^ triple) << 5 == 0 ? only : 0
  }

  // MARK: Languages that rules lead to

  /// The position of the first record of such a language, by its number; zero if it is not supported.
  @inline(__always)
  func firstRecord(target number: UInt64) -> Int {
    Int(self[half: Int(truncatingIfNeeded: number), from: IndexHeader.targetPositions])
  }
}
