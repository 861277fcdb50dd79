import AppLocalization
import LocalizationAudit

/// A file of texts, read as the ending of its name says.
struct StringsFile {
  enum Contents {
    case strings(StringsTable)
    case stringsdict(StringsDictionary)
    case xcstrings(StringCatalog)
  }

  /// The kind's name in JSON, which is the ending of the file's name.
  let kind: String
  /// Nil if nothing could be read.
  let contents: Contents?
  /// The problems of reading it.
  let diagnostics: [LocalizationDiagnostic]

  init(_ path: String, _ limits: ReadingLimits) throws(CommandFailure) {
    let bytes = try TextFile.readBytes(path, limit: limits.fileByteCount)
    kind = path == "-" ? Self.kind(of: bytes) : path.split(separator: ".").last?.lowercased() ?? ""
    switch kind {
    case "strings":
      let reading = StringsTable.read(bytes, path: path, limits: limits)
      (contents, diagnostics) = (.strings(reading.table), reading.diagnostics)
    case "stringsdict":
      let reading = StringsDictionary.read(bytes, path: path, limits: limits)
      (contents, diagnostics) = (reading.dictionary.map(Contents.stringsdict), reading.diagnostics)
    case "xcstrings":
      let reading = StringCatalog.read(bytes, path: path, limits: limits)
      (contents, diagnostics) = (reading.catalog.map(Contents.xcstrings), reading.diagnostics)
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

  /// The number of its keys.
  var count: Int {
    switch contents {
    case .strings(let table): table.entries.count
    case .stringsdict(let dictionary): dictionary.fields.count
    case .xcstrings(let catalog): catalog.keys.count
    case nil: 0
    }
  }

  /// The contents. Prints the diagnostics, and ends the program if nothing could be read.
  func printingDiagnostics() throws(CommandFailure) -> Contents {
    Console.printErrors(diagnostics.filter { $0.severity != .note })
    guard let contents else { throw .malformed("the file cannot be used: correct the errors above") }
    return contents
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
