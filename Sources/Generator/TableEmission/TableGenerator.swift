import CLDRTables
import Foundation
import PathKit
import SystemAccess

/// The whole way: reads a CLDR folder with its manifest, compiles, and writes the generated files.
package struct TableGenerator: Sendable {
  private let folder: String

  /// - Parameter folder: an imported release, with `manifest.json` beside `common/`.
  package init(folder: Path) { self.folder = folder.string }

  /// Reads and compiles; writes nothing.
  ///
  /// - Throws: everything that is wrong with the data, each with file and line.
  package func tables() throws(CLDRDiagnostics) -> CompiledTables {
    let manifest = try CLDRManifest(folder: Path(folder))
    return try TableCompiler(CLDRReader(folder: Path(folder)).read(version: manifest.version)).compile()
  }

  /// Writes the files that differ from what is there.
  ///
  /// - Returns: the names of the files written.
  /// - Throws: when a file cannot be written. Every text is ready before the first is.
  package static func write(_ generated: GeneratedFiles, to folder: Path) throws(CLDRDiagnostics) -> [String] {
    try write(generated.files, to: folder)
  }

  /// The same for any files.
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
            text: (error as? FileWriter.Problem)?.message ?? error.localizedDescription))
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
