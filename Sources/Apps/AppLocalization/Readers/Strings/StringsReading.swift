/// The contents of a `.strings` file, and its problems.
package struct StringsReading: Sendable {
  /// The three formats of such a file. Builds write binary files.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// `"key" = "value";`, as developers write it.
    case oldStyle = "old-style"
    /// A property list in XML.
    case xml = "XML"
    /// A property list in Apple's binary form.
    case binary
  }

  /// The table that was read.
  package var table: StringsTable
  /// The problems, in the order of the file.
  package var diagnostics: [LocalizationDiagnostic]
  /// The position of each entry of the table, by index; empty for a binary file.
  package var positions: [TextPosition]
  /// Whether the file is text, XML or binary.
  package var format: Format
  /// The encoding of the text; UTF-8 for a binary file.
  package var encoding: TextEncoding
  /// Whether the file began with a byte-order mark.
  package var hasByteOrderMark: Bool

  /// Whether something could not be read.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension StringsTable {
  /// Reads a `.strings` file in any of its forms: old-style text, an XML or a binary property list.
  ///
  /// Never fails: the table has everything that can be read, and the diagnostics have the rest. Time and memory are
  /// linear in the length of the file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - encoding: the encoding, which overrides the first bytes; nil to detect it from them.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: the greatest size, nesting depth, and numbers of values and diagnostics.
  package static func read(
    _ bytes: some Sequence<UInt8>, encoding: TextEncoding? = nil, path: String? = nil,
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
      let text = DecodedText(bytes, as: encoding)
      reading.encoding = text.encoding
      reading.hasByteOrderMark = text.hasByteOrderMark
      if text.isXMLDocument {
        reading.format = .xml
        reading.take(&diagnostics) { () throws(LocalizationDiagnostic) in
          try PropertyListDocument(xml: text, limits)
        }
      } else {
        reading.format = .oldStyle
        reading.parse(text, isGuessed: encoding == nil, limits, &diagnostics)
      }
    }
    reading.checkKeys(&diagnostics)
    reading.diagnostics = diagnostics.all(path: path, isSorted: true)
    return reading
  }

  /// Reads a text in memory.
  package static func read(
    text: String, path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringsReading {
    read(text.utf8, encoding: .utf8, path: path, limits: limits)
  }
}
