import Foundation
import SystemAccess

/// Writes whole files: a reader sees the old file or the new one, never a part, even if the process is killed.
package enum FileWriter {
  /// The reason why a file is not written. The file is then unchanged.
  package struct Problem: Error, Hashable, Sendable {
    /// The reason as a phrase without a full stop.
    package let message: String

    /// The problem that the C library has with an operation.
    static func system(_ code: Int32, _ step: String = "writing") -> Problem {
      Problem(message: "\(step): \(String(cString: strerror(code)))")
    }
  }

  /// Replaces or creates a file, whose folder must exist: the new bytes are written beside it and take its name. It keeps its
  /// permissions, and so does the target of a symbolic link, which is replaced in place of the link. A pipe or a device is
  /// refused.
  package static func write(_ bytes: some Collection<UInt8>, to path: String) throws(Problem) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    switch FileKind(at: path) {
    case .folder: throw Problem(message: "it is a folder")
    case .danglingLink: throw Problem(message: FileReader.Problem.danglingLink.message)
    case .special: throw Problem(message: FileReader.Problem.special.message)
    case nil, .file: break
    }
    var old = stat()
    let exists = stat(file, &old) == 0
    // A rename needs permissions only for the folder: it would replace even a read-only file.
    if exists, access(file, W_OK) != 0 { throw .system(errno) }
    let beside = "\(folder)\(begun)\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? 0o600 : 0o666)
    guard descriptor >= 0 else { throw .system(errno) }
    do throws(Problem) {
      defer { close(descriptor) }
      if exists, fchmod(descriptor, old.st_mode & 0o777) != 0 { throw .system(errno) }
      try StandardStreams.write(Data(bytes), to: descriptor)
      if rename(beside, file) != 0 { throw .system(errno) }
    } catch {
      unlink(beside)
      throw error
    }
  }

  /// Whether a name is that of a file that was begun beside another one. It stays if its process is killed.
  package static func isUnfinished(_ name: String) -> Bool {
    name.hasPrefix(begun) && UInt64(name.dropFirst(begun.count)) != nil
  }

  private static let begun = ".new-"
}
