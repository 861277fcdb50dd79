import LocalizedStrings

/// The strings of one table in one localization, ready for looking up.
///
/// As on Apple's platforms a table is up to two files: `T.strings`, and `T.stringsdict` over it. A catalog gives both.
public struct LocalizedTable: Sendable {
  /// The files that an answer can come from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case strings
    case stringsDictionary = "stringsdict"
    case catalog = "xcstrings"
  }

  /// What a table has under a key.
  public struct Value: Hashable, Sendable {
    /// The text with all its variations.
    public var format: LocalizedFormat
    /// The kind of file that it was in.
    public var source: Source
  }

  private var strings: [LiteralKey: Value]?
  private var formats: [LiteralKey: Value]?

  /// The table of the files that are there.
  public init(strings: StringsTable? = nil, dictionary: StringsDictionary? = nil) {
    if let strings {
      var values: [LiteralKey: Value] = [:]
      for entry in strings.entries {
        // A dictionary within a `.strings` file is no text: Foundation hands it out as it is.
        if let text = entry.text {
          values[LiteralKey(entry.key)] = Value(format: LocalizedFormat(text: .text(text)), source: .strings)
        } else {
          values[LiteralKey(entry.key)] = nil
        }
      }
      self.strings = values
    }
    if let dictionary {
      var values: [LiteralKey: Value] = [:]
      for member in dictionary.fields.members {
        if let format = LocalizedFormat(member.value) {
          values[LiteralKey(member.key)] = Value(format: format, source: .stringsDictionary)
        }
      }
      formats = values
    }
  }

  /// What a build would make of a catalog for one language; nil where the catalog does not have it.
  ///
  /// A key without a text in the source language is its own text. In another language it is absent.
  public init?(catalog: StringCatalog, language: String) {
    var plain: [LiteralKey: Value] = [:]
    var varied: [LiteralKey: Value] = [:]
    let isSource = catalog.sourceLanguage == language
    for key in catalog.keys {
      let format = catalog[key]?[language: language].flatMap(LocalizedFormat.init)
      guard let format = format ?? (isSource ? LocalizedFormat(text: .text(key)) : nil) else { continue }
      let value = Value(format: format, source: .catalog)
      if format.plainText == nil { varied[LiteralKey(key)] = value } else { plain[LiteralKey(key)] = value }
    }
    if plain.isEmpty, varied.isEmpty, !isSource { return nil }
    strings = plain
    formats = varied.isEmpty ? nil : varied
  }

  /// Whether there is a `.strings` file, and a `.stringsdict` file: each is looked for on its own.
  var hasStrings: Bool { strings != nil }
  var hasFormats: Bool { formats != nil }

  /// The keys, sorted scalar by scalar.
  public var keys: [String] {
    Set((strings ?? [:]).keys).union((formats ?? [:]).keys).map(\.text)
      .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// What a key has; constant time.
  public subscript(key: String) -> Value? {
    let literal = LiteralKey(key)
    return formats?[literal] ?? strings?[literal]
  }

  func string(_ key: String) -> Value? { strings?[LiteralKey(key)] }
  func format(_ key: String) -> Value? { formats?[LiteralKey(key)] }
}
