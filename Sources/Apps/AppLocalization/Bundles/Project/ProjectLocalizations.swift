/// A project's settings of an app's languages, before a build.
package struct ProjectLocalizations: Hashable, Sendable {
  /// The path of the project, relative to the folder that was searched.
  package let path: String
  /// Xcode's `developmentRegion`, or SwiftPM's `defaultLocalization`: the value of `$(DEVELOPMENT_LANGUAGE)`.
  package let developmentRegion: String?
  /// Xcode's `knownRegions` without `Base`, which is not a language. A package has none.
  package let knownRegions: [String]
  /// Whether `knownRegions` has `Base`.
  package let hasBase: Bool
  /// The targets of an Xcode project; empty for other projects.
  package var targets: [XcodeTarget] = []
  /// The paths in a package's manifest, of targets and of dependencies.
  package var targetPaths: [String] = []

  /// Creates a value from settings that were read elsewhere.
  package init(path: String, developmentRegion: String?, knownRegions: [String] = [], hasBase: Bool = false) {
    self.path = path
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
    self.hasBase = hasBase
  }
}
