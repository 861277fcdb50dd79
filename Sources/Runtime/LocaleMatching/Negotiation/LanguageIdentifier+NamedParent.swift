extension LanguageIdentifier {
  /// The parent that a row of CLDR's `parentLocales` names for exactly this identifier: `es-AR` → `es-419`, `sr-Latn` →
  /// `und`; nil where there is no such row. (UTS #35, Parent Locales.)
  ///
  /// For those who follow the rows without CLDR's rules about scripts; everybody else wants `parent`.
  /// Allocates nothing; one look-up.
  package var namedParent: LanguageIdentifier? { self == .root ? nil : ParentLocales.named(self, in: .main) }
}
