import CLDRTables
import Foundation
import PathKit
import SystemAccess

/// The generated files as text, by name.
package struct GeneratedFiles: Hashable, Sendable {
  /// The place where the files are used. Between the guards they have equal bytes.
  package enum Destination: Hashable, Sendable {
    /// Made in a build by the plugin.
    case build
    /// Checked in, compiled where the trait `BuildTimeTables` is off.
    case pregenerated
  }

  /// The names of all files of a module, for any data: a build plugin must know them in advance.
  package static func names(of module: TableModule, for destination: Destination) -> [String] {
    module.enums.map { name($0, destination) }
  }

  /// The texts by file name, in the order of `names(of:for:)`.
  package private(set) var files: [(name: String, text: String)] = []

  /// The files of one module.
  package init(_ tables: CompiledTables, of module: TableModule, for destination: Destination) {
    files = tables.files.filter { module.enums.contains($0.name) }.map { file in
      let text = TableEmitter(file: file, version: tables.version).text()
      return (
        Self.name(file.name, destination),
        destination == .pregenerated ? "// swift-format-ignore-file\n#if !BuildTimeTables\n\(text)#endif\n" : text
      )
    }
  }

  private static func name(_ name: String, _ destination: Destination) -> String {
    // Two files of one module may not share a name.
    destination == .build ? "\(name).swift" : "\(name)+Pregenerated.swift"
  }

  package static func == (left: GeneratedFiles, right: GeneratedFiles) -> Bool {
    left.files.elementsEqual(right.files) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) {
    for file in files {
      hasher.combine(file.name)
      hasher.combine(file.text)
    }
  }
}

extension TableModule {
  /// The enums in the module's files.
  var enums: [String] { TableNames.byModule[rawValue] ?? [] }

  /// The folder of the module's checked-in tables, relative to the folder of the sources.
  package var pregeneratedFolder: String { "\(rawValue)/Tables/Pregenerated" }
}

/// The complete generator: reads a CLDR folder with its manifest, compiles, and writes the generated files.
package struct TableGenerator: Sendable {
  private let folder: String

  /// - Parameter folder: an imported release, with `manifest.json` beside `common/`.
  package init(folder: Path) { self.folder = folder.string }

  /// Reads and compiles; writes nothing.
  ///
  /// - Parameter module: the module whose tables are wanted; nil for all.
  /// - Throws: everything that is wrong with the data, each with file and line.
  package func tables(of module: TableModule? = nil) throws(CLDRDiagnostics) -> CompiledTables {
    let manifest = try CLDRManifest(folder: Path(folder))
    let facts = try CLDRReader(folder: Path(folder), for: module).read(version: manifest.version)
    return try TableCompiler(facts, for: module).compile()
  }

  /// Writes the files that differ from those on disk.
  ///
  /// - Returns: the names of the files written.
  /// - Throws: an error if a file cannot be written. All texts are complete before the first file is written.
  package static func write(_ generated: GeneratedFiles, to folder: Path) throws(CLDRDiagnostics) -> [String] {
    try write(generated.files, to: folder)
  }

  /// Writes any files that differ from those on disk.
  package static func write(_ files: [(name: String, text: String)], to folder: Path) throws(CLDRDiagnostics)
    -> [String]
  {
    var written: [String] = []
    for file in files {
      let path = folder + file.name
      if let present: String = try? path.read(), present == file.text { continue }
      do {
        try folder.mkpath()
        try FileWriter.write(file.text.utf8, to: path.string)
      } catch {
        throw CLDRDiagnostics(
          CLDRDiagnostic(
            "cannot be written", at: SourceLocation(file: path.string, line: 0),
            text: (error as? FileWriter.Problem)?.message ?? error.localizedDescription, hint: FileWriter.Problem.hint))
      }
      written.append(file.name)
    }
    return written
  }

  /// The files of a destination that are missing or differ from what would be generated.
  package static func outdated(_ generated: GeneratedFiles, in folder: Path) -> [String] {
    generated.files.compactMap { file in
      let present: String? = try? (folder + file.name).read()
      return present == file.text ? nil : file.name
    }
  }
}

/// The sources of the runtime as files that are compiled again as one module, with other tables.
package enum RuntimeSources {
  /// The modules that become one, in which they do not import each other.
  package static let modules = ["LocaleCore", "LocaleMatching"]

  /// Every Swift file below folders except the pre-generated tables, by name. No two have the same name.
  ///
  /// - Throws: an error if a folder has none, if one cannot be read, or if two have the same name.
  package static func files(in folders: [Path]) throws(CLDRDiagnostics) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var places: [String: Path] = [:]
    for folder in folders { files += try self.files(in: folder, &places) }
    return files
  }

  private static func files(
    in folder: Path, _ places: inout [String: Path]
  ) throws(CLDRDiagnostics) -> [(name: String, text: String)] {
    let children = ((try? folder.recursiveChildren()) ?? []).sorted()
    var files: [(name: String, text: String)] = []
    for child in children where child.extension == "swift" && !child.components.contains("Pregenerated") {
      let location = SourceLocation(file: child.string, line: 0)
      if let other = places.updateValue(child, forKey: child.lastComponent) {
        throw CLDRDiagnostics(
          CLDRDiagnostic(
            "a second file of that name", at: location, text: other.string, hint: "delete one of them"))
      }
      guard let text: String = try? child.read() else {
        throw CLDRDiagnostics(
          CLDRDiagnostic("cannot be read", at: location, hint: FileReader.Problem.unreadable.hint))
      }
      files.append((child.lastComponent, withoutImports(text)))
    }
    if files.isEmpty {
      throw CLDRDiagnostics(
        CLDRDiagnostic(
          "no Swift files there", at: SourceLocation(file: folder.string, line: 0),
          hint: "name the folder of the package, which holds Sources/"))
    }
    return files
  }

  /// The text without imports of the modules themselves.
  private static func withoutImports(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !modules.contains { line == "import \($0)" || line == "@_exported import \($0)" }
    }.joined(separator: "\n")
  }
}
