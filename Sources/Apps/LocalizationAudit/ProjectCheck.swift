import AppLocalization

/// Compares a project's settings of languages with its folders.
struct ProjectCheck {
  private let root: String
  private let projects: [ProjectLocalizations]
  private let unused: [String]
  /// The bundles of each project, and of the packages within the folder of an app's project, whose languages are those
  /// of the app.
  private let bundles: [String: [LocalizedBundle]]

  init(root: String, sources: SourceParts) {
    self.root = root
    projects = sources.projects
    unused = sources.unused
    let apps = Dictionary(grouping: projects.filter { !$0.knownRegions.isEmpty }, by: \.folder)
    var bundles: [String: [LocalizedBundle]] = [:]
    for part in sources.parts {
      guard let own = part.project else { continue }
      bundles[own.path, default: []].append(part.bundle)
      guard own.path.lastPathComponent == "Package.swift" else { continue }
      if let app = own.folder.pathAndParents.lazy.compactMap({ apps[$0]?.first }).first {
        bundles[app.path, default: []].append(part.bundle)
      }
    }
    self.bundles = bundles
  }

  /// The localizations below the project that are not among its known regions, each once. No user sees them.
  func unshipped(_ project: ProjectLocalizations) -> [String: [String]] {
    guard !project.knownRegions.isEmpty else { return [:] }
    var paths: [String: [String]] = [:]
    for bundle in bundles[project.path] ?? [] {
      for folder in bundle.folders where !folder.isBase {
        paths[folder.localization, default: []].append(folder.path)
      }
      for catalog in bundle.catalogs {
        for name in catalog.localizations where name != catalog.sourceLanguage {
          paths[name, default: []].append(catalog.path)
        }
      }
    }
    let region = project.developmentRegion.map { [$0] } ?? []
    return paths.filter { !LocalizationName.contains(project.knownRegions + region, $0.key) }
  }

  var findings: [AuditFinding] {
    var findings: [AuditFinding] = []
    func note(_ code: LocalizationDiagnostic.Code, _ message: String, _ names: [String], _ paths: [String]) {
      let places = paths.sorted().map { AuditFinding.Place(path: root.appendingPath($0)) }
      findings.append(
        AuditFinding(
          LocalizationDiagnostic(.note, code, message, path: places.first?.path), localizations: names,
          places: places.count > 1 ? places : []))
    }
    for project in projects where !project.knownRegions.isEmpty {
      for (name, paths) in unshipped(project).sorted(by: { $0.key < $1.key }) {
        note(
          .Audit.notKnownRegion, "'\(name)' is not among the regions that '\(project.path)' knows: nobody is shown it",
          [name], paths)
      }
      let present = (bundles[project.path] ?? []).flatMap { bundle in
        bundle.folders.filter { !$0.isBase }.map(\.localization) + bundle.catalogs.flatMap(\.localizations)
      }
      let empty = project.knownRegions.filter {
        !LocalizationName.contains(present, $0) && $0 != project.developmentRegion
      }
      // A project without localized files keeps them elsewhere.
      if !empty.isEmpty, !present.isEmpty {
        let list = empty.map { "'\($0)'" }.joined(separator: ", ")
        note(
          .Audit.knownRegionWithoutFolder, "'\(project.path)' knows \(list), but there is nothing in it", empty,
          [project.path])
      }
    }
    if !unused.isEmpty {
      let count = unused.count
      let folders = "\(count) folder\(count == 1 ? "" : "s") with localized files \(count == 1 ? "is" : "are")"
      note(
        .Audit.notInTarget, "\(folders) in no target: they are not shipped, and were not checked", [],
        unused)
    }
    return findings
  }
}
