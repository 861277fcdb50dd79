/// The supported identifiers, arranged so that a match is a few probes however many there are.
///
///     words     an LSR for each entry, in search order · its position in the caller's list and the next entry of the
///               same triple · a hash table from triple to entry · a hash table from language to record
///     records   for each language and script that is supported: who wins among its entries
///
/// A record need not know the desired region, only its class: where a supported identifier has the very region,
/// the table of triples finds it first, and that is nearer than any other of the same language and script.
struct SupportedIndex: Sendable {
  var words: [UInt64]
  var records: [UInt64]
  /// The length of the caller's list.
  var count: Int
  /// How many of them are entries: well-formed, and no duplicates.
  var entryCount: Int
  /// Slots of the two hash tables, a power of two.
  var slotCount: Int
  /// How far to shift a 64-bit hash to get a slot.
  var slotShift: UInt64

  static let none = SupportedIndex(words: [], records: [], count: 0, entryCount: 0, slotCount: 0, slotShift: 0)

  @inline(__always) var infoBase: Int { count }
  @inline(__always) var tripleBase: Int { count &* 2 }
  @inline(__always) var languageBase: Int { count &* 2 &+ slotCount }

  @inline(__always)
  func lsr(_ entry: Int) -> LSR { LSR(rawValue: words[entry]) }

  /// The entry's position in the list that the matcher was made from.
  @inline(__always)
  func supportedIndex(_ entry: Int) -> Int { Int(truncatingIfNeeded: words[infoBase &+ entry] & 0xFFFF_FFFF) }

  /// The next entry of the same triple, written with other fields; nil at the end.
  @inline(__always)
  func next(_ entry: Int) -> Int? {
    let next = Int(truncatingIfNeeded: words[infoBase &+ entry] >> 32)
    return next == 0 ? nil : next &- 1
  }

  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }

  /// The first entry with this language, script and region.
  @inline(__always)
  func entry(fields: UInt64) -> Int? {
    guard slotCount > 0 else { return nil }
    let hash = Self.hash(fields)
    // The upper half of a slot's word repeats half the hash, so that hardly any other triple is looked at.
    let tag = hash << 32
    var slot = Int(truncatingIfNeeded: hash >> slotShift)
    while true {
      let word = words[tripleBase &+ slot]
      if word == 0 { return nil }
      if word ^ tag < 1 << 32 {
        let entry = Int(truncatingIfNeeded: word & 0xFFFF_FFFF) &- 1
        if lsr(entry).fields == fields { return entry }
      }
      slot = (slot &+ 1) & (slotCount &- 1)
    }
  }

  /// The first record of a language.
  @inline(__always)
  func firstRecord(language: UInt64) -> SupportedRecord? {
    guard slotCount > 0 else { return nil }
    var slot = Int(truncatingIfNeeded: Self.hash(language) >> slotShift)
    while true {
      let word = words[languageBase &+ slot]
      if word == 0 { return nil }
      if word >> 32 == language { return record(at: Int(truncatingIfNeeded: word & 0xFFFF_FFFF) &- 1) }
      slot = (slot &+ 1) & (slotCount &- 1)
    }
  }
}
