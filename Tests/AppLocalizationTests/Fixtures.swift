import AppLocalization
import Foundation

/// The bundles in `Tests/Fixtures/Bundles`. They are outside of the test targets, because SwiftPM would take their
/// .lproj folders for this package's own resources.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Bundles").path

  static func path(_ relative: String) -> String { folder + "/" + relative }

  static func bundle(_ relative: String) -> LocalizedBundle { LocalizedBundle(path: path(relative)) }
}

/// A folder that exists while `body` runs.
func withTemporaryFolder<Answer>(_ body: (TemporaryFolder) throws -> Answer) throws -> Answer {
  let folder = TemporaryFolder(
    path: FileManager.default.temporaryDirectory.appendingPathComponent("AppLocalization-\(UUID().uuidString)").path)
  try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder.path) }
  return try body(folder)
}

struct TemporaryFolder {
  let path: String

  func write(_ relative: String, _ text: String) throws { try write(relative, Data(text.utf8)) }

  func write(_ relative: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: path + "/" + relative)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + relative, withDestinationPath: destination)
  }
}
