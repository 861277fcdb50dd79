import AppLocalization
import LocalizedStrings

/// Reads the folder that a command was given.
enum BundleFolder {
  /// - Throws: where there is no folder, or none that can be read. Whatever else is wrong is in the bundle.
  static func read(_ path: String) throws(CommandFailure) -> LocalizedBundle {
    let bundle = LocalizedBundle(path: path)
    let fatal: Set<LocalizationDiagnostic.Code> = [
      "file.missing", "file.wrongKind", "file.danglingLink", "file.unreadable",
    ]
    if let problem = bundle.diagnostics.first(where: { $0.path == path && fatal.contains($0.code) }) {
      throw .file(path, problem.message)
    }
    return bundle
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
