import Foundation

/// What a file shall be.
public struct FileChange: Hashable, Sendable {
  /// Relative to the folder that the change is about, with `/`.
  public var path: String
  /// Its bytes; nil where there shall be no such file.
  public var contents: Data?

  public init(path: String, contents: Data?) {
    self.path = path
    self.contents = contents
  }

  public init(path: String, text: String) {
    self.init(path: path, contents: Data(text.utf8))
  }
}
