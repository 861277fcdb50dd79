import Foundation
import LocalizedStrings

/// The files that say what a folder of sources is built into.
package enum ProjectFile {
  /// Reads another kind of project file, such as YAML; nil where the file is none.
  package typealias Reader = @Sendable (_ text: String, _ path: String) -> ProjectLocalizations?

  /// What a project says of languages. Of manifests, which are programs, only literals are understood.
  static func read(
    _ data: Data, path: String, limits: ReadingLimits, others: [String: Reader] = [:]
  ) -> (project: ProjectLocalizations?, diagnostics: [LocalizationDiagnostic]) {
    if path.hasExtension("pbxproj") { return XcodeProject.read(data, path: path, limits: limits) }
    let text = String(decoding: data, as: UTF8.self)
    switch path.lastPathComponent {
    case "Package.swift": return PackageManifest.read(text, path: path)
    case "Project.swift": return (tuist(text, path: path), [])
    default:
      let reader = others[path.lastPathComponent]
      return (reader?(text, path) ?? ProjectLocalizations(path: path, developmentRegion: nil), [])
    }
  }

  /// Tuist's manifest: `developmentRegion` among the project's options.
  private static func tuist(_ text: String, path: String) -> ProjectLocalizations {
    var scanner = ManifestScanner(text)
    var region: String?
    if case .literal(let name)? = scanner.argument("developmentRegion") { region = name }
    return ProjectLocalizations(path: path, developmentRegion: region)
  }
}
