/// `<languageAlias type="iw" replacement="he" reason="deprecated"/>` and its siblings (UTS #35, Annex C).
package struct AliasFact: Hashable, Sendable {
  /// The element's name without `Alias`.
  package enum AliasKind: String, Hashable, Sendable, CaseIterable {
    case language, script, territory, subdivision, variant, zone
  }

  package var kind: AliasKind
  package var type: String
  /// The replacements: several for a territory that was divided, `CW SX BQ` for `AN`, and for some subdivisions.
  package var replacements: [String]
  /// Those as CLDR writes them. Of a language and of a script there is one.
  package var replacement: String { replacements.joined(separator: " ") }
  /// The reason: `deprecated`, `overlong`, `macrolanguage`, `legacy`, `bibliographic`.
  package var reason: String?
  package var location: SourceLocation
}
