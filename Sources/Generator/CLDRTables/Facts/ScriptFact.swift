/// A row of `common/properties/scriptMetadata.txt`, without the fields that nothing here uses.
package struct ScriptFact: Hashable, Sendable {
  package var script: String
  package var isRightToLeft: Bool
  package var location: SourceLocation
}
