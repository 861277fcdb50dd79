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
  package init(_ problem: FileReader.Problem, path: String) {
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
  /// The problem, if there is one. If it is only a warning, `names` has as many entries as the limit allows, the first
  /// ones that the system gave.
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
      guard let entries = FolderReader.names(in: path, limit: limits.folderEntryCount) else {
        problem = LocalizationDiagnostic(.unreadable, path: path)
        return
      }
      let sorted = entries.names.map { (name: $0, stem: $0.nameAndExtension.name) }.sorted {
        $0.stem == $1.stem
          ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.stem.utf8.lexicographicallyPrecedes($1.stem.utf8)
      }
      names = sorted.map(\.name)
      if entries.isCut {
        let message = "too many entries: only \(names.count) are read, which may be others next time"
        problem = LocalizationDiagnostic(.warning, "file.tooLarge", message, path: path)
      }
    }
  }
}
