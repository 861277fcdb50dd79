/// Finds a variant that occurs twice.
///
/// The first four are compared as words, without allocating. A longer list, which hardly anybody writes, is sorted once
/// it has been read, so that no choice of variants makes that slow.
struct VariantSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var firstOffset = 0
  private(set) var count = 0

  /// - Throws: an error if the variant equals one of the first four.
  mutating func insert(_ subtag: Subtag) throws(IdentifierError) {
    let word = subtag.word
    if word == words.0 || word == words.1 || word == words.2 || word == words.3 {
      throw IdentifierError(offset: subtag.offset, reason: .repeatedVariant)
    }
    switch count {
    case 0:
      words.0 = word
      firstOffset = subtag.offset
    case 1: words.1 = word
    case 2: words.2 = word
    case 3: words.3 = word
    default: break
    }
    count += 1
  }

  /// Checks the rest. Must be called at the end of the variants, with that offset. Allocates for more than four.
  func finish(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) throws(IdentifierError) {
    guard count > 4 else { return }
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
