import LocalizedStrings

/// Reads `defaultLocalization` from a package's manifest (SE-0278) as text, without running it.
public enum PackageManifest {
  /// The default localization, nil where the manifest names none.
  ///
  /// A manifest is a program. Only a string literal is understood, `"en-GB"`, `.init("en-GB")` or
  /// `LanguageTag("en-GB")`; a diagnostic tells of anything else.
  public static func read(
    _ text: String, path: String
  ) -> (project: ProjectLocalizations, diagnostics: [LocalizationDiagnostic]) {
    var scanner = ManifestScanner(text)
    switch scanner.argument("defaultLocalization") {
    case nil: return (ProjectLocalizations(path: path, developmentRegion: nil), [])
    case .literal(let name)?: return (ProjectLocalizations(path: path, developmentRegion: name), [])
    case .expression(let line)?:
      let message = "defaultLocalization is computed; only a string literal can be read"
      let position = TextPosition(line: line, column: 1)
      return (
        ProjectLocalizations(path: path, developmentRegion: nil),
        [LocalizationDiagnostic(.warning, .unreadableManifest, message, path: path, position: position)]
      )
    }
  }
}
