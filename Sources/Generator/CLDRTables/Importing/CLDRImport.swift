import Foundation
import PathKit

/// An imported release, complete in memory, and how it gets on disk.
package struct CLDRImport: Sendable {
  /// As read back from the reduced files.
  package let facts: CLDRFacts
  /// Everything to write: the reduced files, `LICENSE` and `manifest.json`.
  package let files: CLDRFiles
  package let manifest: CLDRManifest

  init(facts: CLDRFacts, files: CLDRFiles, manifest: CLDRManifest) throws(CLDRDiagnostics) {
    self.facts = facts
    self.manifest = manifest
    var complete = files
    complete.contents[CLDRManifest.fileName] = try manifest.encoded()
    self.files = complete
  }

  /// Writes what differs and removes what an earlier import left, all or nothing: see `TreeUpdate`.
  ///
  /// - Returns: The paths written or removed, sorted; empty where all was as it is now.
  /// - Throws: when the folder holds files in the way that no import wrote, or when a file cannot be written; the
  ///   folder is as it was then.
  @discardableResult
  package func write(to folder: Path) throws(CLDRDiagnostics) -> [String] {
    do {
      try folder.mkpath()
    } catch {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "cannot be made", at: SourceLocation(file: folder.string, line: 0), text: error.localizedDescription))
    }
    return try TreeUpdate(root: folder).begin().apply(changes(in: folder))
  }

  /// Every file as it shall be in a folder, those of an earlier import that this release has no more removed.
  ///
  /// - Throws: when the folder holds files in the way that no import wrote.
  package func changes(in folder: Path) throws(CLDRDiagnostics) -> [FileChange] {
    try staleFiles(in: folder).map { FileChange(path: $0, contents: nil) }
      + files.contents.sorted { $0.key < $1.key }.map { FileChange(path: $0.key, contents: $0.value) }
  }

  /// Files of an earlier import that this release has no more.
  private func staleFiles(in folder: Path) throws(CLDRDiagnostics) -> [String] {
    let present = CLDRManifest.listing(of: folder).filter {
      files.contents[$0] == nil && $0 != Fingerprints.fileName
    }
    if present.isEmpty { return [] }
    let hasManifest = (folder + CLDRManifest.fileName).isFile
    let earlier = hasManifest ? try CLDRManifest(folder: folder).files : [:]
    let foreign = present.filter { earlier[$0] == nil }
    if foreign.isEmpty { return present }
    throw CLDRDiagnostics(
      foreign.map { path in
        CLDRDiagnostic(
          "a file that no import wrote", at: SourceLocation(file: path, line: 0),
          hint: "move it out of \(folder), or import into another folder")
      })
  }
}
