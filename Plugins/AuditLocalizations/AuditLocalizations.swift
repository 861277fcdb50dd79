import Foundation
import PackagePlugin

/// Shows in the build of a target what is wrong with its localizations, beside the lines. The build fails only by what
/// `failOn` in `.which-locale.json` says.
///
/// The tool compiles this package's own modules and no other package. It runs when one of its inputs has changed.
@main
struct AuditLocalizations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    try commands(
      for: target.name, in: target.directoryURL, of: context.package.directoryURL, inputs(below: target.directoryURL),
      stamp: context.pluginWorkDirectoryURL, tool: context.tool(named: "audit-localizations").url)
  }

  /// - Parameter folder: the folder whose findings are shown; nil for all of the root.
  private func commands(
    for name: String, in folder: URL?, of root: URL, _ inputs: [URL], stamp: URL, tool: URL
  ) -> [Command] {
    let kinds = ["strings", "stringsdict", "xcstrings"]
    if !inputs.contains(where: { kinds.contains($0.pathExtension) }) { return [] }
    let stamp = stamp.appending(path: "AuditedLocalizations.swift")
    return [
      .buildCommand(
        displayName: "Auditing the localizations of \(name)", executable: tool,
        arguments: ["--path", root.path(percentEncoded: false)]
          + (folder.map { ["--target", $0.path(percentEncoded: false)] } ?? [])
          + ["--stamp", stamp.path(percentEncoded: false), "--format", "xcode"],
        inputFiles: inputs + settings(of: root), outputFiles: [stamp])
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

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AuditLocalizations: XcodeBuildToolPlugin {
    /// A target of an Xcode project has files anywhere in it, so that all of the project is audited.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: target.displayName, in: nil, of: context.xcodeProject.directoryURL, target.inputFiles.map(\.url),
        stamp: context.pluginWorkDirectoryURL, tool: try context.tool(named: "audit-localizations").url)
    }
  }
#endif
