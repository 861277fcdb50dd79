import Foundation
import PathKit
import SystemAccess

extension Path {
  /// The bytes of a regular file: a pipe or a device in its place is not opened.
  ///
  /// - Parameter name: how a fault names it.
  func bytes(as name: String? = nil) throws(CLDRDiagnostic) -> Data {
    switch FileReader.read(string) {
    case .success(let data): return data
    case .failure(let problem):
      throw CLDRDiagnostic(
        "cannot be read", at: SourceLocation(file: name ?? string, line: 0), text: problem.message)
    }
  }
}
