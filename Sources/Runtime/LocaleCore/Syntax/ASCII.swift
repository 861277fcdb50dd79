/// The bytes of identifiers, which are ASCII (UTS #35). Comparing Strings would link Unicode's tables into every client.
public enum ASCII {
  /// Whether a byte separates subtags: `-` of BCP 47, `_` of CLDR.
  public static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F }

  /// Whether a byte is a letter in either case, found with one comparison.
  public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a byte is a digit.
  public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Whether a byte is a letter or a digit, as every byte of a subtag is.
  public static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  /// Whether a byte is a letter in upper case.
  public static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  /// Whether a byte is a space or a tab, the white space of HTTP's fields (RFC 9110, §5.6.3).
  public static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// A range of a text without spaces and tabs at both ends.
  public static func trimmed(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while start < end, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The byte with a letter in lower case; every other byte as it is.
  public static func lowercased(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte | 0x20 : byte }

  /// The byte in the canonical case of what follows a region: letters in lower case, a hyphen for `_`.
  public static func canonical(_ byte: UInt8) -> UInt8 { byte == 0x5F ? 0x2D : lowercased(byte) }

  /// Whether bytes of a word are letters in either case, all at once.
  ///
  /// One sum sets the highest bit of bytes from `a` on, the other that of bytes after `z`. A byte that carries into the
  /// next one was above 0xE0 and is rejected itself.
  ///
  /// - Parameter places: the highest bit of each byte to test.
  public static func areLetters(_ text: UInt64, _ places: UInt64) -> Bool {
    let ones = places >> 7
    let lower = text | ones &* 0x20
    return (lower &+ ones &* 0x1F) & ~((lower &+ ones &* 5) | lower) & places == places
  }

  /// Whether two texts are equal but for case and the kind of separator.
  public static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where canonical(left[index]) != canonical(right[index]) { return false }
    return true
  }
}
