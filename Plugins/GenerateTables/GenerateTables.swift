import Foundation
import PackagePlugin

/// Makes the tables of a module of the runtime from `CLDR/` in the build.
///
/// Without the trait `BuildTimeTables` the tool does not exist: then there is no command, and the pre-generated tables
/// are used.
@main
struct GenerateTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let tool = try? context.tool(named: "generate-tables") else { return [] }
    // The pre-generated tables of the target have the names of those that the build makes in their place.
    let pregenerated = "+Pregenerated.swift"
    let tables = files(below: target.directoryURL.appending(path: "Tables")).map(\.lastPathComponent)
      .filter { $0.hasSuffix(pregenerated) }
    guard !tables.isEmpty else {
      Diagnostics.error("GenerateTables found no pre-generated tables in \(target.directoryURL.path)")
      return []
    }
    let data = context.package.directoryURL.appending(path: "CLDR")
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Making the tables of \(target.name) from CLDR",
        executable: tool.url,
        arguments: [
          "--from", data.path(percentEncoded: false), "--to", folder.path(percentEncoded: false),
          "--module", target.name,
        ],
        inputFiles: files(below: data),
        outputFiles: tables.map { folder.appending(path: "\($0.dropLast(pregenerated.count)).swift") })
    ]
  }

  private func files(below folder: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    return found.compactMap { $0 as? URL }.filter { $0.isFileURL && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}
