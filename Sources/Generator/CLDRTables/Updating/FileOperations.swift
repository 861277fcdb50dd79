import Foundation
import PathKit

/// All disk operations of an update. There are no others, so that a test can end the process before any of them.
struct FileOperations {
  /// Called before each operation, with its description. An error that it throws ends the update.
  var willPerform: (String) throws -> Void = FileOperations.interruptedForTests

  func makeFolder(_ folder: Path) throws {
    try willPerform("make folder \(folder)")
    try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: false)
  }

  /// Writes a file that does not exist yet, and waits until it is on disk.
  ///
  /// - Parameter model: a file whose permissions the new file gets, if it exists.
  func write(_ data: Data, to file: Path, permissionsOf model: Path) throws {
    try willPerform("write \(file)")
    try data.write(to: file.url, options: .withoutOverwriting)
    if let permissions = try? FileManager.default.attributesOfItem(atPath: model.string)[.posixPermissions] {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.string)
    }
    let handle = try FileHandle(forUpdating: file.url)
    defer { try? handle.close() }
    try handle.synchronize()
  }

  /// Puts a file in another's place in one step: readers see either the old file or the new one, never a part.
  func rename(_ file: Path, to place: Path) throws {
    try willPerform("rename \(file) to \(place)")
    guard Foundation.rename(file.string, place.string) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.string])
    }
  }

  func remove(_ file: Path) throws {
    try willPerform("remove \(file)")
    try FileManager.default.removeItem(atPath: file.string)
  }

  /// Removes a folder if it is empty.
  func removeIfEmpty(_ folder: Path) throws {
    guard folder.isDirectory, (try? folder.children().isEmpty) == true else { return }
    try remove(folder)
  }

  #if DEBUG
    /// For tests of the built program: `CLDR_TABLES_DIE_BEFORE=rename:5` kills it before the fifth rename, as SIGKILL
    /// from outside would. Release builds do not have this.
    private static var interruptedForTests: (String) throws -> Void {
      let setting = ProcessInfo.processInfo.environment["CLDR_TABLES_DIE_BEFORE"]?.split(separator: ":")
      guard let setting, let verb = setting.first, let number = setting.last.flatMap({ Int($0) }) else {
        return { _ in }
      }
      var left = number
      return { words in
        guard words.hasPrefix(verb) else { return }
        left -= 1
        if left == 0 { kill(getpid(), SIGKILL) }
      }
    }
  #else
    private static var interruptedForTests: (String) throws -> Void { { _ in } }
  #endif
}

/// The new state of a file.
package struct FileChange: Hashable, Sendable {
  /// The path relative to the folder of the update, with `/`.
  package var path: String
  /// The new bytes; nil to remove the file.
  package var contents: Data?

  package init(path: String, contents: Data?) {
    self.path = path
    self.contents = contents
  }

  package init(path: String, text: String) {
    self.init(path: path, contents: Data(text.utf8))
  }
}
