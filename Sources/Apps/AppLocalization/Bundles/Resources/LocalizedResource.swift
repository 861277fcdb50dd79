/// A file that was found for a language.
public struct LocalizedResource: Hashable, Sendable {
  /// The file, relative to the bundle.
  public let path: String
  /// Where it was found.
  public let place: TablePlace
}
