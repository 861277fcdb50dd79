extension LanguageIdentifier {
  /// The parent that a row of CLDR's `parentLocales` names for exactly this identifier: `es-AR` → `es-419`, `sr-Latn` →
  /// `und`; nil if there is no such row (UTS #35, Parent Locales).
  ///
  /// For code that follows the rows without CLDR's rules about scripts; use `parent` otherwise. Allocates nothing;
  /// makes one look-up.
  package var namedParent: LanguageIdentifier? { self == .root ? nil : ParentLocales.named(self, in: .main) }
}
