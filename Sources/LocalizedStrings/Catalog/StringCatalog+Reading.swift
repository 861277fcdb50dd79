extension StringCatalog {
  /// Reads an `.xcstrings` file and checks what it says.
  ///
  /// Never fails: what is wrong is in the diagnostics. JSON that is not well-formed gives no catalog; anything else is
  /// kept, whatever is wrong with it. Linear in the length of the file, allocates in proportion to it.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - path: the name of the file in the diagnostics.
  ///   - limits: how long the file may be, how deep it may nest, how many values and diagnostics it may have.
  public static func read(
    _ bytes: some Sequence<UInt8>, path: String? = nil, limits: ReadingLimits = .standard
  ) -> StringCatalogReading {
    let bytes = Array(bytes)
    var diagnostics = DiagnosticList(limits)
    if let refusal = limits.refusal(ofByteCount: bytes.count) {
      return StringCatalogReading(
        catalog: nil, diagnostics: [refusal.at(path: path)], encoding: .utf8, hasByteOrderMark: false)
    }
    let text = DecodedText(bytes)
    var parser = JSONParser(text.scalars, limits)
    var reading = StringCatalogReading(
      catalog: nil, diagnostics: [], encoding: text.encoding, hasByteOrderMark: text.hasByteOrderMark)
    if text.encoding != .utf8 {
      diagnostics.append(
        LocalizationDiagnostic(.warning, .JSON.encoding, "\(text.encoding.rawValue), where Xcode writes UTF-8"))
    }
    if let first = text.replacements.first {
      diagnostics.append(
        LocalizationDiagnostic(
          .error, .JSON.invalidEncoding, "bytes that are no \(text.encoding.rawValue): U+FFFD stands for them",
          position: parser.lines.position(of: first)))
    }
    do throws(LocalizationDiagnostic) {
      let value = try parser.parse()
      diagnostics.append(contentsOf: parser.diagnostics.diagnostics)
      if let fields = value.object {
        var catalog = StringCatalog(fields: fields)
        catalog.endsWithNewline = text.scalars.last == "\n"
        reading.catalog = catalog
        var checker = CatalogChecker(diagnostics)
        checker.check(catalog)
        diagnostics = checker.diagnostics
      } else {
        diagnostics.append(
          LocalizationDiagnostic(
            .error, .Catalog.wrongType, "the file holds \(value.kind), not a catalog",
            position: TextPosition(line: 1, column: 1)))
      }
    } catch {
      diagnostics.append(contentsOf: parser.diagnostics.diagnostics + [error])
    }
    reading.diagnostics = diagnostics.all(path: path)
    return reading
  }

  /// The file, as Xcode writes it: UTF-8, two spaces a level, `"key" : value`.
  public var text: String { JSONWriter.text(of: .object(fields)) + (endsWithNewline ? "\n" : "") }
}
