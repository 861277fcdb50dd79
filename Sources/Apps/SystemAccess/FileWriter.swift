import Foundation

/// Writes whole files: a reader sees the old file or the new one, never a part, even if the process is killed.
package enum FileWriter {
  /// The reason why a file is not written. The file is then unchanged.
  package enum Problem: Error, Hashable, Sendable {
    case folder
    case danglingLink
    /// The error number of the C library, and the operation.
    case system(Int32, String)

    /// The remedy, as a phrase without a full stop.
    package static let hint = "name a file in a folder that you may write, on a disk with room"

    /// The reason as a phrase without a full stop.
    package var message: String {
      switch self {
      case .folder: "it is a folder"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .system(let code, let step): "\(step): \(String(cString: strerror(code)))"
      }
    }
  }

  /// Replaces or creates a file, whose folder must exist. An existing file keeps its permissions.
  ///
  /// The target of a symbolic link is replaced, not the link. A pipe or a device is written to directly.
  package static func write(_ bytes: some Collection<UInt8>, to path: String) throws(Problem) {
    let data = Data(bytes)
    switch FileKind(at: path) {
    case .folder: throw .folder
    case .danglingLink: throw .danglingLink
    case .special: try writeThrough(data, to: path)
    case nil, .file:
      do {
        try replace(URL(fileURLWithPath: path).resolvingSymlinksInPath(), with: data)
      } catch {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        throw .system(cause.flatMap { Int32(exactly: $0.code) } ?? EACCES, "writing")
      }
    }
  }

  private static func writeThrough(_ data: Data, to path: String) throws(Problem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno, "opening") }
    defer { close(descriptor) }
    try StandardStreams.write(data, to: descriptor)
  }

  private static func replace(_ file: URL, with data: Data) throws {
    let old = try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    // The rename of an atomic write needs permissions only for the folder: it would replace even a read-only file.
    if old != nil, !FileManager.default.isWritableFile(atPath: file.path) { throw CocoaError(.fileWriteNoPermission) }
    try data.write(to: file, options: .atomic)
    // On Linux an atomic write gives the file the permissions of a new one.
    if let old { try FileManager.default.setAttributes([.posixPermissions: old], ofItemAtPath: file.path) }
  }
}
