import Foundation

/// Reads whole files. The path may be anything: missing, a folder, a pipe, an endless device, or a file that is too
/// large.
///
/// All programs and readers of bundles read files with it.
package enum FileReader {
  /// The reason why a file is not read.
  package enum Problem: Error, Hashable, Sendable {
    case missing, folder, special, danglingLink, unreadable
    /// - Parameter byteCount: the size, as far as it was looked at.
    case tooLarge(byteCount: Int)

    /// The reason as a phrase without a full stop.
    package var message: String {
      switch self {
      case .missing: "there is no such file"
      case .folder: "it is a folder, not a file"
      case .special: "a device or a pipe, which is not opened"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .unreadable: "cannot be read"
      case .tooLarge(let byteCount): "too large to be read: at least \(byteCount) bytes"
      }
    }

    /// The remedy, as a phrase without a full stop.
    package var hint: String {
      switch self {
      case .missing, .folder, .special: "name a file that exists"
      case .danglingLink: "point the link to a file that exists"
      case .unreadable: "give yourself permission to read it"
      case .tooLarge: "check that it is the file you mean: none of its kind is so large"
      }
    }
  }

  /// The standard limit: more than the largest files of texts, and far less than a machine's memory.
  package static let standardLimit = 64 << 20

  /// Reads the bytes of a regular file. Follows symbolic links.
  ///
  /// The file is opened once, without waiting, and what is open decides: another file may have taken its place since it
  /// was looked at. At most one byte more than the limit is read, whatever size the file says: files below /proc say 0.
  ///
  /// - Parameter limit: the size of the largest file to read, in bytes.
  package static func read(_ path: String, limit: Int = standardLimit) -> Result<Data, Problem> {
    // Opening a device may already do something.
    if let problem = problem(FileKind(at: path), limit) { return .failure(problem) }
    return readOnce(path, limit)
  }

  private static func problem(_ kind: FileKind?, _ limit: Int) -> Problem? {
    switch kind {
    case nil: .missing
    case .folder: .folder
    case .special: .special
    case .danglingLink: .danglingLink
    case .file(let byteCount): byteCount > limit ? .tooLarge(byteCount: byteCount) : nil
    }
  }
}

#if os(Windows)
  extension FileReader {
    private static func readOnce(_ path: String, _ limit: Int) -> Result<Data, Problem> {
      guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: limit) ?? Data(),
        let more = try? file.read(upToCount: 1) ?? Data()
      else { return .failure(.unreadable) }
      return more.isEmpty ? .success(data) : .failure(.tooLarge(byteCount: limit + 1))
    }
  }
#else
  extension FileReader {
    private static func readOnce(_ path: String, _ limit: Int) -> Result<Data, Problem> {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { return .failure(errno == ENOENT ? .missing : .unreadable) }
      defer { close(descriptor) }
      let kind = FileKind(of: descriptor)
      if let problem = problem(kind, limit) { return .failure(problem) }
      guard case .file(let byteCount)? = kind else { return .failure(.unreadable) }
      return read(descriptor, expecting: byteCount, limit: limit)
    }

    /// Reads the bytes of an open file or stream to its end, or one byte more than the limit.
    ///
    /// - Parameter byteCount: the size that is expected, for which memory is taken once.
    package static func read(_ descriptor: Int32, expecting byteCount: Int, limit: Int) -> Result<Data, Problem> {
      // A file may say any size.
      var data = Data(count: min(byteCount, limit, standardLimit) + 1)
      var filled = 0
      while true {
        if filled == data.count {
          if filled > limit { return .failure(.tooLarge(byteCount: filled)) }
          let more = min(max(filled, 1 << 16), limit - filled + 1)
          data.append(Data(count: more))
        }
        let count = data.withUnsafeMutableBytes { bytes in
          waitAndRead(descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[filled...]))
        }
        if count < 0 { return .failure(.unreadable) }
        if count == 0 { return .success(data.prefix(filled)) }
        filled += count
      }
    }

    /// The bytes that an open file or stream has now, waiting if there are none; empty at its end, or if it cannot be read.
    package static func readChunk(_ descriptor: Int32, byteCount: Int) -> [UInt8] {
      Array(unsafeUninitializedCapacity: byteCount) { bytes, count in
        count = max(0, waitAndRead(descriptor, UnsafeMutableRawBufferPointer(bytes)))
      }
    }
  }

  /// Calls `read` of the C library, whose name the methods above hide, again if a signal interrupts it.
  private func waitAndRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = read(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }
#endif
