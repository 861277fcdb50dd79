/// What a project says of an app's languages, before anything is built.
package struct ProjectLocalizations: Hashable, Sendable {
  /// Where it stands, relative to the folder it was looked for in.
  package let path: String
  /// Xcode's `developmentRegion`, or SwiftPM's `defaultLocalization`: what `$(DEVELOPMENT_LANGUAGE)` stands for.
  package let developmentRegion: String?
  /// Xcode's `knownRegions` less `Base`, which is no language. A package knows of none.
  package let knownRegions: [String]
  /// Whether `knownRegions` has `Base`.
  package let hasBase: Bool
  /// What an Xcode project builds; empty for any other.
  package var targets: [XcodeTarget] = []
  /// The paths that a package's manifest gives, of targets and of what it depends on.
  package var targetPaths: [String] = []

  /// What was read elsewhere.
  package init(path: String, developmentRegion: String?, knownRegions: [String] = [], hasBase: Bool = false) {
    self.path = path
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
    self.hasBase = hasBase
  }
}
