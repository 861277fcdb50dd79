import LocalizedStrings

extension LocalizedBundle {
  /// One localization for its translator: the texts of every table in the developer's language, with what is translated
  /// already. Among files are `InfoPlist.strings` and the catalogs; the texts that only a storyboard holds are not, for
  /// Xcode alone takes those out of it.
  ///
  /// Reads every file of both localizations. What cannot be read is in the diagnostics.
  ///
  /// - Parameters:
  ///   - language: the translation's.
  ///   - source: the developer's; nil for the development region. A catalog names its own.
  ///   - categories: the plural categories of the translation's language, as far as they are known; those in use are.
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
