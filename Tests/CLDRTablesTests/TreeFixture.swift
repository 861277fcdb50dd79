import PathKit
import TestSupport

@testable import CLDRTables

/// A folder of a few files, to be updated.
struct TreeFixture {
  private let folder: TemporaryFolder
  var root: Path { Path(folder.path) }

  /// - Parameter files: text by path.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
  }

  func delete() { folder.delete() }

  /// Everything below the folder, hidden or not: text by path, `/` for a folder.
  func contents() throws -> [String: String] {
    var result: [String: String] = [:]
    for child in try root.recursiveChildren() {
      let path = String(child.string.dropFirst(root.string.count + 1))
      result[path] = child.isDirectory ? "/" : try child.read()
    }
    return result
  }
}
