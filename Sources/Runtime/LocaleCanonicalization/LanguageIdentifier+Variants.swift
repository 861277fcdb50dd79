import LocaleAliases
import LocaleCore
import LocaleMatching

extension LanguageIdentifier {
  /// The identifier in canonical form together with its variants (UTS #35, Annex C, "Canonicalizing Syntax"): aliases are
  /// replaced, and variants sorted, in n·log n.
  ///
  /// - Parameter variants: each a `SubtagWord`.
  func canonical(with variants: inout [UInt64]) -> LanguageIdentifier {
    var fields = fields
    Aliases.replace(&fields, &variants, region: Self.likelyRegion)
    variants.sort(by: SubtagWord.precedes)
    // The replacement of a variant may have been there already.
    var earlier: UInt64 = 0
    variants.removeAll { variant in
      defer { earlier = variant }
      return variant == earlier
    }
    return LanguageIdentifier(fields: fields, longLanguage: longLanguage)
  }

  /// Of several regions the likely one of the language and script, else the first (UTS #35, Annex C, "Territory
  /// Exception").
  private static func likelyRegion(_ fields: LSR, _ replacements: RegionReplacements) -> UInt16 {
    let bare = LanguageIdentifier(fields: fields.with(region: 0))
    let likely = replacements.count > 1 ? bare.maximized.region?.packed : nil
    return replacements.first { $0 == likely } ?? replacements.first ?? fields.region
  }
}
