/// A language with plural ranges in CLDR, and their set. Rows are sorted.
///
///     bit 31…17   language, five bits a letter
///         16…8    unused
///         7…0     index of its set
public struct PluralRangeLanguage: Equatable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(language: UInt32, set: UInt32) { rawValue = language << 17 | set }

  public static var setLimit: Int { 1 << 8 }

  public var language: UInt32 { rawValue >> 17 }
  public var set: Int { Int(rawValue & 0xFF) }
}

/// The category of a range for each category of its start and of its end: two words, the first for the starts `zero` to
/// `two`, the second for `few` to `other`. Three bits for each end, `zero` lowest, eighteen for each start.
public struct PluralRangeSet: Equatable, Sendable {
  /// Without a row of CLDR a range has the category `other`.
  public private(set) var words: [UInt64] = [0x2D_B6DB_6DB6_DB6D, 0x2D_B6DB_6DB6_DB6D]

  /// A set in which every range is `other`.
  public init() {}

  /// The code of a category, for the codes of the start and the end, each from 0 to 5.
  public subscript(start: Int, end: Int) -> Int {
    get { Int(Self.category(in: words[start / 3], UInt64(start), UInt64(end))) }
    set {
      let shift = Self.shift(UInt64(start), UInt64(end))
      words[start / 3] = words[start / 3] & ~(7 << shift) | UInt64(newValue) << shift
    }
  }

  /// The code of the category for the codes of both ends, in the word of the start.
  public static func category(in word: UInt64, _ start: UInt64, _ end: UInt64) -> UInt64 {
    word >> shift(start, end) & 7
  }

  private static func shift(_ start: UInt64, _ end: UInt64) -> UInt64 { (start % 3 &* 6 &+ end) &* 3 }
}
