import AppLocalization
import LocalizedStrings

/// The texts of the developer's language, with which those of a translation are compared.
struct SourceTexts {
  private let file: StringsFile

  init(_ path: String, _ limits: ReadingLimits) throws(CommandFailure) {
    file = try StringsFile.read(path, limits)
    switch file {
    case .strings, .dictionary: break
    case .catalog, .xliff: throw .usage("--against takes a .strings or a .stringsdict file")
    }
  }

  /// Keys that are missing or stale, and formats that read other arguments.
  func differences(
    from translation: StringsFile, path: String
  ) throws(CommandFailure) -> [LocalizationDiagnostic] {
    let exported: TranslationFile
    let report: TranslationReport
    let keys: ([String], [String])
    switch (file, translation) {
    case (.strings(let source), .strings(let target)):
      exported = TranslationFile(
        original: path, sourceLanguage: "", targetLanguage: "", strings: source.table, translation: target.table)
      report = exported.importing(into: target.table, source: source.table).report
      keys = (source.table.entries.map(\.key), target.table.entries.map(\.key))
    case (.dictionary(let source), .dictionary(let target)):
      let dictionary = source.dictionary ?? StringsDictionary()
      exported = TranslationFile(
        original: path, sourceLanguage: "", targetLanguage: "", dictionary: dictionary,
        translation: target.dictionary)
      report = exported.importing(into: target.dictionary, source: dictionary).report
      keys = (dictionary.keys, target.dictionary?.keys ?? [])
    default: throw .usage("--against takes a file of the same kind as '\(path.shown)'")
    }
    let missing = report.untranslated.map { id in
      LocalizationDiagnostic(.warning, "compare.missing", "'\(id.shown)' is not translated", path: path)
    }
    let known = Set(keys.0.map { Array($0.utf8) })
    let stale = keys.1.filter { !known.contains(Array($0.utf8)) }.map { key in
      LocalizationDiagnostic(.warning, "compare.stale", "'\(key.shown)' is not in the source", path: path)
    }
    let formats = report.mismatches.flatMap { mismatch in
      mismatch.mismatches.map { found in
        LocalizationDiagnostic(
          found.isDangerous ? .error : .warning, "compare.format", "'\(mismatch.id.shown)': \(found)", path: path)
      }
    }
    return missing + stale + formats
  }
}
