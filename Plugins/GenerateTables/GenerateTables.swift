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
    guard let tables = TableNames.byModule[target.name] else {
      Diagnostics.error("GenerateTables has no tables for \(target.name)")
      return []
    }
    let data = context.package.directoryURL.appending(path: "CLDR")
    let inputs = try files(below: data)
    let folder = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Making the tables of \(target.name) from CLDR",
        executable: tool.url,
        arguments: [
          "--from", data.path(percentEncoded: false), "--to", folder.path(percentEncoded: false),
          "--module", target.name,
        ],
        inputFiles: inputs,
        outputFiles: tables.map { folder.appending(path: "\($0).swift") })
    ]
  }

  /// Every file of the data: if one changes, the tables are made again.
  private func files(below folder: URL) throws -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    return found.compactMap { $0 as? URL }.filter { $0.isFileURL && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}
