/// The kind of locale data that is inherited along a fallback chain: CLDR gives some kinds parents of their own (UTS
/// #35, Locale Inheritance and Matching, Parent Locales).
public enum LocaleComponent: Hashable, Sendable, CaseIterable {
  /// Everything that has no chain of its own: translations, formats.
  case main
  /// Sort order: `yue` sorts as `zh-Hant`, which inherits from `zh`.
  case collations
  /// The places where text breaks into words, lines and sentences.
  case segmentations
  /// Grammatical gender and case.
  case grammaticalFeatures
  /// Plural categories.
  case plurals

  @inline(__always)
  var section: ParentRow.Section {
    switch self {
    case .main: .main
    case .collations: .collations
    case .segmentations: .segmentations
    case .grammaticalFeatures: .grammaticalFeatures
    case .plurals: .plurals
    }
  }
}
