/// Subtags as integers: five bits a letter, the first letter lowest, so that equal subtags are equal numbers.
public enum PackedSubtag {
  /// A language of two or three letters fits 15 bits; one of five to eight letters needs 40.
  public static var shortLanguageLimit: UInt64 { 1 << 15 }

  /// Languages of two letters, packed, are below this.
  public static var twoLetterLimit: UInt64 { 1 << 10 }

  /// Numeric regions (UN M.49) are above all regions of two letters.
  public static var numericRegionBase: UInt16 { 1024 }

  /// One past the highest packed region, `999`.
  public static var regionLimit: Int { 2024 }

  /// Packs two to eight ASCII letters of either case; nil for anything else.
  public static func letters(_ subtag: some Collection<UInt8>) -> UInt64? {
    guard (2...8).contains(subtag.count) else { return nil }
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    for byte in subtag {
      guard ASCII.isLetter(byte) else { return nil }
      packed |= UInt64(byte & 31) << shift
      shift += 5
    }
    return packed
  }

  /// Packs a language subtag of two, three, or five to eight letters; `und` is zero.
  public static func language(_ subtag: some Collection<UInt8>) -> UInt64? {
    guard subtag.count != 4, let packed = letters(subtag) else { return nil }
    return packed == undetermined ? 0 : packed
  }

  /// Packs four letters.
  public static func script(_ subtag: some Collection<UInt8>) -> UInt32? {
    guard subtag.count == 4 else { return nil }
    return letters(subtag).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// Packs two letters or three digits.
  public static func region(_ subtag: some Collection<UInt8>) -> UInt16? {
    if subtag.count == 2 { return letters(subtag).map { UInt16(truncatingIfNeeded: $0) } }
    guard subtag.count == 3 else { return nil }
    var number: UInt16 = 0
    for byte in subtag {
      guard ASCII.isDigit(byte) else { return nil }
      number = number * 10 + UInt16(byte & 15)
    }
    return numericRegionBase + number
  }

  // For other modules: a generic function is specialised in its own module only, and one that is not specialised asks
  // for types' metadata, which the Swift runtime allocates.

  /// A language subtag, packed; nil for any other text.
  public static func language(bytes: UnsafeBufferPointer<UInt8>) -> UInt64? { language(bytes) }

  /// A script, packed; nil for any other text.
  public static func script(bytes: UnsafeBufferPointer<UInt8>) -> UInt32? { script(bytes) }

  /// A region, packed; nil for any other text.
  public static func region(bytes: UnsafeBufferPointer<UInt8>) -> UInt16? { region(bytes) }

  /// `und` before it becomes zero.
  public static var undetermined: UInt64 { 21 | 14 << 5 | 4 << 10 }
  /// `sgn`.
  public static var signLanguages: UInt64 { 19 | 7 << 5 | 14 << 10 }
  /// `Zzzz`, which means the same as no script.
  public static var unknownScript: UInt32 {
    26 | 26 << 5 | 26 << 10 | 26 << 15
  }
  /// `ZZ`, which means the same as no region.
  public static var unknownRegion: UInt16 { 26 | 26 << 5 }
  /// `XA`, `XB`, `XC`, CLDR's pseudo-locales.
  public static var pseudoLocaleRegions: [UInt16] { [24 | 1 << 5, 24 | 2 << 5, 24 | 3 << 5] }
}
