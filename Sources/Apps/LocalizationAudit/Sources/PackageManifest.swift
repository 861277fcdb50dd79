import AppLocalization

/// Reads `defaultLocalization` from a package's manifest (SE-0278) as text, without running it.
package enum PackageManifest {
  /// The default localization; nil if the manifest names none.
  ///
  /// A manifest is a program. Only a string literal can be read: `"en-GB"`, `.init("en-GB")` or `LanguageTag("en-GB")`.
  /// A diagnostic reports anything else.
  package static func read(
    _ text: String, path: String
  ) -> (project: ProjectLocalizations, diagnostics: [LocalizationDiagnostic]) {
    var scanner = ManifestScanner(text)
    var region: String?
    var diagnostics: [LocalizationDiagnostic] = []
    switch scanner.argument("defaultLocalization") {
    case nil: break
    case .literal(let name)?: region = name
    case .expression(let index)?:
      let message = "defaultLocalization is computed; only a string literal can be read"
      let position = TextPosition(line: scanner.line(of: index), column: 1)
      diagnostics.append(
        LocalizationDiagnostic(.warning, "manifest.unreadable", message, path: path, position: position))
    }
    var project = ProjectLocalizations(path: path, developmentRegion: region)
    project.targetPaths = paths(text)
    project.isWithoutTargets = !hasTargets(text)
    return (project, diagnostics)
  }

  /// Whether the package has targets: an argument that is not an empty list.
  private static func hasTargets(_ text: String) -> Bool {
    var scanner = ManifestScanner(text)
    guard case .expression(let index)? = scanner.argument("targets") else { return false }
    return !text.unicodeScalars.dropFirst(index).filter { !$0.properties.isWhitespace }.starts(
      with: "[]".unicodeScalars)
  }

  /// The string literals after `path:`.
  private static func paths(_ text: String) -> [String] {
    var scanner = ManifestScanner(text)
    var paths: [String] = []
    while let argument = scanner.argument("path") {
      if case .literal(let path) = argument { paths.append(path.normalizedPath) }
    }
    return paths
  }
}
