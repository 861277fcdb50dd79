/// The byte of a packed region in the table of regions: its class, or the reason why it has none.
///
///     0x00…0x7F   class: regions of one class are at the same distance from every region but themselves
///     0x80…0xFC   a deprecated region: its number in the table of replacements
///     0xFD        `XA`, `XB`, `XC`, which make an identifier a pseudo-locale
///     0xFE        `ZZ`, which means the same as no region, and numbers that are no region
///
/// The generator makes the classes from the match variables and the containment of macro-regions (UTS #35, Language
/// Matching). Regions that no rule names are of class 0.
@usableFromInline package struct RegionMark: Equatable, Sendable {
  @usableFromInline package var rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(classNumber: Int) { rawValue = UInt8(truncatingIfNeeded: classNumber) }

  package init(aliasNumber: Int) { rawValue = Self.firstMark + UInt8(truncatingIfNeeded: aliasNumber) }

  package static var pseudoLocale: RegionMark { RegionMark(rawValue: 0xFD) }
  package static var unknown: RegionMark { RegionMark(rawValue: 0xFE) }

  @inlinable package static var firstMark: UInt8 { 0x80 }
  /// The greatest numbers of classes and of deprecated regions.
  package static var classLimit: Int { Int(firstMark) }
  package static var aliasLimit: Int { Int(pseudoLocale.rawValue - firstMark) }
  /// The table has a byte for every number of eleven bits, the width of a packed region, so that no index needs a
  /// check.
  @inlinable package static var tableCount: Int { 1 << 11 }

  /// Whether the region is not used as it is written: it is deprecated, unknown, or a pseudo-locale's.
  @inlinable package var isSpecial: Bool { rawValue >= Self.firstMark }
  @inlinable package var isPseudoLocale: Bool { rawValue == 0xFD }

  /// The class; 0 for a special region. Of maximized identifiers, only a pseudo-locale has a special region.
  @inlinable package var classNumber: Int { isSpecial ? 0 : Int(rawValue) }

  /// The index of a deprecated region's replacement; nil for every other region.
  @inlinable
  package var aliasNumber: Int? {
    rawValue >= Self.firstMark && rawValue < 0xFD ? Int(rawValue &- Self.firstMark) : nil
  }
}

/// A deprecated region and the first of those that replace it, in the order of their marks.
///
///     bit 31…16   the region
///         15…0    what replaces it
@usableFromInline package struct RegionReplacement: Equatable, Sendable {
  @usableFromInline package var rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package init(region: UInt16, replacement: UInt16) { rawValue = UInt32(region) << 16 | UInt32(replacement) }

  @inlinable package var region: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 16) }
  @inlinable package var replacement: UInt16 { UInt16(truncatingIfNeeded: rawValue) }
}
