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

  /// The pre-generated files, if the package has them.
  package func files(from tables: CompiledTables) -> [FileChange] {
    guard let sources else { return [] }
    return TableModule.allCases.flatMap(tables.pregeneratedFiles).map { file in
      FileChange(path: "\(sources)/\(file.path)", contents: file.contents)
    }
  }

  /// The changes that write the data itself.
  package func files(of release: CLDRRelease) -> [FileChange] {
    release.changes(in: dataFolder).map { FileChange(path: "\(data)/\($0.path)", contents: $0.contents) }
  }

  /// An error for each pre-generated file that is not, byte for byte, what the tables give.
  package func faults(in tables: CompiledTables) -> [InputDiagnostic] {
    files(from: tables).filter { file in (try? (root + file.path).bytes()) != file.contents }.map { file in
      InputDiagnostic(
        "differs from the tables of the data", at: SourceLocation(file: (root + file.path).string),
        hint: "if the change is intended, run cldr-tables regenerate")
    }
  }
}
