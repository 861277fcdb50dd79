/// The rules of a language for cardinals or ordinals: where their words begin, and the results known without reading
/// them.
///
///     bit 63…61   category of every number with a fraction that is not zero, 1.5, or a code that says how to find it
///         60…58   category of every number whose visible fraction is zero, 1.0, or such a code
///         57…46   index of the first word of the rules for numbers with a fraction that is not zero
///         45…40   the categories that the rules name, a bit for each
///         39…32   integers from 100 on, by their remainders: an index for `PluralIntegers`
///         31…24   integers below 100: another
///         23…12   index of the first word of the rules for the integers that no look-up decides
///         11…0    index of the first word
///
/// The categories given for numbers with a fraction hold only for numbers without an exponent.
package struct PluralRuleSet: Hashable, Sendable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(
    start: UInt64, integerStart: UInt64, fractionStart: UInt64, small: UInt64, large: UInt64, categories: UInt64,
    wholeDecimals: UInt64, decimals: UInt64
  ) {
    rawValue =
      decimals << 61 | wholeDecimals << 58 | fractionStart << 46 | categories << 40 | large << 32 | small << 24
      | integerStart << 12 | start
  }

  package static var startLimit: Int { 1 << 12 }
  package static var rowsLimit: Int { 1 << 8 }

  /// In place of a category: the number has that of its integer digits.
  package static var ofInteger: UInt64 { 6 }
  /// In place of a category: the known results do not decide, so the rules must be read.
  package static var unknown: UInt64 { 7 }

  package var start: Int { Int(truncatingIfNeeded: rawValue & 0xFFF) }
  package var integerStart: Int { Int(truncatingIfNeeded: rawValue >> 12 & 0xFFF) }
  package var fractionStart: Int { Int(truncatingIfNeeded: rawValue >> 46 & 0xFFF) }
  package var small: Int { Int(truncatingIfNeeded: rawValue >> 24 & 0xFF) }
  package var large: Int { Int(truncatingIfNeeded: rawValue >> 32 & 0xFF) }
  package var categories: UInt64 { rawValue >> 40 & 0x3F }
  package var wholeDecimals: UInt64 { rawValue >> 58 & 7 }
  package var decimals: UInt64 { rawValue >> 61 }
}

/// Categories of integers, ten numbers in a row of 32 bits, three bits a number, the first lowest.
///
/// Rules test small numbers and remainders of ten and a hundred, and hardly anything else. So ten rows hold the
/// categories of 0 to 99, and ten rows hold the categories of all larger integers by their remainder by a hundred. If a
/// remainder does not decide, as for a million in French, the row holds `PluralRuleSet.unknown`. Then the rules are
/// read, without the tests that the remainder has decided. Languages share rows, and groups of ten rows.
package enum PluralIntegers {
  package static var period: UInt64 { 100 }
  package static var rowCount: Int { 10 }

  package static func category(_ row: UInt32, _ digit: UInt64) -> UInt64 { UInt64(row) >> (digit &* 3) & 7 }

  package static func row(_ categories: some Sequence<UInt64>) -> UInt32 {
    var row: UInt32 = 0
    for (digit, category) in categories.enumerated() { row |= UInt32(category) << UInt32(digit * 3) }
    return row
  }
}
