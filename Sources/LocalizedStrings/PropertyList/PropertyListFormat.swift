/// The form in which a property list was written.
public enum PropertyListFormat: String, Hashable, Sendable {
  case xml, binary
  /// `{ key = value; }`: Xcode's projects, `.strings`.
  case oldStyle
}
