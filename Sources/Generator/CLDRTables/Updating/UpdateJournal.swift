import Foundation
import PathKit

/// What an update is about to change, on disk for as long as it is not done: from it the tree is put back.
struct UpdateJournal: Codable, Hashable {
  struct File: Codable, Hashable {
    /// Relative to the root.
    var path: String
    /// SHA-256 of what was there and of what comes; nil for no file.
    var before: String?
    var after: String?
  }

  /// The file at `index` is kept as `old/index`, and its new bytes as `new/index`.
  var files: [File]
  /// Folders that the update makes, parents first.
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

/// Keeps two updates of one folder apart, and those of a folder and of one in it: an import into `CLDR` and an update of
/// the package that holds it. It leaves nothing on disk, and ends with the process, however that ends.
///
/// The folder itself is locked for this process alone; those above it are shared with whoever works below them too.
final class TreeLock {
  private var descriptors: [Int32] = []

  /// - Throws: when another process holds it.
  init(folder: Path) throws(CLDRDiagnostics) {
    let folder = folder.absolute()
    let descriptor = open(folder.string, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CLDRDiagnostics(CLDRDiagnostic("no such folder", at: SourceLocation(file: folder.string, line: 0)))
    }
    descriptors.append(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw Self.isRunning(folder) }
    var place = folder
    while place.parent() != place {
      place = place.parent()
      // Folders that cannot be read, and file systems without locks, keep nobody apart.
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

/// Paths from a folder down, as manifests, journals and changes name files. They come from files that anybody may have
/// written, so that each is looked at before it is followed.
enum InsidePath {
  /// Whether a path names something below the folder: no part that is empty, `.` or `..`.
  static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".."
      }
  }

  /// Why nothing may be written or removed at such a path; nil where it may.
  ///
  /// A symbolic link on the way leads elsewhere, and one at its end would be replaced by a file.
  static func fault(of path: String, in root: Path) -> CLDRDiagnostic? {
    let location = SourceLocation(file: path, line: 0)
    guard isInside(path) else { return CLDRDiagnostic("not a path inside \(root)", at: location) }
    var place = root
    for part in path.split(separator: "/") {
      place = place + String(part)
      if place.isSymlink {
        return CLDRDiagnostic(
          "a symbolic link on the way", at: location, text: place.string, hint: "put the folder or file itself there")
      }
    }
    return nil
  }
}
