import Foundation
import PathKit

/// Reads the files of a CLDR release into plain values.
package struct CLDRReader: Sendable {
  private let files: CLDRFiles
  private let module: TableModule?

  /// - Parameters:
  ///   - folder: holds `common/`.
  ///   - module: the module whose tables are wanted; nil for all, and for what only reports show.
  /// - Throws: one diagnostic for each file that is missing or cannot be read.
  package init(folder: Path, for module: TableModule? = nil) throws(CLDRDiagnostics) {
    files = try CLDRFiles(folder: folder, for: module)
    self.module = module
  }

  /// Makes a reader for bytes in memory.
  package init(files: CLDRFiles) {
    self.files = files
    module = nil
  }

  /// The facts in file order; those of `bcp47` by file name, those of `validity` by type.
  ///
  /// - Parameter version: the release to read, which the files do not state.
  /// - Throws: all errors in all files: missing files, malformed XML, missing attributes. `CLDRFactsChecker` checks the
  ///   contents, not this function.
  package func read(version: CLDRVersion) throws(CLDRDiagnostics) -> CLDRFacts {
    var pass = Pass(files: files, needed: module.map { Set(CLDRFilePath.needed(for: $0)) })
    var facts = CLDRFacts(version: version)
    facts.likelySubtags = pass.read(LikelySubtagsDocument.self, at: CLDRFilePath.likelySubtags) ?? []
    if let matching = pass.read(LanguageInfoDocument.self, at: CLDRFilePath.languageInfo) {
      facts.languageMatching = matching
    }
    if let metadata = pass.read(SupplementalMetadataDocument.self, at: CLDRFilePath.supplementalMetadata) {
      facts.aliases = metadata.aliases
      facts.defaultContentLocales = metadata.defaultContentLocales
    }
    if let data = pass.read(SupplementalDataDocument.self, at: CLDRFilePath.supplementalData) {
      facts.parentLocales = data.parentLocales
      facts.territoryContainment = data.territoryContainment
    }
    // No table has the speakers of languages.
    if module == nil {
      facts.speakers = pass.read(TerritoryInfoDocument.self, at: CLDRFilePath.supplementalData) ?? []
    }
    if (module ?? .canonicalization) == .canonicalization {
      facts.bcp47Keys = files.bcp47Paths.flatMap { pass.read(BCP47Document.self, at: $0) ?? [] }
    }
    facts.validity = CLDRFilePath.validity.flatMap { pass.read(ValidityDocument.self, at: $0) ?? [] }
    facts.scripts = pass.read(at: CLDRFilePath.scriptMetadata, ScriptMetadataTable.facts) ?? []
    facts.pluralRules = CLDRFilePath.pluralRules.flatMap { pass.read(PluralRulesDocument.self, at: $0) ?? [] }
    facts.pluralRanges = pass.read(PluralRangesDocument.self, at: CLDRFilePath.pluralRanges) ?? []
    if pass.diagnostics.contains(where: { $0.severity == .error }) {
      throw CLDRDiagnostics(pass.diagnostics.filter { $0.severity == .error })
    }
    facts.passedOver = pass.diagnostics
    return facts
  }

  /// One reading of all files. It collects diagnostics, so that all of them are reported at once.
  private struct Pass {
    let files: CLDRFiles
    /// The files to read; nil for all.
    let needed: Set<String>?
    var diagnostics: [CLDRDiagnostic] = []

    mutating func read<Document: CLDRDocument>(_: Document.Type, at path: String) -> Document.Facts? {
      read(at: path, Document.facts)
    }

    mutating func read<Facts>(
      at path: String, _ facts: (Data, inout FactCollector) throws(CLDRDiagnostics) -> Facts
    ) -> Facts? {
      if needed?.contains(path) == false && !path.hasPrefix(CLDRFilePath.bcp47Folder) { return nil }
      guard let data = files.contents[path] else {
        diagnostics.append(CLDRFiles.missing(path))
        return nil
      }
      var collector = FactCollector(path: path)
      defer { diagnostics += collector.diagnostics.filter { !diagnostics.contains($0) } }
      do throws(CLDRDiagnostics) {
        return try facts(data, &collector)
      } catch {
        diagnostics += error.diagnostics
        return nil
      }
    }
  }
}

/// The form of one kind of CLDR file, as XMLCoder decodes it, and the way from there to facts.
///
/// Its properties are what its form promises, so that nothing fails to decode: a required attribute, a flag and a number
/// are always there, and sections are arrays. Where an element has no more to say, it is decoded as the fact itself.
protocol CLDRDocument: Decodable {
  associatedtype Facts

  /// The name of the root element.
  static var root: String { get }

  /// The allowed contents of the root.
  static var form: ElementForm { get }

  func facts(_ collector: inout FactCollector) -> Facts
}

extension CLDRDocument {
  static func facts(in data: Data, _ collector: inout FactCollector) throws(CLDRDiagnostics) -> Facts {
    try XMLSource(path: collector.path, data: data).decode(Self.self, &collector).facts(&collector)
  }
}

/// Collects the errors and warnings of a file while facts are made from its elements, so that all are reported at once.
struct FactCollector {
  let path: String
  private(set) var diagnostics: [CLDRDiagnostic] = []

  init(path: String) { self.path = path }

  func location(_ line: Int) -> SourceLocation { SourceLocation(file: path, line: line) }

  /// Adds a diagnostic. Of warnings that differ only in their lines the first stays.
  mutating func report(_ diagnostic: CLDRDiagnostic) {
    if diagnostic.severity == .warning,
      diagnostics.contains(where: { $0.message == diagnostic.message && $0.text == diagnostic.text })
    {
      return
    }
    diagnostics.append(diagnostic)
  }

  mutating func report(_ message: String, at line: Int, text: String?, hint: String) {
    report(CLDRDiagnostic(message, at: location(line), text: text, hint: hint))
  }

  /// Reports a name or a value that CLDR did not have before: an error if it is almost a known one, or if an answer may
  /// depend on it, else a warning that it is passed over.
  ///
  /// - Parameter written: how the hint writes a known one.
  mutating func report(
    unknown value: String, _ what: String, among known: some Sequence<String>, at line: Int, decides: Bool = false,
    written: (String) -> String = { $0 }
  ) {
    let meant = ElementForm.meant(by: value, among: known)
    let names = known.sorted().map(written).joined(separator: ", ")
    let hint =
      meant.map { "write \(written($0))" }
      ?? (!decides
        ? "passed over: no answer is made from it" : names.isEmpty ? "none is read here" : "read here: \(names)")
    report(
      CLDRDiagnostic(
        "unknown \(what)", at: location(line), text: value, hint: hint,
        severity: meant == nil && !decides ? .warning : .error))
  }

  /// Reports a required attribute that is missing, or is empty.
  mutating func reportMissing(_ attribute: String, of element: String, at line: Int, isEmpty: Bool = false) {
    report(
      isEmpty ? "<\(element)> with an empty \(attribute)" : "<\(element)> without the attribute \(attribute)",
      at: line, text: nil, hint: "add \(attribute)=\"…\"")
  }
}

/// An element whose attribute `locales` is a list.
struct LocaleList: Decodable {
  private var location: SourceLocation
  @ListItems private var locales: [String]

  var facts: [LocaleFact] { locales.map { LocaleFact(name: $0, location: location) } }
}

extension String {
  /// The items of a list in CLDR's files, separated by white space of any length.
  var listItems: [String] {
    split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
  }
}
