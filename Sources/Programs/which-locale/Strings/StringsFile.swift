import AppLocalization
import LocalizedStrings

/// A file of texts, read as the ending of its name says.
enum StringsFile {
  case strings(StringsReading)
  case dictionary(StringsDictionaryReading)
  case catalog(StringCatalogReading)
  case xliff(TranslationDocument?, [LocalizationDiagnostic])

  static func read(
    _ path: String, encoding: TextEncoding? = nil, _ limits: ReadingLimits
  ) throws(CommandFailure) -> StringsFile {
    try StringsFile(FileSnapshot(reading: path, limits), encoding: encoding, limits)
  }

  init(_ file: FileSnapshot, encoding: TextEncoding? = nil, _ limits: ReadingLimits) throws(CommandFailure) {
    let (path, bytes) = (file.path, file.bytes)
    switch path.split(separator: ".").last?.lowercased() {
    case "strings"?:
      self = .strings(StringsTable.read(bytes, options: StringsOptions(encoding: encoding), path: path, limits: limits))
    case "stringsdict"?: self = .dictionary(StringsDictionary.read(bytes, path: path, limits: limits))
    case "xcstrings"?: self = .catalog(StringCatalog.read(bytes, path: path, limits: limits))
    case "xliff"?, "xlf"?:
      let reading = TranslationDocument.read(bytes, path: path, limits: limits)
      self = .xliff(reading.document, reading.diagnostics)
    default: throw .file(path, "its name has to end with .strings, .stringsdict, .xcstrings or .xliff")
    }
  }

  var diagnostics: [LocalizationDiagnostic] {
    switch self {
    case .strings(let reading): reading.diagnostics
    case .dictionary(let reading): reading.diagnostics
    case .catalog(let reading): reading.diagnostics
    case .xliff(_, let diagnostics): diagnostics
    }
  }

  /// Whether a part of it could not be read.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The number of its keys or units.
  var count: Int {
    switch self {
    case .strings(let reading): reading.table.entries.count
    case .dictionary(let reading): reading.dictionary?.keys.count ?? 0
    case .catalog(let reading): reading.catalog?.keys.count ?? 0
    case .xliff(let document, _): document?.files.reduce(0) { $0 + $1.units.count } ?? 0
    }
  }

  /// The kind's name in JSON.
  var kind: String {
    switch self {
    case .strings: "strings"
    case .dictionary: "stringsdict"
    case .catalog: "xcstrings"
    case .xliff: "xliff"
    }
  }

  /// Prints the diagnostics. Ends the program if nothing could be read.
  func printDiagnostics() throws {
    Console.printErrors(diagnostics.filter { $0.severity != .note })
    switch self {
    case .dictionary(let reading) where reading.dictionary == nil: throw CommandFailure.unusableFile
    case .catalog(let reading) where reading.catalog == nil: throw CommandFailure.unusableFile
    case .xliff(nil, _): throw CommandFailure.unusableFile
    default: break
    }
  }
}

/// The texts of the developer's language, for comparison with a translation.
struct SourceTexts {
  private let file: StringsFile

  init(_ path: String, _ limits: ReadingLimits) throws(CommandFailure) {
    file = try StringsFile.read(path, limits)
    switch file {
    case .strings, .dictionary: break
    case .catalog, .xliff: throw .usage("--against takes a .strings or a .stringsdict file")
    }
  }

  /// Finds missing and stale keys, and formats that read other arguments.
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
