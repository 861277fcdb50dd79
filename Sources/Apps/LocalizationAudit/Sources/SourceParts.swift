import AppLocalization

/// The bundles that a folder of sources is built into. For each package and each Xcode project, a bundle is the folders
/// of resources that one set of targets contains.
///
/// Resources are not merged across projects. Resources of tests are omitted, and also resources that are in no target
/// of their project.
package struct SourceParts: Sendable {
  /// A bundle among the sources.
  package struct SourcePart: Sendable {
    package let bundle: LocalizedBundle
    /// The reading that the bundle was made of, which has the catalogs.
    package var reading: BundleReading
    /// The project of the bundle with all its settings; nil for sources without a project.
    package var project: ProjectLocalizations?
    /// The values that a build adds to `Info.plist`.
    var infoTexts: [String: String] = [:]
    /// The localizations whose folders the targets leave out.
    var excluded: Set<String> = []
  }

  package var parts: [SourcePart] = []
  /// Folders of resources that are in no target of their project, relative to the root.
  package private(set) var unused: [String] = []
  /// Every `Info.plist` that was found.
  let infoPaths: [String]
  /// Every project that was found.
  package private(set) var projects: [ProjectLocalizations] = []
  /// The problems in the projects.
  package private(set) var diagnostics: [LocalizationDiagnostic] = []

  /// A bundle that was built, as the only part.
  init(_ reading: BundleReading) {
    parts = [SourcePart(bundle: LocalizedBundle(reading), reading: reading)]
    infoPaths = []
  }

  /// Reads the projects, and for each part `Info.plist` and the catalogs.
  ///
  /// - Parameters:
  ///   - root: the folder of the sources.
  ///   - others: readers of other project files, by file name.
  ///   - isExcluded: whether to skip a folder, whose path is relative to the root.
  package init(
    of root: String, limits: ReadingLimits = .standard, others: [String: ProjectFile.Reader] = [:],
    isExcluded: (String) -> Bool = { _ in false }
  ) {
    let tree = SourceTree(root, limits, isExcluded: isExcluded)
    infoPaths = tree.infoPaths
    if tree.isTruncated {
      diagnostics.append(
        LocalizationDiagnostic(
          .warning, "file.tooLarge", "more folders, or deeper ones, than the limit: the rest is not read", path: root))
    }
    for path in tree.projectPaths {
      switch FileBytes.read(root.appendingPath(path), limits) {
      case .failure(let problem):
        // A folder that is named like a project but has no project file is not a project.
        if problem.code != "file.missing" { diagnostics.append(problem) }
      case .success(let bytes):
        let read = ProjectFile.read(bytes, path: path, limits: limits, others: others)
        if let project = read.project { projects.append(project) }
        diagnostics += read.diagnostics.map { $0.at(path: root.appendingPath(path)) }
      }
    }
    let division = SourceDivision(
      projects: projects, infoPaths: tree.infoPaths, folders: tree.resourceFolders)
    unused = division.unused
    var infos: [String: InfoDictionary] = [:]
    for group in division.groups {
      let layout = BundleLayout(kind: .sources, resourceFolders: group.folders, infoPath: group.infoPath)
      // A project's known regions need not be in each of its bundles.
      let own = group.project.map { ProjectSettings(path: $0.path, developmentRegion: $0.developmentRegion) }
      let reading = BundleReading(root, layout, of: own, infos: infos, limits: limits)
      if let path = group.infoPath { infos[path] = reading.info }
      let bundle = LocalizedBundle(reading)
      let targets = (group.project?.targets ?? []).filter { target in
        !target.isTest && group.folders.contains { group.project?.relativePath($0).map(target.takesAnything) ?? false }
      }
      let kept = bundle.folders.filter { folder in
        targets.isEmpty || targets.contains { !$0.excludes(group.project?.relativePath(folder.path) ?? "") }
      }
      parts.append(
        SourcePart(
          bundle: bundle, reading: reading, project: group.project,
          infoTexts: targets.reduce(into: [:]) { $0.merge($1.infoTexts) { first, _ in first } },
          excluded: Set(bundle.folders.map(\.localization)).subtracting(kept.map(\.localization))))
    }
  }
}

extension ReadingLimits {
  /// The limits for a folder of sources: a repository's tree may be deep and wide.
  package static let sources = ReadingLimits(folderDepth: 24, folderCount: 50_000)
}
