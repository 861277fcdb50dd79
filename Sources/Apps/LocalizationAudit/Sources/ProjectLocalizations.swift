import AppLocalization

/// A project's settings of an app's languages, before a build.
package struct ProjectLocalizations: Equatable, Sendable {
  /// The settings that its bundles have before a build.
  package let settings: ProjectSettings
  /// The targets of an Xcode project; empty for other projects.
  package var targets: [XcodeTarget] = []
  /// The paths in a package's manifest, of targets and of dependencies.
  package var targetPaths: [String] = []

  /// Creates a value from settings that were read elsewhere.
  package init(path: String, developmentRegion: String?, knownRegions: [String] = [], hasBase: Bool = false) {
    settings = ProjectSettings(
      path: path, developmentRegion: developmentRegion, knownRegions: knownRegions, hasBase: hasBase)
  }

  package var path: String { settings.path }
  package var developmentRegion: String? { settings.developmentRegion }
  package var knownRegions: [String] { settings.knownRegions }
}
