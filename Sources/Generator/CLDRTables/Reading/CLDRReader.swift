import Foundation
import PathKit

/// Reads a CLDR folder, as published or as `CLDRImporter` reduced it, into plain values.
///
/// XMLCoder decodes the XML, after a scan that rejects what no CLDR file needs (entities, an internal DTD subset)
/// and finds the line of every element. DTDs and external entities are never fetched.
package struct CLDRReader: Sendable {
  private enum Source {
    case folder(String)
    case files(CLDRFiles)
  }

  private let source: Source

  /// Makes a reader for a folder that holds `common/`. Nothing is read before `read(version:)`.
  package init(folder: Path) {
    source = .folder(folder.string)
  }

  /// Makes a reader for bytes in memory.
  package init(files: CLDRFiles) {
    source = .files(files)
  }

  /// The facts of every file, or of those that a module's tables are made from, in file order; those of `bcp47` by file name, those of `validity` by type.
  ///
  /// - Parameter version: the release to read, which the files do not state.
  /// - Throws: all errors in all files: missing files, malformed XML, missing attributes. `CLDRFactsChecker` checks the
  ///   contents, not this function.
  package func read(version: CLDRVersion, for module: TableModule? = nil) throws(CLDRDiagnostics) -> CLDRFacts {
    let files: CLDRFiles
    switch source {
    case .folder(let path): files = try CLDRFiles(folder: Path(path), for: module)
    case .files(let given): files = given
    }

    var pass = Pass(files: files, needed: module.map { Set(CLDRFilePath.needed(for: $0)) })
    let likelySubtags = pass.read(LikelySubtagsDocument.self, at: CLDRFilePath.likelySubtags)
    let languageMatching = pass.read(LanguageInfoDocument.self, at: CLDRFilePath.languageInfo)
    let metadata = pass.read(SupplementalMetadataDocument.self, at: CLDRFilePath.supplementalMetadata)
    let data = pass.read(SupplementalDataDocument.self, at: CLDRFilePath.supplementalData)
    let bcp47Keys =
      (module ?? .canonicalization) != .canonicalization
      ? [] : files.bcp47Paths.flatMap { pass.read(BCP47Document.self, at: $0) ?? [] }
    let validity = CLDRFilePath.validity.flatMap { pass.read(ValidityDocument.self, at: $0) ?? [] }
    let scripts = pass.readScripts()
    let ranges = pass.read(PluralRangesDocument.self, at: CLDRFilePath.pluralRanges, isOptional: true)
    let pluralRules = CLDRFilePath.pluralRules.flatMap { pass.read(PluralRulesDocument.self, at: $0) ?? [] }
    if !pass.diagnostics.isEmpty { throw CLDRDiagnostics(pass.diagnostics) }

    return CLDRFacts(
      version: version,
      likelySubtags: likelySubtags ?? [],
      languageMatching: languageMatching ?? CLDRFacts(version: version).languageMatching,
      aliases: metadata?.aliases ?? [],
      defaultContentLocales: metadata?.defaultContentLocales ?? [],
      parentLocales: data?.parentLocales ?? [],
      territoryContainment: data?.territoryContainment ?? [],
      bcp47Keys: bcp47Keys,
      validity: validity,
      scripts: scripts,
      pluralRules: pluralRules,
      pluralRanges: ranges ?? [])
  }

  /// One reading of all files. It collects diagnostics, so that all of them are reported at once.
  private struct Pass {
    let files: CLDRFiles
    /// The files to read; nil for all.
    let needed: Set<String>?
    var diagnostics: [CLDRDiagnostic] = []

    /// - Parameter isOptional: whether the file may be missing, as from an older import.
    mutating func read<Document: CLDRDocument>(
      _: Document.Type, at path: String, isOptional: Bool = false
    ) -> Document.Facts? {
      if needed?.contains(path) == false && !path.hasPrefix(CLDRFilePath.bcp47Folder) { return nil }
      if isOptional, files.contents[path] == nil { return nil }
      guard let data = bytes(at: path) else { return nil }
      do throws(CLDRDiagnostics) {
        return try Document.facts(in: XMLSource(path: path, data: data))
      } catch {
        diagnostics += error.diagnostics
        return nil
      }
    }

    mutating func readScripts() -> [ScriptFact] {
      if needed?.contains(CLDRFilePath.scriptMetadata) == false { return [] }
      guard let data = bytes(at: CLDRFilePath.scriptMetadata) else { return [] }
      do throws(CLDRDiagnostics) {
        return try ScriptMetadataTable(path: CLDRFilePath.scriptMetadata, data: data).facts()
      } catch {
        diagnostics += error.diagnostics
        return []
      }
    }

    private mutating func bytes(at path: String) -> Data? {
      if let data = files.contents[path] { return data }
      diagnostics.append(CLDRFiles.missing(path))
      return nil
    }
  }
}

/// The form of one kind of CLDR file, as XMLCoder decodes it, and the way from there to facts.
///
/// Every attribute and every section is optional or an array here: `facts(in:)` reports what is missing, because it
/// knows the line; a decoding error does not.
protocol CLDRDocument: Decodable {
  associatedtype Facts

  /// The name of the root element.
  static var root: String { get }

  /// The allowed contents of the root.
  static var form: ElementForm { get }

  /// Whether text is trimmed. False if the text between elements matters: XMLCoder drops white space between two
  /// comments.
  static var trimsText: Bool { get }

  func facts(in source: XMLSource) throws(CLDRDiagnostics) -> Facts
}

extension CLDRDocument {
  static var trimsText: Bool { true }

  static func facts(in source: XMLSource) throws(CLDRDiagnostics) -> Facts {
    try source.decode(Self.self).facts(in: source)
  }
}

/// Collects what is wrong with a file's elements while facts are made from them, so that everything is reported at
/// once.
struct FactCollector {
  private(set) var diagnostics: [CLDRDiagnostic] = []

  mutating func report(_ diagnostic: CLDRDiagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The value of a required attribute; if it is missing, reports that and returns an empty text.
  mutating func required(_ value: String?, _ attribute: String, of element: String, at location: SourceLocation)
    -> String
  {
    if let value, !value.isEmpty { return value }
    report(
      CLDRDiagnostic(
        value == nil ? "<\(element)> without the attribute \(attribute)" : "<\(element)> with an empty \(attribute)",
        at: location, hint: "add \(attribute)=\"…\""))
    return ""
  }

  /// The locales of the attribute `locales`, which is required.
  mutating func locales(_ value: String?, of element: String, at location: SourceLocation) -> [LocaleFact] {
    required(value, "locales", of: element, at: location).listItems.map { LocaleFact(name: $0, location: location) }
  }

  /// The value of an attribute that is `true` or `false`; false if it is missing.
  mutating func flag(_ value: String?, _ attribute: String, of element: String, at location: SourceLocation) -> Bool {
    switch value {
    case nil, "false": return false
    case "true": return true
    default:
      report(
        CLDRDiagnostic(
          "\(attribute) of <\(element)> is neither true nor false", at: location, text: value,
          hint: "write true or false"))
      return false
    }
  }

  func finish() throws(CLDRDiagnostics) {
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }
}

extension String {
  /// The items of a list in CLDR's files, separated by white space of any length.
  var listItems: [String] {
    split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
  }
}
