import Foundation

/// What a file shall be.
package struct FileChange: Hashable, Sendable {
  /// Relative to the folder that the change is about, with `/`.
  package var path: String
  /// Its bytes; nil where there shall be no such file.
  package var contents: Data?

  package init(path: String, contents: Data?) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, text: String) {
    self.init(path: path, contents: Data(text.utf8))
  }
}
