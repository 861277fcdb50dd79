/// Walks over the subtags of an identifier and checks them: ASCII letters and digits between `-` or `_`. Never reads past
/// the end. For what was checked before `SubtagWalk` is enough.
package struct SubtagScanner {
  package let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next subtag begins; past the end once there is none.
  package private(set) var position = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing is left. After a trailing separator something is: an empty subtag.
  package var isAtEnd: Bool { position > bytes.count }

  /// Goes on at an offset, which must be the beginning of a subtag.
  package mutating func skip(to offset: Int) { position = offset }

  /// The next subtag, nil at the end.
  package mutating func next() throws(IdentifierError) -> Subtag? {
    let count = bytes.count
    guard position <= count else { return nil }
    let start = position
    var end = start
    var letters = true
    var digits = true
    var word: UInt64 = 0
    while end < count {
      let byte = bytes[end]
      if ASCII.isSeparator(byte) { break }
      // What is longer than eight characters is refused below.
      word |= UInt64(ASCII.lowercased(byte)) &<< UInt64(truncatingIfNeeded: (end &- start) &<< 3)
      if ASCII.isLetter(byte) {
        digits = false
      } else if ASCII.isDigit(byte) {
        letters = false
      } else {
        throw IdentifierError(offset: end, reason: .invalidCharacter)
      }
      end += 1
    }
    if end == start { throw IdentifierError(offset: start, reason: .emptySubtag) }
    if end - start > 8 { throw IdentifierError(offset: start, reason: .subtagTooLong) }
    position = end + 1
    return Subtag(
      bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]), offset: start, word: word, isAllLetters: letters,
      isAllDigits: digits)
  }
}

/// One subtag: one to eight ASCII letters and digits.
package struct Subtag {
  package let bytes: UnsafeBufferPointer<UInt8>
  package let offset: Int
  /// Lower-cased, as one word. See `SubtagWord`.
  package let word: UInt64
  let isAllLetters: Bool
  let isAllDigits: Bool

  package var count: Int { bytes.count }

  // What the subtag may be (UTS #35, Unicode Language and Locale Identifiers).

  var isLanguage: Bool { isAllLetters && (count == 2 || count == 3 || count >= 5) }
  var isScript: Bool { isAllLetters && count == 4 }
  var isRegion: Bool { count == 2 && isAllLetters || count == 3 && isAllDigits }
  var isVariant: Bool { count >= 5 || count == 4 && startsWithDigit }
  var isSingleton: Bool { count == 1 }
  var isPrivateUseSingleton: Bool { word == 0x78 }
  /// An extended language, or a second language.
  var isExtendedLanguage: Bool { isAllLetters && count == 3 }
  var startsWithDigit: Bool { word & 0xFF <= 0x39 }
  var endsWithLetter: Bool { bytes.last.map(ASCII.isLetter) == true }

  /// The letters, five bits each, of a subtag that has no digits.
  var packedLetters: UInt64 {
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    SubtagWord.forEachByte(of: word) { letter in
      packed |= UInt64(letter & 31) &<< shift
      shift &+= 5
    }
    return packed
  }

  /// The region, of a subtag that is one.
  var packedRegion: UInt16 {
    guard isAllDigits else { return UInt16(truncatingIfNeeded: packedLetters) }
    let number = (word & 15) &* 100 &+ (word >> 8 & 15) &* 10 &+ (word >> 16 & 15)
    return PackedSubtag.numericRegionBase &+ UInt16(truncatingIfNeeded: number)
  }

  /// A bit for each of the 36 singletons.
  var singletonBit: UInt64 { word < 0x3A ? 1 << (word &- 0x30) : 1 << (word &- 0x61 &+ 10) }
}
