/// `<key name="ca" alias="calendar" …>` of `common/bcp47` (UTS #35, Key and Type Definitions).
package struct BCP47KeyFact: Hashable, Sendable, Decodable {
  /// The extension: `u` unless the element says `extension="t"`.
  package var extensionSingleton: String
  package var name: String
  package var alias: String?
  package var valueType: String?
  package var isDeprecated: Bool
  package var preferred: String?
  package var since: String?
  package var types: [BCP47TypeFact]
  package var location: SourceLocation

  private enum CodingKeys: String, CodingKey {
    case extensionSingleton = "extension"
    case isDeprecated = "deprecated"
    case types = "type"
    case name, alias, valueType, preferred, since, location
  }
}

/// `<type name="ethioaa" alias="ethiopic-amete-alem"/>`; also `<attribute>` of `common/bcp47`, under an empty key name.
package struct BCP47TypeFact: Hashable, Sendable, Decodable {
  package var name: String
  /// The aliases in file order; the first is the preferred long form.
  @ListItems package var aliases: [String]
  package var isDeprecated: Bool
  package var preferred: String?
  package var since: String?
  /// The IANA name if it is not the first alias (time zones).
  package var iana: String?
  package var region: String?
  package var location: SourceLocation

  private enum CodingKeys: String, CodingKey {
    case aliases = "alias"
    case isDeprecated = "deprecated"
    case name, preferred, since, iana, region, location
  }
}
