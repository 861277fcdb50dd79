import AppLocalization

/// Reads the project files of a folder of sources.
package enum ProjectFile {
  /// Reads another kind of project file, such as YAML; returns nil for any other file.
  package typealias Reader = @Sendable (_ text: String, _ path: String) -> ProjectLocalizations?

  /// Reads a project's settings of languages. Manifests are programs: only literals in them can be read.
  static func read(
    _ bytes: [UInt8], path: String, limits: ReadingLimits, others: [String: Reader] = [:]
  ) -> (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic]) {
    if path.hasExtension("pbxproj") { return XcodeProject.read(bytes, path: path, limits: limits) }
    let text = String(decoding: bytes, as: UTF8.self)
    switch path.lastPathComponent {
    case "Package.swift": return PackageManifest.read(text, path: path)
    case "Project.swift": return (tuist(text, path: path), [])
    default:
      let reader = others[path.lastPathComponent]
      return (reader?(text, path) ?? ProjectLocalizations(path: path, developmentRegion: nil), [])
    }
  }

  /// Reads Tuist's manifest: `developmentRegion` in the project's options.
  private static func tuist(_ text: String, path: String) -> ProjectLocalizations {
    var scanner = ManifestScanner(text)
    var region: String?
    if case .literal(let name)? = scanner.argument("developmentRegion") { region = name }
    return ProjectLocalizations(path: path, developmentRegion: region)
  }
}
