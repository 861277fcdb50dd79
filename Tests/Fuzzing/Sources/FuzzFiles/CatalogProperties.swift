import AppLocalization

/// What holds of an `.xcstrings` file, whatever its bytes.
public enum CatalogProperties {
  /// Nil, or what does not hold.
  public static func violation(_ bytes: [UInt8]) -> String? {
    let reading = StringCatalog.read(bytes)
    guard let catalog = reading.catalog else {
      return reading.hasErrors ? nil : "no catalog, and no error"
    }
    let text = catalog.text
    let again = StringCatalog.read(text.utf8)
    if again.catalog != catalog { return "what is written is read otherwise: \(text.debugDescription)" }
    if again.catalog?.text.utf8.elementsEqual(text.utf8) != true { return "what is written is not written alike again" }
    for language in catalog.languages + ["zz"] {
      if let table = LocalizedTable(catalog: catalog, language: language) {
        for key in table.keys { _ = table[key]?.format.selection(categories: ["": .one, "a": .other]) }
      }
      let file = TranslationFile(original: "", catalog: catalog, language: language, categories: [.few])
      if let broken = StringsFileProperties.translated(file) { return broken }
      let changed = file.importing(into: catalog).report.changed
      if Set(file.units.map(\.id)).count == file.units.count, !changed.isEmpty {
        return "nothing done changes \(changed)"
      }
    }
    return nil
  }
}
