import AppLocalization
import LocalizationAudit

/// A file of texts, read as the ending of its name says.
enum StringsFile {
  case strings(StringsReading)
  case dictionary(StringsDictionaryReading)
  case catalog(StringCatalogReading)

  static func read(_ path: String, _ limits: ReadingLimits) throws(CommandFailure) -> StringsFile {
    let bytes = try TextFile.readBytes(path, limit: limits.fileByteCount)
    switch path == "-" ? kind(of: bytes) : path.split(separator: ".").last?.lowercased() {
    case "strings"?: return .strings(StringsTable.read(bytes, path: path, limits: limits))
    case "stringsdict"?: return .dictionary(StringsDictionary.read(bytes, path: path, limits: limits))
    case "xcstrings"?: return .catalog(StringCatalog.read(bytes, path: path, limits: limits))
    default: throw .usage("'\(path.visibleLine)': the name has to end with .strings, .stringsdict or .xcstrings")
    }
  }

  /// The kind of standard input, which has no name: a catalog is JSON with a source language, and a
  /// `.stringsdict` a property list with formats.
  private static func kind(of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.first(where: { !$0.isWhitespace }) == "{", text.contains("\"sourceLanguage\"") { return "xcstrings" }
    return text.contains(StringsDictionary.Name.formatKey) ? "stringsdict" : "strings"
  }

  /// The problems of reading it.
  var diagnostics: [LocalizationDiagnostic] {
    switch self {
    case .strings(let reading): reading.diagnostics
    case .dictionary(let reading): reading.diagnostics
    case .catalog(let reading): reading.diagnostics
    }
  }

  /// Whether a part of it could not be read.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The number of its keys.
  var count: Int {
    switch self {
    case .strings(let reading): reading.table.entries.count
    case .dictionary(let reading): reading.dictionary?.keys.count ?? 0
    case .catalog(let reading): reading.catalog?.keys.count ?? 0
    }
  }

  /// The kind's name in JSON.
  var kind: String {
    switch self {
    case .strings: "strings"
    case .dictionary: "stringsdict"
    case .catalog: "xcstrings"
    }
  }

  /// Prints the diagnostics. Ends the program if nothing could be read.
  func printDiagnostics() throws {
    Console.printErrors(diagnostics.filter { $0.severity != .note })
    switch self {
    case .dictionary(let reading) where reading.dictionary == nil: throw CommandFailure.unusableFile
    case .catalog(let reading) where reading.catalog == nil: throw CommandFailure.unusableFile
    default: break
    }
  }

  /// The texts; nil for a catalog without the language.
  func table(_ language: String?) -> LocalizedTable? {
    switch self {
    case .strings(let reading): LocalizedTable(strings: reading.table)
    case .dictionary(let reading): LocalizedTable(dictionary: reading.dictionary)
    case .catalog(let reading):
      (language ?? reading.catalog?.sourceLanguage).flatMap { language in
        reading.catalog.flatMap { LocalizedTable(catalog: $0, language: language) }
      }
    }
  }
}

extension StringCatalog {
  /// The language that the option names, or else the source language.
  func language(named wanted: String?) throws(CommandFailure) -> String {
    guard let language = wanted ?? sourceLanguage else {
      throw .usage("the catalog names no source language: give --language")
    }
    guard languages.contains(language) else {
      throw .usage("the catalog has no '\(language.excerpt)'; it has \(languages.joined(separator: ", ").visibleLine)")
    }
    return language
  }
}
