/// An app's table as the generator writes it: words, and the texts they point into. See `TableLayout`.
public struct CompiledAppTable: Hashable, Sendable {
  /// The identifiers in the caller's order, which cases and positions follow.
  public let supported: [String]
  /// The place of the localization that stands in where nothing matches.
  public let defaultPosition: Int?
  /// Everything but the texts, as the runtime's `AppLocaleTable` reads it.
  public let words: [UInt16]
  /// ASCII.
  public let texts: String
  /// What takes how many bytes.
  public let sections: [Section]

  /// A part of the table, for the head of the generated file.
  public struct Section: Hashable, Sendable {
    /// What the head calls it.
    public let name: String
    /// How many rows it has.
    public let rowCount: Int
    /// How many bytes they take.
    public let byteCount: Int
  }

  /// Words and texts.
  public var byteCount: Int { words.count * 2 + texts.utf8.count }
}
