import Foundation
import PathKit

/// The bytes of a CLDR folder, by path relative to the folder that holds `common/`.
public struct CLDRFiles: Hashable, Sendable {
  /// `common/supplemental/likelySubtags.xml` → its bytes.
  public var contents: [String: Data]

  public init(contents: [String: Data]) {
    self.contents = contents
  }

  /// Loads the files this project uses: the six supplemental ones, five of `validity`, `scriptMetadata.txt`, and
  /// every XML file of `bcp47`.
  ///
  /// - Throws: one diagnostic for each file that is missing or cannot be read.
  public init(folder: Path) throws(CLDRDiagnostics) {
    try self.init(folder: folder, paths: CLDRFilePath.required)
  }

  /// - Parameter optional: files that are loaded too where they are there.
  init(folder: Path, paths: [String], optional: [String] = []) throws(CLDRDiagnostics) {
    var diagnostics: [CLDRDiagnostic] = []
    contents = [:]
    let bcp47Paths = Self.bcp47Paths(in: folder)
    if bcp47Paths.isEmpty {
      diagnostics.append(
        CLDRDiagnostic(
          "no XML file there", at: SourceLocation(file: CLDRFilePath.bcp47Folder, line: 0), hint: "looked in \(folder)")
      )
    }
    for path in paths + bcp47Paths + optional.filter({ (folder + $0).isFile }) {
      do throws(CLDRDiagnostic) {
        contents[path] = try Self.read(path, in: folder)
      } catch {
        diagnostics.append(error)
      }
    }
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }

  /// The paths of `common/bcp47`, sorted: file systems list them in any order.
  var bcp47Paths: [String] {
    contents.keys.filter { $0.hasPrefix(CLDRFilePath.bcp47Folder + "/") && $0.hasSuffix(".xml") }.sorted()
  }

  /// Empty where the folder is missing or cannot be listed.
  private static func bcp47Paths(in folder: Path) -> [String] {
    let children = (try? (folder + CLDRFilePath.bcp47Folder).children()) ?? []
    return children.map(\.lastComponent).filter { $0.hasSuffix(".xml") && !$0.hasPrefix(".") }.sorted()
      .map { "\(CLDRFilePath.bcp47Folder)/\($0)" }
  }

  private static func read(_ path: String, in folder: Path) throws(CLDRDiagnostic) -> Data {
    let file = folder + path
    let location = SourceLocation(file: path, line: 0)
    guard file.isFile else {
      throw CLDRDiagnostic(
        "missing file", at: location, hint: "looked in \(folder); a CLDR folder is one that holds common/")
    }
    do {
      return try file.read()
    } catch {
      throw CLDRDiagnostic("cannot be read", at: location, text: error.localizedDescription)
    }
  }
}
