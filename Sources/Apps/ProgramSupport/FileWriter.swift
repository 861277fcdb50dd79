import Foundation
import SystemAccess

/// Writes whole files: a reader sees the old file or the new one, never a part, even if the process is killed.
package enum FileWriter {
  /// The reason why a file is not written. The file is then unchanged.
  package enum Problem: Error, Hashable, Sendable {
    case folder
    case danglingLink
    /// The error number of the C library, and the operation.
    case system(Int32, String)

    /// The reason as a phrase without a full stop.
    package var message: String {
      switch self {
      case .folder: "it is a folder"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .system(let code, let step): "\(step): \(String(cString: strerror(code)))"
      }
    }
  }

  /// Replaces or creates a file, whose folder must exist.
  ///
  /// The new bytes are written beside the file and take its name. So:
  /// - An existing file keeps its permissions, which the new bytes have from the first one.
  /// - It keeps its owner and group if the process may give them. If not, the file is the process's own, without
  ///   permissions for a group and without set-user-ID and set-group-ID. Access control lists are lost.
  /// - The target of a symbolic link is replaced, not the link. Other hard links keep the old bytes.
  ///
  /// A pipe or a device is written to directly.
  package static func write(_ bytes: some Collection<UInt8>, to path: String) throws(Problem) {
    let data = Data(bytes)
    switch FileKind(at: path) {
    case .folder: throw .folder
    case .danglingLink: throw .danglingLink
    case .special: try writeThrough(data, to: path)
    case nil, .file: try replace(URL(fileURLWithPath: path).resolvingSymlinksInPath().path, with: data)
    }
  }

  /// Whether a name is that of a file that was begun beside another one. It stays if its process is killed.
  package static func isUnfinished(_ name: String) -> Bool {
    name.hasPrefix(begun) && UInt64(name.dropFirst(begun.count)) != nil
  }

  private static let begun = ".new-"

  private static func writeThrough(_ data: Data, to path: String) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno, "opening") }
    defer { close(descriptor) }
    try StandardStreams.write(data, to: descriptor)
  }

  private static func replace(_ file: String, with data: Data) throws(Problem) {
    var old = stat()
    let exists = stat(file, &old) == 0
    // A rename needs permissions only for the folder: it would replace even a read-only file.
    if exists, access(file, W_OK) != 0 { throw .system(errno, "writing") }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let beside = "\(folder)\(begun)\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? 0o600 : 0o666)
    guard descriptor >= 0 else { throw .system(errno, "writing") }
    do throws(Problem) {
      defer { close(descriptor) }
      if exists { try resemble(old, descriptor) }
      try StandardStreams.write(data, to: descriptor)
    } catch {
      unlink(beside)
      throw error
    }
    if rename(beside, file) != 0 {
      let code = errno
      unlink(beside)
      throw .system(code, "writing")
    }
  }

  /// Gives a new file the owner and the permissions of an old one, as far as the process may.
  private static func resemble(_ old: stat, _ descriptor: Int32) throws(Problem) {
    var mode = old.st_mode & 0o7777
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { throw .system(errno, "writing") }
    let isSame = new.st_uid == old.st_uid && new.st_gid == old.st_gid
    if !isSame, fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      mode &= 0o707
      // The process's own group may be allowed.
      if fchown(descriptor, .max, old.st_gid) == 0 { mode = old.st_mode & 0o777 }
    }
    if fchmod(descriptor, mode) != 0 { throw .system(errno, "writing") }
  }
}
