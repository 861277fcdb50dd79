/// A row of `common/properties/scriptMetadata.txt`, less the fields nobody here asks for.
public struct ScriptFact: Hashable, Sendable {
  public var script: String
  public var isRightToLeft: Bool
  public var location: SourceLocation

  public init(script: String, isRightToLeft: Bool, location: SourceLocation) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.location = location
  }
}
