import LocaleAliases
import LocaleCore
import LocaleMatching

extension LocaleIdentifier {
  /// Whether the identifier is in canonical form (UTS #35, Annex C), so that `canonicalized` equals it.
  ///
  /// Allocates, unless the identifier is only language, script and region in canonical form.
  public var isCanonical: Bool { canonicalized == self }

  /// The identifier's canonical form (UTS #35, Annex C, "Canonicalizing Syntax"). Deprecated subtags are replaced by
  /// CLDR's aliases until none applies. Variants, attributes, keywords and extensions are sorted. The first of equal
  /// keys counts, and `true` is left out in `-u-`.
  ///
  ///     LocaleIdentifier("sh-CS-u-ks-primary-ca-islamicc")?.canonicalized
  ///     // sr-Latn-RS-u-ca-islamic-civil-ks-level1
  ///
  /// Allocates, unless the identifier is only language, script and region in canonical form. Canonicalizing a canonical
  /// form returns it unchanged.
  public var canonicalized: LocaleIdentifier {
    let isBare = parsed.tail == text.utf8.count && !text.utf8.isEmpty
    if isBare, languageIdentifier.canonicalized == languageIdentifier { return self }
    return LocaleIdentifier(canonical: String(decoding: CanonicalWriter(self).bytes, as: UTF8.self))
  }
}

extension LanguageIdentifier {
  /// The canonical form of language, script and region (UTS #35, Annex C): `iw` → `he`, `sh-CS` → `sr-Latn-RS`.
  ///
  /// Nothing is lost: no alias of CLDR's makes variants of a language, a script or a region. Allocates nothing; a few
  /// look-ups.
  public var canonicalized: LanguageIdentifier {
    if isRoot { return .undetermined }
    var variants: [UInt64] = []
    return canonical(with: &variants)
  }
}
