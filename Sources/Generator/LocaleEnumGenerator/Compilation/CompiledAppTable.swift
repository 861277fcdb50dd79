/// An app's table as the generator writes it: words, and the texts they point into. See `TableLayout`.
package struct CompiledAppTable: Hashable, Sendable {
  /// The identifiers in the caller's order, which cases and positions follow.
  package let supported: [String]
  /// The place of the localization that stands in where nothing matches.
  package let defaultPosition: Int?
  /// Everything but the texts, as the runtime's `SupportedLocaleTable` reads it.
  package let words: [UInt16]
  /// ASCII.
  package let texts: String
  /// What takes how many bytes.
  package let sections: [Section]

  /// A part of the table, for the head of the generated file.
  package struct Section: Hashable, Sendable {
    /// What the head calls it.
    package let name: String
    /// How many rows it has.
    package let rowCount: Int
    /// How many bytes they take.
    package let byteCount: Int
  }

  /// Words and texts.
  package var byteCount: Int { words.count * 2 + texts.utf8.count }
}
