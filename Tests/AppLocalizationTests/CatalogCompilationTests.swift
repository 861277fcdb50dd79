import AppLocalization
import LocalizedStrings
import Testing

@Suite struct CatalogCompilationTests {
  /// The files that a build makes of a catalog give the catalog's answers, for every key, device and category.
  @Test(arguments: ["en", "de", "pt-BR"]) func compiledFilesAnswerAlike(language: String) throws {
    let catalog = try #require(StringCatalog.read(Samples.catalog.utf8).catalog)
    let compiled = catalog.compiled(for: language)
    let dictionary = try compiled.dictionary.map { dictionary in
      let reading = StringsDictionary.read(try PropertyListWriter.text(of: dictionary).utf8)
      #expect(reading.diagnostics.isEmpty)
      return try #require(reading.dictionary)
    }
    let files = LocalizedTable(strings: compiled.strings, dictionary: dictionary)
    let table = try #require(LocalizedTable(catalog: catalog, language: language))
    #expect(files.keys == table.keys)
    for key in table.keys {
      for device in DeviceKind.allCases {
        for category in PluralCategory.allCases {
          let names = ["", "files", "folders", "__value"]
          let categories = Dictionary(uniqueKeysWithValues: names.map { ($0, category) })
          let one = files[key]?.format.selection(device: device, categories: categories)
          let other = table[key]?.format.selection(device: device, categories: categories)
          guard case .text(let left)? = one, case .text(let right)? = other else {
            Issue.record("\(key): \(String(describing: one)), \(String(describing: other))")
            continue
          }
          // If a variable replaces the whole text, its argument gets a position.
          #expect(FormatString(left).mismatches(in: FormatString(right)).isEmpty)
          #expect(left.replacing("%1$", "%") == right.replacing("%1$", "%"), "\(key) \(device) \(category)")
        }
      }
    }
  }
}

extension String {
  /// Replaces each occurrence of a text, without Foundation.
  fileprivate func replacing(_ text: String, _ other: String) -> String {
    var rest = self[...]
    var result = ""
    while !rest.isEmpty {
      if rest.hasPrefix(text) {
        result += other
        rest = rest.dropFirst(text.count)
      } else if let first = rest.popFirst() {
        result.append(first)
      }
    }
    return result
  }
}
