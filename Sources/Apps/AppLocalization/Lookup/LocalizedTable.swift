import LocalizedStrings

/// The strings of one table in one localization, prepared for look-up.
///
/// As on Apple's platforms, a table is up to two files: `T.strings`, and `T.stringsdict`, which overrides it. A string
/// catalog gives both.
public struct LocalizedTable: Sendable {
  /// The format of the file that an answer comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// A `.strings` file.
    case strings
    /// A `.stringsdict` file: texts that vary by number, device or width.
    case stringsDictionary = "stringsdict"
    /// A string catalog, `.xcstrings`.
    case catalog = "xcstrings"
  }

  /// The value of a key in a table.
  public struct Value: Hashable, Sendable {
    /// The text with all its variations.
    public var format: LocalizedFormat
    /// The kind of file that it was in.
    public var source: Source
  }

  private var strings: [LiteralKey: Value]?
  private var formats: [LiteralKey: Value]?

  /// Creates a table from the files that exist.
  public init(strings: StringsTable? = nil, dictionary: StringsDictionary? = nil) {
    if let strings {
      var values: [LiteralKey: Value] = [:]
      for entry in strings.entries {
        // A dictionary within a `.strings` file is not a text: Foundation returns it unchanged.
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

  /// Creates the table that a build makes from a catalog for one language; nil if the catalog does not have the
  /// language.
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

  /// Whether there is a `.strings` file. Each of the two files is searched for separately.
  var hasStrings: Bool { strings != nil }
  var hasFormats: Bool { formats != nil }

  /// The keys, sorted scalar by scalar.
  public var keys: [String] {
    Set((strings ?? [:]).keys).union((formats ?? [:]).keys).map(\.text)
      .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// The value of a key, in constant time.
  public subscript(key: String) -> Value? {
    let literal = LiteralKey(key)
    return formats?[literal] ?? strings?[literal]
  }

  func string(_ key: String) -> Value? { strings?[LiteralKey(key)] }
  func format(_ key: String) -> Value? { formats?[LiteralKey(key)] }
}
