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

  /// The file, as Xcode writes it: UTF-8, two spaces a level, `"key" : value`.
  public var text: String { JSONWriter.text(of: .object(fields)) + (endsWithNewline ? "\n" : "") }
}
