import AppLocalization
import SystemAccess

/// The bundles in an app that was built; or those that a folder of sources is built into. For each package and each Xcode project, a bundle is the folders
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
    /// The targets that ship it; empty if none is known.
    package var targets: [ProjectTarget] = []
    /// The values that a build adds to `Info.plist`.
    package var infoTexts: [String: String] {
      targets.reduce(into: [:]) { $0.merge($1.infoTexts) { first, _ in first } }
    }
    /// The settings of a build of its first target.
    package var settings: BuildSettings { targets.first?.settings ?? BuildSettings() }
    /// Whether it is an extension that ships no resources: only its code may look up texts, which the app has.
    package var isCodeAlone: Bool {
      !targets.isEmpty && targets.allSatisfy(\.isExtension) && reading.layout.resourceFolders.isEmpty
    }
    /// The localizations that its targets leave out, with their folders or catalogs.
    package var unshipped: [(name: String, path: String)] = []
  }

  package let root: String
  private let limits: ReadingLimits
  package var parts: [SourcePart] = []
  /// Folders of resources that are in no target of their project, relative to the root.
  package private(set) var unused: [String] = []
  /// Folders that may have localizations and are not looked at, relative to the root.
  package private(set) var notEntered: [String] = []
  /// Every `Info.plist` that was found, and every file that a target names as its own.
  private(set) var infoPaths: [String] = []
  /// What decided which folders are one bundle; nil where none is of sources.
  private var division: SourceDivision?
  /// Every project that was found.
  package private(set) var projects: [ProjectLocalizations] = []
  /// The specifications of pods, which ship what no project does.
  package private(set) var pods: [ProjectLocalizations] = []
  /// Whether to pass over something, by its path relative to the root.
  private var isExcluded: @Sendable (String) -> Bool = { _ in false }
  /// The files of the sources; nil where a built bundle was read: it is the first part, and the bundles in it follow.
  package private(set) var tree: SourceTree?
  /// The problems in the projects.
  package private(set) var diagnostics: [LocalizationDiagnostic] = []
  /// The info dictionaries by path: several parts may share one.
  private var infos: [String: InfoDictionary] = [:]

  /// Reads a bundle, a folder of resources, or a folder of sources: the projects, and for each part `Info.plist` and the
  /// catalogs.
  ///
  /// - Parameter isExcluded: whether to skip a folder or a file, whose path is relative to the root.
  package init(
    of root: String, limits: ReadingLimits = .standard,
    isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.root = root
    self.limits = limits
    // What macOS writes beside a file on other disks and into archives, `._Localizable.strings`, is none of the texts.
    let isExcluded: @Sendable (String) -> Bool = { $0.lastPathComponent.hasPrefix("._") || isExcluded($0) }
    self.isExcluded = isExcluded
    guard SourceTree.isSources(root, limits) else {
      let reading = BundleReading(root, limits: limits, leavesOut: isExcluded)
      parts = [SourcePart(bundle: LocalizedBundle(reading), reading: reading)]
      if root.lastPathComponent.isBundleName {
        let nested = BuiltBundles(in: reading)
        parts += nested.readings.map { SourcePart(bundle: LocalizedBundle($0), reading: $0) }
        if nested.isTruncated { diagnostics.append(.truncatedTree(root)) }
      }
      return
    }
    let tree = SourceTree(root, limits, isExcluded: isExcluded)
    self.tree = tree
    infoPaths = tree.infoPaths
    diagnostics = tree.diagnostics
    if tree.isTruncated { diagnostics.append(.truncatedTree(root)) }
    for path in tree.projectPaths {
      switch FileBytes.read(root.appendingPath(path), limits) {
      case .failure(let problem):
        // A folder that is named like a project but has no project file is not a project.
        if problem.code != "file.missing" { diagnostics.append(problem) }
      case .success(let bytes):
        let read = ProjectFile.read(bytes, path: path, root: root, limits: limits)
        if let project = read.project, !project.isOfTests { projects.append(project) }
        diagnostics += read.diagnostics.map { $0.at(path: root.appendingPath(path)) }
      }
    }
    for path in tree.podPaths {
      guard case .success(let bytes) = FileBytes.read(root.appendingPath(path), limits) else { continue }
      pods.append(Podspec.read(String(decoding: bytes, as: UTF8.self), path: path))
    }
    for path in projects.flatMap(\.targets).compactMap(\.infoPath)
    where !path.hasPrefix("..") && !infoPaths.contains(path) && !isExcluded(path) {
      if case .file? = FileKind(at: root.appendingPath(path)) { infoPaths.append(path) }
    }
    let division = SourceDivision(
      projects: ProjectOwners(projects), pods: ProjectOwners(pods), infoPaths: infoPaths, folders: tree.resourceFolders,
      bundleInfoPaths: tree.bundleInfoPaths)
    self.division = division
    unused = division.unused
    notEntered = tree.notEntered + division.notEntered
    for group in division.groups + appsWithoutResources(division) { parts.append(part(group)) }
  }

  /// The apps whose own targets have no resources: their screens are in packages; and such extensions. What a generator makes
  /// a project of may say more than is known here if it names the languages.
  private func appsWithoutResources(_ division: SourceDivision) -> [SourceDivision.ResourceGroup] {
    let own = division.groups.filter { $0.folders.contains { $0.bundlePath == nil } }
    let shipping = Set(own.flatMap { group in group.targets.map { [group.project?.path, $0.name] } })
    // What is in no known target may be the app's; and a project in the folder of a package is an example, or hosts tests.
    let unknown = Set(own.filter(\.targets.isEmpty).map(\.project?.path))
    let packages = projects.filter { $0.isPackage && !$0.isWithoutTargets }.map(\.folder)
    let ofProjects = projects.filter { project in
      !unknown.contains(project.path) && !packages.contains(where: project.folder.isWithin)
    }.flatMap { project in
      project.targets.filter { ($0.isApp || $0.isExtension) && !shipping.contains([project.path, $0.name]) }.map {
        target in
        SourceDivision.ResourceGroup(
          project: project, targets: [target], folders: [], infoPath: division.infoPath(of: target))
      }
    }
    // Resources that no project owns may be those of any app that is generated.
    let isAnyOwn = own.contains { $0.project?.isPackage != true }
    let ofGenerators = (isAnyOwn ? [] : tree?.generatorPaths ?? []).flatMap {
      path -> [SourceDivision.ResourceGroup] in
      let folder = path.parentPath
      guard !folder.isOfExamples, !packages.contains(where: folder.isWithin),
        case .success(let bytes) = FileBytes.read(root.appendingPath(path), limits)
      else { return [] }
      let text = String(decoding: bytes, as: UTF8.self)
      var infoPaths = infoPaths.filter { $0.isWithin(folder) && !SourceDivision.isTest($0) }
      if path.lastPathComponent == "pubspec.yaml" {
        // Flutter makes the projects, and both have this folder.
        let runners = ["ios", "macos"].map { folder.appendingPath($0 + "/Runner/Info.plist") }
        infoPaths.removeAll { !runners.contains($0) }
        if !text.contains("sdk: flutter") || projects.contains(where: { $0.folder.isWithin(folder) }) { return [] }
      } else {
        if !Self.makesApp(text, isSwift: path.hasExtension("swift")) || text.contains("Localizations") { return [] }
        infoPaths = Array(infoPaths.prefix(1))
        if infoPaths.isEmpty {
          return [SourceDivision.ResourceGroup(project: nil, targets: [], folders: [], infoPath: nil)]
        }
      }
      return infoPaths.map { SourceDivision.ResourceGroup(project: nil, targets: [], folders: [], infoPath: $0) }
    }
    return ofProjects + ofGenerators
  }

  /// Whether what a generator makes a project of says itself that there is an app: `type: application` for XcodeGen,
  /// `product: .app` for Tuist. A module, and a file of this name for anything else, say nothing about what people see.
  private static func makesApp(_ text: String, isSwift: Bool) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map {
      String($0).components(cutAt: isSwift ? "//" : "#").first ?? ""
    }
    let words: [String] = lines.flatMap { line in
      line.split { !$0.isLetter && !$0.isNumber && !".-_".contains($0) }.map(String.init)
    }
    if !isSwift, !words.contains("targets") { return false }
    let values = zip(words, words.dropFirst()).filter { $0.0 == (isSwift ? "product" : "type") }.map(\.1)
    return values.contains { value in
      isSwift ? [".app", "Product.app"].contains(value) : value == "application" || value.hasPrefix("application.")
    }
  }

  /// The patterns that leave nothing out, neither in a folder that is looked at nor in one of a bundle or a
  /// localization, which is listed once.
  package func idle(_ excluded: ExcludedPaths) -> [ExcludedPaths.IdlePattern] {
    guard let tree else { return [] }
    func contents(_ folder: String) -> [String] {
      FolderListing(of: root.appendingPath(folder), limits).names.map(folder.appendingPath)
    }
    let folders = parts.flatMap { $0.bundle.layout.resourceFolders + $0.bundle.folders.map(\.path) }
    return excluded.idle(tree.leftOut + folders.flatMap(contents)) { folder, look in
      _ = FolderWalk.visit(from: folder) { path in
        guard FileKind.isFolderItself(root.appendingPath(path)) else { return [] }
        let names = contents(path)
        return names.allSatisfy(look) ? names : []
      }
    }
  }

  /// Reads folders of resources, each as one bundle: before it is built if a project is in the folder, else as it would be read
  /// by itself.
  ///
  /// - Parameter root: the folder to which paths in settings are relative.
  package init(ofResources folders: [String], root: String, limits: ReadingLimits) {
    self.root = root
    self.limits = limits
    parts = folders.map { folder in
      // A built app of macOS has it beside the folder.
      let paths = ["Info.plist"] + (folder.hasSuffix("Contents/Resources") ? ["../Info.plist"] : [])
      let infoPath = paths.first { FileKind(at: folder.appendingPath($0)) != nil }
      let isSources = SourceTree.isSources(folder, limits)
      let layout = BundleLayout(kind: isSources ? nil : .flat, resourceFolders: [""], infoPath: infoPath)
      var reading = BundleReading(folder, limits: limits, layout: layout)
      if isSources { reading.setDefaultRegion(of: nil) }
      return SourcePart(bundle: LocalizedBundle(reading), reading: reading)
    }
  }

  private mutating func part(_ group: SourceDivision.ResourceGroup) -> SourcePart {
    let targets = group.targets
    var reading = reading(of: group.folders, infoPath: group.infoPath)
    if let path = group.infoPath { infos[path] = reading.info }
    reading.leavesOut = isExcluded
    if !targets.isEmpty { reading.includes = { path in targets.contains { $0.takes(path) } } }
    reading.readResources()
    let unshipped = targets.isEmpty ? [] : leaveOut(of: &reading, targets, group.project)
    reading.setDefaultRegion(of: group.project, targets)
    // If nothing names a region, Xcode assumes English.
    if group.folders.isEmpty, reading.defaultRegion == nil { reading.defaultRegion = "en" }
    return SourcePart(
      bundle: LocalizedBundle(reading), reading: reading, project: group.project, targets: targets,
      unshipped: unshipped)
  }

  /// Removes what no target ships: folders that none refers to, and, if the build is told so, the languages of catalogs
  /// that the project does not know.
  private func leaveOut(
    of reading: inout BundleReading, _ targets: [ProjectTarget], _ project: ProjectLocalizations?
  ) -> [(name: String, path: String)] {
    func isShipped(_ folder: LocalizationFolder) -> Bool {
      targets.contains { $0.takesAnything(of: folder.path) }
    }
    var unshipped = reading.folders.filter { !isShipped($0) && !$0.isBase }.map { ($0.localization, $0.path) }
    reading.folders.removeAll { !isShipped($0) }
    guard let project, targets.allSatisfy(\.buildsOnlyKnownLocalizations) else { return unshipped }
    let regions = project.knownRegions + [project.developmentRegion].compactMap { $0 }
    let known = Set(regions.map(LocalizationName.comparable))
    for index in reading.catalogs.indices {
      let catalog = reading.catalogs[index]
      let isKnown = { (name: String) in
        name == catalog.sourceLanguage || known.contains(LocalizationName.comparable(name))
      }
      unshipped += catalog.localizations.filter { !isKnown($0) }.map { ($0, catalog.path) }
      reading.catalogs[index].localizations.removeAll { !isKnown($0) }
    }
    return unshipped
  }

  /// A reading with the info dictionary, before resources are read.
  private func reading(of folders: [String], infoPath: String?) -> BundleReading {
    let layout = BundleLayout(kind: nil, resourceFolders: folders, infoPath: infoPath)
    guard let infoPath else { return BundleReading(root, layout, info: .empty, limits: limits) }
    if let known = infos[infoPath] { return BundleReading(root, layout, info: known, limits: limits) }
    let path = root.appendingPath(infoPath)
    var info = InfoDictionary.empty
    var problems: [LocalizationDiagnostic]
    switch FileBytes.read(path, limits) {
    case .failure(let problem): problems = [problem]
    case .success(let bytes) where Self.hasDirectives(bytes):
      let message = "not read: it is input for the preprocessor (INFOPLIST_PREPROCESS)"
      problems = [LocalizationDiagnostic(.note, "info.preprocessed", message, path: path)]
    case .success(let bytes):
      (info, problems) = InfoDictionary.read(bytes, path: path, limits: limits)
      // Before a build, a variable is right: the project has its value, or Xcode a default.
      problems.removeAll { $0.code == "info.unresolvedBuildVariable" }
    }
    var reading = BundleReading(root, layout, info: info, limits: limits)
    reading.diagnostics = problems
    return reading
  }

  /// Whether a line begins with a directive of C's preprocessor.
  private static func hasDirectives(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return ["#if", "#include", "#define"].contains { text.starts(with: $0.utf8) }
    }
  }

  // MARK: - One bundle

  /// The project that the sources belong to: the one at their top, if it or no other has resources, else the first that has.
  package var project: ProjectLocalizations? {
    let owners = parts.compactMap(\.project)
    let atTop = (owners.isEmpty ? projects : owners).filter(\.folder.isEmpty)
    return atTop.first { $0.path.hasExtension("pbxproj") } ?? atTop.first ?? owners.first ?? projects.first
  }

  /// The apps that the projects build, each as one bundle.
  package var apps: [(name: String, bundle: LocalizedBundle)] {
    joined(where: \.isApp).map { ($0.name, $0.bundle) }
  }

  /// The targets of a kind, each as one bundle, with the path of the project.
  package func joined(
    where isWanted: (ProjectTarget) -> Bool
  ) -> [(name: String, project: String, bundle: LocalizedBundle)] {
    // Several projects may have a target of one name.
    let wanted = parts.flatMap { part in
      part.targets.filter(isWanted).map { [$0.name, part.project?.path ?? ""] }
    }
    return Set(wanted).sorted { $0.lexicographicallyPrecedes($1) }.compactMap { target in
      let (name, project) = (target[0], target[1])
      return joined(ofTarget: name, in: project).map { (name, project, LocalizedBundle($0)) }
    }
  }

  /// The names of the targets that ship localizations; nil while all parts are there.
  private var allTargets: [String]?
  /// Whether all parts are there, and not those of a target alone.
  package var isWhole: Bool { allTargets == nil }
  private var targetNames: [String] {
    allTargets ?? Set(parts.filter { !$0.isCodeAlone }.flatMap(\.targets).map(\.name)).sorted()
  }

  /// The parts that a target ships; none if it ships no localizations.
  package func narrowed(toTarget name: String) -> SourceParts {
    var narrowed = self
    narrowed.allTargets = targetNames
    narrowed.parts = parts.filter { part in !part.isCodeAlone && part.targets.contains { $0.name == name } }
    // What is in no target, or not looked at, is none of it.
    (narrowed.unused, narrowed.notEntered) = ([], [])
    return narrowed
  }

  /// What is wrong with a target that ships no localizations, as a sentence.
  package func problem(ofTarget name: String) -> String {
    let names = targetNames.map { "'\($0.excerpt)'" }
    let known = names.isEmpty ? "no target is known" : "there are \(names.joined(separator: ", "))"
    return "no target '\(name.excerpt)' ships localizations: \(known)"
  }

  /// All parts as one bundle, without localizations that nobody is shown.
  package var joined: BundleReading {
    if tree == nil { return parts.first?.reading ?? BundleReading(root, limits: limits) }
    return joined(parts, infoPath: infoPaths.first, project)
  }

  /// What a target ships as one bundle, without bundles among the sources; nil if no project has it, or it has no resources.
  ///
  /// - Parameter project: the path of the target's project; nil for the first.
  package func joined(ofTarget name: String, in project: String? = nil) -> BundleReading? {
    let all = parts.filter { part in
      (project.map { $0 == part.project?.path ?? "" } ?? !part.isCodeAlone) && part.targets.contains { $0.name == name }
        && !part.bundle.layout.resourceFolders.contains { $0.bundlePath != nil }
    }
    guard let first = all.first, let target = first.targets.first(where: { $0.name == name }) else { return nil }
    let own = all.filter { $0.project?.path == first.project?.path }
    return joined(own, infoPath: division?.infoPath(of: target), first.project, [target])
  }

  private func joined(
    _ parts: [SourcePart], infoPath: String?, _ project: ProjectLocalizations?, _ targets: [ProjectTarget] = []
  ) -> BundleReading {
    // That at the top comes first.
    var joined = reading(of: parts.flatMap(\.reading.layout.resourceFolders), infoPath: infoPath)
    joined.diagnostics = diagnostics + joined.diagnostics
    for part in parts {
      joined.folders += part.reading.folders
      joined.listings.merge(part.reading.listings) { own, _ in own }
      joined.catalogs += part.reading.catalogs
      joined.contents.merge(part.reading.contents) { first, _ in first }
      joined.diagnostics += part.reading.diagnostics
    }
    joined.setDefaultRegion(of: project, targets)
    joined.reportEmptiness()
    return joined
  }
}

extension LocalizationDiagnostic {
  fileprivate static func truncatedTree(_ root: String) -> Self {
    Self(.warning, "file.tooLarge", "too many folders, or too deep ones: the rest is not read", path: root)
  }
}

extension ProjectTarget {
  /// The development region that a variable in `Info.plist` stands for; nil for the project's.
  fileprivate func developmentRegion(_ info: InfoDictionary) -> String? {
    let name = info[InfoDictionary.Key.developmentRegion] ?? "$(DEVELOPMENT_LANGUAGE)"
    let region = settings.resolved(name)
    return region.contains("$") || region.isEmpty ? nil : region
  }
}

extension BundleReading {
  /// Sets the project's development region, else the source language of the catalogs; `en`, the default of new Xcode
  /// projects, for a build variable without a project.
  fileprivate mutating func setDefaultRegion(of project: ProjectLocalizations?, _ targets: [ProjectTarget] = []) {
    // Targets with regions of their own may share files.
    let regions = Set(targets.map { $0.developmentRegion(info) ?? project?.developmentRegion })
    defaultRegion =
      (regions.count == 1 ? regions.first ?? nil : nil) ?? project?.developmentRegion
      ?? catalogs.lazy.compactMap(\.sourceLanguage).first
      ?? ((info[InfoDictionary.Key.developmentRegion] ?? "").isEmpty ? nil : "en")
  }
}

extension LocalizedBundle {
  /// Reads a bundle, a folder of resources, or a folder of sources. Problems are in `diagnostics`, also that there is no
  /// such folder.
  package convenience init(reading path: String, limits: ReadingLimits = .standard) {
    self.init(SourceParts(of: path, limits: limits).joined)
  }

  /// Whether its resources are sources, which no build has put into a bundle.
  package var isSources: Bool { layout.kind == nil }
}
