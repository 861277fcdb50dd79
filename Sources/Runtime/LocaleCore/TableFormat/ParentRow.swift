/// A row of CLDR's `parentLocales`: a locale of one section, and its parent (UTS #35, Locale Inheritance and Matching).
///
///     bit 63…56   index of the parent in the table of parents
///         55…48   section, see `Section`
///         45…0    the locale, as in `LSR`
package struct ParentRow: Equatable {
  package var rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(_ section: Section, _ locale: LSR, parent: Int) {
    rawValue = Self.key(section, locale) | UInt64(parent) << 56
  }

  /// CLDR's sections: the main one, and those of single components.
  package enum Section: UInt64 {
    case main = 0
    case collations = 1
    case segmentations = 2
    case grammaticalFeatures = 3
    case plurals = 4

    /// The section's bit in a set of sections.
    package var bit: UInt64 { 1 << rawValue }
  }

  package static var keyMask: UInt64 { 1 << 56 - 1 }

  package static func key(_ section: Section, _ locale: LSR) -> UInt64 { section.rawValue << 48 | locale.fields }

  package var key: UInt64 { rawValue & Self.keyMask }
  package var parent: Int { Int(truncatingIfNeeded: rawValue >> 56) }
}
