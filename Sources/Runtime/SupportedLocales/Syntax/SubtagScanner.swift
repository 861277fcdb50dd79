/// Walks over the subtags of an identifier: ASCII letters and digits between `-` or `_`. Never reads past the end.
///
/// It accepts what the full library's scanner accepts. For the rest it says only that it is ill-formed.
struct SubtagScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next subtag begins; past the end once there is none.
  private(set) var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The result of a step.
  enum Step { case subtag, end, illFormed }

  /// The offset of the subtag that the last step found.
  private(set) var start = 0
  /// The subtag lower-cased, as one word, first byte lowest: equal subtags are equal words.
  private(set) var word: UInt64 = 0
  private(set) var count = 0
  private var isAllLetters = true
  private var isAllDigits = true

  /// Whether nothing is left. After a trailing separator something is: an empty subtag.
  var isAtEnd: Bool { position > bytes.count }

  /// Goes on at an offset, which must be the beginning of a subtag.
  mutating func skip(to offset: Int) { position = offset }

  @inline(__always)
  static func isSeparator(_ byte: UInt8) -> Bool { _fastPath(byte == 0x2D) || byte == 0x5F }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Finds the next subtag.
  @inline(never)
  mutating func next() -> Step {
    guard position <= bytes.count else { return .end }
    start = position
    word = 0
    isAllLetters = true
    isAllDigits = true
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if Self.isSeparator(byte) { break }
      let isLetter = Self.isLetter(byte)
      let isDigit = Self.isDigit(byte)
      guard isLetter || isDigit, end &- start < 8 else { return .illFormed }
      if isLetter { isAllDigits = false } else { isAllLetters = false }
      word |= UInt64(isLetter ? byte | 0x20 : byte) << UInt64((end &- start) << 3)
      end &+= 1
    }
    count = end &- start
    position = end &+ 1
    return count == 0 ? .illFormed : .subtag
  }

  // What the subtag may be (UTS #35, Unicode Language and Locale Identifiers).

  var isLanguage: Bool { isAllLetters && (count == 2 || count == 3 || count >= 5) }
  var isScript: Bool { isAllLetters && count == 4 }
  var isRegion: Bool { count == 2 && isAllLetters || count == 3 && isAllDigits }
  var isVariant: Bool { count >= 5 || count == 4 && startsWithDigit }
  var isPrivateUseSingleton: Bool { word == 0x78 }
  /// A key of `-u-` ends with a letter.
  var isKey: Bool { count == 2 && word >> 8 > 0x39 }
  /// A field of `-t-` is a letter and a digit.
  var isField: Bool { count == 2 && !startsWithDigit && word >> 8 <= 0x39 }
  /// A bit for each of the 36 singletons.
  var singletonBit: UInt64 { word < 0x3A ? 1 << (word & 15) : 1 << (word & 31 &+ 10) }

  private var startsWithDigit: Bool { word & 0xFF <= 0x39 }

  /// The letters of the word, five bits each.
  var packedLetters: UInt64 {
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    var rest = word
    while rest != 0 {
      packed |= (rest & 31) << shift
      shift &+= 5
      rest >>= 8
    }
    return packed
  }

  /// The packed region: two letters, or three digits above all letters.
  var packedRegion: UInt64 {
    guard count == 3 else { return packedLetters }
    let ones = word >> 16 & 15
    return 1024 &+ (word & 15) &* 100 &+ (word >> 8 & 15) &* 10 &+ ones
  }
}
