/// Finds a variant that occurs twice, in time hardly more than linear in the number of variants.
///
/// The first eight are compared as words, without allocating. A longer list, which hardly anybody writes, is sorted
/// once it has been read: no choice of variants makes that slow.
@frozen @usableFromInline struct VariantSet {
  @usableFromInline var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  @usableFromInline var moreWords: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  @usableFromInline var count = 0
  @usableFromInline var firstOffset = 0

  @_alwaysEmitIntoClient static var inlineCount: Int { 8 }

  @_alwaysEmitIntoClient
  init() {}

  /// - Throws: an error if the variant equals one of the first eight.
  @_alwaysEmitIntoClient @inline(never)
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

  @_alwaysEmitIntoClient
  func contains(_ word: UInt64) -> Bool {
    if word == words.0 || word == words.1 || word == words.2 || word == words.3 { return true }
    return count > 4
      && (word == moreWords.0 || word == moreWords.1 || word == moreWords.2 || word == moreWords.3)
  }

  /// Checks the rest. Must be called at the end of the variants, with that offset.
  @_alwaysEmitIntoClient @inline(__always)
  func finish(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) throws(IdentifierError) {
    guard count > Self.inlineCount, let offset = firstRepeated(in: bytes, end: end) else { return }
    throw IdentifierError(offset: offset, reason: .repeatedVariant)
  }

  /// The offset of the first variant that occurred before.
  @_alwaysEmitIntoClient @inline(never) @_optimize(size)
  func firstRepeated(in bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Int? {
    let found = UnsafeMutableBufferPointer<(word: UInt64, offset: Int)>.allocate(capacity: count)
    defer { found.deallocate() }
    var scanner = SubtagScanner(UnsafeBufferPointer(rebasing: bytes[..<min(end, bytes.count)]))
    scanner.skip(to: firstOffset)
    // From there to the end are variants, as many as were counted.
    var number = 0
    while number < count, let subtag = scanner.nextIfWellFormed() {
      found.initializeElement(at: number, to: (subtag.word, subtag.offset))
      number &+= 1
    }
    let variants = UnsafeMutableBufferPointer(rebasing: found[..<number])
    Self.heapSort(variants)
    var repeated: Int?
    for index in variants.indices.dropFirst() where variants[index].word == variants[index &- 1].word {
      repeated = min(repeated ?? .max, variants[index].offset)
    }
    return repeated
  }

  /// Sorts in place, in n log n steps for any order.
  @_alwaysEmitIntoClient @inline(never) @_optimize(size)
  static func heapSort(_ variants: UnsafeMutableBufferPointer<(word: UInt64, offset: Int)>) {
    var root = variants.count / 2
    while root > 0 {
      root &-= 1
      sift(variants, from: root, below: variants.count)
    }
    var end = variants.count
    while end > 1 {
      end &-= 1
      variants.swapAt(0, end)
      sift(variants, from: 0, below: end)
    }
  }

  @_alwaysEmitIntoClient @_optimize(size)
  static func sift(
    _ variants: UnsafeMutableBufferPointer<(word: UInt64, offset: Int)>, from root: Int, below end: Int
  ) {
    var parent = root
    while true {
      var child = parent &* 2 &+ 1
      guard child < end else { return }
      if child &+ 1 < end, variants[child] < variants[child &+ 1] { child &+= 1 }
      guard variants[parent] < variants[child] else { return }
      variants.swapAt(parent, child)
      parent = child
    }
  }
}
