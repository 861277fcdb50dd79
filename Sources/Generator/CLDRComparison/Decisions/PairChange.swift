/// Two locales that one release has nearer than the other.
package struct PairChange: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Too far in the older release, near enough in the newer one.
    case gained
    /// The other way round.
    case lost
    /// Near enough in both.
    case nearer, farther
  }

  package var desired: String
  package var supported: String
  /// 0 to 100.
  package var old: Int
  package var new: Int
  package var kind: Kind
}

/// The changed pairs of two languages, for people: there may be thousands of pairs.
package struct PairGroup: Hashable, Sendable, Codable {
  package var kind: PairChange.Kind
  package var desiredLanguage: String
  package var supportedLanguage: String
  package var count: Int
  /// The first of them.
  package var example: PairChange
}
