import AppLocalization
import LocalizedStrings

/// The properties of any bytes that are read as an `.xcstrings` file.
enum CatalogProperties {
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PropertyViolation) {
    let reading = StringCatalog.read(bytes)
    try PlaceProperties.check(reading.diagnostics, in: bytes)
    guard let catalog = reading.catalog else {
      try require(reading.hasErrors, "no catalog is an error", "\(reading.diagnostics)")
      return
    }
    let text = catalog.text
    let again = StringCatalog.read(text.utf8)
    try require(again.catalog == catalog, "what is written is read as it was", text)
    try require(again.catalog?.text == text, "writing is stable", text)
    let languages = catalog.languages
    try require(languages == languages.sorted(), "languages are sorted", "\(languages)")
    for language in languages.prefix(4) + ["qaa"] {
      try checkCompilation(catalog, language)
      try checkTranslation(catalog, language)
    }
  }

  /// The compiled files have only keys of the catalog, and can be written and read.
  private static func checkCompilation(_ catalog: StringCatalog, _ language: String) throws(PropertyViolation) {
    let (strings, dictionary) = catalog.compiled(for: language)
    let keys = Set(catalog.keys)
    try require(
      (strings?.entries.map(\.key) ?? []).allSatisfy(keys.contains)
        && (dictionary?.keys ?? []).allSatisfy(keys.contains), "compiled keys are the catalog's", language)
    if let strings {
      let read = StringsTable.read(StringsWriter().bytes(of: strings))
      try require(!read.hasErrors, "a compiled table can be read", "\(read.diagnostics)")
    }
    if let table = LocalizedTable(catalog: catalog, language: language) {
      for key in table.keys { _ = try require(table[key], "a listed key answers", key) }
    }
  }

  /// Exported and imported without a change.
  private static func checkTranslation(_ catalog: StringCatalog, _ language: String) throws(PropertyViolation) {
    let file = TranslationFile(original: "Localizable.xcstrings", catalog: catalog, language: language)
    let document = TranslationDocument(files: [file])
    let read = TranslationDocument.read(document.xliff.utf8)
    let back = try require(read.document?.files.first, "XLIFF that was written can be read", document.xliff)
    try require(back.units.map(\.id) == file.units.map(\.id), "no unit is lost", document.xliff)
    let (imported, _) = file.importing(into: catalog)
    try require(imported.keys == catalog.keys, "an import adds and takes away no key", language)
  }
}
