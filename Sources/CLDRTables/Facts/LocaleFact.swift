/// A locale that CLDR names in a list, such as `en_GB` in `<paradigmLocales locales="en en_GB …"/>`.
public struct LocaleFact: Hashable, Sendable {
  public var name: String
  /// Of the element that has the list.
  public var location: SourceLocation

  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
