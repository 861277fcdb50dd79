/// Finds a variant that occurs twice, in time linear in the number of variants.
///
/// The first eight are compared as words, without allocating. A longer list, which hardly anybody writes, is sorted
/// byte by byte once it has been read: no choice of variants makes that slow.
struct VariantSet {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var moreWords: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private(set) var count = 0
  private var firstOffset = 0

  private static let inlineCount = 8

  /// - Throws: an error if the variant equals one of the first eight.
  mutating func insert(_ subtag: Subtag) throws(IdentifierError) {
    let word = subtag.word
    if contains(word) { throw IdentifierError(offset: subtag.offset, reason: .repeatedVariant) }
    switch count {
    case 0:
      words.0 = word
      firstOffset = subtag.offset
    case 1: words.1 = word
    case 2: words.2 = word
    case 3: words.3 = word
    case 4: moreWords.0 = word
    case 5: moreWords.1 = word
    case 6: moreWords.2 = word
    case 7: moreWords.3 = word
    default: break
    }
    count += 1
  }

  private func contains(_ word: UInt64) -> Bool {
    if word == words.0 || word == words.1 || word == words.2 || word == words.3 { return true }
    return count > 4
      && (word == moreWords.0 || word == moreWords.1 || word == moreWords.2 || word == moreWords.3)
  }

  /// Checks the rest. Must be called at the end of the variants, with that offset.
  @inline(__always)
  func finish(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) throws(IdentifierError) {
    guard count > Self.inlineCount, let offset = firstRepeated(in: bytes, end: end) else { return }
    throw IdentifierError(offset: offset, reason: .repeatedVariant)
  }

  /// The offset of the first variant that occurred before.
  @inline(never)
  private func firstRepeated(in bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Int? {
    var entries: [(word: UInt64, offset: Int)] = []
    var scanner = SubtagScanner(UnsafeBufferPointer(rebasing: bytes[..<min(end, bytes.count)]))
    scanner.skip(to: firstOffset)
    while let subtag = try? scanner.next() { entries.append((subtag.word, subtag.offset)) }
    for shift in stride(from: UInt64(0), to: 64, by: 8) { entries = Self.sorted(entries, byByteAt: shift) }
    var repeated: Int?
    for index in entries.indices.dropFirst() where entries[index].word == entries[index - 1].word {
      repeated = min(repeated ?? .max, entries[index].offset)
    }
    return repeated
  }

  /// One pass of a radix sort, which keeps equal elements in order.
  private static func sorted(
    _ entries: [(word: UInt64, offset: Int)], byByteAt shift: UInt64
  ) -> [(word: UInt64, offset: Int)] {
    var starts = [Int](repeating: 0, count: 257)
    for entry in entries { starts[Int(entry.word >> shift & 0xFF) + 1] += 1 }
    for byte in 1..<257 { starts[byte] += starts[byte - 1] }
    var sorted = entries
    for entry in entries {
      let byte = Int(entry.word >> shift & 0xFF)
      sorted[starts[byte]] = entry
      starts[byte] += 1
    }
    return sorted
  }
}
