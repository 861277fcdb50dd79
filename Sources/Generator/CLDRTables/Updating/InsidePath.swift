import PathKit

/// Paths from a folder down, as manifests, journals and changes name files. They come from files that anybody may have
/// written, so that each is looked at before it is followed.
enum InsidePath {
  /// Whether a path names something below the folder: no part that is empty, `.` or `..`.
  static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".."
      }
  }

  /// Why nothing may be written or removed at such a path; nil where it may.
  ///
  /// A symbolic link on the way leads elsewhere, and one at its end would be replaced by a file.
  static func fault(of path: String, in root: Path) -> CLDRDiagnostic? {
    let location = SourceLocation(file: path, line: 0)
    guard isInside(path) else { return CLDRDiagnostic("not a path inside \(root)", at: location) }
    var place = root
    for part in path.split(separator: "/") {
      place = place + String(part)
      if place.isSymlink {
        return CLDRDiagnostic(
          "a symbolic link on the way", at: location, text: place.string, hint: "put the folder or file itself there")
      }
    }
    return nil
  }
}
