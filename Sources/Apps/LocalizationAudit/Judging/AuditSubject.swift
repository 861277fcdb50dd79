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

  /// A pattern of paths as it counts from the root, however a shell writes it: absolute, with `./`, or from the working folder,
  /// which has another name where the shell came by a link.
  func fromRoot(_ pattern: String) -> String {
    let own = pattern.normalizedPath
    let start = own.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("?") }.joined(separator: "/")
    let isInside = !pattern.hasPrefix("/") && !own.hasPrefix("..")
    if isInside, FileKind(at: root.appendingPath(start)) != nil { return own }
    func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
    let current = FileManager.default.currentDirectoryPath
    let shells = ProcessInfo.processInfo.environment["PWD"].flatMap { resolved($0) == resolved(current) ? $0 : nil }
    let base = resolved(root)
    for folder in [current, shells].compactMap({ $0 }) {
      let whole = (pattern.hasPrefix("/") ? pattern : folder + "/" + pattern).normalizedPath
      let parts = whole.split(separator: "/", omittingEmptySubsequences: true)
      // A link in the root is one of its files: the way to the root alone is resolved.
      for count in 0..<parts.count where resolved("/" + parts.prefix(count).joined(separator: "/")) == base {
        return parts.dropFirst(count).joined(separator: "/")
      }
    }
    return own
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
