/// The rules of a language for cardinals or ordinals: where their words begin, and what is known without reading them.
///
///     bit 31…29   category of every number with a fraction that is not zero, 1.5; `unknown` where rules must decide
///         28…26   category of every number whose visible fraction is zero, 1.0; `unknown` where rules must decide
///         25…18   which integers belong to which category, an index for `PluralIntegers`
///         17…12   the categories that the rules name, a bit for each
///         11…0    index of the first word
///
/// Both hints are for numbers without an exponent.
@frozen @usableFromInline package struct PluralRuleSet: Hashable, Sendable {
  @usableFromInline package var rawValue: UInt32

  @inlinable @inline(__always)
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(start: UInt32, categories: UInt32, integers: UInt32, wholeDecimals: UInt32, decimals: UInt32) {
    rawValue = decimals << 29 | wholeDecimals << 26 | integers << 18 | categories << 12 | start
  }

  @inlinable @inline(__always) package static var startLimit: Int { 1 << 12 }
  @inlinable @inline(__always) package static var integersLimit: Int { 1 << 8 }

  /// In place of a category: what is known does not decide.
  @inlinable @inline(__always) package static var unknown: UInt32 { 7 }

  @inlinable @inline(__always) package var start: Int { Int(truncatingIfNeeded: rawValue & 0xFFF) }
  @inlinable @inline(__always) package var categories: UInt32 { rawValue >> 12 & 0x3F }
  @inlinable @inline(__always) package var integers: Int { Int(truncatingIfNeeded: rawValue >> 18 & 0xFF) }
  @inlinable @inline(__always) package var wholeDecimals: UInt32 { rawValue >> 26 & 7 }
  @inlinable @inline(__always) package var decimals: UInt32 { rawValue >> 29 }
}

/// Categories of integers, ten numbers in a row of 32 bits, three bits a number, the first lowest.
///
/// Rules ask for small numbers and for remainders of ten and a hundred, hardly for anything else. So twenty rows tell what
/// the rules say of all integers: ten for 0 to 99, ten for the remainders by a hundred of those above. Where a remainder
/// does not decide, as for a million in French, the place holds `PluralRuleSet.unknown`, and the rules are read.
/// Languages share rows.
@frozen @usableFromInline package enum PluralIntegers {
  @inlinable @inline(__always) package static var period: UInt64 { 100 }
  @inlinable @inline(__always) package static var rowCount: Int { 20 }

  @inlinable @inline(__always)
  package static func category(_ row: UInt32, _ digit: UInt64) -> UInt32 { row >> UInt32(truncatingIfNeeded: digit * 3) & 7 }

  package static func row(_ categories: some Sequence<UInt32>) -> UInt32 {
    var row: UInt32 = 0
    for (digit, category) in categories.enumerated() { row |= category << UInt32(digit * 3) }
    return row
  }
}
