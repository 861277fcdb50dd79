/// The byte of a packed region in the table of regions: its class, or the reason why it has none.
///
///     0x00…0x7F   class: regions of one class are at the same distance from every region but themselves
///     0x80        a deprecated region, `UK` or `158`
///     0xFD        `XA`, `XB`, `XC`, which make an identifier a pseudo-locale
///     0xFE        `ZZ`, which means the same as no region, and numbers that are no region
///
/// The generator makes the classes from the match variables and the containment of macro-regions (UTS #35, Language
/// Matching). Regions that no rule names are of class 0.
public struct RegionMark: Equatable, Sendable {
  /// The byte as the table has it.
  public var rawValue: UInt8

  /// A byte of the table.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mark of a class.
  ///
  /// - Throws: for a class that seven bits do not hold.
  public init(classNumber: Int) throws(FieldOverflow) {
    rawValue = UInt8(truncatingIfNeeded: try PackedField.value(classNumber, below: 0x80, "region class"))
  }

  /// That of a deprecated region.
  public static var alias: RegionMark { RegionMark(rawValue: 0x80) }
  /// That of `XA`, `XB` and `XC`.
  public static var pseudoLocale: RegionMark { RegionMark(rawValue: 0xFD) }
  /// That of `ZZ`, and of numbers that are no region.
  public static var unknown: RegionMark { RegionMark(rawValue: 0xFE) }

  /// The table has a byte for every number of eleven bits, the width of a packed region, so that no index needs a
  /// check.
  public static var tableCount: Int { 1 << 11 }

  /// Whether the region is not used as it is written: it is deprecated, unknown, or a pseudo-locale's.
  public var isSpecial: Bool { rawValue >= 0x80 }

  /// The class; 0 for a special region. Of maximized identifiers, only a pseudo-locale has a special region.
  public var classNumber: Int { isSpecial ? 0 : Int(rawValue) }
}
