import Foundation
import PackagePlugin

/// Shows in the build of a target what is wrong with its localizations, as warnings beside the lines.
///
/// The tool compiles this package's own modules and no other package. It runs when a localized file has changed.
@main
struct AuditLocalizations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let inputs = inputs(below: target.directoryURL)
    if inputs.isEmpty { return [] }
    let stamp = context.pluginWorkDirectoryURL.appending(path: "AuditedLocalizations.swift")
    return [
      .buildCommand(
        displayName: "Auditing the localizations of \(target.name)",
        executable: try context.tool(named: "audit-localizations").url,
        arguments: [
          "--path", context.package.directoryURL.path(percentEncoded: false), "--target",
          target.directoryURL.path(percentEncoded: false), "--stamp", stamp.path(percentEncoded: false), "--format",
          "xcode",
        ],
        inputFiles: inputs, outputFiles: [stamp])
    ]
  }

  /// Every file that may hold localized texts.
  private func inputs(below folder: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    return found.compactMap { $0 as? URL }.filter { file in
      ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension)
    }.sorted { $0.path < $1.path }
  }
}
