import Foundation
import PathKit

/// Takes a change by hand to an imported release for what it is: named in the manifest, checked like any release.
///
/// For an app that needs a rule otherwise than CLDR has it. Without this the manifest tells that the file is not the one
/// that was imported, and nothing is made from it.
package struct HandChanges: Sendable {
  /// The files that are not as the manifest lists them, sorted.
  package let files: [String]
  package let facts: CLDRFacts
  /// With the new digests, and with the reason.
  package let manifest: CLDRManifest

  /// - Parameter reason: why, in words, for whoever looks at the manifest in a year.
  /// - Throws: when nothing was changed; when files are missing or new; when the facts do not hold any more.
  package init(folder: Path, reason: String) throws(CLDRDiagnostics) {
    var manifest = try CLDRManifest(folder: folder)
    let reason = reason.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !reason.isEmpty else {
      throw CLDRDiagnostics(
        CLDRDiagnostic("a change without a reason", at: SourceLocation(file: CLDRManifest.fileName, line: 0)))
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
          hint: "every file is the one that the manifest lists"))
    }
    manifest.changes.append(reason)
    let facts = try CLDRReader(folder: folder).read(version: manifest.version)
    try CLDRFactsChecker(facts).check()
    self.files = files
    self.facts = facts
    self.manifest = manifest
  }

  /// The manifest as it shall be, where a package keeps its data in this folder.
  package func files(in data: String) throws(CLDRDiagnostics) -> [FileChange] {
    [FileChange(path: "\(data)/\(CLDRManifest.fileName)", contents: try manifest.encoded())]
  }
}
