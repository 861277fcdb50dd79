import Foundation
import LocalizedStrings
import SystemAccess

/// The paths at which a folder keeps its resources and settings. They are relative to the folder, empty for the folder.
package struct BundleLayout: Hashable, Sendable {
  /// The layouts of bundles on Apple's platforms, and of sources.
  package enum Structure: String, Hashable, Sendable, CaseIterable {
    /// iOS, SwiftPM on Linux, and any folder: `Info.plist` and `*.lproj` at the top.
    case flat
    /// macOS: `Contents/Info.plist`, `Contents/Resources`.
    case contents
    /// macOS frameworks: `Versions/Current/Resources`, which contains `Info.plist` too.
    case versioned
    /// Old bundles, and frameworks without versions: `Resources`, which may contain `Info.plist`; else it is at the
    /// top.
    case resources
    /// A folder of sources, with resources anywhere in it.
    case sources
  }

  /// The kind of layout.
  package let kind: Structure
  /// The folders that contain resources: one, except in sources.
  package let resourceFolders: [String]
  /// The path of the info dictionary; nil if there is none.
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
  /// Detects the layout of a folder, in Core Foundation's order: with versions, with contents, with resources, flat. A
  /// folder without these layouts is read as sources if it contains a project, or no resource.
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

  /// Whether a folder contains sources. Does not search them.
  package static func isSources(_ root: String, _ limits: ReadingLimits = .standard) -> Bool {
    guard FileKind(at: root) == .folder else { return false }
    let parts = ["Versions/Current/Resources", "Contents"]
    if parts.contains(where: { FileKind(at: root.appendingPath($0)) == .folder }) { return false }
    let top = TopFolder(root, limits)
    if case .file = FileKind(at: root.appendingPath("Resources/Info.plist")), top.projectPath == nil { return false }
    return top.isSources
  }

  /// The contents of the top of a folder that has no other layout.
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
  /// Whether a folder with this name is a bundle, which does not contain resources of other bundles.
  var isBundleName: Bool {
    ["app", "appex", "bundle", "framework", "xcframework", "resources", "xctest", "plugin", "kext"]
      .contains { hasExtension($0) }
  }
}
