extension StringCatalog {
  /// Reads an `.xcstrings` file and checks what it says.
  ///
  /// Never fails: what is wrong is in the diagnostics. JSON that is not well-formed gives no catalog; anything else is
  /// kept, whatever is wrong with it. Linear in the length of the file, allocates in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  public static func read(_ bytes: some Sequence<UInt8>, path: String? = nil) -> StringCatalogReading {
    let text = DecodedText(Array(bytes))
    var parser = JSONParser(text.scalars)
    var reading = StringCatalogReading(
      catalog: nil, diagnostics: [], encoding: text.encoding, hasByteOrderMark: text.hasByteOrderMark)
    if text.encoding != .utf8 {
      reading.diagnostics.append(
        LocalizationDiagnostic(.warning, .JSON.encoding, "\(text.encoding.rawValue), where Xcode writes UTF-8"))
    }
    if let first = text.replacements.first {
      reading.diagnostics.append(
        LocalizationDiagnostic(
          .error, .JSON.invalidEncoding, "bytes that are no \(text.encoding.rawValue): U+FFFD stands for them",
          position: parser.lines.position(of: first)))
    }
    do throws(LocalizationDiagnostic) {
      let value = try parser.parse()
      reading.diagnostics += parser.diagnostics
      if let fields = value.object {
        var catalog = StringCatalog(fields: fields)
        catalog.endsWithNewline = text.scalars.last == "\n"
        reading.catalog = catalog
        reading.diagnostics += catalog.diagnostics
      } else {
        reading.diagnostics.append(
          LocalizationDiagnostic(
            .error, .Catalog.wrongType, "the file holds \(value.kind), not a catalog",
            position: TextPosition(line: 1, column: 1)))
      }
    } catch {
      reading.diagnostics += parser.diagnostics + [error]
    }
    reading.diagnostics = reading.diagnostics.map { $0.at(path: path) }
    return reading
  }

  /// The file, as Xcode writes it: UTF-8, two spaces a level, `"key" : value`.
  public var text: String { JSONWriter.text(of: .object(fields)) + (endsWithNewline ? "\n" : "") }
}
