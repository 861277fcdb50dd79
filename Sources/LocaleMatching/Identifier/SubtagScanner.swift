/// Walks over the subtags of an identifier: ASCII letters and digits between `-` or `_`. Never reads past the end.
package struct SubtagScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next subtag begins; past the end once there is none.
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing is left. After a trailing separator something is: an empty subtag.
  var isAtEnd: Bool { position > bytes.count }

  /// Goes on at an offset, which must be the beginning of a subtag.
  mutating func skip(to offset: Int) { position = offset }

  @inlinable @inline(__always)
  package static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F }

  @inlinable @inline(__always)
  package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inlinable @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The next subtag, nil at the end.
  mutating func next() throws(IdentifierError) -> Subtag? {
    let count = bytes.count
    guard position <= count else { return nil }
    let start = position
    var end = start
    var letters = true
    var digits = true
    while end < count {
      let byte = bytes[end]
      if Self.isSeparator(byte) { break }
      if Self.isLetter(byte) {
        digits = false
      } else if Self.isDigit(byte) {
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
struct Subtag {
  let bytes: UnsafeBufferPointer<UInt8>
  let offset: Int
  let isAllLetters: Bool
  let isAllDigits: Bool

  var count: Int { bytes.count }

  /// Lower-cased, as one word, first byte lowest: equal subtags are equal words.
  var word: UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(SubtagScanner.isLetter(byte) ? byte | 0x20 : byte) << shift
      shift += 8
    }
    return word
  }

  var isLanguage: Bool { isAllLetters && (count == 2 || count == 3 || count >= 5) }
  var isScript: Bool { isAllLetters && count == 4 }
  var isRegion: Bool { count == 2 && isAllLetters || count == 3 && isAllDigits }
  var isVariant: Bool { count >= 5 || count == 4 && bytes.first.map(SubtagScanner.isDigit) == true }
  var isSingleton: Bool { count == 1 }
}
