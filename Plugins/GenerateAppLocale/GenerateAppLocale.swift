import Foundation
import PackagePlugin

/// Makes an app's `AppLocale.swift` in the build, from the target's own localizations or its `locales.json`.
///
/// The tool compiles this package's matcher and no other package, with any traits.
@main
struct GenerateAppLocale: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "AppLocale.swift")
    return [
      .buildCommand(
        displayName: "Making the localizations of \(target.name)",
        executable: try context.tool(named: "generate-app-locale").url,
        arguments: [
          "--folder", folder.path(percentEncoded: false), "--to", output.path(percentEncoded: false),
        ],
        inputFiles: inputs(below: folder), outputFiles: [output])
    ]
  }

  /// Every file that may name a localization: if one changes, the source is made again.
  private func inputs(below folder: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return found.compactMap { $0 as? URL }.filter { file in
      file.lastPathComponent == "locales.json" || file.pathExtension == "xcstrings"
        || !file.hasDirectoryPath && file.pathComponents.contains { $0.hasSuffix(".lproj") }
    }.sorted { $0.path < $1.path }
  }
}
