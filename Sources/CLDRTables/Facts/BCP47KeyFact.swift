/// `<key name="ca" alias="calendar" …>` of `common/bcp47` (UTS #35, Key and Type Definitions).
public struct BCP47KeyFact: Hashable, Sendable {
  /// `u` unless the element says `extension="t"`.
  public var extensionSingleton: String
  public var name: String
  public var alias: String?
  public var valueType: String?
  public var isDeprecated: Bool
  public var preferred: String?
  public var since: String?
  public var types: [BCP47TypeFact]
  public var location: SourceLocation

  public init(
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
}

/// `<type name="ethioaa" alias="ethiopic-amete-alem"/>`; also `<attribute>` of `common/bcp47`, under an empty key name.
public struct BCP47TypeFact: Hashable, Sendable {
  public var name: String
  /// In file order; the first is the preferred long form.
  public var aliases: [String]
  public var isDeprecated: Bool
  public var preferred: String?
  public var since: String?
  /// The IANA name where it is not the first alias (time zones).
  public var iana: String?
  public var region: String?
  public var location: SourceLocation

  public init(
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
