import CLDRTables
import Foundation
import PathKit
import ProgramSupport
import TableEmission

/// The right to write into a package. Two updates at once would leave the data of one release under the tables of another.
///
/// The lock is the system's on the package's folder: it ends with the process, however that ends.
struct UpdateLock {
  private let descriptor: Int32

  /// - Throws: an error if another update of the package runs.
  init(_ layout: PackageLayout) throws {
    let folder = layout.root.string
    descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = descriptor >= 0 && errno == EWOULDBLOCK
      if descriptor >= 0 { close(descriptor) }
      throw CLDRDiagnostics(
        InputDiagnostic(
          isTaken ? "another update of this package runs" : "cannot be locked", at: SourceLocation(file: folder),
          hint: isTaken ? "wait until it has ended" : FileKind.writingHint, status: .output))
    }
    let left = TreeUpdate(root: layout.root).removeLeftovers(in: [layout.data] + [layout.sources].compactMap(\.self))
    if left > 0 {
      StandardStreams.printError(
        "an earlier update was interrupted: \(left) unfinished file\(left == 1 ? "" : "s") of it removed\n")
    }
  }

  func release() { close(descriptor) }
}
