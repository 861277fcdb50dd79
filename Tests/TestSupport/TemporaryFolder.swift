import Foundation

/// A folder of a test's own. `withTemporaryFolder` makes and removes it; a fixture that outlives one closure deletes it
/// itself.
package struct TemporaryFolder: Sendable {
  /// Without a slash at its end.
  package let path: String

  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// - Parameters:
  ///   - files: texts by path in the folder.
  ///   - prefix: how the folder's name begins.
  package init(_ files: [String: String] = [:], prefix: String = "locale-test") throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  package func delete() { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder, present or not.
  package func path(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Writes a file, with the folders above it.
  ///
  /// - Returns: the file's path.
  @discardableResult package func write(_ relative: String, _ text: String) throws -> String {
    try write(relative, Data(text.utf8))
  }

  @discardableResult package func write(_ relative: String, _ data: Data) throws -> String {
    let file = URL(fileURLWithPath: path(relative))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  package func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(relative), withDestinationPath: destination)
  }
}

/// A folder that exists while `body` runs.
///
/// - Parameter files: texts by path in the folder.
package func withTemporaryFolder<Answer>(
  _ files: [String: String] = [:], prefix: String = "locale-test", _ body: (TemporaryFolder) throws -> Answer
) throws -> Answer {
  let folder = try TemporaryFolder(files, prefix: prefix)
  defer { folder.delete() }
  return try body(folder)
}
