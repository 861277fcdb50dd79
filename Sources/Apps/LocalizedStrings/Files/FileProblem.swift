import SystemAccess

/// What keeps a file or a folder from being read.
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
