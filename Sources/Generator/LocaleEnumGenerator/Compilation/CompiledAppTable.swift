import SupportedLocales

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

/// Lays the sections out one after another, and the texts they point into.
struct TableWriter {
  private(set) var words: [Int]
  private(set) var texts = ""
  private(set) var sections: [CompiledAppTable.Section] = []

  init() { words = [Int](repeating: 0, count: TableHeader.count + TableLayout.languageRowCount) }

  subscript(field: TableHeader) -> Int {
    get { words[field.rawValue] }
    set { words[field.rawValue] = newValue }
  }

  /// A word that has been written before what it points to.
  subscript(position: Int) -> Int {
    get { words[position] }
    set { words[position] = newValue }
  }

  /// Where the next word goes.
  var position: Int { words.count }

  mutating func append(_ more: [Int]) { words += more }

  /// Where a section begins whose positions count from there, in units of `TableLayout.baseUnit`.
  mutating func beginLargeSection() -> Int {
    while words.count % TableLayout.baseUnit != 0 { words.append(0) }
    return words.count / TableLayout.baseUnit
  }

  /// Notes what has been written since a position.
  mutating func close(_ name: String, from start: Int, rowCount: Int) {
    sections.append(.init(name: name, rowCount: rowCount, byteCount: (words.count - start) * 2))
  }

  /// Puts texts one after another.
  mutating func append(texts more: [String]) { texts += more.joined() }

  /// Where a text stands; it is put there if it does not stand anywhere.
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
