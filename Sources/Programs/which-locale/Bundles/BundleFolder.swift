import AppLocalization
import LocalizedStrings
import PathKit

/// Reads the folder that a command was given.
enum BundleFolder {
  /// - Throws: where there is no folder, or none that can be read. Whatever else is wrong is in the bundle.
  static func read(
    _ path: String, limits: ReadingLimits = .standard
  ) throws(CommandFailure) -> LocalizedBundle {
    try check(path)
    return LocalizedBundle(path: path, limits: limits)
  }

  /// - Throws: where there is no folder, or none that can be read.
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

/// The localizations of an app's bundle, told by the names of its `.lproj` folders.
enum LocalizationFolders {
  /// - Parameter path: a bundle of macOS or iOS, or any folder that holds `.lproj` folders.
  /// - Returns: names without their ending, sorted; `Base`, which is no localization, is left out.
  static func names(in path: String) throws(CommandFailure) -> [String] {
    let bundle = Path(path)
    guard bundle.isDirectory else { throw .file(path, "no such folder") }
    let resources = bundle + "Contents/Resources"
    let folder = resources.isDirectory ? resources : bundle
    let children = (try? folder.children()) ?? []
    let names = children.filter { $0.extension == "lproj" }.map(\.lastComponentWithoutExtension)
      .filter { $0 != "Base" }.sorted()
    if names.isEmpty { throw .file(path, "it holds no .lproj folder") }
    for name in names { try IdentifierList.check(name, source: .option("--bundle")) }
    return names
  }
}
