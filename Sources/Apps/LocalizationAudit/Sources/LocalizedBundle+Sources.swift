import AppLocalization
import SystemAccess

extension BundleReading {
  /// Reads a bundle, a folder of resources, or a folder of sources with its project as one bundle. In sources it lists
  /// all folders within the limits.
  package init(
    bundleOrSources path: String, limits: ReadingLimits = .standard, others: [String: ProjectFile.Reader] = [:]
  ) {
    let reading = BundleReading(path, limits: limits)
    let top = TopFolder(path, limits)
    guard FileKind(at: path) == .folder, Self.mayBeSources(path, reading.layout.kind), top.isSources else {
      self = reading
      return
    }
    let tree = SourceTree(path, limits)
    var project: ProjectSettings?
    var diagnostics: [LocalizationDiagnostic] = []
    if let relative = top.projectPath ?? tree.projectPaths.first {
      let file = path.appendingPath(relative)
      switch FileBytes.read(file, limits) {
      case .failure(let problem): diagnostics.append(problem.diagnostic(file))
      case .success(let bytes):
        let read = ProjectFile.read(bytes, path: relative, limits: limits)
        project = read.project?.settings
        diagnostics += read.diagnostics.map { $0.at(path: file) }
      }
    }
    let layout = BundleLayout(
      kind: .sources, resourceFolders: tree.resourceFolders, infoPath: top.infoPath ?? tree.infoPaths.first)
    self.init(path, layout, of: (project, diagnostics), limits: limits)
    // As in the audit: nobody is shown what no project ships.
    let sources = SourceParts(of: path, limits: limits, others: others)
    let parts = Dictionary(grouping: sources.parts.flatMap(\.bundle.folders), by: \.localization)
    let excluded = parts.keys.filter { name in
      sources.parts.allSatisfy { part in
        part.excluded.contains(name) || !part.bundle.folders.contains { $0.localization == name }
      }
    }
    let unshipped = FolderFacts(root: path, bundles: [], sources: sources).unshippedNames.union(excluded)
    leaveOut(unshipped)
  }

  /// Whether a folder with this layout may have sources: a checkout may have a folder named `Contents`.
  fileprivate static func mayBeSources(_ root: String, _ kind: BundleLayout.Structure) -> Bool {
    guard kind == .contents else { return kind == .flat }
    return FileKind(at: root.appendingPath("Contents/Info.plist")) == nil && !root.lastPathComponent.isBundleName
  }
}

extension LocalizedBundle {
  /// Reads a bundle, a folder of resources, or a folder of sources. Problems are in `diagnostics`, also that there is no
  /// such folder.
  package init(
    reading path: String, limits: ReadingLimits = .standard, others: [String: ProjectFile.Reader] = [:]
  ) {
    self.init(BundleReading(bundleOrSources: path, limits: limits, others: others))
  }

  /// Whether a folder contains sources. Does not search them.
  static func isSources(_ root: String, _ limits: ReadingLimits) -> Bool {
    guard FileKind(at: root) == .folder else { return false }
    let top = TopFolder(root, limits)
    let kind = BundleLayout(of: root, limits).kind
    if kind == .versioned || kind == .contents && !BundleReading.mayBeSources(root, kind) { return false }
    if case .file = FileKind(at: root.appendingPath("Resources/Info.plist")), top.projectPath == nil { return false }
    return top.isSources
  }
}

/// The contents of the top of a folder that has no other layout. It contains sources if there is a project, or no
/// resource.
private struct TopFolder {
  let infoPath: String?
  /// The project that the sources belong to: `App.xcodeproj/project.pbxproj` or `Package.swift`.
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

extension LocalizationDiagnostic.Code {
  static let malformedProject: Self = "project.malformed"
  static let unreadableManifest: Self = "manifest.unreadable"
}
