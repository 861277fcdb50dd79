import LocalizedStrings

/// The bundles that a folder of sources is built into: for each package and each Xcode project, the folders of resources
/// that the same targets take.
///
/// Nothing is merged across projects. What is found in tests belongs to nobody's language and is left out, and so is what
/// the project that it lies in takes into no target.
package struct SourceParts: Sendable {
  /// A bundle among the sources.
  package struct Part: Sendable {
    package let bundle: LocalizedBundle
    /// What the catalogs of the bundle hold, by path, so that nobody need read them again.
    package let catalogs: [String: StringCatalog]
    /// The project it belongs to, with all that it says; nil for sources without one.
    package let project: ProjectLocalizations?
  }

  package private(set) var parts: [Part] = []
  /// Folders of resources that are in no target of their project, relative to the root.
  package private(set) var unused: [String] = []
  /// Every project that was found.
  package private(set) var projects: [ProjectLocalizations] = []
  /// What is wrong with the projects.
  package private(set) var diagnostics: [LocalizationDiagnostic] = []

  /// Reads the projects and, of each part, `Info.plist` and the catalogs.
  ///
  /// - Parameters:
  ///   - root: the folder of the sources.
  ///   - others: readers of further project files by their names.
  ///   - isExcluded: whether a folder, relative to the root, is passed over.
  package init(
    of root: String, limits: ReadingLimits = .standard, others: [String: ProjectFile.Reader] = [:],
    isExcluded: (String) -> Bool = { _ in false }
  ) {
    let tree = SourceTree(root, limits)
    if tree.isCutOff {
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, .tooLarge, "more folders, or deeper ones, than are looked into: the rest is left out", path: root))
    }
    for path in tree.projectPaths where !isExcluded(path) {
      switch FileBytes.read(root.appendingPath(path), limits) {
      case .failure(let problem):
        // A folder that is named like a project and has none in it is none.
        if problem != .missing { diagnostics.append(problem.diagnostic(root.appendingPath(path))) }
      case .success(let data):
        let read = ProjectFile.read(data, path: path, limits: limits, others: others)
        if let project = read.project { projects.append(project) }
        diagnostics += read.diagnostics.map { $0.at(path: root.appendingPath(path)) }
      }
    }
    let division = SourceDivision(
      projects: projects, infoPaths: tree.infoPaths, folders: tree.resourceFolders.filter { !isExcluded($0) })
    unused = division.unused
    for group in division.groups {
      var reading = BundleReading(root: root, order: .sorted, limits: limits)
      reading.keepsCatalogs = true
      let layout = BundleLayout(
        kind: .sources, resourceFolders: group.folders, infoPath: group.infoPath, projectPath: group.project?.path)
      // What the project knows altogether need not be in each of its bundles.
      let own = group.project.map {
        ProjectLocalizations(path: $0.path, developmentRegion: $0.developmentRegion, hasBase: false)
      }
      reading.read(layout, of: own)
      parts.append(Part(bundle: LocalizedBundle(reading), catalogs: reading.contents, project: group.project))
    }
  }
}

extension ReadingLimits {
  /// Those of a folder of sources, where a repository's tree may be deep and wide.
  package static let sources = ReadingLimits(folderDepth: 24, folderCount: 50_000)
}
