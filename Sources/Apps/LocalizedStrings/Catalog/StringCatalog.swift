/// The contents of an `.xcstrings` file (a String Catalog of Xcode 15 and later).
///
/// Every part is a view of the file's JSON, which is kept in the order of the file. Members that this module
/// does not know are preserved, and a file that Xcode wrote is rewritten byte for byte.
public struct StringCatalog: Hashable, Sendable {
  /// All members of the file's outermost object.
  package var fields: JSONObject
  /// Whether the file ends with a newline; Xcode writes none.
  package var endsWithNewline = false

  /// Creates an empty catalog.
  public init(sourceLanguage: String, version: String = "1.0") {
    fields = JSONObject([
      ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(JSONObject())), ("version", .string(version)),
    ])
  }

  init(fields: JSONObject) { self.fields = fields }

  /// The language of the keys and of the developer; nil if the file does not name it.
  public var sourceLanguage: String? {
    get { fields["sourceLanguage"]?.string }
    set { fields["sourceLanguage"] = newValue.map(JSONValue.string) }
  }

  /// The version of the format: `1.0` since Xcode 15.
  public var version: String? {
    get { fields["version"]?.string }
    set { fields["version"] = newValue.map(JSONValue.string) }
  }

  /// The keys in the order of the file.
  public var keys: [String] { fields["strings"]?.object?.keys ?? [] }

  /// The entry of a key, in constant time. Setting a new key inserts it by Xcode's order.
  public subscript(key: String) -> CatalogEntry? {
    get { fields["strings"]?.object?[key]?.object.map { CatalogEntry(fields: $0) } }
    set {
      var strings = fields["strings"]?.object ?? JSONObject()
      // The entries are removed from the tree during the change, to avoid a copy.
      fields["strings"] = .null
      strings[key] = newValue.map { .object($0.fields) }
      fields["strings"] = .object(strings)
    }
  }

  /// The languages of all entries and the source language, sorted, each once. Time is linear in the size of the
  /// catalog.
  public var languages: [String] {
    var languages = Set(sourceLanguage.map { [$0] } ?? [])
    for key in keys { languages.formUnion(self[key]?.languages ?? []) }
    return languages.sorted()
  }

  /// Reads and checks an `.xcstrings` file.
  ///
  /// Never fails: problems are in the diagnostics. JSON that is not well-formed gives no catalog; anything else is
  /// kept, even if it is wrong. Time and memory are linear in the length of the file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: the greatest size, nesting depth, and numbers of values and diagnostics.
  public static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringCatalogReading {
    let document = JSONDocument(bytes, limits: limits)
    var diagnostics = document.list
    var reading = StringCatalogReading(
      catalog: nil, diagnostics: [], encoding: document.encoding, hasByteOrderMark: document.hasByteOrderMark)
    if let fields = document.value?.object {
      var catalog = StringCatalog(fields: fields)
      catalog.endsWithNewline = document.endsWithNewline
      reading.catalog = catalog
      var checker = CatalogChecker(diagnostics)
      checker.check(catalog)
      diagnostics = checker.diagnostics
    } else if let value = document.value {
      diagnostics.append(
        LocalizationDiagnostic(
          .error, .Catalog.wrongType, "the file holds \(value.kind), not a catalog",
          position: TextPosition(line: 1, column: 1)))
    }
    reading.diagnostics = diagnostics.all(path: path)
    return reading
  }

  /// The text of the file as Xcode writes it: two spaces for each level, `"key" : value`.
  public var text: String { JSONWriter.text(of: .object(fields)) + (endsWithNewline ? "\n" : "") }

  /// A `.xcstrings` file that had another catalog before, with this one in it: what differs replaces what was there, and
  /// new members are inserted. Everything else stays: layout, encoding, ends of line.
  ///
  /// A file with damaged text or repeated keys is written as Xcode writes it.
  ///
  /// - Parameters:
  ///   - file: the old file; nil for none.
  ///   - limits: the limits of reading it.
  package func bytes(rewriting file: [UInt8]?, limits: ReadingLimits = .standard) -> [UInt8] {
    file.flatMap { JSONEditor.bytes(of: .object(fields), editing: DecodedText($0), limits) } ?? Array(text.utf8)
  }
}

/// The contents of an `.xcstrings` file, and its problems.
public struct StringCatalogReading: Sendable {
  /// The catalog; nil if the file is not a JSON object.
  public var catalog: StringCatalog?
  /// The problems, in the order of the file.
  public var diagnostics: [LocalizationDiagnostic]
  /// How the characters of the file were encoded.
  public var encoding: TextEncoding
  /// Whether the file began with a byte-order mark.
  public var hasByteOrderMark: Bool

  /// Whether there are errors.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension StringCatalog {
  /// The `.strings` and `.stringsdict` files that a build makes from the catalog for one language. They are for
  /// platforms whose builds copy catalogs uncompiled, such as SwiftPM on Linux. Nil for a file that would be empty.
  ///
  /// In the source language a key without a text is its own text; in other languages it is omitted. Comments are kept.
  public func compiled(for language: String) -> (strings: StringsTable?, dictionary: StringsDictionary?) {
    var table = StringsTable()
    var dictionary = StringsDictionary()
    for key in keys {
      guard let entry = self[key] else { continue }
      let written = entry[language: language].flatMap(LocalizedFormat.init)
      guard let format = written ?? (language == sourceLanguage ? LocalizedFormat(text: .text(key)) : nil) else {
        continue
      }
      if let text = format.plainText {
        table.entries.append(StringsEntry(key, text, comment: entry.comment.map { " \($0) " }))
      } else {
        dictionary.fields[key] = .dictionary(format.entryFields)
        if let comment = entry.comment { dictionary.comments[key] = [" \(comment) "] }
      }
    }
    return (table.entries.isEmpty ? nil : table, dictionary.fields.isEmpty ? nil : dictionary)
  }
}

extension LocalizedFormat {
  /// The entry of a `.stringsdict` file.
  var entryFields: PropertyListDictionary {
    var fields = PropertyListDictionary()
    switch text {
    case .text(let text): fields[StringsDictionary.Name.formatKey] = .string(referring(text))
    case .plural(let variations):
      let specifier = FormatString(variations.last?.text.texts.first ?? "").specifiers.first {
        $0.substitution == nil && $0.takesArgument
      }
      let type = specifier.map { "\($0.length?.rawValue ?? "")\($0.conversion)" } ?? "lld"
      fields[StringsDictionary.Name.formatKey] = .string("%#@\(Self.wholeName)@")
      fields[Self.wholeName] = Self.variable(variations, type: type)
    case .device(let variations):
      let members = variations.map { variation -> (String, PropertyListValue) in
        if case .text(let plain) = variation.text, parts.isEmpty { return (variation.selector, .string(plain)) }
        return (variation.selector, .dictionary(LocalizedFormat(text: variation.text, parts: parts).entryFields))
      }
      fields[StringsDictionary.Name.devices] = .dictionary(PropertyListDictionary(members))
      return fields
    case .width(let variations):
      let members = variations.map { ("\($0.selector)", PropertyListValue.string($0.text.texts.first ?? "")) }
      fields[StringsDictionary.Name.widths] = .dictionary(PropertyListDictionary(members))
      return fields
    }
    for part in parts {
      guard case .plural(let variations) = part.text else { continue }
      fields[part.name] = Self.variable(variations, type: part.specifier ?? "lld")
    }
    return fields
  }

  /// The variable of a text that varies as a whole: a name that no text of a catalog is likely to use for a part.
  static let wholeName = "__value"

  /// A format whose parts name the positions of their arguments, where those are not the ones that would be counted.
  private func referring(_ format: String) -> String {
    let specifiers = FormatString(format).specifiers.filter(\.takesArgument)
    let isCounted = specifiers.enumerated().allSatisfy { index, specifier in
      let part = parts.first { $0.name == specifier.substitution }
      return specifier.position == nil && (part?.argumentNumber ?? index + 1) == index + 1
    }
    if isCounted { return format }
    return parts.reduce(format) { text, part in
      guard let number = part.argumentNumber else { return text }
      return text.components(cutAt: "%#@\(part.name)@").joined(separator: "%\(number)$#@\(part.name)@")
    }
  }

  /// A variable's entry. A conversion without a position in it reads the variable's own argument.
  private static func variable(_ variations: [VariedText.Variation<PluralCategory>], type: String) -> PropertyListValue
  {
    let cases = variations.map { variation in
      (variation.selector, (variation.text.texts.first ?? "").components(cutAt: "%arg").joined(separator: "%\(type)"))
    }
    return .dictionary(StringsDictionary.Variable(valueType: type, cases: cases).fields)
  }
}

extension String {
  /// The parts between each occurrence of a text.
  package func components(cutAt text: String) -> [String] {
    var parts: [String] = []
    var cursor = ScalarCursor(Array(unicodeScalars))
    var start = 0
    while !cursor.isAtEnd {
      let end = cursor.index
      if cursor.take(text) {
        parts.append(cursor.text(start..<end))
        start = cursor.index
      } else {
        cursor.advance()
      }
    }
    return parts + [cursor.text(start..<cursor.index)]
  }
}
