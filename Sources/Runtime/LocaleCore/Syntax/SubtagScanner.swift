/// Walks over the subtags of an identifier and checks them: ASCII letters and digits between `-` or `_`. `SubtagWalk`
/// does not check.
struct SubtagScanner {
  private(set) var walk: SubtagWalk

  init(_ bytes: UnsafeBufferPointer<UInt8>) { walk = SubtagWalk(bytes) }

  var bytes: UnsafeBufferPointer<UInt8> { walk.bytes }
  /// The offset of the next subtag; past the end after the last one.
  var position: Int { walk.position }
  /// Whether nothing is left. After a trailing separator an empty subtag is left.
  var isAtEnd: Bool { walk.position > walk.end }

  /// Continues at an offset, which must be the beginning of a subtag.
  mutating func skip(to offset: Int) { walk.position = offset }

  /// The next subtag; nil at the end.
  mutating func next() throws(IdentifierError) -> Subtag? {
    guard let range = walk.next() else { return nil }
    return try Subtag(range, in: bytes)
  }
}

/// One subtag: one to eight ASCII letters and digits.
struct Subtag {
  let offset: Int
  let count: Int
  /// The subtag in lower case, as one word. See `SubtagWord`.
  private(set) var word: UInt64 = 0
  private var isAllLetters = true
  private var isAllDigits = true

  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) throws(IdentifierError) {
    offset = range.lowerBound
    count = range.count
    for index in range {
      let byte = bytes[index]
      let (isLetter, isDigit) = (ASCII.isLetter(byte), ASCII.isDigit(byte))
      guard isLetter || isDigit else { throw IdentifierError(offset: index, reason: .invalidCharacter) }
      isAllLetters = isAllLetters && isLetter
      isAllDigits = isAllDigits && isDigit
      // The last byte is the lowest at first. A digit has the bit of lower case.
      word = word &<< 8 | UInt64(byte | 0x20)
    }
    guard count > 0 else { throw IdentifierError(offset: offset, reason: .emptySubtag) }
    guard count <= 8 else { throw IdentifierError(offset: offset, reason: .subtagTooLong) }
    word = word.byteSwapped &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
  }

  // The kinds of subtags (UTS #35, Unicode Language and Locale Identifiers).

  var isLanguage: Bool { isAllLetters && (count == 2 || count == 3 || count >= 5) }
  var isScript: Bool { isAllLetters && count == 4 }
  var isRegion: Bool { count == 2 && isAllLetters || count == 3 && isAllDigits }
  var isVariant: Bool { count >= 5 || count == 4 && startsWithDigit }
  var isSingleton: Bool { count == 1 }
  var isPrivateUseSingleton: Bool { word == 0x78 }
  var isThreeLetters: Bool { isAllLetters && count == 3 }

  var startsWithDigit: Bool { word & 0xFF <= 0x39 }
  var endsWithLetter: Bool { word &>> UInt64(truncatingIfNeeded: 8 &* (count &- 1)) > 0x39 }

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
    let number = (word & 15) * 100 + (word >> 8 & 15) * 10 + (word >> 16 & 15)
    return PackedSubtag.numericRegionBase + UInt16(truncatingIfNeeded: number)
  }

  /// A bit for each of the 36 singletons.
  var singletonBit: UInt64 { word < 0x3A ? 1 << (word - 0x30) : 1 << (word - 0x61 + 10) }
}
