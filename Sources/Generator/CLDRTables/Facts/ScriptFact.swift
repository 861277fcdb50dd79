/// A row of `common/properties/scriptMetadata.txt`, without the fields that nothing here uses.
package struct ScriptFact: LocatedFact, Hashable, Sendable {
  package var script: String
  package var isRightToLeft: Bool
  package var location: SourceLocation

  package init(script: String, isRightToLeft: Bool, location: SourceLocation) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.location = location
  }
}
