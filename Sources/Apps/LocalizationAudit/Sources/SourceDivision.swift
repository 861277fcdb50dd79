import AppLocalization

/// Decides which folders of resources are built into one bundle.
struct SourceDivision {
  struct ResourceGroup {
    let project: ProjectLocalizations?
    var folders: [String]
    var infoPath: String?
  }

  private(set) var groups: [ResourceGroup] = []
  /// The folders that are in no target of their project.
  private(set) var unused: [String] = []

  /// The projects by their folders, so that a folder finds its own without asking all.
  private let projects: [String: [ProjectLocalizations]]
  /// The projects whose targets take something from outside their folder, the deepest first.
  private let reachingOut: [ProjectLocalizations]
  private let infoPaths: Set<String>
  /// The folders that have an `Info.plist`, with its path.
  private let infoFolders: [String: String]

  init(projects: [ProjectLocalizations], infoPaths: [String], folders: [String]) {
    self.projects = Dictionary(grouping: projects, by: \.folder)
    reachingOut = projects.filter { $0.targets.contains(where: \.reachesOut) }
      .sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    self.infoPaths = Set(infoPaths)
    infoFolders = Dictionary(
      infoPaths.filter { $0.lastPathComponent == "Info.plist" && !Self.isTest($0) && !$0.parentPath.isEmpty }.map {
        ($0.parentPath, $0)
      },
      uniquingKeysWith: { first, _ in first })
    var indexes: [String: Int] = [:]
    for folder in folders {
      switch owner(of: folder) {
      case .tests: continue
      case .noTarget: unused.append(folder)
      case .part(let project, let name, let info):
        let key = "\(project?.path ?? "")\n\(name)"
        if let index = indexes[key] {
          groups[index].folders.append(folder)
          if groups[index].infoPath == nil { groups[index].infoPath = info }
        } else {
          indexes[key] = groups.count
          groups.append(ResourceGroup(project: project, folders: [folder], infoPath: info))
        }
      }
    }
  }

  private enum FolderOwner {
    case part(ProjectLocalizations?, name: String, infoPath: String?)
    case tests
    /// It belongs to a project, but to none of its targets.
    case noTarget
  }

  private func owner(of folder: String) -> FolderOwner {
    // The deepest project comes first: a folder belongs to it.
    let around = folder.pathAndParents.flatMap { projects[$0] ?? [] }
    let application = around.first { !$0.isPackage }
    // A manifest without targets beside an app lists the app's dependencies.
    let package = around.first { $0.isPackage && (application == nil || !$0.isWithoutTargets) }
    if let package, package.folder.utf8.count > application?.folder.utf8.count ?? -1 {
      return target(of: package, folder)
    }
    let others = reachingOut.filter { !folder.isWithin($0.folder) }
    for project in around + others where !project.targets.isEmpty {
      let path = project.relativePath(folder)
      let owners = project.targets.filter { $0.takesAnything(of: path) }
      if owners.isEmpty { continue }
      let apps = owners.filter { !$0.isTest }
      if apps.isEmpty { return .tests }
      let info = apps.lazy.compactMap(\.infoPath).map { project.folder.appendingPath($0).normalizedPath }.first {
        infoPaths.contains($0)
      }
      // A bundle in the app is read by itself.
      let bundle = folder.bundlePath
      return .part(
        project, name: bundle ?? apps.map(\.name).joined(separator: "\n"), infoPath: bundle == nil ? info : nil)
    }
    if Self.isTest(folder) { return .tests }
    if let package, package.folder == application?.folder, folder != package.folder {
      return target(of: package, folder)
    }
    guard let application else { return .part(nil, name: topFolder(of: folder, in: ""), infoPath: info(for: folder)) }
    // The targets of the project contain resources, but not this folder.
    if application.targets.contains(where: { !$0.resources.isEmpty }) { return .noTarget }
    return .part(application, name: topFolder(of: folder, in: application.folder), infoPath: info(for: folder))
  }

  /// The target of a package. SwiftPM takes what is in a target's folder, unless the manifest excludes it, and resources
  /// outside of it that the manifest names. A folder in `Sources` is a target although the manifest computes its targets.
  private func target(of package: ProjectLocalizations, _ folder: String) -> FolderOwner {
    let path = package.relativePath(folder)
    guard !path.isEmpty, !package.packageTargets.contains(where: { $0.excludes(path) }) else { return .noTarget }
    let parts = path.split(separator: "/").map(String.init)
    let bundle = folder.bundlePath
    if let target = package.packageTargets.first(where: { $0.takes(path) }) {
      return target.isTest ? .tests : .part(package, name: bundle ?? target.name, infoPath: nil)
    }
    if Self.isTest(folder) { return .tests }
    return parts.first.map(PackageTarget.sourceFolders.contains) ?? false
      ? .part(package, name: bundle ?? parts.dropFirst().first ?? "", infoPath: nil) : .noTarget
  }

  /// The folder directly below the project, which is the part of a folder that is in no known target.
  private func topFolder(of folder: String, in project: String) -> String {
    if let bundle = folder.bundlePath { return bundle }
    let parts = folder.dropFirst(project.isEmpty ? 0 : project.count + 1).split(separator: "/")
    let isCommon = ["sources", "source", "src", "targets", "apps", "projects", "modules", "extensions"]
      .contains(parts.first?.lowercased() ?? "")
    return parts.prefix(isCommon ? 2 : 1).joined(separator: "/")
  }

  /// `Info.plist` beside the resources, or in the nearest parent folder.
  private func info(for folder: String) -> String? {
    if folder.bundlePath != nil { return nil }
    return folder.pathAndParents.lazy.compactMap { infoFolders[$0] }.first
  }

  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      ["Test", "test", "tests", "TestResources", "TestData", "TestSupport", "Fixtures", "__Snapshots__"].contains($0)
        || $0.hasSuffix("Tests") || $0.hasSuffix("Mocks") || $0.hasSuffix("UITest")
    }
  }
}

extension String {
  /// The path of the bundle that a folder among the sources is, or is in; nil if there is none.
  var bundlePath: String? { pathAndParents.last { $0.hasExtension("bundle") } }
}

extension ProjectLocalizations {
  var isPackage: Bool { path.lastPathComponent == "Package.swift" }

  /// The folder to which paths in the project are relative.
  package var folder: String { path.hasExtension("pbxproj") ? path.parentPath.parentPath : path.parentPath }

  /// A path relative to the project's folder, with `..` if it is outside.
  package func relativePath(_ path: String) -> String {
    if path.isWithin(folder) { return folder.isEmpty ? path : String(path.dropFirst(folder.count + 1)) }
    var (own, other) = (folder.split(separator: "/")[...], path.split(separator: "/")[...])
    while let left = own.first, let right = other.first, left == right {
      own = own.dropFirst()
      other = other.dropFirst()
    }
    return (own.map { _ in ".." } + other).joined(separator: "/")
  }
}
