import Foundation
import PathKit

/// Reads a CLDR folder, as published or as `CLDRImporter` reduced it, into plain values.
///
/// XML goes through XMLCoder, after a byte scan that refuses what no CLDR file needs (entities, an internal DTD subset)
/// and finds the line of every element. No DTD and no external entity is ever fetched.
package struct CLDRReader: Sendable {
  private enum Source {
    case folder(String)
    case files(CLDRFiles)
  }

  private let source: Source

  /// Reads from a folder that holds `common/`. Nothing is touched before `read(version:)`.
  package init(folder: Path) {
    source = .folder(folder.string)
  }

  /// Reads from bytes in memory.
  package init(files: CLDRFiles) {
    source = .files(files)
  }

  /// The facts of every file, in file order; those of `bcp47` by file name, those of `validity` by type.
  ///
  /// - Parameter version: The release read, which the files do not state.
  /// - Throws: everything that cannot be read, over all files: missing files, malformed XML, missing attributes.
  ///   What the facts say is not judged here but by `CLDRFactsChecker`.
  package func read(version: CLDRVersion) throws(CLDRDiagnostics) -> CLDRFacts {
    let files: CLDRFiles
    switch source {
    case .folder(let path): files = try CLDRFiles(folder: Path(path))
    case .files(let given): files = given
    }

    var pass = Pass(files: files)
    let likelySubtags = pass.read(LikelySubtagsDocument.self, at: CLDRFilePath.likelySubtags)
    let languageMatching = pass.read(LanguageInfoDocument.self, at: CLDRFilePath.languageInfo)
    let metadata = pass.read(SupplementalMetadataDocument.self, at: CLDRFilePath.supplementalMetadata)
    let data = pass.read(SupplementalDataDocument.self, at: CLDRFilePath.supplementalData)
    let bcp47Keys = files.bcp47Paths.flatMap { pass.read(BCP47Document.self, at: $0) ?? [] }
    let validity = CLDRFilePath.validity.flatMap { pass.read(ValidityDocument.self, at: $0) ?? [] }
    let scripts = pass.readScripts()
    let pluralRules = CLDRFilePath.pluralRules.flatMap { pass.read(PluralRulesDocument.self, at: $0) ?? [] }
    if !pass.diagnostics.isEmpty { throw CLDRDiagnostics(pass.diagnostics) }

    return CLDRFacts(
      version: version,
      likelySubtags: likelySubtags ?? [],
      languageMatching: languageMatching ?? LanguageMatchingFacts(paradigmLocales: [], variables: [], rules: []),
      aliases: metadata?.aliases ?? [],
      defaultContentLocales: metadata?.defaultContentLocales ?? [],
      parentLocales: data?.parentLocales ?? [],
      territoryContainment: data?.territoryContainment ?? [],
      bcp47Keys: bcp47Keys,
      validity: validity,
      scripts: scripts,
      pluralRules: pluralRules)
  }

  /// One reading of all files; gathers diagnostics, so that a person sees all of them at once.
  private struct Pass {
    let files: CLDRFiles
    var diagnostics: [CLDRDiagnostic] = []

    init(files: CLDRFiles) {
      self.files = files
    }

    mutating func read<Document: CLDRDocument>(_: Document.Type, at path: String) -> Document.Facts? {
      guard let data = bytes(at: path) else { return nil }
      do throws(CLDRDiagnostics) {
        return try Document.facts(in: XMLSource(path: path, data: data))
      } catch {
        diagnostics += error.diagnostics
        return nil
      }
    }

    mutating func readScripts() -> [ScriptFact] {
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
      diagnostics.append(CLDRDiagnostic("missing file", at: SourceLocation(file: path, line: 0)))
      return nil
    }
  }
}
