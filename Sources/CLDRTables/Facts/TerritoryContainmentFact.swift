/// `<group type="021" contains="BM CA GL PM US" status="…" grouping="true"/>`.
public struct TerritoryContainmentFact: Hashable, Sendable {
  public var type: String
  public var contains: [String]
  /// `deprecated` or `grouping`; nil for the groups of UN M.49.
  public var status: String?
  /// `grouping="true"`, the older spelling of `status="grouping"`.
  public var isGrouping: Bool
  public var location: SourceLocation

  public init(type: String, contains: [String], status: String?, isGrouping: Bool, location: SourceLocation) {
    self.type = type
    self.contains = contains
    self.status = status
    self.isGrouping = isGrouping
    self.location = location
  }
}
