/// Notices a variant that stands twice, without memory of its own.
///
/// The first variants are kept as words. A longer list, which nobody writes, is searched in the text itself.
struct VariantSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private(set) var count = 0
  private var firstOffset = 0

  /// False where the variant was there before.
  mutating func insert(_ subtag: Subtag, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = subtag.word
    if word == words.0 || word == words.1 || word == words.2 || word == words.3 { return false }
    switch count {
    case 0:
      words.0 = word
      firstOffset = subtag.offset
    case 1: words.1 = word
    case 2: words.2 = word
    case 3: words.3 = word
    default:
      var scanner = SubtagScanner(bytes)
      scanner.skip(to: firstOffset)
      while scanner.position < subtag.offset, let earlier = try? scanner.next() {
        if earlier.word == word { return false }
      }
    }
    count += 1
    return true
  }
}
