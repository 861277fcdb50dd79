import AppLocalization

/// Reads the languages in `project.pbxproj`, an old-style property list.
package enum XcodeProject {
  /// The development region and the known regions of the project.
  package static func read(
    _ bytes: [UInt8], path: String, limits: ReadingLimits = .standard
  ) -> (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic]) {
    func malformed(_ message: String) -> LocalizationDiagnostic {
      LocalizationDiagnostic(.error, "project.malformed", message, path: path)
    }
    let list: PropertyListValue
    do throws(LocalizationDiagnostic) {
      list = try PropertyListDocument(bytes, path: path, limits: limits).value
    } catch {
      return (nil, [error])
    }
    guard let entries = list.dictionary, let objects = entries["objects"]?.dictionary,
      let root = entries["rootObject"]?.string, let project = objects[root]?.dictionary
    else { return (nil, [malformed("not an Xcode project: it has no root object")]) }
    var diagnostics: [LocalizationDiagnostic] = []
    let regions = (project["knownRegions"]?.array ?? []).compactMap { region -> String? in
      if region.string == nil { diagnostics.append(malformed("knownRegions has an entry that is not a string")) }
      return region.string
    }
    let development = project["developmentRegion"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    if development == nil {
      // Old projects have no development region, and Xcode opens them.
      diagnostics.append(
        LocalizationDiagnostic(.note, "project.malformed", "the project names no developmentRegion", path: path))
    }
    var answer = ProjectLocalizations(
      path: path, developmentRegion: development, knownRegions: regions.filter { $0 != LocalizationName.base })
    answer.targets = XcodeTargetReader(objects, mainGroup: project["mainGroup"]?.string).targets(project)
    return (answer, diagnostics)
  }
}
