/// What a `.strings` file held, and what was wrong with it.
public struct StringsReading: Sendable {
  /// The three forms in which such a file is found; builds make binary ones.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case oldStyle = "old-style"
    case xml = "XML"
    case binary
  }

  /// What was read.
  public var table: StringsTable
  /// In the order of the file.
  public var diagnostics: [LocalizationDiagnostic]
  /// Where each entry of the table begins, index by index; empty for a binary file.
  public var positions: [TextPosition]
  /// Whether the file is text, XML or binary.
  public var format: Format
  /// How the text was encoded; UTF-8 for a binary file.
  public var encoding: TextEncoding
  /// Whether the file began with a byte-order mark.
  public var hasByteOrderMark: Bool

  /// Whether something could not be read.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension StringsTable {
  /// Reads a `.strings` file in any of its forms: old-style text, an XML or a binary property list.
  ///
  /// Never fails: what cannot be read is in the diagnostics, and what can is in the table. Linear in the length of the
  /// file, allocates in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - options: how it is read where that is not told by the file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: how long the file may be, how deep it may nest, how many values and diagnostics it may have.
  public static func read(
    _ bytes: some Sequence<UInt8>, options: StringsOptions = StringsOptions(), path: String? = nil,
    limits: ReadingLimits = .standard
  ) -> StringsReading {
    let bytes = Array(bytes)
    var diagnostics = DiagnosticList(limits)
    var reading = StringsReading(
      table: StringsTable(), diagnostics: [], positions: [], format: .binary, encoding: .utf8, hasByteOrderMark: false)
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      diagnostics.append(refusal)
    } else if BinaryPropertyList.isBinary(bytes) {
      reading.take(&diagnostics) { () throws(LocalizationDiagnostic) in
        try PropertyListDocument(bytes, limits: limits)
      }
    } else {
      let text = DecodedText(bytes, as: options.encoding)
      reading.encoding = text.encoding
      reading.hasByteOrderMark = text.hasByteOrderMark
      if text.isXMLDocument {
        reading.format = .xml
        reading.take(&diagnostics) { () throws(LocalizationDiagnostic) in
          try PropertyListDocument(xml: text, limits)
        }
      } else {
        reading.format = .oldStyle
        reading.parse(text, options, limits, &diagnostics)
      }
    }
    reading.checkKeys(&diagnostics)
    reading.diagnostics = diagnostics.all(path: path, isSorted: true)
    return reading
  }

  /// Reads a text that is in memory already.
  public static func read(
    text: String, options: StringsOptions = StringsOptions(), path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringsReading {
    var options = options
    options.encoding = .utf8
    return read(text.utf8, options: options, path: path, limits: limits)
  }
}

/// How a `.strings` file is read.
public struct StringsOptions: Hashable, Sendable {
  /// The encoding, whatever the first bytes say; nil tells it from them.
  public var encoding: TextEncoding?
  /// Whether `\u00e9` is the letter é. Foundation knows only the capital `\U00e9` and reads "u00e9", so this is off;
  /// either way a warning tells of it.
  public var readsLowercaseUnicodeEscapes: Bool

  /// How to read; left out, as Foundation does.
  public init(encoding: TextEncoding? = nil, readsLowercaseUnicodeEscapes: Bool = false) {
    self.encoding = encoding
    self.readsLowercaseUnicodeEscapes = readsLowercaseUnicodeEscapes
  }
}
