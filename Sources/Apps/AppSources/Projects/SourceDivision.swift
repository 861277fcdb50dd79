import AppLocalization

/// Decides which folders of resources are built into one bundle.
package struct SourceDivision {
  struct ResourceGroup {
    let project: ProjectLocalizations?
    /// The targets that ship the folders; empty if none is known.
    let targets: [ProjectTarget]
    var folders: [String]
    var infoPath: String?
  }

  private(set) var groups: [ResourceGroup] = []
  /// The folders that are in no target of their project.
  private(set) var unused: [String] = []
  /// The folders that are of tests by their place, which no target says.
  private(set) var notEntered: [String] = []

  private let (projects, pods): (ProjectOwners, ProjectOwners)
  private let knownInfoPaths: Set<String>
  /// The folders that have an `Info.plist`, with its path.
  private let infoFolders: [String: String]

  /// - Parameters:
  ///   - pods: the libraries that ship what no target of a project does.
  ///   - bundleInfoPaths: the `Info.plist` of each bundle among the sources.
  init(
    projects: ProjectOwners, pods: ProjectOwners = .init([]), infoPaths: [String], folders: [String],
    bundleInfoPaths: [String: String] = [:]
  ) {
    (self.projects, self.pods) = (projects, pods)
    knownInfoPaths = Set(infoPaths)
    infoFolders = Dictionary(
      infoPaths.filter { $0.lastPathComponent == "Info.plist" && !Self.isTest($0) && !$0.parentPath.isEmpty }.map {
        ($0.parentPath, $0)
      },
      uniquingKeysWith: { first, _ in first })
    var indexes: [String: Int] = [:]
    for folder in folders {
      guard var (name, group) = part(of: folder) else { continue }
      // A bundle in an app is read by itself.
      if let bundle = folder.bundlePath { (name, group.infoPath) = (bundle, bundleInfoPaths[bundle]) }
      let key = "\(group.project?.path ?? "")\n\(name)"
      if let index = indexes[key] {
        groups[index].folders.append(folder)
        groups[index].infoPath = groups[index].infoPath ?? group.infoPath
      } else {
        indexes[key] = groups.count
        groups.append(group)
      }
    }
  }

  /// A folder as the beginning of its part, with the part's name; nil for one of tests, and for one in no target.
  private mutating func part(of folder: String) -> (name: String, group: ResourceGroup)? {
    let owner = projects.owner(of: folder)
    if let owner, !owner.targets.isEmpty {
      let targets = owner.targets.filter { !$0.isTest }
      if targets.isEmpty { return nil }
      let infoPath = targets.compactMap { self.infoPath(of: $0) }.first
      return (
        targets.map(\.name).joined(separator: "\n"),
        ResourceGroup(project: owner.project, targets: targets, folders: [folder], infoPath: infoPath)
      )
    }
    if Self.isTest(folder) {
      notEntered.append(folder)
      return nil
    }
    if owner == nil, let pod = pods.owner(of: folder), !pod.targets.isEmpty {
      return (
        pod.targets.map(\.name).joined(separator: "\n"),
        ResourceGroup(project: pod.project, targets: pod.targets, folders: [folder], infoPath: nil)
      )
    }
    let around = projects.around(folder)
    let project = owner?.project ?? around.first
    // A package ships what its targets take, and so does a project whose targets take resources. What is beside an app's
    // project may be the app's, although a package is there too.
    let isOfPackage = around.contains { $0.isPackage && $0.folder == project?.folder && $0.folder != folder }
    if owner == nil,
      isOfPackage || project.map({ $0.isPackage || $0.targets.contains { !$0.resources.isEmpty } }) ?? false
    {
      unused.append(folder)
      return nil
    }
    // `Info.plist` beside the resources, or in the nearest parent folder.
    let infoPath = owner == nil ? folder.pathAndParents.compactMap { infoFolders[$0] }.first : nil
    return (
      topFolder(of: folder, in: project?.folder ?? ""),
      ResourceGroup(project: project, targets: [], folders: [folder], infoPath: infoPath)
    )
  }

  /// The `Info.plist` of a target that is there; nil if there is none.
  func infoPath(of target: ProjectTarget) -> String? {
    target.infoPath.flatMap { knownInfoPaths.contains($0) ? $0 : nil }
  }

  /// The folder directly below the project, which is the part of a folder that is in no known target.
  private func topFolder(of folder: String, in project: String) -> String {
    let parts = folder.dropFirst(project.isEmpty ? 0 : project.count + 1).split(separator: "/")
    let isCommon = ["sources", "source", "src", "srcs", "targets", "apps", "projects", "modules", "extensions"]
      .contains(parts.first?.lowercased() ?? "")
    return parts.prefix(isCommon ? 2 : 1).joined(separator: "/")
  }

  package static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      ["Test", "test", "tests", "TestResources", "TestData", "TestSupport", "Fixtures", "__Snapshots__"].contains($0)
        || $0.hasSuffix("Tests") || $0.hasSuffix("Mocks") || $0.hasSuffix("UITest")
    }
  }
}

extension String {
  /// The path of the bundle that a folder among the sources is, or is in; nil if there is none.
  package var bundlePath: String? { pathAndParents.last { $0.hasExtension("bundle") } }
}
