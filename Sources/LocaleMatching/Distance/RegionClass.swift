/// A region's class: regions of one class are at the same distance from every region but themselves.
///
/// The generator makes the classes from the match variables and the containment of macro-regions (UTS #35, Language Matching).
enum RegionClass {
  /// Marks a deprecated region that another replaces.
  static let alias: UInt8 = 0xFF

  /// One load; regions that no rule names are of class 0.
  @inline(__always)
  static func of(_ region: UInt16) -> UInt8 {
    let index = Int(region)
    guard index < PackedSubtag.regionLimit else { return 0 }
    return UInt8(truncatingIfNeeded: RegionTable.classes[index >> 3] &>> UInt64((index & 7) << 3))
  }

  /// The class of a region in a maximised triple: never the alias mark.
  @inline(__always)
  static func distanceClass(of region: UInt16) -> Int {
    let found = of(region)
    return found == alias ? 0 : Int(found)
  }
}
