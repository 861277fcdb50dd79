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
    while end < count {
      let byte = bytes[end]
      if ASCII.isSeparator(byte) { break }
      if ASCII.isLetter(byte) {
        digits = false
      } else if ASCII.isDigit(byte) {
        letters = false
      } else {
        throw IdentifierError(offset: start, reason: .invalidCharacter)
      }
      end += 1
    }
    if end == start { throw IdentifierError(offset: start, reason: .emptySubtag) }
    if end - start > 8 { throw IdentifierError(offset: start, reason: .subtagTooLong) }
    position = end + 1
    return Subtag(
      bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]), offset: start, isAllLetters: letters,
      isAllDigits: digits)
  }
}

/// One subtag: one to eight ASCII letters and digits.
package struct Subtag {
  package let bytes: UnsafeBufferPointer<UInt8>
  package let offset: Int
  let isAllLetters: Bool
  let isAllDigits: Bool

  package var count: Int { bytes.count }

  /// Lower-cased, as one word. See `SubtagWord`.
  package var word: UInt64 { SubtagWord.pack(bytes) ?? 0 }

  // What the subtag may be (UTS #35, Unicode Language and Locale Identifiers).

  var isLanguage: Bool { isAllLetters && (count == 2 || count == 3 || count >= 5) }
  var isScript: Bool { isAllLetters && count == 4 }
  var isRegion: Bool { count == 2 && isAllLetters || count == 3 && isAllDigits }
  var isVariant: Bool { count >= 5 || count == 4 && bytes.first.map(ASCII.isDigit) == true }
  var isSingleton: Bool { count == 1 }
  var isPrivateUseSingleton: Bool { count == 1 && word == 0x78 }
  /// An extended language, or a second language.
  var isExtendedLanguage: Bool { isAllLetters && count == 3 }
  var startsWithLetter: Bool { bytes.first.map(ASCII.isLetter) == true }
  var endsWithLetter: Bool { bytes.last.map(ASCII.isLetter) == true }

  /// A bit for each of the 36 singletons.
  var singletonBit: UInt64 { word < 0x3A ? 1 << (word &- 0x30) : 1 << (word &- 0x61 &+ 10) }
}
