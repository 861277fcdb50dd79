import LocalizedStrings

extension LocalizedBundle {
  /// Creates the document for a translator: the texts of every table in the developer's language, with existing
  /// translations. It includes `InfoPlist.strings` and the catalogs, but not texts that only a storyboard contains:
  /// only Xcode can extract those.
  ///
  /// Reads every file of both localizations. Files that cannot be read are in the diagnostics.
  ///
  /// - Parameters:
  ///   - language: the language of the translation.
  ///   - source: the developer's language; nil for the development region. A catalog names its own.
  ///   - categories: additional plural categories of the translation's language; those in use are always included.
  public func translation(
    to language: String, from source: String? = nil, categories: Set<PluralCategory> = []
  ) -> (document: TranslationDocument, diagnostics: [LocalizationDiagnostic]) {
    var document = TranslationDocument(files: [])
    var diagnostics: [LocalizationDiagnostic] = []
    for file in translatableFiles(from: source, to: language) {
      func texts(_ relative: String) -> TranslatableFile.Texts? {
        switch file.read(relative, of: self) {
        case .failure(let problem):
          diagnostics.append(problem.diagnostic(path(of: relative)))
          return nil
        case .success(let read):
          diagnostics += read?.texts.diagnostics ?? []
          return read?.texts
        }
      }
      let from = source ?? developmentRegion ?? ""
      let exported: TranslationFile
      switch texts(file.source.path) {
      case .strings(let reading)?:
        var old: StringsTable?
        if case .strings(let found)? = texts(file.target) { old = found.table }
        exported = TranslationFile(
          original: file.source.path, sourceLanguage: from, targetLanguage: language,
          strings: completed(reading.table, of: file.source), translation: old)
      case .dictionary(let reading)?:
        guard let dictionary = reading.dictionary else { continue }
        var old: StringsDictionary?
        if case .dictionary(let found)? = texts(file.target) { old = found.dictionary }
        exported = TranslationFile(
          original: file.source.path, sourceLanguage: from, targetLanguage: language, dictionary: dictionary,
          translation: old, categories: categories)
      case .catalog(let reading)?:
        guard let catalog = reading.catalog, catalog.sourceLanguage != file.language else { continue }
        exported = TranslationFile(
          original: file.source.path, catalog: catalog, language: file.language, categories: categories)
      case nil: continue
      }
      if !exported.units.isEmpty { document.files.append(exported) }
    }
    return (document, diagnostics)
  }
}
