/// `<id type='region' idStatus='regular'>AC~G AI …</id>` of `common/validity`, ranges written out.
public struct ValidityFact: Hashable, Sendable {
  /// `language`, `script`, `region`, `variant`, `subdivision`.
  public var type: String
  /// `regular`, `special`, `macroregion`, `deprecated`, `private_use`, `reserved`, `unknown`.
  public var status: String
  public var identifiers: [String]
  public var location: SourceLocation

  public init(type: String, status: String, identifiers: [String], location: SourceLocation) {
    self.type = type
    self.status = status
    self.identifiers = identifiers
    self.location = location
  }
}
