import CLDRTables
import Foundation
import PathKit

/// The sources of the runtime as files to compile once more, with other tables, as one module.
package enum RuntimeSources {
  /// The modules that become one: none imports another in it.
  package static let modules = ["LocaleCore", "LocaleMatching"]

  /// Every Swift file below folders but the pre-generated tables, by name: no two share one.
  ///
  /// - Throws: when there are none in a folder, when one cannot be read, and when two have the same name.
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
        throw CLDRDiagnostics(CLDRDiagnostic("a second file of that name", at: location, text: other.string))
      }
      guard let text: String = try? child.read() else {
        throw CLDRDiagnostics(CLDRDiagnostic("cannot be read", at: location))
      }
      files.append((child.lastComponent, withoutImports(text)))
    }
    if files.isEmpty {
      throw CLDRDiagnostics(
        CLDRDiagnostic("no Swift files there", at: SourceLocation(file: folder.string, line: 0)))
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
