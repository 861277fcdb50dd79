/// `<group type="021" contains="BM CA GL PM US" status="…" grouping="true"/>`.
package struct TerritoryContainmentFact: Hashable, Sendable {
  package var type = ""
  @ListItems package var contains: [String] = []
  /// The status: `deprecated` or `grouping`; nil for the groups of UN M.49.
  package var status: String?
  /// Whether it has `grouping="true"`, the older form of `status="grouping"`.
  package var isGrouping = false
  package var location = SourceLocation.none
}

extension TerritoryContainmentFact: CLDRElement {
  static let decides = false
  static let parts: [Part<Self>] = [
    .line(\.location), .attribute("type", .required, \.type), .attribute("contains", .required, \._contains),
    .attribute("status", .known(["deprecated", "grouping"]), \.status), .attribute("grouping", .flag, \.isGrouping),
  ]
}
