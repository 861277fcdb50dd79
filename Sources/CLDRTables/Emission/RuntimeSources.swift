import Foundation
import PathKit

/// The sources of the runtime as files to compile once more, with other tables.
public enum RuntimeSources {
  /// Every Swift file below a folder but the pre-generated tables, by name: within a module no two share one.
  ///
  /// - Throws: when there are none, when one cannot be read, and when two have the same name.
  public static func files(in folder: Path) throws(CLDRDiagnostics) -> [(name: String, text: String)] {
    let children = ((try? folder.recursiveChildren()) ?? []).sorted()
    var files: [(name: String, text: String)] = []
    var places: [String: Path] = [:]
    for child in children where child.extension == "swift" && !child.components.contains("Pregenerated") {
      let location = SourceLocation(file: child.string, line: 0)
      if let other = places.updateValue(child, forKey: child.lastComponent) {
        throw CLDRDiagnostics(CLDRDiagnostic("a second file of that name", at: location, text: other.string))
      }
      guard let text: String = try? child.read() else {
        throw CLDRDiagnostics(CLDRDiagnostic("cannot be read", at: location))
      }
      files.append((child.lastComponent, text))
    }
    if files.isEmpty {
      throw CLDRDiagnostics(
        CLDRDiagnostic("no Swift files there", at: SourceLocation(file: folder.string, line: 0)))
    }
    return files
  }
}
