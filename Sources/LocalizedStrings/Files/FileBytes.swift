import Foundation

/// Reads whole files that may be anything: none, a folder, a pipe, or too large.
package enum FileBytes {
  /// The bytes of a regular file, or what keeps them from being read.
  package static func read(_ path: String, _ limits: ReadingLimits) -> Result<Data, FileProblem> {
    switch FileKind(at: path) {
    case nil: return .failure(.missing)
    case .folder: return .failure(.folder)
    case .special: return .failure(.special)
    case .danglingLink: return .failure(.danglingLink)
    case .file(let byteCount):
      if byteCount > limits.fileByteCount { return .failure(.tooLarge(byteCount: byteCount)) }
    }
    guard let data = FileManager.default.contents(atPath: path) else { return .failure(.unreadable) }
    return .success(data)
  }
}
