import AppLocalization
import AppSources
import Foundation
import SystemAccess

/// What an audit is asked about: a folder; or files and folders of localizations, of which alone it reports, and which are
/// read with all that is beside them.
package struct AuditSubject: Sendable {
  /// The folder to which paths in settings and in a baseline are relative.
  package let root: String
  /// The folders that are read.
  package let folders: [String]
  /// The files, or folders of localizations, of which alone is reported; empty for everything.
  package let files: [String]

  package init(_ paths: [String]) {
    let paths = paths.map { path in
      var named = path.components(cutAt: "/").filter { $0 != "." }.joined(separator: "/")
      while named.utf8.count > 1, named.hasSuffix("/") { named.removeLast() }
      return named.isEmpty && !path.isEmpty ? "." : named
    }
    .map(Self.fromFolderOfLocalization)
    files = paths.filter { !Self.isFolder($0) }
    var seen: Set<String> = []
    folders = (files.isEmpty ? paths : files.map(Self.folder)).filter { seen.insert($0).inserted }
    root = folders.count == 1 ? folders[0] : "."
  }

  /// A pattern of paths as it counts from the root, however a shell writes it: absolute, with `./`, or from the working folder.
  func fromRoot(_ pattern: String) -> String {
    let own = pattern.normalizedPath
    let current = FileManager.default.currentDirectoryPath
    func absolute(_ path: String) -> String {
      path.hasPrefix("/") ? path.normalizedPath : (current + "/" + path).normalizedPath
    }
    let start = own.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    let isInside = !pattern.hasPrefix("/") && !own.hasPrefix("..")
    let isThere = isInside && FileKind(at: root.appendingPath(start)) != nil
    let (whole, base) = (absolute(pattern), absolute(root))
    return isThere || whole == base || !whole.isWithin(base)
      ? own : String(whole.dropFirst(base.isEmpty ? 0 : base.count + 1))
  }

  /// Whether a path leads to a folder to audit as a whole, or to nothing.
  package static func isFolder(_ path: String) -> Bool {
    FileKind(at: path).map { $0 == .folder && !path.lastPathComponent.hasExtension("lproj") }
      ?? !LocalizedTable.Source.allCases.contains { path.hasExtension($0.rawValue) }
  }

  /// The folder with the localizations that a file belongs to.
  private static func folder(of path: String) -> String {
    let folder = path.lastPathComponent.hasExtension("lproj") ? path.parentPath : path.resourceFolder
    return folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
  }

  /// The path from the folder above, if the current folder is a localization's.
  private static func fromFolderOfLocalization(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath.lastPathComponent
    // The folder's name says that it is a built app, which has bundles in it; a checkout may have such a name.
    let isBundle = ["Info.plist", "Contents", "Wrapper"].contains { FileKind(at: $0) != nil }
    if path == ".", isBundle, ["app", "appex"].contains(where: current.hasExtension) { return "../\(current)" }
    if !current.hasExtension("lproj") || path.contains("/") || path != "." && isFolder(path) { return path }
    return "../\(current)" + (path == "." ? "" : "/\(path)")
  }
}
