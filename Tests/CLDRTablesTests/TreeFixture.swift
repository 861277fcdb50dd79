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

/// Counts the operations of an update, and performs none from a given one on. The disk is then as if the process had
/// been killed before that operation, whatever the code does with errors.
final class Killer {
  struct Death: Error {}

  private let fatal: Int
  private(set) var count = 0
  private(set) var words: [String] = []

  init(before fatal: Int = .max) { self.fatal = fatal }

  var operations: FileOperations {
    FileOperations { [self] words in
      count += 1
      self.words.append(words)
      if count >= fatal { throw Death() }
    }
  }
}
