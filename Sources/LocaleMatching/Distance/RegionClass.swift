/// A region's class: regions of one class are at the same distance from every region but themselves.
///
/// The generator makes the classes from the match variables and the containment of macro-regions (UTS #35, Language Matching).
enum RegionClass {
  /// Marks `ZZ`, which means the same as no region.
  static let unknown: UInt8 = 0xFE
  /// Marks `XA`, `XB`, `XC`, which make an identifier a pseudo-locale.
  static let pseudoLocale: UInt8 = 0xFD
  /// From here on a number is a mark and no class; those below the others are of deprecated regions, in the order of
  /// the table of their replacements.
  static let firstMark: UInt8 = 0x80

  /// Where a deprecated region's replacement stands; nil for what is no such mark.
  @inline(__always)
  static func aliasIndex(_ mark: UInt8) -> Int? {
    mark >= firstMark && mark < pseudoLocale ? Int(mark &- firstMark) : nil
  }

  /// One load; regions that no rule names are of class 0.
  @inline(__always)
  static func of(_ region: UInt16) -> UInt8 {
    // The table has a byte for every number of eleven bits, which is what a packed region has.
    RegionTable.classes.withUnsafeBufferPointer { $0[Int(region & 0x7FF)] }
  }

  /// Whether a triple's region is not to be taken as it stands: an alias, unknown, or a pseudo-locale's.
  @inline(__always)
  static func isSpecial(_ fields: UInt64) -> Bool {
    of(UInt16(truncatingIfNeeded: fields & LSR.regionMask)) >= firstMark
  }

  /// The class of a region in a maximised triple: never a mark.
  @inline(__always)
  static func distanceClass(of region: UInt16) -> Int {
    let found = of(region)
    return found >= firstMark ? 0 : Int(found)
  }
}
