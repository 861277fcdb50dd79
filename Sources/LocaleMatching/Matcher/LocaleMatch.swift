/// What a matcher found: which of the supported identifiers, for which of the desired ones, and how far apart they are.
///
/// A plain value of three integers; the identifiers themselves are the matcher's and the caller's.
public struct LocaleMatch: Hashable, Sendable {
  /// The position in the list that the matcher was made from.
  public let supportedIndex: Int
  /// The position in the list of preferences; 0 where a single one was asked for.
  public let desiredIndex: Int
  /// How far the supported identifier is from the desired one.
  public let distance: LocaleDistance

  @usableFromInline
  init(supportedIndex: Int, desiredIndex: Int, distance: LocaleDistance) {
    self.supportedIndex = supportedIndex
    self.desiredIndex = desiredIndex
    self.distance = distance
  }
}
