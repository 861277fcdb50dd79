import Foundation
import PathKit

/// What an update is about to change, on disk for as long as it is not done: from it the tree is put back.
struct UpdateJournal: Codable, Hashable {
  struct File: Codable, Hashable {
    /// Relative to the root.
    var path: String
    /// SHA-256 of what was there and of what comes; nil for no file.
    var before: String?
    var after: String?
  }

  /// The file at `index` is kept as `old/index`, and its new bytes as `new/index`.
  var files: [File]
  /// Folders that the update makes, parents first.
  var folders: [String]

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  init(files: [File], folders: [String]) {
    self.files = files
    self.folders = folders
  }

  init(file: Path) throws {
    self = try JSONDecoder().decode(UpdateJournal.self, from: file.read())
  }
}
