/// A row of CLDR's `parentLocales`: a locale of one section, and its parent (UTS #35, Locale Inheritance and Matching).
///
///     bit 63…56   index of the parent in the table of parents
///         55…48   section, see `Section`
///         45…0    the locale, as in `LSR`
public struct ParentRow: Equatable, Sendable {
  public var rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public init(_ section: Section, _ locale: LSR, parent: Int) {
    rawValue = Self.key(section, locale) | UInt64(parent) << 56
  }

  /// CLDR's sections: the main one, and those of single components.
  public enum Section: UInt64, Sendable {
    case main = 0
    case collations = 1
    case segmentations = 2
    case grammaticalFeatures = 3
    case plurals = 4

    /// The section's bit in a set of sections.
    public var bit: UInt64 { 1 << rawValue }
  }

  public static var keyMask: UInt64 { 1 << 56 - 1 }

  public static func key(_ section: Section, _ locale: LSR) -> UInt64 { section.rawValue << 48 | locale.fields }

  public var key: UInt64 { rawValue & Self.keyMask }
  public var parent: Int { Int(truncatingIfNeeded: rawValue >> 56) }
}
