import Foundation

/// Writes whole files: whoever looks sees the old one or the new one, whenever the process ends.
///
/// The one way in which the programs write a file. The bytes go into a new file in the same folder, which is flushed to
/// the disk, gets the permissions of the old one, and takes its place by a rename. On Linux the new file has no name
/// until it is complete, so that a process that is killed leaves nothing behind, but for the moment between the naming
/// and the rename: what is left then, the next write takes away.
package enum FileWriter {
  /// Why a file is not written. It is as it was then.
  package enum Problem: Error, Hashable, Sendable {
    /// It is not what it was when the caller read it.
    case hasChanged
    case folder
    case danglingLink
    /// The number of an error of the C library, and what was being done.
    case system(Int32, String)

    /// A phrase without a full stop.
    package var message: String {
      switch self {
      case .hasChanged: "it has changed since it was read; run the command again"
      case .folder: "it is a folder"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .system(let code, let step): "\(step): \(String(cString: strerror(code)))"
      }
    }
  }

  /// Replaces or makes a file.
  ///
  /// The target of a symbolic link is replaced, not the link. A pipe or a device is written to as it is.
  ///
  /// - Parameters:
  ///   - bytes: all that it shall hold.
  ///   - path: its place; its folder has to be there.
  ///   - expected: what it held when the caller read it, nil for no file; `.some` of either is compared, so that what
  ///     somebody else wrote since is not lost. Left out, nothing is.
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
      // A rename asks for nothing but the folder: what may not be written would be replaced all the same.
      if exists, access(path, W_OK) != 0 { throw .system(errno, "opening") }
      let folder = open(parent, O_RDONLY | O_CLOEXEC)
      guard folder >= 0 else { throw .system(errno, "opening the folder") }
      defer { close(folder) }

      // One at a time between the look and the rename. The lock ends with the process.
      guard flock(folder, LOCK_EX) == 0 else { throw .system(errno, "locking the folder") }
      if let expected, (try? FileReader.read(path, limit: .max).get()) != expected { throw .hasChanged }
      let mode = exists ? old.st_mode & 0o7777 : 0o666 & ~currentMask()
      let draft = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).draft").path
      // One that a process left which was killed; nobody else is writing it now.
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

    /// Makes a complete file with a name of its own.
    private static func make(
      _ draft: String, in folder: String, with data: Data, mode: mode_t, owner: (uid_t, gid_t)?
    ) throws(Problem) {
      var descriptor: Int32 = -1
      #if os(Linux)
        // O_TMPFILE, which has no name and is gone with the process until it is linked.
        descriptor = open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
      #endif
      let isNamed = descriptor < 0
      if isNamed { descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { throw .system(errno, "making a file beside it") }
      defer { close(descriptor) }
      try StandardStreams.write(data, to: descriptor)
      // Only root may give a file away; who may not keeps what the old one allowed to others, and not more.
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
