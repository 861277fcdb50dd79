import Foundation

/// Writes whole files. A reader sees the old file or the new file, even if the process ends at any time.
///
/// All programs write files with it. The bytes are written to a new file in the same folder, which is flushed to the
/// disk, gets the permissions of the old file, and replaces it by a rename. On Linux the new file has no name until it
/// is complete, so that a killed process leaves no file, except in the moment between naming and renaming: the
/// next write removes what is left then.
package enum FileWriter {
  /// The reason why a file is not written. The file is then unchanged.
  package enum Problem: Error, Hashable, Sendable {
    /// The file has changed since the caller read it.
    case hasChanged
    case folder
    case danglingLink
    /// The error number of the C library, and the operation.
    case system(Int32, String)

    /// What to do about all of them but a file that has changed, as a phrase without a full stop.
    package static let hint = "name a file in a folder that you may write, on a disk with room"

    /// The reason as a phrase without a full stop.
    package var message: String {
      switch self {
      case .hasChanged: "it has changed since it was read; run the command again"
      case .folder: "it is a folder"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .system(let code, let step): "\(step): \(String(cString: strerror(code)))"
      }
    }
  }

  /// Replaces or creates a file.
  ///
  /// The target of a symbolic link is replaced, not the link. A pipe or a device is written to directly.
  ///
  /// - Parameters:
  ///   - bytes: the new contents.
  ///   - path: the path; its folder must exist.
  ///   - expected: the contents when the caller read the file, or `.some(nil)` for no file. If the file differs now, it
  ///     is not written, so that other changes are not lost. Without it nothing is compared.
  package static func write(
    _ bytes: some Collection<UInt8>, to path: String, replacing expected: Data?? = nil
  ) throws(Problem) {
    let data = Data(bytes)
    #if os(Windows)
      if let expected, (try? Data(contentsOf: URL(fileURLWithPath: path))) != expected { throw .hasChanged }
      do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch { throw .system(EIO, "writing") }
    #else
      switch FileKind(at: path) {
      case .folder: throw .folder
      case .danglingLink: throw .danglingLink
      case .special: try writeThrough(data, to: path)
      case nil, .file: try replace(URL(fileURLWithPath: path).resolvingSymlinksInPath().path, with: data, expected)
      }
    #endif
  }

  #if !os(Windows)
    private static func writeThrough(_ data: Data, to path: String) throws(Problem) {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system(errno, "opening") }
      defer { close(descriptor) }
      try StandardStreams.write(data, to: descriptor)
    }

    private static func replace(_ path: String, with data: Data, _ expected: Data??) throws(Problem) {
      let url = URL(fileURLWithPath: path)
      let parent = url.deletingLastPathComponent().path
      var old = stat()
      let exists = stat(path, &old) == 0
      // A rename needs permissions only for the folder: it would replace even a file without write permission.
      if exists, access(path, W_OK) != 0 { throw .system(errno, "opening") }
      let folder = open(parent, O_RDONLY | O_CLOEXEC)
      guard folder >= 0 else { throw .system(errno, "opening the folder") }
      defer { close(folder) }

      // Only one process at a time compares and renames. The lock ends with the process.
      guard flock(folder, LOCK_EX) == 0 else { throw .system(errno, "locking the folder") }
      if let expected, (try? FileReader.read(path, limit: .max).get()) != expected { throw .hasChanged }
      let mode = exists ? old.st_mode & 0o7777 : 0o666 & ~currentMask()
      let draft = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).draft").path
      // A draft that a killed process left; no other process is writing it now.
      unlink(draft)
      do throws(Problem) {
        try make(draft, in: parent, with: data, mode: mode, owner: exists ? (old.st_uid, old.st_gid) : nil)
        guard rename(draft, path) == 0 else { throw .system(errno, "renaming") }
      } catch {
        unlink(draft)
        throw error
      }
      fsync(folder)
    }

    /// Creates a complete file with a separate name.
    private static func make(
      _ draft: String, in folder: String, with data: Data, mode: mode_t, owner: (uid_t, gid_t)?
    ) throws(Problem) {
      var descriptor: Int32 = -1
      #if os(Linux)
        // O_TMPFILE: the file has no name, and disappears with the process unless it is linked.
        descriptor = open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
      #endif
      let isNamed = descriptor < 0
      if isNamed { descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { throw .system(errno, "making a file beside it") }
      defer { close(descriptor) }
      try StandardStreams.write(data, to: descriptor)
      // Only root may change the owner. Other users keep the old file's permissions for others, and no more.
      if let owner { _ = fchown(descriptor, owner.0, owner.1) }
      guard fchmod(descriptor, mode) == 0 else { throw .system(errno, "setting permissions") }
      guard fsync(descriptor) == 0 else { throw .system(errno, "flushing") }
      if isNamed { return }
      #if os(Linux)
        guard linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, draft, AT_SYMLINK_FOLLOW) == 0 else {
          throw .system(errno, "naming")
        }
      #endif
    }

    private static func currentMask() -> mode_t {
      let mask = umask(0)
      umask(mask)
      return mask
    }
  #endif
}
