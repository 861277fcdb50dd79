import Foundation
import LocalizedStrings

extension BundleLayout {
  /// Looks which layout a folder has, in Core Foundation's order: with versions, with contents, with resources, flat.
  /// A folder that is none of them and holds a project or no resource is searched as sources.
  init(of root: String, _ limits: ReadingLimits) {
    func file(_ path: String) -> String? {
      if case .file = FileKind(at: root.appendingPath(path)) { path } else { nil }
    }
    func isFolder(_ path: String) -> Bool { FileKind(at: root.appendingPath(path)) == .folder }

    let versioned = "Versions/Current/Resources"
    if isFolder(versioned) {
      self.init(
        kind: .versioned, resourceFolders: [versioned],
        infoPath: file(versioned + "/Info.plist") ?? file("Versions/Current/Info.plist"))
    } else if isFolder("Contents") {
      self.init(kind: .contents, resourceFolders: ["Contents/Resources"], infoPath: file("Contents/Info.plist"))
    } else if isFolder("Resources"), !isFolder("Sources"), file("Package.swift") == nil,
      let info = file("Resources/Info.plist") ?? file("Info.plist")
    {
      self.init(kind: .resources, resourceFolders: ["Resources"], infoPath: info)
    } else {
      self.init(flatOrSources: root, limits)
    }
  }

  private init(flatOrSources root: String, _ limits: ReadingLimits) {
    let names = FolderListing(of: root, limits).names
    let info = names.contains("Info.plist") ? "Info.plist" : nil
    let project =
      names.filter { $0.hasExtension("xcodeproj") }.map { $0 + "/project.pbxproj" }
      .first { if case .file = FileKind(at: root.appendingPath($0)) { true } else { false } }
      ?? (names.contains("Package.swift") ? "Package.swift" : nil)
    let hasResources = names.contains { $0.hasExtension("lproj") || $0.hasExtension("xcstrings") }
    let isBundle = root.lastPathComponent.isBundleName
    guard project != nil || !(hasResources || info != nil || isBundle) else {
      self.init(kind: .flat, resourceFolders: [""], infoPath: info)
      return
    }
    let tree = SourceTree(root, limits)
    self.init(
      kind: .sources, resourceFolders: tree.resourceFolders, infoPath: info ?? tree.infoPaths.first,
      projectPath: project ?? tree.projectPaths.first)
  }
}

extension String {
  /// Whether a folder of this name is a bundle, and so no place to look for another's resources.
  var isBundleName: Bool {
    ["app", "appex", "bundle", "framework", "xcframework", "resources", "xctest", "plugin", "kext"]
      .contains { hasExtension($0) }
  }
}
