/// The supported identifiers, arranged so that a match is a few probes however many there are. One array of words:
///
///     header     see `IndexHeader`
///     slots      two hash tables in one: the low halves lead from language, script and region to the position of the
///                first entry, the high halves from a language of more than two letters to the position of its first record
///     entries    two words each, in search order: an LSR with the written fields; the place in the caller's list
///                (low half) and the position of the next entry of the same triple (high half)
///     records    for each language and script that is supported: who wins among its entries
///
/// A record need not know the desired region, only its class: where a supported identifier has the very region,
/// the table of triples finds it first, and that is nearer than any other of the same language and script.
///
/// Positions count words from the beginning. They fit 26 bits, for no more than `limit` identifiers are arranged.
struct SupportedIndex: Sendable {
  private let words: [UInt64]

  /// The longest supported list; what comes after it is never chosen.
  static let limit = 1 << 21

  /// How many entries there are: the well-formed identifiers, less duplicates.
  var entryCount: Int { withView { $0.entryCount } }

  /// - Parameter words: laid out by `IndexBuilder`.
  init(words: [UInt64]) { self.words = words }

  /// Lends the index as plain memory, so that looking things up counts no references.
  @inline(__always)
  func withView<Result>(_ body: (IndexView) -> Result) -> Result {
    words.withUnsafeBufferPointer { body(IndexView($0)) }
  }
}

/// The first words of a `SupportedIndex`.
enum IndexHeader {
  /// How many slots there are, a power of two, less one.
  static let slotMask = 0
  /// How far a product of 64 bits is shifted down to be a slot.
  static let slotShift = 5
  /// Where the entries begin and where they end.
  static let entriesStart = 1
  static let entriesEnd = 2
  /// Up to this distance, in eighths, an entry of the desired triple is the answer, where it is the only one.
  static let exactLimit = 3
  /// A bit for each language that language rules lead to and that is supported, by its number. See `LanguageWord`.
  static let targets = 4
  /// For each such language the position of its first record, 32 bits each, by its number.
  static let targetPositions = 6
  /// For each language of two letters the position of its first record, 32 bits each, by the packed language; zero for none.
  static let directRecords = targetPositions + (LanguageWord.targetLimit + 1) / 2
  static let count = directRecords + Int(PackedSubtag.twoLetterLimit) / 2

  /// At most a quarter of the slots will be taken, and there are eight or more.
  static func slotBits(for count: Int) -> Int { max(3, Int.bitWidth - max(4 * count - 1, 0).leadingZeroBitCount) }
}
