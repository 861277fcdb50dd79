import LocaleMatching

extension LocaleIdentifier {
  /// Whether the identifier is in canonical form (UTS #35, Annex C), so that `canonicalized` equals it.
  ///
  /// Takes time linear in the length and allocates nothing; makes a few look-ups for language, script and region.
  public var isCanonical: Bool {
    text.withIdentifierBytes { CanonicalCheck.isCanonical($0, languageIdentifier, layout) }
  }

  /// The identifier's canonical form (UTS #35, Annex C, "Canonicalizing Syntax"). Deprecated subtags are replaced by
  /// CLDR's aliases until none applies. Variants, attributes, keywords and extensions are sorted. Of equal keys the
  /// first counts, and `true` is left out in `-u-`.
  ///
  ///     LocaleIdentifier("sh-CS-u-ks-primary-ca-islamicc")?.canonicalized
  ///     // sr-Latn-RS-u-ca-islamic-civil-ks-level1
  ///
  /// An identifier that is canonical already is returned as it is, without allocating. Canonicalizing a canonical form
  /// returns it unchanged.
  public var canonicalized: LocaleIdentifier {
    isCanonical ? self : canonicalizedAnew
  }

  private var canonicalizedAnew: LocaleIdentifier {
    text.withIdentifierBytes { bytes in
      let writer = CanonicalWriter(bytes, layout)
      return writer.bytes.withUnsafeBufferPointer { written in
        return LocaleIdentifier(
          text: String(decoding: written, as: UTF8.self), languageIdentifier: writer.head,
          layout: writer.layout)
      }
    }
  }
}

extension LanguageIdentifier {
  /// Whether language, script and region are in canonical form (UTS #35, Annex C). Allocates nothing; a few look-ups.
  public var isCanonical: Bool { LocaleIdentifier(self).isCanonical }

  /// The canonical form of language, script and region (UTS #35, Annex C): `iw` → `he`, `sh-CS` → `sr-Latn-RS`.
  ///
  /// Nothing is lost: no alias of CLDR's makes variants of a language, a script or a region. Allocates where the
  /// identifier is not canonical already.
  public var canonicalized: LanguageIdentifier {
    let identifier = LocaleIdentifier(self)
    return identifier.isCanonical ? self : identifier.canonicalized.languageIdentifier
  }

  init(fields: CanonicalFields) {
    self.init(
      language: LanguageSubtag(packed: fields.language),
      script: fields.script == 0 ? nil : ScriptSubtag(packed: fields.script),
      region: fields.region == 0 ? nil : RegionSubtag(packed: fields.region))
  }
}
