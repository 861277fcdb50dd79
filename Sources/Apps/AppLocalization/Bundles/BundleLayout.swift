import Foundation
import LocalizedStrings
import SystemAccess

/// Where a folder keeps what concerns languages. Paths are relative to the folder, empty for the folder itself.
package struct BundleLayout: Hashable, Sendable {
  /// How Apple's platforms lay out a bundle.
  package enum Structure: String, Hashable, Sendable, CaseIterable {
    /// iOS, SwiftPM on Linux, and any folder: `Info.plist` and `*.lproj` at its top.
    case flat
    /// macOS: `Contents/Info.plist`, `Contents/Resources`.
    case contents
    /// macOS frameworks: `Versions/Current/Resources`, which holds `Info.plist` too.
    case versioned
    /// Old bundles and frameworks without versions: `Resources` holds `Info.plist` too, or it is at the top.
    case resources
    /// A folder of sources, whose resources lie anywhere in it.
    case sources
  }

  /// Which of the layouts it is.
  package let kind: Structure
  /// The folders that hold resources: one, except among sources.
  package let resourceFolders: [String]
  /// Where the info dictionary is; nil where there is none.
  package let infoPath: String?
  /// The project that the sources belong to: `App.xcodeproj/project.pbxproj` or `Package.swift`.
  package let projectPath: String?

  init(kind: Structure, resourceFolders: [String], infoPath: String?, projectPath: String? = nil) {
    self.kind = kind
    self.resourceFolders = resourceFolders
    self.infoPath = infoPath
    self.projectPath = projectPath
  }
}

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
      let top = TopFolder(root, limits)
      guard top.isSources else {
        self.init(kind: .flat, resourceFolders: [""], infoPath: top.infoPath)
        return
      }
      let tree = SourceTree(root, limits)
      self.init(
        kind: .sources, resourceFolders: tree.resourceFolders, infoPath: top.infoPath ?? tree.infoPaths.first,
        projectPath: top.projectPath ?? tree.projectPaths.first)
    }
  }

  /// Whether a folder holds sources, without looking through them.
  package static func isSources(_ root: String, _ limits: ReadingLimits = .standard) -> Bool {
    guard FileKind(at: root) == .folder else { return false }
    let parts = ["Versions/Current/Resources", "Contents"]
    if parts.contains(where: { FileKind(at: root.appendingPath($0)) == .folder }) { return false }
    let top = TopFolder(root, limits)
    if case .file = FileKind(at: root.appendingPath("Resources/Info.plist")), top.projectPath == nil { return false }
    return top.isSources
  }

  /// What a folder that is laid out in no other way has at its top.
  private struct TopFolder {
    let infoPath: String?
    let projectPath: String?
    let isSources: Bool

    init(_ root: String, _ limits: ReadingLimits) {
      let names = FolderListing(of: root, limits).names
      infoPath = names.contains("Info.plist") ? "Info.plist" : nil
      projectPath =
        names.filter { $0.hasExtension("xcodeproj") }.map { $0 + "/project.pbxproj" }
        .first { if case .file = FileKind(at: root.appendingPath($0)) { true } else { false } }
        ?? ["Package.swift", "Project.swift", "project.yml"].first(where: names.contains)
      let hasResources = names.contains { $0.hasExtension("lproj") || $0.hasExtension("xcstrings") }
      isSources = projectPath != nil || !(hasResources || infoPath != nil || root.lastPathComponent.isBundleName)
    }
  }
}

extension String {
  /// Whether a folder of this name is a bundle, and so no place to look for another's resources.
  var isBundleName: Bool {
    ["app", "appex", "bundle", "framework", "xcframework", "resources", "xctest", "plugin", "kext"]
      .contains { hasExtension($0) }
  }
}
