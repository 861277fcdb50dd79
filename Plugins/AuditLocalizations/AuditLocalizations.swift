import Foundation
import PackagePlugin

/// Shows in the build of a target what is wrong with its localizations, beside the lines. The build fails only by what
/// `failOn` in `.which-locale.json` says.
///
/// The tool compiles this package's own modules and no other package. It runs when one of its inputs has changed.
@main
struct AuditLocalizations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let inputs = inputs(below: target.directoryURL)
    if !inputs.contains(where: { ["strings", "stringsdict", "xcstrings"].contains($0.pathExtension) }) { return [] }
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
        inputFiles: inputs + settings(of: context.package.directoryURL), outputFiles: [stamp])
    ]
  }

  /// Every file of the target that the audit reads.
  private func inputs(below folder: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
    let kinds = ["strings", "stringsdict", "xcstrings", "storyboard", "xib", "intentdefinition", "plist"]
    return found.compactMap { $0 as? URL }.filter { kinds.contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  /// The manifest, the configuration and its baseline.
  private func settings(of package: URL) -> [URL] {
    let configuration = package.appending(path: ".which-locale.json")
    var files = [package.appending(path: "Package.swift"), configuration]
    if let data = try? Data(contentsOf: configuration),
      let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let baseline = fields["baseline"] as? String
    {
      files.append(baseline.hasPrefix("/") ? URL(fileURLWithPath: baseline) : package.appending(path: baseline))
    }
    return files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
