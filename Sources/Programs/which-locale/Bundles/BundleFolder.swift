import AppLocalization
import LocalizationAudit

/// Reads the folder that a command names.
enum BundleFolder {
  /// - Throws: if there is no folder, or if it cannot be read. All other problems are in the bundle's diagnostics.
  static func read(
    _ path: String, limits: ReadingLimits = .standard
  ) throws(CommandFailure) -> LocalizedBundle {
    try check(path)
    return LocalizedBundle(
      reading: path, limits: limits, others: ["project.yml": XcodeGenProject.reader(root: path)])
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
