/// Two locales that one release has nearer than the other.
public struct PairChange: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Too far in the older release, near enough in the newer one.
    case gained
    /// The other way round.
    case lost
    /// Near enough in both.
    case nearer, farther
  }

  public var desired: String
  public var supported: String
  /// 0 to 100.
  public var old: Int
  public var new: Int
  public var kind: Kind
}

/// The changed pairs of two languages, for people: there may be thousands of pairs.
public struct PairGroup: Hashable, Sendable, Codable {
  public var kind: PairChange.Kind
  public var desiredLanguage: String
  public var supportedLanguage: String
  public var count: Int
  /// The first of them.
  public var example: PairChange
}
