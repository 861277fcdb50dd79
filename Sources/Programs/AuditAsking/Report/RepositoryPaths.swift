import AppLocalization
import AppSources
import Foundation
import SystemAccess

/// Where the paths in a report for a code host count from: the folder of the repository, wherever the program runs.
package struct RepositoryPaths: Sendable {
  /// The repository's absolute path, without a slash; nil if none is around the working folder.
  private let root: String?
  /// The working folder, relative to the repository.
  private let prefix: String

  /// - Parameter prefix: what to write before relative paths; nil for the working folder in the nearest folder with `.git`.
  package init(prefix: String?) {
    let current = FileManager.default.currentDirectoryPath
    let around = current.normalizedPath.pathAndParents
    root = prefix == nil ? around.first { FileKind(at: "/" + $0.appendingPath(".git")) != nil } : nil
    self.prefix = prefix ?? root.map { String(current.normalizedPath.dropFirst($0.isEmpty ? 0 : $0.count + 1)) } ?? ""
  }

  /// A path as the host reads it. One that leads out of the repository stays.
  func path(_ path: String) -> String {
    if path.hasPrefix("/") {
      let own = path.normalizedPath
      return root.map { !$0.isEmpty && own.isWithin($0) ? String(own.dropFirst($0.count + 1)) : path } ?? path
    }
    return prefix.isEmpty ? path : (prefix.hasPrefix("/") ? "/" : "") + (prefix + "/" + path).normalizedPath
  }
}
