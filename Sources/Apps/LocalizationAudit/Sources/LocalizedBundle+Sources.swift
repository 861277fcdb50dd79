import AppLocalization
import SystemAccess

extension BundleReading {
  /// Reads a bundle, a folder of resources, or a folder of sources with its projects as one bundle. Leaves out
  /// localizations that nobody is shown. In sources it lists all folders within the limits.
  package init(
    bundleOrSources path: String, limits: ReadingLimits = .standard, others: [String: ProjectFile.Reader] = [:]
  ) {
    guard LocalizedBundle.isSources(path, limits) else {
      self.init(path, limits: limits)
      return
    }
    let sources = SourceParts(of: path, limits: limits, others: others)
    let unshipped = FolderFacts(root: path, sources: sources).unshippedNames
    let top = TopFolder(path, limits)
    let project = sources.projects.first { $0.path == top.projectPath } ?? sources.projects.first
    self.init(
      path, joining: sources.parts.map { ($0.reading, unshipped: unshipped.union($0.excluded)) },
      infoPath: top.infoPath ?? sources.infoPaths.first, of: project?.settings, sources.diagnostics, limits: limits)
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
    switch BundleLayout(of: root, limits).kind {
    case .versioned: return false
    case .resources where top.projectPath == nil: return false
    // A checkout may have a folder named `Contents`.
    case .contents
    where FileKind(at: root.appendingPath("Contents/Info.plist")) != nil || root.lastPathComponent.isBundleName:
      return false
    default: return top.isSources
    }
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
