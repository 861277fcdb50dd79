import Foundation
import PathKit

/// Keeps two updates of one folder apart. It leaves nothing on disk, and ends with the process, however that ends.
final class TreeLock {
  private let descriptor: Int32

  /// - Throws: when another process holds it.
  init(folder: Path) throws(CLDRDiagnostics) {
    descriptor = open(folder.string, O_RDONLY)
    guard descriptor >= 0 else {
      throw CLDRDiagnostics(CLDRDiagnostic("no such folder", at: SourceLocation(file: folder.string, line: 0)))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "another update is running", at: SourceLocation(file: folder.string, line: 0), hint: "wait until it is done"))
    }
  }

  deinit { close(descriptor) }
}
