/// The kind of locale data that is inherited along a fallback chain: CLDR gives some kinds parents of their own (UTS
/// #35, Locale Inheritance and Matching, Parent Locales).
public enum LocaleComponent: UInt64, Hashable, Sendable, CaseIterable {
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

  /// The component's bit in a set of components.
  package var bit: UInt64 { 1 << rawValue }

  /// A locale's row among the parents of this component, for a look-up.
  package func key(of locale: LSR) -> UInt64 { rawValue << LSR.explicitShift | locale.fields }
}
