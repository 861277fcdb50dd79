/// Walks over the subtags of an identifier and checks them: ASCII letters and digits between `-` or `_`. Never reads
/// past the end. For text that was checked before, use `SubtagWalk`.
package struct SubtagScanner {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next subtag; past the end after the last one.
  package var position = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing is left. After a trailing separator an empty subtag is left.
  package var isAtEnd: Bool { position > bytes.count }

  /// Goes on at an offset, which must be the beginning of a subtag.
  package mutating func skip(to offset: Int) { position = offset }

  /// The next subtag, nil at the end.
  package mutating func next() throws(IdentifierError) -> Subtag? {
    if let subtag = nextIfWellFormed() { return subtag }
    if !isAtEnd { throw fault(from: position) }
    return nil
  }

  /// The next subtag; nil at the end. Also nil before an ill-formed subtag: `isAtEnd` is then false.
  mutating func nextIfWellFormed() -> Subtag? {
    let start = position
    guard !isAtEnd else { return nil }
    let text = eightBytes(from: start)
    let letters = ASCII.letters(in: text)
    let digits = ASCII.digits(in: text)
    // The highest bit of the first byte that is neither, zero where all eight are.
    let others = ~(letters | digits) & ASCII.highestBits
    let count = others.trailingZeroBitCount >> 3
    let end = start &+ count
    guard count > 0, end == bytes.count || ASCII.isSeparator(bytes[end]) else { return nil }
    let used = (others & (0 &- others)) >> 7 &- 1
    position = end &+ 1
    // A digit has the bit of lower case.
    return Subtag(
      offset: start, count: count, word: (text | 0x2020_2020_2020_2020) & used, isAllLetters: digits & used == 0,
      isAllDigits: letters & used == 0)
  }

  /// Eight bytes, the first lowest, zeros behind the end.
  func eightBytes(from start: Int) -> UInt64 {
    let rest = bytes.count &- start
    guard rest > 0, let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    if rest >= 8 { return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
    if bytes.count >= 8 {
      let last = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self))
      return last &>> UInt64(truncatingIfNeeded: (8 &- rest) &<< 3)
    }
    var text: UInt64 = 0
    for offset in 0..<rest { text |= UInt64(bytes[start &+ offset]) &<< UInt64(truncatingIfNeeded: offset &<< 3) }
    return text
  }

  /// The error of an ill-formed subtag at an offset.
  func fault(from start: Int) -> IdentifierError {
    var end = start
    while end < bytes.count, !ASCII.isSeparator(bytes[end]) {
      if !ASCII.isAlphanumeric(bytes[end]) { return IdentifierError(offset: end, reason: .invalidCharacter) }
      end += 1
    }
    return IdentifierError(offset: start, reason: end == start ? .emptySubtag : .subtagTooLong)
  }
}

/// One subtag: one to eight ASCII letters and digits.
package struct Subtag {
  package let offset: Int
  package let count: Int
  /// The subtag in lower case, as one word. See `SubtagWord`.
  package let word: UInt64
  let isAllLetters: Bool
  let isAllDigits: Bool

  init(offset: Int, count: Int, word: UInt64, isAllLetters: Bool, isAllDigits: Bool) {
    self.offset = offset
    self.count = count
    self.word = word
    self.isAllLetters = isAllLetters
    self.isAllDigits = isAllDigits
  }

  // The kinds of subtag that it may be (UTS #35, Unicode Language and Locale Identifiers).

  var isLanguage: Bool { isAllLetters && (count == 2 || count == 3 || count >= 5) }
  var isScript: Bool { isAllLetters && count == 4 }
  var isRegion: Bool { count == 2 && isAllLetters || count == 3 && isAllDigits }
  var isVariant: Bool { count >= 5 || count == 4 && startsWithDigit }
  var isSingleton: Bool { count == 1 }
  var isPrivateUseSingleton: Bool { word == 0x78 }
  /// Whether the subtag can be an extended language, or a second language.
  var isExtendedLanguage: Bool { isAllLetters && count == 3 }
  var startsWithDigit: Bool { word & 0xFF <= 0x39 }
  var endsWithLetter: Bool { word &>> UInt64(truncatingIfNeeded: (count &- 1) &<< 3) > 0x39 }

  /// The letters, five bits each. The subtag must have no digits.
  var packedLetters: UInt64 {
    // Neighbours join: four times two of five bits, twice two of ten, two of twenty.
    let pairs = word & 0x001F_001F_001F_001F | (word & 0x1F00_1F00_1F00_1F00) >> 3
    let fours = pairs & 0x0000_03FF_0000_03FF | (pairs & 0x03FF_0000_03FF_0000) >> 6
    return fours & 0xF_FFFF | (fours >> 12) & ~0xF_FFFF
  }

  /// The packed region. The subtag must be a region.
  var packedRegion: UInt16 {
    guard isAllDigits else { return UInt16(truncatingIfNeeded: packedLetters) }
    let number = (word & 15) &* 100 &+ (word >> 8 & 15) &* 10 &+ (word >> 16 & 15)
    return PackedSubtag.numericRegionBase &+ UInt16(truncatingIfNeeded: number)
  }

  /// A bit for each of the 36 singletons.
  var singletonBit: UInt64 { word < 0x3A ? 1 << (word &- 0x30) : 1 << (word &- 0x61 &+ 10) }
}
