/// Finds a variant that occurs twice.
///
/// The first eight are compared as words, without allocating. A longer list, which hardly anybody writes, is sorted at
/// its end, so that no list is slow.
struct VariantSet {
  private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  private static let limit = 8
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0)
  private var firstOffset = 0
  private(set) var count = 0

  /// - Throws: an error if the variant equals one of the first eight.
  mutating func insert(_ subtag: Subtag) throws(IdentifierError) {
    if count == 0 { firstOffset = subtag.offset }
    let known = min(count, Self.limit)
    let isRepeated = withUnsafeMutableBytes(of: &words) { bytes in
      for index in 0..<known where bytes.load(fromByteOffset: index * 8, as: UInt64.self) == subtag.word { return true }
      if known < Self.limit { bytes.storeBytes(of: subtag.word, toByteOffset: known * 8, as: UInt64.self) }
      return false
    }
    if isRepeated { throw IdentifierError(offset: subtag.offset, reason: .repeatedVariant) }
    count += 1
  }

  /// Checks the variants after the eighth. Call it at the end of the variants. Allocates for more than eight.
  func finish(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) throws(IdentifierError) {
    guard count > Self.limit else { return }
    var variants: [(word: UInt64, offset: Int)] = []
    var scanner = SubtagScanner(UnsafeBufferPointer(rebasing: bytes[..<min(end, bytes.count)]))
    scanner.skip(to: firstOffset)
    while let subtag = try scanner.next() { variants.append((subtag.word, subtag.offset)) }
    variants.sort { ($0.word, $0.offset) < ($1.word, $1.offset) }
    var repeated: Int?
    for index in variants.indices.dropFirst() where variants[index].word == variants[index - 1].word {
      repeated = min(repeated ?? .max, variants[index].offset)
    }
    if let repeated { throw IdentifierError(offset: repeated, reason: .repeatedVariant) }
  }
}
