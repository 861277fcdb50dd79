import LocalizedStrings

/// What a look-up gives, and where it comes from.
public struct StringAnswer: Hashable, Sendable {
  /// Where a text comes from.
  public enum Origin: Hashable, Sendable {
    /// A table has the key. The flag tells whether Apple's own look-up would have found it, or only the opt-in fallback.
    case table(TablePlace, LocalizedTable.Source, isFallback: Bool)
    /// The text that the caller gave for a missing key.
    case givenValue
    /// The key itself: nobody has it.
    case key
  }

  /// The text: of a varying one `LocalizedFormat.representative`.
  public var text: String
  /// The text with all its variations; nil where no table has the key.
  public var format: LocalizedFormat?
  /// Where the text comes from.
  public var origin: Origin
  /// The name of the table that was asked.
  public var table: String
  /// The places that have the table and lack the key, in the order in which they were asked.
  public var missedPlaces: [TablePlace]

  /// The place whose table answered.
  public var place: TablePlace? { if case .table(let place, _, _) = origin { place } else { nil } }
}
