import SystemAccess

/// The strings of one table in one localization, prepared for look-up.
///
/// As on Apple's platforms, a table is up to two files: `T.strings`, and `T.stringsdict`, which overrides it. A string
/// catalog gives both.
package struct LocalizedTable: Sendable {
  /// The format of the file that an answer comes from.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    /// A `.strings` file.
    case strings
    /// A `.stringsdict` file: texts that vary by number or device.
    case stringsDictionary = "stringsdict"
    /// A string catalog, `.xcstrings`, or a caller's texts.
    case catalog = "xcstrings"
  }

  /// The value of a key in a table. It is shared, not copied.
  package final class Value: Sendable {
    /// The text without a choice: ``LocalizedFormat/representative``.
    package let text: String
    private let variations: Variations
    /// The kind of file that it was in.
    package let source: Source
    /// Where it is in the file; nil in a binary file.
    package let position: TextPosition?

    /// What a text has beside itself. Most have nothing, and take no memory for it.
    private indirect enum Variations: Sendable {
      case none
      case format(LocalizedFormat)
    }

    package init(_ format: LocalizedFormat, _ source: Source, at position: TextPosition? = nil) {
      text = format.representative
      variations = format.isText(text) ? .none : .format(format)
      self.source = source
      self.position = position
    }

    /// The text with all its variations.
    package var format: LocalizedFormat {
      switch variations {
      case .none: LocalizedFormat(text: .text(PreparedText(unnamed: text)))
      case .format(let format): format
      }
    }
  }

  /// The two files; nil if there is none. Each is searched for separately.
  private(set) var strings: [LiteralKey: Value]?
  private(set) var formats: [LiteralKey: Value]?
  /// A caller's texts, which win key by key over those of the files; nil if there are none.
  private(set) var overlay: [LiteralKey: Value]?

  /// Creates a table from the files that exist.
  package init(strings: StringsTable? = nil, dictionary: StringsDictionary? = nil) {
    var keys = SharedKeys()
    if let strings { add(strings, &keys) }
    if let dictionary { add(dictionary, &keys) }
  }

  /// Adds a `.strings` file, unless there is one: the first file of a table wins, as it does where resources are looked
  /// up.
  mutating func add(_ table: StringsTable, _ keys: inout SharedKeys) {
    if strings != nil { return }
    var values = [LiteralKey: Value](minimumCapacity: table.entries.count)
    keys.reserve(table.entries.count)
    for entry in table.entries {
      // A dictionary within a `.strings` file is not a text: Foundation returns it unchanged.
      values[keys.shared(entry.key)] = entry.text.map {
        Value(LocalizedFormat($0), .strings, at: entry.position)
      }
    }
    strings = values
  }

  /// Adds a `.stringsdict` file, unless there is one. A damaged file has no keys, and is used all the same.
  mutating func add(_ dictionary: StringsDictionary?, _ keys: inout SharedKeys) {
    if formats != nil { return }
    var values: [LiteralKey: Value] = [:]
    for member in dictionary?.fields.members ?? [] {
      values[keys.shared(member.key)] = LocalizedFormat(member.value).map {
        Value($0, .stringsDictionary, at: member.position)
      }
    }
    formats = values
  }

  /// Creates the table that a build makes from a catalog for one language; nil if the catalog does not have the
  /// language.
  package init?(catalog: StringCatalog, language: String) {
    var keys = SharedKeys()
    add(catalog, in: language, &keys)
    if isAbsent { return nil }
  }

  /// Adds what a build makes of a catalog for one language, if the catalog has it.
  ///
  /// A key without a text in the source language is its own text. In another language it is absent.
  mutating func add(_ catalog: StringCatalog, in language: String, _ keys: inout SharedKeys) {
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      guard let entry = member.value.object.map({ StringCatalog.CatalogEntry(fields: $0) }),
        let format = catalog.format(of: member.key, entry, in: language)
      else { continue }
      add(Value(format, .catalog, at: entry.position(of: language) ?? member.position), keys.shared(member.key))
    }
    if isAbsent, catalog.sourceLanguage == language { strings = [:] }
  }

  /// Creates the table of a caller's texts for one language, as from a catalog.
  ///
  /// - Parameter developers: the developer's text of a key, which numbers the names of arguments and says what is counted.
  init(_ texts: [String: LocalizedFormat], developers: (String) -> LocalizedFormat?, _ keys: inout SharedKeys) {
    strings = [:]
    for (key, format) in texts where !format.text.texts.isEmpty {
      add(Value(format.numbered(by: developers(key) ?? LocalizedFormat(key)), .catalog), keys.shared(key))
    }
  }

  /// Lays the texts of another table over these.
  mutating func lay(_ over: LocalizedTable) { overlay = (overlay ?? [:]).merging(over.values) { $1 } }

  /// Adds a text to one of the two files that a build makes of a catalog.
  private mutating func add(_ value: Value, _ key: LiteralKey) {
    strings = strings ?? [:]
    if value.format.plainText != nil {
      strings?[key] = value
    } else {
      formats = formats ?? [:]
      formats?[key] = value
    }
  }

  /// Whether no file was added.
  var isAbsent: Bool { strings == nil && formats == nil }

  /// Whether it has no text.
  var isEmpty: Bool { [strings, formats, overlay].allSatisfy { $0?.isEmpty != false } }

  /// The number of texts by what gave them: a kind of file, or `overlay`.
  var textCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for file in [strings, formats] {
      for value in (file ?? [:]).values { counts[value.source.rawValue, default: 0] += 1 }
    }
    if let overlay { counts["overlay"] = overlay.count }
    return counts
  }

  /// All values; of a key in several that of the overlay, then that of the `.stringsdict`.
  package var values: [LiteralKey: Value] {
    let files = [strings, formats, overlay].compactMap { $0 }
    return files.dropFirst().reduce(files.first ?? [:]) { $0.merging($1) { $1 } }
  }

  /// The keys, sorted scalar by scalar.
  package var keys: [String] {
    values.keys.map(\.text).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// The texts that do not vary, by key, without texts that are their keys.
  var plainTexts: [String: String] {
    var texts: [String: String] = [:]
    for (key, value) in (strings ?? [:]).merging(overlay ?? [:], uniquingKeysWith: { $1 }) where value.text != key.text
    {
      texts[key.text] = value.format.plainText
    }
    return texts
  }

  /// The value of a key, in constant time.
  package subscript(key: String) -> Value? {
    let literal = LiteralKey(key)
    return overlay?[literal] ?? formats?[literal] ?? strings?[literal]
  }
}

/// The keys of a bundle while it is read. Each language has the same keys, and all tables share the memory of one copy.
struct SharedKeys {
  private var keys: Set<LiteralKey> = []

  /// Makes room for the keys of a language: growing step by step would hash each of them again and again.
  mutating func reserve(_ count: Int) { keys.reserveCapacity(count) }

  mutating func shared(_ key: String) -> LiteralKey { keys.insert(LiteralKey(key)).memberAfterInsert }
}
