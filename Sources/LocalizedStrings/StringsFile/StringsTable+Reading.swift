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
  public static func read(
    _ bytes: some Sequence<UInt8>, options: StringsOptions = StringsOptions(), path: String? = nil
  ) -> StringsReading {
    let bytes = Array(bytes)
    var reading: StringsReading
    if bytes.starts(with: BinaryPropertyListGuard.signature.prefix(6)) {
      reading = binary(bytes)
    } else {
      let text = DecodedText(bytes, as: options.encoding)
      reading = text.isXMLDocument ? xml(bytes, text) : oldStyle(text, options)
    }
    reading.checkKeys()
    reading.diagnostics = reading.diagnostics.map { $0.at(path: path) }
    return reading
  }

  /// The same for a text that is in memory already.
  public static func read(
    text: String, options: StringsOptions = StringsOptions(), path: String? = nil
  ) -> StringsReading {
    var options = options
    options.encoding = .utf8
    return read(text.utf8, options: options, path: path)
  }

  private static func oldStyle(_ text: DecodedText, _ options: StringsOptions) -> StringsReading {
    var parser = OldStyleParser(text.scalars, options: options)
    let result = parser.parse()
    var diagnostics = text.diagnostics(parser.lines, isGuessed: options.encoding == nil) + result.diagnostics
    if text.scalars.isEmpty {
      diagnostics.append(
        LocalizationDiagnostic(.warning, .Strings.emptyFile, "an empty file: Foundation reads no table from it"))
    }
    return StringsReading(
      table: result.table, diagnostics: diagnostics, positions: result.positions, format: .oldStyle,
      encoding: text.encoding, hasByteOrderMark: text.hasByteOrderMark)
  }

  private static func xml(_ bytes: [UInt8], _ text: DecodedText) -> StringsReading {
    var reading = StringsReading(
      table: StringsTable(), diagnostics: [], positions: [], format: .xml, encoding: text.encoding,
      hasByteOrderMark: text.hasByteOrderMark)
    do throws(XMLProblem) {
      let list = try XMLPropertyList(bytes)
      for duplicate in list.duplicates { reading.reportDuplicate(duplicate.key, at: duplicate.position) }
      reading.take(list.value, places: list.places)
      reading.table.closingComments = list.closingComments.map { StringsComment($0) }
    } catch {
      reading.diagnostics.append(
        LocalizationDiagnostic(.error, .Strings.notATable, error.message, position: error.position))
    }
    return reading
  }

  private static func binary(_ bytes: [UInt8]) -> StringsReading {
    var reading = StringsReading(
      table: StringsTable(), diagnostics: [], positions: [], format: .binary, encoding: .utf8, hasByteOrderMark: false)
    if let value = PropertyListValue.binary(bytes) {
      reading.take(value, places: [])
    } else {
      reading.diagnostics.append(
        LocalizationDiagnostic(.error, .Strings.notATable, "a damaged binary property list"))
    }
    return reading
  }
}
