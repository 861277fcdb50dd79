/// What CLDR says of one language of three letters, in 16 bits: four rows a word in the table. See `LanguageWord`.
///
///     below 0x8000        index of its likely script and region, or `noLikelySubtags`; nothing else is known of it
///     0x8000 and above    an alias: the low 15 bits are the language that replaces it
///     0xEC00 and above    no packed language is as high: index of the language's own word
struct LanguageRow: Equatable {
  var rawValue: UInt16

  @inline(__always)
  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let noLikelySubtags: UInt16 = 0x7FFF
  static let aliasFlag: UInt16 = 1 << 15
  /// Above `zzz`, packed, and the flag.
  static let firstWord: UInt16 = 0xEC00

  @inline(__always) var isAlias: Bool { rawValue >= Self.aliasFlag && rawValue < Self.firstWord }
  @inline(__always) var replacement: UInt64 { UInt64(rawValue & ~Self.aliasFlag) }
  /// Index into the table of words; nil for a language whose row says it all.
  @inline(__always) var wordIndex: Int? { rawValue >= Self.firstWord ? Int(rawValue &- Self.firstWord) : nil }
}

/// The languages of three letters that begin with the same two: a bit for each third letter, and where their rows begin.
///
///     bit 63…27   index of the first row
///         26…0    bit n is that with third letter n
struct LanguagePrefix: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  static let count = 26 * 26

  /// The prefix's index, for a packed language of three letters.
  @inline(__always)
  static func index(of language: UInt64) -> Int {
    (Int(truncatingIfNeeded: language & 31) &- 1) &* 26 &+ (Int(truncatingIfNeeded: language >> 5 & 31) &- 1)
  }

  /// The row of the language, nil where CLDR does not know it.
  @inline(__always)
  func rowIndex(of language: UInt64) -> Int? {
    let third = language >> 10 & 31
    guard (rawValue &>> third) & 1 != 0 else { return nil }
    return Int(truncatingIfNeeded: rawValue >> 27)
      &+ UInt32(truncatingIfNeeded: rawValue & ((1 &<< third) &- 1)).nonzeroBitCount
  }
}
