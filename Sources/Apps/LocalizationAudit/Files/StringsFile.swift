import AppLocalization
import SystemAccess

/// A file of texts by itself, read as the ending of its name says.
package struct StringsFile: Sendable {
  package enum Contents: Sendable {
    case strings(StringsTable)
    case stringsdict(StringsDictionary)
    case xcstrings(StringCatalog)
  }

  /// The audit's result for a file, without the file's texts.
  package struct Summary: Sendable {
    let path: String
    let kind: String
    let textCount: Int
    let diagnostics: [LocalizationDiagnostic]
  }

  /// The endings of the names, which are the kinds' names in JSON.
  package static let kinds = ["strings", "stringsdict", "xcstrings"]

  private let path: String
  /// One of ``kinds``.
  private let kind: String
  /// Nil if nothing could be read.
  package let contents: Contents?
  /// The problems of reading it.
  package let diagnostics: [LocalizationDiagnostic]
  private let limits: ReadingLimits

  /// Reads the bytes of a file; `-` is standard input. Nil if its name has no ending of ``kinds``.
  package init?(_ bytes: [UInt8], path: String, limits: ReadingLimits) {
    (self.path, self.limits) = (path, limits)
    kind = path == "-" ? Self.kind(of: bytes) : path.lastPathComponent.nameAndExtension.extension?.lowercased() ?? ""
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
    default: return nil
    }
  }

  /// The kind of standard input, which has no name: a catalog is JSON with a source language, and a
  /// `.stringsdict` a property list with formats.
  private static func kind(of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.first(where: { !$0.isWhitespace }) == "{", text.contains("\"sourceLanguage\"") { return "xcstrings" }
    return text.contains(StringsDictionary.Name.formatKey) ? "stringsdict" : "strings"
  }

  /// Whether a path names a file of texts, or standard input.
  package static func isNamed(_ path: String) -> Bool {
    path == "-" || kinds.contains(where: path.lastPathComponent.hasExtension)
  }

  /// The files of texts below a folder, sorted by name, down to a depth of 24. Does not enter hidden folders or links to
  /// folders.
  package static func paths(in folder: String, depth: Int = 0) -> [String] {
    FolderListing(of: folder, .standard).names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder.appendingPath(name)
      if isNamed(name) { return [path] }
      return depth < 24 && FileKind.isFolderItself(path) ? paths(in: path, depth: depth + 1) : []
    }
  }

  /// The language of the folder that it is in, `pl.lproj`.
  private var language: String? {
    let folder = path.parentPath.lastPathComponent
    return folder.hasExtension("lproj") ? String(folder.nameAndExtension.name) : nil
  }

  /// The number of its texts, and the problems of reading it and of its entries.
  package var summary: Summary {
    let own = diagnostics.map(\.judged)
    let (count, all): (Int, [LocalizationDiagnostic]) =
      switch contents {
      case .strings(let table): (table.shown.count, table.judged(diagnostics))
      case .stringsdict(let texts):
        (
          texts.fields.count,
          own + DictionaryChecker.diagnostics(of: texts, language: language, path: path, limits: limits)
        )
      case .xcstrings(let texts):
        (texts.keys.count, own + CatalogChecker.diagnostics(of: texts, path: path, limits: limits))
      case nil: (0, own)
      }
    return Summary(path: path, kind: kind, textCount: count, diagnostics: all)
  }
}
