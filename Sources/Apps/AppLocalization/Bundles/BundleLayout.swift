/// Where a folder keeps what concerns languages. Paths are relative to the folder, empty for the folder itself.
package struct BundleLayout: Hashable, Sendable {
  /// How Apple's platforms lay out a bundle.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
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
  package let kind: Kind
  /// The folders that hold resources: one, except among sources.
  package let resourceFolders: [String]
  /// Where the info dictionary is; nil where there is none.
  package let infoPath: String?
  /// The project that the sources belong to: `App.xcodeproj/project.pbxproj` or `Package.swift`.
  package let projectPath: String?

  init(kind: Kind, resourceFolders: [String], infoPath: String?, projectPath: String? = nil) {
    self.kind = kind
    self.resourceFolders = resourceFolders
    self.infoPath = infoPath
    self.projectPath = projectPath
  }
}
