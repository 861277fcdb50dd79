/// The result of a match: one of the supported identifiers, one of the desired ones, and the distance between them.
@frozen
public struct LocaleMatch: Sendable {
  /// The supported identifier, as it was given to the matcher.
  public let identifier: String
  /// The index in the list that the matcher was made from.
  @inlinable public var supportedIndex: Int { Int(smallSupportedIndex) }
  /// The index in the list of preferences; 0 for a single preference. For a header, the range's index.
  public var desiredIndex: Int { Int(smallDesiredIndex) }
  /// The distance of the supported identifier from the desired one.
  public let distance: LocaleDistance

  // Indices of 32 bits keep the value at four words, which are returned in registers.
  @usableFromInline let smallSupportedIndex: Int32
  @usableFromInline let smallDesiredIndex: Int32

  /// Makes a match, for tests of code that takes one. An index that 32 bits cannot hold is the last
  /// that they can, which no list has. Allocates nothing.
  public init(_ identifier: String, supportedIndex: Int, desiredIndex: Int = 0, distance: LocaleDistance = 0) {
    self.init(
      identifier, smallSupportedIndex: Int32(clamping: supportedIndex),
      smallDesiredIndex: Int32(clamping: desiredIndex),
      distance: distance)
  }

  @inlinable
  init(_ identifier: String, smallSupportedIndex: Int32, smallDesiredIndex: Int32, distance: LocaleDistance) {
    self.identifier = identifier
    self.smallSupportedIndex = smallSupportedIndex
    self.smallDesiredIndex = smallDesiredIndex
    self.distance = distance
  }
}

extension LocaleMatch: Hashable {
  /// Whether indices, distances and identifiers are equal, the identifiers byte by byte.
  public static func == (left: LocaleMatch, right: LocaleMatch) -> Bool {
    left.supportedIndex == right.supportedIndex && left.desiredIndex == right.desiredIndex
      && left.distance == right.distance && left.identifier.utf8.elementsEqual(right.identifier.utf8)
  }

  /// Hashes indices and distance; allocates nothing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(supportedIndex)
    hasher.combine(desiredIndex)
    hasher.combine(distance)
  }
}

extension LocaleMatch: CustomStringConvertible {
  /// The identifier and the distance: `en-GB at distance 3`.
  public var description: String { "\(identifier) at distance \(distance)" }
}
