import Foundation
import PathKit

/// An imported release, complete in memory, and how it gets on disk.
public struct CLDRImport: Sendable {
  /// As read back from the reduced files.
  public let facts: CLDRFacts
  /// Everything to write: the reduced files, `LICENSE` and `manifest.json`.
  public let files: CLDRFiles
  public let manifest: CLDRManifest

  init(facts: CLDRFacts, files: CLDRFiles, manifest: CLDRManifest) throws(CLDRDiagnostics) {
    self.facts = facts
    self.manifest = manifest
    var complete = files
    complete.contents[CLDRManifest.fileName] = try manifest.encoded()
    self.files = complete
  }

  /// Writes what differs, each file through a temporary one and a rename, and removes what an earlier import left.
  ///
  /// The manifest comes last: were the disk to fail half-way, `CLDRManifest.verify(folder:)` would tell.
  ///
  /// - Returns: The paths written or removed, sorted; empty where all was as it is now.
  /// - Throws: before anything is written, when the folder holds files in the way that no import wrote; else when a
  ///   file cannot be written.
  @discardableResult
  public func write(to folder: Path) throws(CLDRDiagnostics) -> [String] {
    let stale = try staleFiles(in: folder)
    var changed: [String] = []
    let data = files.contents.keys.filter { $0 != CLDRManifest.fileName }.sorted()
    for path in data {
      if try write(path, to: folder) { changed.append(path) }
    }
    for path in stale {
      try attempt("cannot be removed", path) { try (folder + path).delete() }
      changed.append(path)
    }
    if try write(CLDRManifest.fileName, to: folder) { changed.append(CLDRManifest.fileName) }
    return changed.sorted()
  }

  /// Files of an earlier import that this release has no more.
  private func staleFiles(in folder: Path) throws(CLDRDiagnostics) -> [String] {
    let present = CLDRManifest.listing(of: folder).filter { files.contents[$0] == nil }
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

  /// False where the file already has these bytes.
  private func write(_ path: String, to folder: Path) throws(CLDRDiagnostics) -> Bool {
    guard let data = files.contents[path] else { return false }
    let file = folder + path
    if let present: Data = try? file.read(), present == data { return false }
    try attempt("cannot be written", path) {
      try file.parent().mkpath()
      try data.write(to: file.url, options: .atomic)
    }
    return true
  }

  private func attempt(_ message: String, _ path: String, _ body: () throws -> Void) throws(CLDRDiagnostics) {
    do {
      try body()
    } catch {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          message, at: SourceLocation(file: path, line: 0), text: error.localizedDescription,
          hint: "mend that and import again"))
    }
  }
}
