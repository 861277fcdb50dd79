import Foundation
import PathKit

/// The bytes of a CLDR folder, by path relative to the folder that holds `common/`.
package struct CLDRFiles: Hashable, Sendable {
  /// `common/supplemental/likelySubtags.xml` → its bytes.
  package var contents: [String: Data]

  package init(contents: [String: Data]) {
    self.contents = contents
  }

  /// Loads the files this project uses: the six supplemental ones, five of `validity`, `scriptMetadata.txt`, and
  /// every XML file of `bcp47`, those that all releases have and others.
  ///
  /// - Throws: one diagnostic for each file that is missing or cannot be read.
  package init(folder: Path) throws(CLDRDiagnostics) {
    try self.init(folder: folder, paths: CLDRFilePath.required)
  }

  /// - Parameter optional: files that are loaded too where they are there.
  init(folder: Path, paths: [String], optional: [String] = []) throws(CLDRDiagnostics) {
    var diagnostics: [CLDRDiagnostic] = []
    contents = [:]
    let more = Self.bcp47Paths(in: folder).filter { !paths.contains($0) }
    for path in paths + more + optional.filter({ (folder + $0).isFile }) {
      do throws(CLDRDiagnostic) {
        contents[path] = try Self.read(path, in: folder)
      } catch {
        diagnostics.append(error)
      }
    }
    if !diagnostics.isEmpty { throw CLDRDiagnostics(diagnostics) }
  }

  /// The paths of `common/bcp47`, sorted: file systems list them in any order. Those that must be there are among
  /// them, there or not.
  var bcp47Paths: [String] {
    let present = contents.keys.filter { $0.hasPrefix(CLDRFilePath.bcp47Folder + "/") && $0.hasSuffix(".xml") }
    return Set(present + CLDRFilePath.bcp47).sorted()
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
    return try file.bytes(as: path)
  }
}
