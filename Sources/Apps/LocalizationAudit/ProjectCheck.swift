import AppLocalization
import LocalizedStrings

/// What a project says of languages beside what lies in its folders.
struct ProjectCheck {
  let root: String
  let sources: SourceParts

  /// The localizations that lie below the project and that it does not know, each once; nobody is shown them.
  func unshipped(_ project: ProjectLocalizations) -> [String: [String]] {
    guard !project.knownRegions.isEmpty else { return [:] }
    var paths: [String: [String]] = [:]
    for part in sources.parts where part.project?.path == project.path || isWithin(part, project) {
      for folder in part.bundle.folders where !folder.isBase {
        paths[folder.localization, default: []].append(folder.path)
      }
      for catalog in part.bundle.catalogs {
        for name in catalog.localizations where name != catalog.sourceLanguage {
          paths[name, default: []].append(catalog.path)
        }
      }
    }
    let region = project.developmentRegion.map { [$0] } ?? []
    return paths.filter { !LocalizationName.contains(project.knownRegions + region, $0.key) }
  }

  /// A package within the folder of an app's project, whose languages are those of the app.
  private func isWithin(_ part: SourceParts.Part, _ project: ProjectLocalizations) -> Bool {
    guard let own = part.project, own.path.lastPathComponent == "Package.swift" else { return false }
    let around = sources.projects.filter { !$0.knownRegions.isEmpty && own.folder.isWithin($0.folder) }
    return around.max { $0.folder.utf8.count < $1.folder.utf8.count }?.path == project.path
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
    for project in sources.projects where !project.knownRegions.isEmpty {
      for (name, paths) in unshipped(project).sorted(by: { $0.key < $1.key }) {
        note(
          .Audit.notKnownRegion, "'\(name)' is not among the regions that '\(project.path)' knows: nobody is shown it",
          [name], paths)
      }
      let parts = sources.parts.filter { $0.project?.path == project.path || isWithin($0, project) }
      let present = parts.flatMap { part in
        part.bundle.folders.filter { !$0.isBase }.map(\.localization) + part.bundle.catalogs.flatMap(\.localizations)
      }
      let empty = project.knownRegions.filter {
        !LocalizationName.contains(present, $0) && $0 != project.developmentRegion
      }
      // A project without a localized file keeps them elsewhere.
      if !empty.isEmpty, !present.isEmpty {
        let list = empty.map { "'\($0)'" }.joined(separator: ", ")
        note(
          .Audit.knownRegionWithoutFolder, "'\(project.path)' knows \(list), but there is nothing in it", empty,
          [project.path])
      }
    }
    if !sources.unused.isEmpty {
      let count = sources.unused.count
      let folders = "\(count) folder\(count == 1 ? "" : "s") with localized files \(count == 1 ? "is" : "are")"
      note(
        .Audit.notInTarget, "\(folders) in no target: nothing of them is shipped, and nothing was looked at", [],
        sources.unused)
    }
    return findings
  }
}
