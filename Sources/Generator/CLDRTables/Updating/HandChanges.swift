import Foundation
import PathKit

/// Accepts a change by hand to an imported release: records it in the manifest, and checks it like any release.
///
/// For an app that needs a rule that differs from CLDR's. Without this, the manifest reports that the file is not the
/// imported one, and no tables are made from it.
package struct HandChanges: Sendable {
  /// The files that differ from the manifest, sorted.
  package let files: [String]
  package let facts: CLDRFacts
  /// The manifest with the new digests and the reason.
  package let manifest: CLDRManifest

  /// - Parameter reason: the reason in words, for people who read the manifest later.
  /// - Throws: an error if nothing was changed, if files are missing or new, or if the facts are not valid any more.
  package init(folder: Path, reason: String) throws(CLDRDiagnostics) {
    var manifest = try CLDRManifest(folder: folder)
    let reason = reason.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !reason.isEmpty else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "a change without a reason", at: SourceLocation(file: CLDRManifest.fileName, line: 0),
          hint: "say in words why the data differ from CLDR's"))
    }
    let faults = manifest.verify(folder: folder).filter { $0.message != CLDRManifest.differs }
    guard faults.isEmpty else { throw CLDRDiagnostics(faults) }
    var files: [String] = []
    for (path, digest) in manifest.files.sorted(by: { $0.key < $1.key }) {
      guard let data = try? (folder + path).bytes() else { continue }
      let found = SHA256.hexDigest(of: data)
      if found == digest { continue }
      manifest.files[path] = found
      files.append(path)
    }
    guard !files.isEmpty else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "nothing was changed by hand", at: SourceLocation(file: folder.string, line: 0),
          hint: "change a file of the release first"))
    }
    manifest.changes.append(reason)
    let facts = try CLDRReader(folder: folder).read(version: manifest.version)
    try CLDRFactsChecker(facts).check()
    self.files = files
    self.facts = facts
    self.manifest = manifest
  }

  /// The change that writes the manifest, for a package that keeps its data in this folder.
  package func files(in data: String) throws(CLDRDiagnostics) -> [FileChange] {
    [FileChange(path: "\(data)/\(CLDRManifest.fileName)", contents: try manifest.encoded())]
  }
}
