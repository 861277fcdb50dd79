import Foundation
import PathKit

/// The changes of an update, on disk until it is complete: the tree is restored from it.
struct UpdateJournal: Codable, Hashable {
  struct File: Codable, Hashable {
    /// The path relative to the root.
    var path: String
    /// The SHA-256 of the old and of the new file; nil for no file.
    var before: String?
    var after: String?
  }

  /// The files. The old file at `index` is kept as `old/index`, and its new bytes as `new/index`.
  var files: [File]
  /// The folders that the update makes, parents first.
  var folders: [String]

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  init(files: [File], folders: [String]) {
    self.files = files
    self.folders = folders
  }

  init(file: Path) throws {
    self = try JSONDecoder().decode(UpdateJournal.self, from: file.read())
  }
}

/// A lock that prevents two updates of one folder, or of a folder and one in it, at the same time: an import into
/// `CLDR` and an update of the package that contains it. It leaves nothing on disk, and ends with the process in every
/// case.
///
/// The folder itself is locked for this process alone; the lock on those above it is shared with other updates below
/// them.
final class TreeLock {
  private var descriptors: [Int32] = []

  /// - Throws: an error if another process holds it.
  init(folder: Path) throws(CLDRDiagnostics) {
    let folder = folder.absolute()
    let descriptor = open(folder.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "folder not found", at: SourceLocation(file: folder.string, line: 0), hint: "name the folder to update"))
    }
    descriptors.append(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Self.isRunning(folder) }
    var place = folder
    while place.parent() != place {
      place = place.parent()
      // Folders that cannot be read, and file systems without locks, are not locked.
      let descriptor = open(place.string, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      descriptors.append(descriptor)
      if flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK { throw Self.isRunning(place) }
    }
  }

  private static func isRunning(_ folder: Path) -> CLDRDiagnostics {
    CLDRDiagnostics(
      CLDRDiagnostic(
        "another update is running", at: SourceLocation(file: folder.string, line: 0), hint: "wait until it is done"))
  }

  deinit { for descriptor in descriptors { close(descriptor) } }
}

/// Relative paths in manifests, journals and changes. They come from files that anybody may have written, so each is
/// checked before it is used.
enum InsidePath {
  /// Whether a path is below the folder: no part is empty, `.` or `..`.
  static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".."
      }
  }

  /// The reason why nothing may be written or removed at such a path; nil if it may.
  ///
  /// A symbolic link within the path leads elsewhere, and one at its end would be replaced by a file.
  static func fault(of path: String, in root: Path) -> CLDRDiagnostic? {
    let location = SourceLocation(file: path, line: 0)
    guard isInside(path) else {
      return CLDRDiagnostic(
        "not a path inside \(root)", at: location, hint: "write it relative to that folder, without ..")
    }
    var place = root
    for part in path.split(separator: "/") {
      place = place + String(part)
      if place.isSymlink {
        return CLDRDiagnostic(
          "a symbolic link in the path", at: location, text: place.string, hint: "put the folder or file itself there")
      }
    }
    return nil
  }
}
