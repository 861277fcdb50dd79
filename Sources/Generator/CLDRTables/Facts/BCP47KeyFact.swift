/// `<key name="ca" alias="calendar" …>` of `common/bcp47` (UTS #35, Key and Type Definitions).
package struct BCP47KeyFact: LocatedFact, Hashable, Sendable {
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

  package init(
    extensionSingleton: String, name: String, alias: String?, valueType: String?, isDeprecated: Bool,
    preferred: String?, since: String?, types: [BCP47TypeFact], location: SourceLocation
  ) {
    self.extensionSingleton = extensionSingleton
    self.name = name
    self.alias = alias
    self.valueType = valueType
    self.isDeprecated = isDeprecated
    self.preferred = preferred
    self.since = since
    self.types = types
    self.location = location
  }

  package mutating func dropLines() {
    location.line = 0
    types.dropLines()
  }
}

/// `<type name="ethioaa" alias="ethiopic-amete-alem"/>`; also `<attribute>` of `common/bcp47`, under an empty key name.
package struct BCP47TypeFact: LocatedFact, Hashable, Sendable {
  package var name: String
  /// The aliases in file order; the first is the preferred long form.
  package var aliases: [String]
  package var isDeprecated: Bool
  package var preferred: String?
  package var since: String?
  /// The IANA name if it is not the first alias (time zones).
  package var iana: String?
  package var region: String?
  package var location: SourceLocation

  package init(
    name: String, aliases: [String], isDeprecated: Bool, preferred: String?, since: String?, iana: String?,
    region: String?, location: SourceLocation
  ) {
    self.name = name
    self.aliases = aliases
    self.isDeprecated = isDeprecated
    self.preferred = preferred
    self.since = since
    self.iana = iana
    self.region = region
    self.location = location
  }
}
