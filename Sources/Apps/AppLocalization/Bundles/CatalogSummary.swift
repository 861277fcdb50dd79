import LocalizedStrings

/// The languages of a string catalog, which is a table with all its localizations in one file.
package struct CatalogSummary: Hashable, Sendable {
  /// The name of the table: `Localizable`.
  package let table: String
  /// The file, relative to the bundle.
  package let path: String
  /// The language of its keys; nil where the file does not name it.
  package let sourceLanguage: String?
  /// The languages that it has a string in, and the source language, which comes first.
  package let localizations: [String]

  init(_ catalog: StringCatalog, path: String) {
    self.path = path
    table = String(path.lastPathComponent.nameAndExtension.name)
    let source = catalog.sourceLanguage.flatMap { $0.isEmpty ? nil : $0 }
    sourceLanguage = source
    localizations = (source.map { [$0] } ?? []) + catalog.languages.filter { $0 != source && !$0.isEmpty }
  }
}
