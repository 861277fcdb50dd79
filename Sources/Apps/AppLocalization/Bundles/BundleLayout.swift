import SystemAccess

/// The paths at which a folder keeps its resources and settings. They are relative to the folder, empty for the folder.
package struct BundleLayout: Equatable, Sendable {
  /// The layouts of bundles on Apple's platforms.
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
  }

  /// Nil for resources that no build has put into a bundle.
  package let kind: Structure?
  /// The folders that contain resources: one in a bundle.
  package let resourceFolders: [String]
  /// The path of the info dictionary; nil if there is none.
  package let infoPath: String?

  package init(kind: Structure?, resourceFolders: [String], infoPath: String?) {
    self.kind = kind
    self.resourceFolders = resourceFolders
    self.infoPath = infoPath
  }
}

extension BundleLayout {
  /// Detects the layout of a folder, in Core Foundation's order: with versions, with contents, with resources, flat.
  package init(of root: String, _ limits: ReadingLimits) {
    func file(_ path: String) -> String? {
      if case .file = FileKind(at: root.appendingPath(path)) { path } else { nil }
    }
    func isFolder(_ path: String) -> Bool { FileKind(at: root.appendingPath(path)) == .folder }

    let versioned = "Versions/Current/Resources"
    // An app of the iPhone on a Mac is in another one.
    let wrapped = isFolder("Wrapper") ? FolderListing(of: root.appendingPath("Wrapper"), limits).names : []
    if let name = wrapped.first(where: { $0.hasExtension("app") }) {
      let app = "Wrapper/" + name
      self.init(kind: .flat, resourceFolders: [app], infoPath: file(app + "/Info.plist"))
    } else if isFolder(versioned) {
      self.init(
        kind: .versioned, resourceFolders: [versioned],
        infoPath: file(versioned + "/Info.plist") ?? file("Versions/Current/Info.plist"))
    } else if isFolder("Contents") {
      self.init(kind: .contents, resourceFolders: ["Contents/Resources"], infoPath: file("Contents/Info.plist"))
    } else if isFolder("Resources"), !isFolder("Sources"), file("Package.swift") == nil,
      case let info = file("Resources/Info.plist") ?? file("Info.plist"),
      info != nil || root.lastPathComponent.isBundleName
    {
      self.init(kind: .resources, resourceFolders: ["Resources"], infoPath: info)
    } else {
      let info = FileKind(at: root.appendingPath("Info.plist")) == nil ? nil : "Info.plist"
      self.init(kind: .flat, resourceFolders: [""], infoPath: info)
    }
  }
}

extension String {
  /// Whether a folder with this name is a bundle, which does not contain resources of other bundles.
  package var isBundleName: Bool {
    [
      "app", "appex", "bundle", "framework", "xcframework", "resources", "xctest", "plugin", "kext", "xpc",
      "systemextension",
      "dext", "prefpane", "qlgenerator", "mdimporter", "saver", "colorpicker", "mailbundle", "wdgt", "osax",
      "spreporter",
    ].contains { hasExtension($0) }
  }
}
