import CLDRTables
import PathKit

extension CompiledTables {
  /// The files of a module that the plugin makes in a build, by name.
  package func files(of module: TableModule) -> [FileChange] {
    sources(of: module).map { FileChange(path: "\($0.name).swift", text: $0.text) }
  }

  /// The files of a module that are checked in, relative to the folder of the sources: the same bytes between guards, for
  /// builds without the trait `BuildTimeTables`. Two files of one module may not share a name.
  package func pregeneratedFiles(of module: TableModule) -> [FileChange] {
    sources(of: module).map { name, text in
      FileChange(
        path: "\(module.pregeneratedFolder)/\(name)+Pregenerated.swift",
        text: "// swift-format-ignore-file\n#if !BuildTimeTables\n\(text)#endif\n")
    }
  }

  private func sources(of module: TableModule) -> [(name: String, text: String)] {
    (modules[module] ?? []).map { ($0.name, TableEmitter(file: $0, version: version).text()) }
  }

  /// Reads a release that was imported, and compiles its tables.
  ///
  /// - Parameters:
  ///   - folder: holds `release.txt` and `common/`.
  ///   - module: the module whose tables are wanted; nil for all.
  /// - Throws: all errors in the data, with file and line.
  package init(folder: Path, of module: TableModule? = nil) throws(CLDRDiagnostics) {
    let version = try ReleaseRecord(folder: folder).version
    let facts =
      module == nil
      ? try CLDRRelease(folder: folder, release: version).facts
      : try CLDRReader(folder: folder, for: module).read(version: version)
    self = try TableCompiler(facts, for: module).compile()
  }
}

extension TableModule {
  /// The folder of the module's checked-in tables, relative to the folder of the sources.
  package var pregeneratedFolder: String { "\(rawValue)/Tables/Pregenerated" }
}
