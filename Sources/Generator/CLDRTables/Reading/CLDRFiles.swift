import Foundation
import LocaleCore
import PathKit
import SystemAccess

/// The bytes of a CLDR folder, by path relative to the folder that holds `common/`.
package struct CLDRFiles: Hashable, Sendable {
  /// The bytes by path: `common/supplemental/likelySubtags.xml` → its bytes.
  package var contents: [String: Data]

  package init(contents: [String: Data]) {
    self.contents = contents
  }

  /// The folders whose XML files are read. UTS #35 lets every release divide its elements among files as it likes.
  static let folders = ["bcp47", "supplemental", "validity"].map { "common/\($0)" }

  /// Loads every file of a release that may have something to read, or, for a module, those that name one of its sections.
  ///
  /// - Throws: one diagnostic for each file that is missing or cannot be read.
  package init(folder: Path, for module: TableModule? = nil) throws(CLDRDiagnostics) {
    let others = [
      (CLDRFilePath.supplementalDTD, module == nil), (CLDRFilePath.scriptMetadata, module?.hasScripts ?? true),
    ]
    var diagnostics: [InputDiagnostic] = []
    contents = [:]
    let found = Self.folders.flatMap { Self.listing(of: $0, in: folder) }.filter { $0.hasSuffix(".xml") }
    if found.isEmpty { throw CLDRDiagnostics(Self.noXML(in: folder)) }
    for path in found + others.filter(\.1).map(\.0) {
      do throws(CLDRDiagnostics) {
        let data = try Self.read(path, in: folder)
        // A tag's name is written as it is: the reader takes UTF-8 alone, and expands no entity.
        let isWanted =
          !path.hasSuffix(".xml") || module?.sections.contains { data.range(of: Data("<\($0)".utf8)) != nil } ?? true
        if isWanted { contents[path] = data }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }

  /// The paths of XML files, sorted, because file systems list them in any order.
  var xmlPaths: [String] {
    contents.keys.filter { path in path.hasSuffix(".xml") && Self.folders.contains { path.hasPrefix($0 + "/") } }
      .sorted()
  }

  /// The files of which something was read, and those that are no XML.
  func holding(_ facts: CLDRFacts) -> CLDRFiles {
    let used = Set(facts.kinds.flatMap(\.files))
    return CLDRFiles(contents: contents.filter { !$0.key.hasSuffix(".xml") || used.contains($0.key) })
  }

  /// The files in a folder and in those below it, sorted, without hidden ones; empty if it is missing or cannot be listed.
  static func listing(of place: String, in folder: Path) -> [String] {
    let prefix = folder.absolute().string + "/"
    let children = (try? (folder.absolute() + place).recursiveChildren()) ?? []
    return children.filter { $0.isFile && $0.string.hasPrefix(prefix) }.map {
      String($0.string.dropFirst(prefix.count))
    }
    .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
  }

  /// The diagnostic for a folder that is no release.
  private static func noXML(in folder: Path) -> InputDiagnostic {
    let places = ["", "supplemental", "cldr-core/supplemental", "cldr-json/cldr-core/supplemental", folders[1]]
    let isJSON = places.contains { place in
      ((try? (folder + place).children()) ?? []).contains { $0.lastComponent.hasSuffix(".json") }
    }
    return InputDiagnostic(
      isJSON ? "CLDR as JSON, which is not read" : "no XML file of CLDR", at: SourceLocation(file: folders[1]),
      hint: "looked in \(folder); name the folder of CLDR's XML, which holds all of common/", status: .noInput)
  }

  /// The diagnostic for a file that a release must have.
  static func missing(_ path: String, in folder: Path? = nil) -> InputDiagnostic {
    InputDiagnostic(
      "missing file", at: SourceLocation(file: path, line: 0),
      hint: "\(folder.map { "looked in \($0); " } ?? "")name a folder that holds all of common/", status: .noInput)
  }

  private static func read(_ path: String, in folder: Path) throws(CLDRDiagnostics) -> Data {
    let file = folder + path
    guard file.isFile else { throw CLDRDiagnostics(missing(path, in: folder)) }
    return try file.bytes(as: path)
  }
}

/// The files that are read by their names, and, for messages, those in which releases up to 48 have an element.
enum CLDRFilePath {
  static let likelySubtags = "common/supplemental/likelySubtags.xml"
  static let languageInfo = "common/supplemental/languageInfo.xml"
  static let supplementalMetadata = "common/supplemental/supplementalMetadata.xml"
  static let supplementalData = "common/supplemental/supplementalData.xml"
  static let plurals = "common/supplemental/plurals.xml"
  static let ordinals = "common/supplemental/ordinals.xml"
  static let pluralRanges = "common/supplemental/pluralRanges.xml"
  static let scriptMetadata = "common/properties/scriptMetadata.txt"
  /// The DTD that states a release's major number and licence.
  static let supplementalDTD = "common/dtd/ldmlSupplemental.dtd"

  static func validity(of kind: SubtagKind) -> String { "common/validity/\(kind).xml" }
}

extension TableModule {
  /// The sections of CLDR's files that the module's tables are made from.
  var sections: Set<String> {
    switch self {
    case .aliases: ["metadata", "idValidity"]
    case .matching:
      // The codes of an app's own rules are held against the lists.
      ["likelySubtags", "languageMatching", "metadata", "territoryContainment", "parentLocales", "idValidity"]
    case .canonicalization: ["metadata", "keyword", "attribute"]
    case .validity: ["idValidity"]
    case .plurals: ["metadata", "territoryContainment", "parentLocales", "plurals"]
    case .locales: ["metadata", "territoryInfo", "parentLocales"]
    }
  }

  var hasScripts: Bool { self == .matching }
}

extension Path {
  /// The bytes of a regular file. A pipe or a device in its place is not opened.
  ///
  /// - Parameter name: the name of the file in errors.
  package func bytes(as name: String? = nil) throws(CLDRDiagnostics) -> Data {
    switch FileReader.read(string) {
    case .success(let data): return data
    case .failure(let problem):
      throw CLDRDiagnostics(
        "cannot be read", at: SourceLocation(file: name ?? string, line: 0), text: problem.message,
        hint: problem.hint, status: .noInput)
    }
  }

  /// The text of a regular file, with U+FFFD for what is not UTF-8.
  package func text() throws(CLDRDiagnostics) -> String { String(decoding: try bytes(), as: UTF8.self) }
}
