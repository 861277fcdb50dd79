import AppLocalization
import LocalizedStrings

/// A file of texts, read by what its name says.
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

  /// Whether not all of it could be read.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How many keys, or units, it has.
  var count: Int {
    switch self {
    case .strings(let reading): reading.table.entries.count
    case .dictionary(let reading): reading.dictionary?.keys.count ?? 0
    case .catalog(let reading): reading.catalog?.keys.count ?? 0
    case .xliff(let document, _): document?.files.reduce(0) { $0 + $1.units.count } ?? 0
    }
  }

  /// The name that programs read.
  var kind: String {
    switch self {
    case .strings: "strings"
    case .dictionary: "stringsdict"
    case .catalog: "xcstrings"
    case .xliff: "xliff"
    }
  }

  /// Says what was wrong, and ends the program where nothing could be read.
  func complain() throws {
    for diagnostic in diagnostics where diagnostic.severity != .note { Console.complain("\(diagnostic)") }
    switch self {
    case .dictionary(let reading) where reading.dictionary == nil: throw CommandFailure.usage("nothing to work on")
    case .catalog(let reading) where reading.catalog == nil: throw CommandFailure.usage("nothing to work on")
    case .xliff(nil, _): throw CommandFailure.usage("nothing to work on")
    default: break
    }
  }
}
