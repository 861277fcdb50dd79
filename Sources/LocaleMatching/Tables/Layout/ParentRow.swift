/// A row of CLDR's `parentLocales`: a locale of one section, and its parent (UTS #35, Locale Inheritance and Matching).
///
///     bit 63…56   index of the parent in the table of parents
///         55…48   section, see `Section`
///         45…0    the locale, as in `LSR`
struct ParentRow: Equatable {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ section: Section, _ locale: LSR, parent: Int) {
    rawValue = Self.key(section, locale) | UInt64(parent) << 56
  }

  /// CLDR's sections: the one that holds for everything, and those of single components.
  enum Section: UInt64 {
    case main = 0
    case collations = 1
    case segmentations = 2
    case grammaticalFeatures = 3
    case plurals = 4

    /// The section's bit in a set of sections.
    @inline(__always) var bit: UInt64 { 1 << rawValue }
  }

  static let keyMask: UInt64 = 1 << 56 - 1

  @inline(__always)
  static func key(_ section: Section, _ locale: LSR) -> UInt64 { section.rawValue << 48 | locale.fields }

  @inline(__always) var key: UInt64 { rawValue & Self.keyMask }
  @inline(__always) var parent: Int { Int(truncatingIfNeeded: rawValue >> 56) }
}
