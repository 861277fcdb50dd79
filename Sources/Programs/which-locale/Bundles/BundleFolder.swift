import AppLocalization
import LocalizationAudit

/// Reads the folder that a command names.
enum BundleFolder {
  /// - Throws: if there is no folder, or if it cannot be read. All other problems are in the bundle's diagnostics.
  static func read(
    _ path: String, limits: ReadingLimits = .sources
  ) throws(CommandFailure) -> LocalizedBundle {
    if let problem = FolderListing(of: path, .standard).problem, problem.severity == .error {
      throw .file(path, problem.message)
    }
    return LocalizedBundle(
      reading: path, limits: limits, others: ["project.yml": XcodeGenProject.reader(root: path)])
  }
}
