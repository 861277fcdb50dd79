/// A file that was found for a language.
public struct LocalizedResource: Hashable, Sendable {
  /// The file, relative to the bundle.
  public let path: String
  /// Where it was found.
  public let place: Place

  public enum Place: Hashable, Sendable {
    /// Outside every folder of a localization: such a file wins over all others.
    case unlocalized
    /// `Base.lproj`.
    case base
    /// The folder of this localization.
    case localization(String)
  }
}
