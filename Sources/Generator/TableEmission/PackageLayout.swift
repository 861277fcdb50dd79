import CLDRTables
import PathKit

/// The places in a package of a CLDR release, and of the files made from it.
package struct PackageLayout: Hashable, Sendable {
  private let rootPath: String
  /// The imported release, relative to the root.
  package let data: String
  /// The folder of the sources with the modules' pre-generated tables, relative to the root; nil for a package without
  /// them, whose tables are made in the build.
  package let sources: String?

  /// The package's folder.
  package var root: Path { Path(rootPath) }
  package var dataFolder: Path { root + data }

  /// - Parameter sources: nil means `Sources/Runtime` if that has a module's pre-generated tables.
  package init(root: Path, data: String, sources: String? = nil) {
    rootPath = root.absolute().string
    self.data = Self.trimmed(data)
    let usual = "Sources/Runtime"
    let hasUsual = TableModule.allCases.contains { (root + usual + $0.pregeneratedFolder).isDirectory }
    self.sources = sources.map(Self.trimmed) ?? (hasUsual ? usual : nil)
  }

  private static func trimmed(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The files made from the tables: the pre-generated files if the package has them, and the fingerprints, which come
  /// last so that `faults()` notices an update that was interrupted.
  ///
  /// - Parameter changed: the files of the data that were changed by hand since the import.
  package func files(from tables: CompiledTables, changedByHand changed: [String] = []) -> [FileChange] {
    let fingerprints = Fingerprints(tables, changedByHand: changed)
    return pregeneratedFiles(from: tables)
      + [FileChange(path: "\(data)/\(Fingerprints.fileName)", text: fingerprints.text)]
  }

  /// What the tables have fewer of than the fingerprints that are there.
  package func losses(in tables: CompiledTables) -> [CLDRDiagnostic] {
    Fingerprints(tables).fewerRows(thanIn: dataFolder)
  }

  private func pregeneratedFiles(from tables: CompiledTables) -> [FileChange] {
    guard let sources else { return [] }
    return TableModule.allCases.flatMap(tables.pregeneratedFiles).map { file in
      FileChange(path: "\(sources)/\(file.path)", contents: file.contents)
    }
  }

  /// The changes that write the data itself.
  ///
  /// - Throws: an error if the folder has files that no import wrote.
  package func files(of release: CLDRRelease) throws(CLDRDiagnostics) -> [FileChange] {
    try release.changes(in: dataFolder).map { FileChange(path: "\(data)/\($0.path)", contents: $0.contents) }
  }

  /// All contradictions: of data and manifest, facts and the runtime's demands, tables and fingerprints, tables and
  /// pre-generated files.
  ///
  /// - Returns: an empty list if everything matches, and the tables if the manifest allows to make them.
  /// - Throws: an error if no tables can be made from the data.
  package func faults() throws(CLDRDiagnostics) -> (CompiledTables?, [CLDRDiagnostic]) {
    let manifest = try CLDRManifest(folder: dataFolder)
    let faults = manifest.verify(folder: dataFolder)
    if !faults.isEmpty { return (nil, faults) }
    let tables = try CompiledTables(folder: dataFolder)
    let outdated = pregeneratedFiles(from: tables).filter { file in (try? (root + file.path).bytes()) != file.contents }
    let moved = Fingerprints(tables, changedByHand: manifest.changedFiles(in: dataFolder)).verify(folder: dataFolder)
    let differing = outdated.map { file in
      CLDRDiagnostic(
        "differs from the tables of the data", at: SourceLocation(file: (root + file.path).string),
        hint: "if the change is intended, run cldr-tables regenerate")
    }
    return (tables, moved + differing)
  }
}
