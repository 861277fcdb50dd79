import AppLocalization

/// Reads the project files of a folder of sources.
package enum ProjectFile {
  /// A project, if the file is one, and the problems in it.
  package typealias Reading = (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic])
  /// Reads another kind of project file, such as YAML.
  package typealias Reader = @Sendable (_ text: String, _ path: String) -> Reading

  /// Reads a project's settings of languages. Manifests are programs: only literals in them can be read.
  static func read(
    _ bytes: [UInt8], path: String, limits: ReadingLimits, others: [String: Reader] = [:]
  ) -> Reading {
    if path.hasExtension("pbxproj") { return XcodeProject.read(bytes, path: path, limits: limits) }
    let text = String(decoding: bytes, as: UTF8.self)
    switch path.lastPathComponent {
    case "Package.swift": return PackageManifest.read(text, path: path)
    case "Project.swift":
      // Tuist's manifest has `developmentRegion` in the project's options.
      var scanner = ManifestScanner(text)
      var region: String?
      if case .literal(let name)? = scanner.argument("developmentRegion") { region = name }
      return (ProjectLocalizations(path: path, developmentRegion: region), [])
    default:
      let reading = others[path.lastPathComponent]?(text, path)
      return (reading?.project ?? ProjectLocalizations(path: path, developmentRegion: nil), reading?.diagnostics ?? [])
    }
  }
}

/// A project's settings of an app's languages, before a build.
package struct ProjectLocalizations: Equatable, Sendable {
  /// The path of the project, `App.xcodeproj/project.pbxproj` or `Package.swift`, relative to the folder that was
  /// searched.
  package let path: String
  /// Xcode's `developmentRegion`, or SwiftPM's `defaultLocalization`: the value of `$(DEVELOPMENT_LANGUAGE)`.
  package let developmentRegion: String?
  /// Xcode's `knownRegions` without `Base`, which is not a language. A package has none.
  package let knownRegions: [String]
  /// The targets of an Xcode project; empty for other projects.
  package var targets: [XcodeTarget] = []
  /// The targets of a package, as far as the literals in its manifest name them.
  package var packageTargets: [PackageTarget] = []
  /// Whether a package's manifest names no targets, as Tuist's list of dependencies.
  package var isWithoutTargets = false

  package init(path: String, developmentRegion: String?, knownRegions: [String] = []) {
    self.path = path
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
  }
}
