/// `<group type="021" contains="BM CA GL PM US" status="…" grouping="true"/>`.
package struct TerritoryContainmentFact: Hashable, Sendable, Decodable {
  package var type: String
  @ListItems package var contains: [String]
  /// The status: `deprecated` or `grouping`; nil for the groups of UN M.49.
  package var status: String?
  /// Whether it has `grouping="true"`, the older form of `status="grouping"`.
  package var isGrouping: Bool
  package var location: SourceLocation

  private enum CodingKeys: String, CodingKey {
    case isGrouping = "grouping"
    case type, contains, status, location
  }
}
