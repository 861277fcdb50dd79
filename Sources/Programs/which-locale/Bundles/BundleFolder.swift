import AppLocalization
import LocalizedStrings

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
  var json: JSON {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue), "message": .string(message),
      "path": JSON(path), "line": JSON(line), "column": JSON(column),
    ])
  }
}
