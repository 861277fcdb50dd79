import AppLocalization
import SystemAccess

/// Finds localized files that are never used, because a file with their name outside all localizations wins
/// (`LocalizedBundle.resource`).
enum HiddenResourceCheck {
  static func findings(_ bundle: LocalizedBundle) -> [AuditFinding] {
    guard bundle.layout.kind != .sources, let root = bundle.layout.resourceFolders.first else { return [] }
    let outside = Set(FolderListing(of: bundle.path(of: root), bundle.limits).names)
    var hidden: [String: [String]] = [:]
    for folder in bundle.folders {
      for name in FolderListing(of: bundle.path(of: folder.path), bundle.limits).names where outside.contains(name) {
        // Folders with one name do not hide each other: their files are looked up.
        if case .file = FileKind(at: bundle.path(of: root.appendingPath(name))) {
          hidden[name, default: []].append(folder.localization)
        }
      }
    }
    return hidden.sorted { $0.key < $1.key }.map { name, localizations in
      let list = localizations.map { "'\($0)'" }.joined(separator: ", ")
      return AuditFinding(
        LocalizationDiagnostic(
          .warning, .Audit.hiddenResource, "'\(name.shown)' outside all localizations hides that of \(list)",
          path: bundle.path(of: root.appendingPath(name))))
    }
  }
}
