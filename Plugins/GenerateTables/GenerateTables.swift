import Foundation
import PackagePlugin

/// Makes the tables of a module of the runtime from `CLDR/` in the build.
///
/// Without the trait `BuildTimeTables` the tool does not exist: then there is no command, and the pre-generated tables
/// are used.
@main
struct GenerateTables: BuildToolPlugin {
  /// The files that the generator writes for each module, for any data. A test compares it with the generator's own
  /// list.
  static let outputs = [
    "LocaleMatching": [
      "CLDRReleaseTable.swift", "LikelySubtagsTable.swift", "RegionTable.swift", "DistanceTable.swift",
      "RuleTable.swift", "LegacyTagTable.swift", "ParentLocaleTable.swift", "ScriptTable.swift",
    ],
    "LocaleCanonicalization": ["AliasTable.swift", "TypeAliasTable.swift"],
    "LocaleValidity": ["ValidityTable.swift"],
    "LocalePlurals": ["PluralTable.swift", "PluralRangeTable.swift"],
  ]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let tool = try? context.tool(named: "generate-tables") else { return [] }
    guard let outputs = Self.outputs[target.name] else {
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
        outputFiles: outputs.map { folder.appending(path: $0) })
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
