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

  /// The facts in file order, files by their paths. An element is read wherever a release has it.
  ///
  /// - Parameter version: the release to read, which the files do not state.
  /// - Throws: all errors in all files: malformed XML, missing attributes. `CLDRFactsChecker` checks the contents, and that
  ///   nothing is missing.
  package func read(version: CLDRVersion) throws(CLDRDiagnostics) -> CLDRFacts {
    var facts = CLDRFacts(version: version)
    var diagnostics: [InputDiagnostic] = []
    for path in files.xmlPaths + [CLDRFilePath.scriptMetadata] {
      guard let data = files.contents[path] else { continue }
      var collector = FactCollector(path: path)
      do throws(CLDRDiagnostics) {
        if path == CLDRFilePath.scriptMetadata {
          facts.scripts = try ScriptMetadataTable.facts(in: data, &collector)
        } else {
          try XMLSource(path: path, data: data).sections(of: module, &collector)?.add(to: &facts, &collector)
        }
      } catch {
        diagnostics += error.diagnostics
      }
      diagnostics += collector.diagnostics
    }
    facts.pluralRules = PluralRulesFact.Kind.allCases.flatMap { kind in facts.pluralRules.filter { $0.kind == kind } }
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw CLDRDiagnostics(errors) }
    facts.files = files.xmlPaths
    facts.passedOver = diagnostics
    return facts
  }
}

/// Collects the errors and warnings of a file while facts are made from its elements, so that all are reported at once.
struct FactCollector {
  let path: String
  private(set) var diagnostics: [InputDiagnostic] = []
  /// The number of errors among them.
  private(set) var errorCount = 0
  /// The messages and texts of the warnings.
  private var warnings: Set<[String?]> = []

  init(path: String) { self.path = path }

  func location(_ line: Int) -> SourceLocation { SourceLocation(file: path, line: line) }

  /// Adds a diagnostic. Of warnings that differ only in their lines the first stays.
  mutating func report(_ diagnostic: InputDiagnostic) {
    if diagnostic.severity == .warning, !warnings.insert([diagnostic.message, diagnostic.text]).inserted { return }
    if diagnostic.severity == .error { errorCount += 1 }
    diagnostics.append(diagnostic)
  }

  mutating func report(_ message: String, at line: Int, text: String?, hint: String) {
    report(InputDiagnostic(message, at: location(line), text: text, hint: hint))
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
      InputDiagnostic(
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

extension String {
  /// The items of a list in CLDR's files, separated by white space of any length.
  var listItems: [String] {
    split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
  }
}
