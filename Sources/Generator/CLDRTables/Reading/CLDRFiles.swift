import Foundation
import PathKit
import SystemAccess

/// The bytes of a CLDR folder, by path relative to the folder that holds `common/`.
package struct CLDRFiles: Hashable, Sendable {
  /// The bytes by path: `common/supplemental/likelySubtags.xml` → its bytes.
  package var contents: [String: Data]

  package init(contents: [String: Data]) {
    self.contents = contents
  }

  /// Loads the files that this project reads, or those that the tables of a module are made from, with every XML file of
  /// `bcp47`, including those that only some releases have.
  ///
  /// - Throws: one diagnostic for each file that is missing or cannot be read.
  package init(folder: Path, for module: TableModule? = nil) throws(CLDRDiagnostics) {
    let needed = module.map(CLDRFilePath.needed) ?? CLDRFilePath.all
    let hasKeywords = module == nil || module == .canonicalization
    let more = hasKeywords ? Self.bcp47Paths(in: folder).filter { !needed.contains($0) } : []
    var diagnostics: [CLDRDiagnostic] = []
    contents = [:]
    for path in needed + more {
      do throws(CLDRDiagnostic) {
        contents[path] = try Self.read(path, in: folder)
      } catch {
        diagnostics.append(error)
      }
    }
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }

  /// The paths of `common/bcp47`, sorted, because file systems list them in any order. They include the required ones,
  /// even if those are missing.
  var bcp47Paths: [String] {
    let present = contents.keys.filter { $0.hasPrefix(CLDRFilePath.bcp47Folder + "/") && $0.hasSuffix(".xml") }
    return Set(present + CLDRFilePath.bcp47).sorted()
  }

  /// The paths in a folder; empty if it is missing or cannot be listed.
  private static func bcp47Paths(in folder: Path) -> [String] {
    let children = (try? (folder + CLDRFilePath.bcp47Folder).children()) ?? []
    return children.map(\.lastComponent).filter { $0.hasSuffix(".xml") && !$0.hasPrefix(".") }.sorted()
      .map { "\(CLDRFilePath.bcp47Folder)/\($0)" }
  }

  /// The diagnostic for a file that a release must have.
  static func missing(_ path: String, in folder: Path? = nil) -> CLDRDiagnostic {
    CLDRDiagnostic(
      "missing file", at: SourceLocation(file: path, line: 0),
      hint: "\(folder.map { "looked in \($0); " } ?? "")name a folder that holds all of common/", status: .noInput)
  }

  private static func read(_ path: String, in folder: Path) throws(CLDRDiagnostic) -> Data {
    let file = folder + path
    guard file.isFile else { throw missing(path, in: folder) }
    return try file.bytes(as: path)
  }
}

/// The files that this project needs from a CLDR release, relative to the folder that holds `common/`.
enum CLDRFilePath {
  static let likelySubtags = "common/supplemental/likelySubtags.xml"
  static let languageInfo = "common/supplemental/languageInfo.xml"
  static let supplementalMetadata = "common/supplemental/supplementalMetadata.xml"
  static let supplementalData = "common/supplemental/supplementalData.xml"
  static let plurals = "common/supplemental/plurals.xml"
  static let ordinals = "common/supplemental/ordinals.xml"
  static let pluralRules = [plurals, ordinals]
  static let pluralRanges = "common/supplemental/pluralRanges.xml"
  static let scriptMetadata = "common/properties/scriptMetadata.txt"
  static let bcp47Folder = "common/bcp47"
  /// The files of every release since 35. Later ones may add some, which are read as well.
  static let bcp47 = [
    "calendar", "collation", "currency", "measure", "number", "segmentation", "timezone", "transform",
    "transform-destination", "transform_hybrid", "transform_ime", "transform_keyboard", "transform_mt",
    "transform_private_use", "variant",
  ].map { "\(bcp47Folder)/\($0).xml" }
  /// The DTD that states a release's major number and licence.
  static let supplementalDTD = "common/dtd/ldmlSupplemental.dtd"

  /// The types of validity files that are used. Releases have more (currencies, units).
  static let validityTypes = ["language", "region", "script", "subdivision", "variant"]
  static let validity = validityTypes.map { validity(of: $0) }

  static func validity(of type: String) -> String { "common/validity/\(type).xml" }

  /// The files that the tables of a module are made from.
  static func needed(for module: TableModule) -> [String] {
    switch module {
    case .aliases: [supplementalMetadata]
    case .matching:
      // The codes of an app's own rules are held against the lists.
      [likelySubtags, languageInfo, supplementalMetadata, supplementalData, scriptMetadata]
        + ["language", "region", "script", "variant"].map { validity(of: $0) }
    case .canonicalization: [supplementalMetadata] + bcp47
    case .validity: validity
    case .plurals: [supplementalMetadata, supplementalData] + pluralRules + [pluralRanges]
    }
  }

  /// Every file of a release that is read, and copied by an import.
  static let all =
    [supplementalDTD, likelySubtags, languageInfo, supplementalMetadata, supplementalData, scriptMetadata]
    + pluralRules + [pluralRanges] + bcp47 + validity
}

extension Path {
  /// The bytes of a regular file. A pipe or a device in its place is not opened.
  ///
  /// - Parameter name: the name of the file in errors.
  package func bytes(as name: String? = nil) throws(CLDRDiagnostic) -> Data {
    switch FileReader.read(string) {
    case .success(let data): return data
    case .failure(let problem):
      throw CLDRDiagnostic(
        "cannot be read", at: SourceLocation(file: name ?? string, line: 0), text: problem.message,
        hint: problem.hint, status: .noInput)
    }
  }

  /// The text of a regular file, with U+FFFD for what is not UTF-8.
  package func text() throws(CLDRDiagnostic) -> String { String(decoding: try bytes(), as: UTF8.self) }
}
