import SupportedLocales

/// An app's table as the generator writes it: words, and the texts they point into. See `TableLayout`.
package struct CompiledAppTable: Hashable, Sendable {
  /// The identifiers in the caller's order, which is that of cases and positions.
  package let supported: [String]
  /// The position of the localization to use if nothing matches.
  package let defaultPosition: Int?
  /// Everything but the texts, as the runtime's `SupportedLocaleTable` reads it.
  package let words: [UInt16]
  /// The texts, in ASCII.
  package let texts: String
  /// The sections with their sizes.
  package let sections: [TableSection]

  /// A part of the table, for the head of the generated file.
  package struct TableSection: Hashable, Sendable {
    /// The section's name in the head.
    package let name: String
    /// The number of rows.
    package let rowCount: Int
    /// The number of bytes of these rows.
    package let byteCount: Int
  }

  /// The number of bytes of words and texts.
  package var byteCount: Int { words.count * 2 + texts.utf8.count }
}

/// Writes the sections one after another, and the texts that they point to.
struct TableWriter {
  private(set) var words: [Int]
  private(set) var texts = ""
  private(set) var sections: [CompiledAppTable.TableSection] = []

  init() { words = [Int](repeating: 0, count: TableHeader.count + TableLayout.languageRowCount) }

  subscript(field: TableHeader) -> Int {
    get { words[field.rawValue] }
    set { words[field.rawValue] = newValue }
  }

  /// A word that was written before the data that it points to.
  subscript(position: Int) -> Int {
    get { words[position] }
    set { words[position] = newValue }
  }

  /// The position of the next word.
  var position: Int { words.count }

  mutating func append(_ more: [Int]) { words += more }

  /// Begins a section whose positions are relative to its beginning, in units of `TableLayout.baseUnit`, and returns
  /// that.
  mutating func beginLargeSection() -> Int {
    while words.count % TableLayout.baseUnit != 0 { words.append(0) }
    return words.count / TableLayout.baseUnit
  }

  /// Records what has been written since a position as a section.
  mutating func close(_ name: String, from start: Int, rowCount: Int) {
    sections.append(.init(name: name, rowCount: rowCount, byteCount: (words.count - start) * 2))
  }

  /// Appends texts one after another.
  mutating func append(texts more: [String]) { texts += more.joined() }

  /// The place of a text, which is appended if it does not occur yet.
  mutating func text(_ text: String) -> [Int] {
    let wanted = Array(text.utf8)
    let all = Array(texts.utf8)
    var start = 0
    while start + wanted.count <= all.count {
      if all[start..<start + wanted.count].elementsEqual(wanted) { return [start, wanted.count] }
      start += 1
    }
    texts += text
    return [all.count, wanted.count]
  }

  /// Two words, the low one first.
  static func wide(_ value: UInt64) -> [Int] { [Int(value & 0xFFFF), Int(value >> 16)] }
}
