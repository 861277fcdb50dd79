import Foundation
import SystemAccess

/// A problem that prevents reading a file or a folder.
package enum FileProblem: Error, Hashable, Sendable {
  case file(FileReader.Problem)
  case notFolder
  case tooManyEntries(Int)

  package static let missing = FileProblem.file(.missing)
  package static let special = FileProblem.file(.special)
  package static let danglingLink = FileProblem.file(.danglingLink)
  package static let unreadable = FileProblem.file(.unreadable)

  package func diagnostic(_ path: String) -> LocalizationDiagnostic {
    LocalizationDiagnostic(severity, code, message, path: path)
  }

  /// Whether nothing could be read at all.
  package var isFatal: Bool { severity == .error }

  /// A folder with too many entries is read up to the limit.
  private var severity: LocalizationDiagnostic.Severity {
    if case .tooManyEntries = self { .warning } else { .error }
  }

  private var code: LocalizationDiagnostic.Code {
    switch self {
    case .file(.missing): .missingFile
    case .file(.folder), .file(.special), .notFolder: .wrongKindOfFile
    case .file(.danglingLink): .danglingLink
    case .file(.unreadable): .unreadableFile
    case .file(.tooLarge), .tooManyEntries: .tooLarge
    }
  }

  private var message: String {
    switch self {
    case .file(let problem): problem.message
    case .notFolder: "a file stands where a folder should"
    case .tooManyEntries(let count): "\(count) entries are more than are read; the rest is left out"
    }
  }
}

extension LocalizationDiagnostic.Code {
  package static let missingFile: Self = "file.missing"
  package static let wrongKindOfFile: Self = "file.wrongKind"
  package static let danglingLink: Self = "file.danglingLink"
  package static let unreadableFile: Self = "file.unreadable"
}

/// Reads whole files of a bundle.
package enum FileBytes {
  /// The bytes of a regular file, or the problem that prevents reading.
  package static func read(_ path: String, _ limits: ReadingLimits) -> Result<[UInt8], FileProblem> {
    FileReader.read(path, limit: limits.fileByteCount).map(Array.init).mapError(FileProblem.file)
  }
}

/// The entries of a folder.
package struct FolderListing: Sendable {
  /// The names in their order.
  package var names: [String] = []
  /// The problem, if there is one. `names` contains the entries that could be read.
  package var problem: FileProblem?

  /// The names are sorted by UTF-8 bytes without their extensions. This gives an equal order on every machine, with
  /// `en.lproj` before `en-GB.lproj`.
  package init(of path: String, _ limits: ReadingLimits) {
    switch FileKind(at: path) {
    case nil: problem = .missing
    case .file: problem = .notFolder
    case .special: problem = .special
    case .danglingLink: problem = .danglingLink
    case .folder:
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        problem = .unreadable
        return
      }
      let sorted = entries.map { (name: $0, stem: $0.nameAndExtension.name) }.sorted {
        $0.stem == $1.stem
          ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) : $0.stem.utf8.lexicographicallyPrecedes($1.stem.utf8)
      }
      names = sorted.map(\.name)
      guard names.count > limits.folderEntryCount else { return }
      problem = .tooManyEntries(names.count)
      names.removeLast(names.count - limits.folderEntryCount)
    }
  }
}
