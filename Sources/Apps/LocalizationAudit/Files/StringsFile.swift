import AppLocalization
import SystemAccess

/// A file of texts by itself, read as the ending of its name says.
package struct StringsFile: Sendable {
  /// The audit's result for a file, without the file's texts.
  package struct Summary: Sendable {
    let path: String
    let kind: String
    let textCount: Int
    let diagnostics: [LocalizationDiagnostic]
  }

  private let path: String
  private let format: LocalizedTable.Source
  /// Nil if nothing could be read.
  package let contents: TableFileContents?
  /// The problems of reading it.
  package let diagnostics: [LocalizationDiagnostic]
  private let limits: ReadingLimits

  /// Reads the bytes of a file; `-` is standard input. Nil if its name has no ending of a file of texts.
  package init?(_ bytes: [UInt8], path: String, limits: ReadingLimits) {
    guard let format = path == "-" ? Self.format(of: bytes) : Self.format(named: path) else { return nil }
    (self.path, self.format, self.limits) = (path, format, limits)
    let (contents, diagnostics) = TableFileContents.read(bytes, as: format, path: path, limits: limits)
    self.diagnostics = diagnostics
    if case .dictionary(nil)? = contents { self.contents = nil } else { self.contents = contents }
  }

  /// The format of standard input, which has no name: a catalog is JSON with a source language, and a
  /// `.stringsdict` a property list with formats.
  private static func format(of bytes: [UInt8]) -> LocalizedTable.Source {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.first(where: { !$0.isWhitespace }) == "{", text.contains("\"sourceLanguage\"") { return .catalog }
    return text.contains(StringsDictionary.Name.formatKey) ? .stringsDictionary : .strings
  }

  private static func format(named path: String) -> LocalizedTable.Source? {
    LocalizedTable.Source.allCases.first { path.lastPathComponent.hasExtension($0.rawValue) }
  }

  /// Whether a path names a file of texts, or standard input.
  package static func isNamed(_ path: String) -> Bool { path == "-" || format(named: path) != nil }

  /// The files of texts below a folder, sorted by name, down to a depth of 24. Does not enter hidden folders or links to
  /// folders.
  package static func paths(in folder: String, depth: Int = 0) -> [String] {
    FolderListing(of: folder, .standard).names.filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = folder.appendingPath(name)
      if isNamed(name) { return [path] }
      return depth < 24 && FileKind.isFolderItself(path) ? paths(in: path, depth: depth + 1) : []
    }
  }

  /// The number of its texts, and the problems of reading it and of its entries.
  package var summary: Summary {
    var (count, all) = (0, diagnostics.map(\.judged))
    switch contents {
    case .strings(let table): count = table.entries.count
    case .dictionary(let dictionary):
      // The language of the folder that it is in, `pl.lproj`.
      let folder = path.parentPath.lastPathComponent
      let language = folder.hasExtension("lproj") ? String(folder.nameAndExtension.name) : nil
      count = dictionary?.fields.count ?? 0
      all += DictionaryChecker.diagnostics(of: dictionary, language: language, path: path, limits: limits)
    case .catalog(let catalog):
      count = catalog.keys.count
      all += CatalogChecker.diagnostics(of: catalog, path: path, limits: limits)
    case nil: break
    }
    return Summary(path: path, kind: format.rawValue, textCount: count, diagnostics: all)
  }
}
