/// `<languageAlias type="iw" replacement="he" reason="deprecated"/>` and its siblings (UTS #35, Annex C).
public struct AliasFact: Hashable, Sendable {
  /// The element's name less `Alias`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case language, script, territory, subdivision, variant, zone
  }

  public var kind: Kind
  public var type: String
  /// Several for a territory that was divided, `CW SX BQ` for `AN`, and for some subdivisions.
  public var replacements: [String]
  /// `deprecated`, `overlong`, `macrolanguage`, `legacy`, `bibliographic`.
  public var reason: String?
  public var location: SourceLocation

  public init(kind: Kind, type: String, replacements: [String], reason: String?, location: SourceLocation) {
    self.kind = kind
    self.type = type
    self.replacements = replacements
    self.reason = reason
    self.location = location
  }
}
