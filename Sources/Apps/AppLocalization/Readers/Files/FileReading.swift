import Foundation
import SystemAccess

/// Reads whole files of a bundle.
package enum FileBytes {
  /// The bytes of a regular file, or the problem that prevents reading.
  package static func read(_ path: String, _ limits: ReadingLimits) -> Result<[UInt8], LocalizationDiagnostic> {
    FileReader.read(path, limit: limits.fileByteCount).map(Array.init)
      .mapError { LocalizationDiagnostic($0, path: path) }
  }
}

extension LocalizationDiagnostic {
  init(_ problem: FileReader.Problem, path: String) {
    let code: Code =
      switch problem {
      case .missing: "file.missing"
      case .folder, .special: "file.wrongKind"
      case .danglingLink: "file.danglingLink"
      case .unreadable: "file.unreadable"
      case .tooLarge: "file.tooLarge"
      }
    self.init(.error, code, problem.message, path: path)
  }
}

/// The entries of a folder.
package struct FolderListing: Sendable {
  /// The names in their order.
  package var names: [String] = []
  /// The problem, if there is one. `names` contains the entries that could be read: all of them, up to the limit, if the
  /// problem is only a warning.
  package var problem: LocalizationDiagnostic?

  /// The names are sorted by UTF-8 bytes without their extensions. This gives an equal order on every machine, with
  /// `en.lproj` before `en-GB.lproj`.
  package init(of path: String, _ limits: ReadingLimits) {
    switch FileKind(at: path) {
    case nil: problem = LocalizationDiagnostic(.missing, path: path)
    case .file:
      problem = LocalizationDiagnostic(.error, "file.wrongKind", "a file where a folder is expected", path: path)
    case .special: problem = LocalizationDiagnostic(.special, path: path)
    case .danglingLink: problem = LocalizationDiagnostic(.danglingLink, path: path)
    case .folder:
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        problem = LocalizationDiagnostic(.unreadable, path: path)
        return
      }
      let sorted = entries.map { (name: $0, stem: $0.nameAndExtension.name) }.sorted {
        $0.stem == $1.stem
          ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.stem.utf8.lexicographicallyPrecedes($1.stem.utf8)
      }
      names = sorted.prefix(limits.folderEntryCount).map(\.name)
      if names.count < sorted.count {
        let message = "too many entries: \(names.count) of \(sorted.count) are read"
        problem = LocalizationDiagnostic(.warning, "file.tooLarge", message, path: path)
      }
    }
  }
}
