/// An app's table as the generator writes it: words, and the texts they point into. See `TableLayout`.
public struct CompiledAppTable: Hashable, Sendable {
  /// The identifiers in the caller's order, which cases and positions follow.
  public let supported: [String]
  /// The place of the localization that stands in where nothing matches.
  public let defaultPosition: Int?
  public let words: [UInt16]
  /// ASCII.
  public let texts: String
  /// What takes how many bytes.
  public let sections: [Section]

  public struct Section: Hashable, Sendable {
    public let name: String
    public let rowCount: Int
    public let byteCount: Int
  }

  /// Words and texts.
  public var byteCount: Int { words.count * 2 + texts.utf8.count }
}
