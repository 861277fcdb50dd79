import Foundation
import PackagePlugin

/// Makes a target of a client into a `LocaleMatching` of its own: the same runtime, compiled with tables from the
/// folder `CLDR` in the target.
///
/// The tables are constants in the program; a matcher that took other tables at run time would be slower for everybody.
/// So an app that needs other tables compiles the runtime with them, at full speed, under another name.
@main
struct CustomCLDRTables: BuildToolPlugin {
  /// The modules whose sources become the target's. The first has no tables.
  static let runtime = ["LocaleCore", "LocaleAliases", "LocaleMatching"]

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let tool = try? context.tool(named: "generate-tables") else {
      Diagnostics.error(
        "CustomCLDRTables needs the trait BuildTimeTables of swift-locale-matching, which a dependency has by traits: [\"BuildTimeTables\"]"
      )
      return []
    }
    let data = target.directoryURL.appending(path: "CLDR")
    // Without data the command fails when the target is built, not here: SwiftPM runs this plugin before the command
    // that imports the data.
    let folders = Self.runtime.compactMap { runtimeFolder($0, of: context.package) }
    guard folders.count == Self.runtime.count else {
      Diagnostics.error("add swift-locale-matching: no package has \(Self.runtime.joined(separator: " and "))")
      return []
    }
    // The runtime's pre-generated tables have the names of those that are made here.
    let pregenerated = "+Pregenerated.swift"
    let folder = context.pluginWorkDirectoryURL
    return zip(Self.runtime, folders).dropFirst().map { module, place in
      // The modules without tables come with the last.
      let places = module == Self.runtime.last ? [folders[0], place] : [place]
      let runtime = places.flatMap(files).filter { $0.pathExtension == "swift" }
      let tables = runtime.map(\.lastPathComponent).filter { $0.hasSuffix(pregenerated) }
      // All sources are in one module here: the copies do not import the others, and none exports them.
      let sources = runtime.filter {
        !$0.lastPathComponent.hasSuffix(pregenerated) && $0.lastPathComponent != "Exports.swift"
      }
      return .buildCommand(
        displayName: "Making \(target.name) from its CLDR data: \(module)",
        executable: tool.url,
        arguments: [
          "--from", data.path(percentEncoded: false), "--to", folder.path(percentEncoded: false), "--module", module,
        ] + sources.flatMap { ["--copy", $0.path(percentEncoded: false)] },
        inputFiles: files(below: data) + sources,
        outputFiles: (tables.map { "\($0.dropLast(pregenerated.count)).swift" } + sources.map(\.lastPathComponent))
          .map { folder.appending(path: $0) })
    }
  }

  /// The sources of a module of the runtime, in whichever package has them.
  private func runtimeFolder(_ module: String, of package: Package) -> URL? {
    var pending = [package]
    var seen: Set<Package.ID> = []
    while let next = pending.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      if let found = next.targets.first(where: { $0.name == module }) { return found.directoryURL }
      pending += next.dependencies.map(\.package)
    }
    return nil
  }

  private func files(below folder: URL) -> [URL] {
    guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return []
    }
    return found.compactMap { $0 as? URL }.filter { $0.isFileURL && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}
