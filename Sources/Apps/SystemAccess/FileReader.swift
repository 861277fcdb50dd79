import Foundation

/// Reads whole files that may be anything: none, a folder, a pipe, a device without end, or too large.
///
/// The one way in which the programs and the readers of bundles come by the bytes of a file.
package enum FileReader {
  /// Why a file is not read.
  package enum Problem: Error, Hashable, Sendable {
    case missing, folder, special, danglingLink, unreadable
    case tooLarge(byteCount: Int)

    /// A phrase without a full stop.
    package var message: String {
      switch self {
      case .missing: "there is no such file"
      case .folder: "a folder stands where a file should"
      case .special: "neither a file nor a folder, so it is not opened"
      case .danglingLink: "a symbolic link that leads nowhere"
      case .unreadable: "cannot be read"
      case .tooLarge(let byteCount): "\(byteCount) bytes are more than is read"
      }
    }
  }

  /// Leaves room for the largest files of texts, and ends long before memory does.
  package static let standardLimit = 64 << 20

  /// The bytes of a regular file; symbolic links are followed.
  ///
  /// - Parameter limit: the largest file that is read, in bytes.
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
    // Longer than it was a moment ago, or one of those that have no size, as below /proc.
    return data.count > limit ? .failure(.tooLarge(byteCount: data.count)) : .success(data)
  }
}
