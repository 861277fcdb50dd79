import Foundation
import PathKit

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
