/// Subtags as integers: five bits a letter, the first letter lowest, so that equal subtags are equal numbers.
///
/// Shared by generator and runtime (the generator's copy of this folder is a symbolic link): what one writes the other reads.
package enum PackedSubtag {
  /// A language of two or three letters fits 15 bits; one of five to eight letters needs 40.
  @inlinable package static var shortLanguageLimit: UInt64 { 1 << 15 }

  /// Numeric regions (UN M.49) stand above all regions of two letters.
  @inlinable package static var numericRegionBase: UInt16 { 1024 }

  /// One past the highest packed region, `999`.
  @inlinable package static var regionLimit: Int { 2024 }

  /// Packs two to eight ASCII letters of either case; nil for anything else.
  @inlinable
  package static func letters(_ subtag: some Collection<UInt8>) -> UInt64? {
    guard (2...8).contains(subtag.count) else { return nil }
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    for byte in subtag {
      let letter = (byte | 0x20) &- 0x60
      guard letter >= 1, letter <= 26 else { return nil }
      packed |= UInt64(letter) << shift
      shift += 5
    }
    return packed
  }

  /// Packs a language subtag of two, three, or five to eight letters; `und` is zero.
  @inlinable
  package static func language(_ subtag: some Collection<UInt8>) -> UInt64? {
    guard subtag.count != 4, let packed = letters(subtag) else { return nil }
    return packed == undetermined ? 0 : packed
  }

  @inlinable
  package static func script(_ subtag: some Collection<UInt8>) -> UInt32? {
    guard subtag.count == 4 else { return nil }
    return letters(subtag).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Packs two letters or three digits.
  @inlinable
  package static func region(_ subtag: some Collection<UInt8>) -> UInt16? {
    if subtag.count == 2 { return letters(subtag).map { UInt16(truncatingIfNeeded: $0) } }
    guard subtag.count == 3 else { return nil }
    var number: UInt16 = 0
    for byte in subtag {
      let digit = byte &- 0x30
      guard digit <= 9 else { return nil }
      number = number * 10 + UInt16(digit)
    }
    return numericRegionBase + number
  }

  /// `und` before it becomes zero.
  @inlinable package static var undetermined: UInt64 { 21 | 14 << 5 | 4 << 10 }
  /// `sgn`.
  @inlinable package static var signLanguages: UInt64 { 19 | 7 << 5 | 14 << 10 }
  /// `Zzzz`, which means the same as no script.
  @inlinable package static var unknownScript: UInt32 { 26 | 26 << 5 | 26 << 10 | 26 << 15 }
  /// `ZZ`, which means the same as no region.
  @inlinable package static var unknownRegion: UInt16 { 26 | 26 << 5 }
  /// `XA`, `XB`, `XC`, CLDR's pseudo-locales.
  package static var pseudoLocaleRegions: [UInt16] { [24 | 1 << 5, 24 | 2 << 5, 24 | 3 << 5] }
}
