import Foundation

/// Reads whole files. The path may be anything: missing, a folder, a pipe, an endless device, or a file that is too
/// large.
///
/// All programs and readers of bundles read files with it.
package enum FileReader {
  /// The reason why a file is not read.
  package enum Problem: Error, Hashable, Sendable {
    case missing, folder, special, danglingLink, unreadable
    case tooLarge(byteCount: Int)

    /// The reason as a phrase without a full stop.
    package var message: String {
      switch self {
      case .missing: "there is no such file"
      case .folder: "it is a folder, not a file"
      case .special: "neither a file nor a folder, so it is not opened"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .unreadable: "cannot be read"
      case .tooLarge(let byteCount): "too large to be read: \(byteCount) bytes"
      }
    }

    /// The remedy, as a phrase without a full stop.
    package var hint: String {
      switch self {
      case .missing, .folder, .special: "name a file that exists"
      case .danglingLink: "point the link to a file that exists"
      case .unreadable: "give yourself permission to read it"
      case .tooLarge: "make it smaller: no file of this kind is so large"
      }
    }
  }

  /// The standard limit: more than the largest files of texts, and far less than a machine's memory.
  package static let standardLimit = 64 << 20

  /// Reads the bytes of a regular file. Follows symbolic links.
  ///
  /// - Parameter limit: the size of the largest file to read, in bytes.
  package static func read(_ path: String, limit: Int = standardLimit) -> Result<Data, Problem> {
    switch FileKind(at: path) {
    case nil: return .failure(.missing)
    case .folder: return .failure(.folder)
    case .special: return .failure(.special)
    case .danglingLink: return .failure(.danglingLink)
    case .file(let byteCount):
      if byteCount > limit { return .failure(.tooLarge(byteCount: byteCount)) }
    }
    guard let data = FileManager.default.contents(atPath: path) else { return .failure(.unreadable) }
    // The file has grown meanwhile, or it has no size, as below /proc.
    return data.count > limit ? .failure(.tooLarge(byteCount: data.count)) : .success(data)
  }
}
