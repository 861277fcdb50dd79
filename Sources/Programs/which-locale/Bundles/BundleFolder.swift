import AppLocalization
import LocalizedStrings
import PathKit

/// Reads the folder that a command names.
enum BundleFolder {
  /// - Throws: if there is no folder, or if it cannot be read. All other problems are in the bundle's diagnostics.
  static func read(
    _ path: String, limits: ReadingLimits = .standard
  ) throws(CommandFailure) -> LocalizedBundle {
    try check(path)
    return LocalizedBundle(path: path, limits: limits)
  }

  /// - Throws: if there is no folder, or if it cannot be read.
  static func check(_ path: String) throws(CommandFailure) {
    if let problem = FolderListing(of: path, .standard).problem, problem.isFatal {
      throw .file(path, problem.diagnostic(path).message)
    }
  }
}

extension LocalizationDiagnostic {
  var json: JSONValue {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue), "message": .string(message),
      "path": JSONValue(path), "line": JSONValue(line), "column": JSONValue(column),
    ])
  }
}

/// Finds the localizations of an app's bundle by the names of its `.lproj` folders.
enum LocalizationFolders {
  /// - Parameter path: a bundle of macOS or iOS, or any folder that holds `.lproj` folders.
  /// - Returns: sorted names without their ending. `Base` is omitted, because it is not a localization.
  static func names(in path: String) throws(CommandFailure) -> [String] {
    let bundle = Path(path)
    guard bundle.isDirectory else { throw .file(path, "there is no such folder: give a bundle's folder") }
    let resources = bundle + "Contents/Resources"
    let folder = resources.isDirectory ? resources : bundle
    let children = (try? folder.children()) ?? []
    let names = children.filter { $0.extension == "lproj" }.map(\.lastComponentWithoutExtension)
      .filter { $0 != "Base" }.sorted()
    if names.isEmpty { throw .file(path, "it contains no .lproj folder: give a bundle that has one") }
    for name in names { try IdentifierList.check(name, source: .option("--bundle")) }
    return names
  }
}
