import Foundation
import SystemAccess

/// Reads whole files of a bundle.
package enum FileBytes {
  /// The bytes of a regular file, or what keeps them from being read.
  package static func read(_ path: String, _ limits: ReadingLimits) -> Result<Data, FileProblem> {
    FileReader.read(path, limit: limits.fileByteCount).mapError(FileProblem.file)
  }
}
