/// What keeps a file or a folder from being read.
package enum FileProblem: Error, Hashable, Sendable {
  case missing, folder, notFolder, special, danglingLink, unreadable
  case tooLarge(byteCount: Int)
  case tooManyEntries(Int)

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
    case .missing: .missingFile
    case .folder, .notFolder, .special: .wrongKindOfFile
    case .danglingLink: .danglingLink
    case .unreadable: .unreadableFile
    case .tooLarge, .tooManyEntries: .tooLarge
    }
  }

  private var message: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "a folder stands where a file should"
    case .notFolder: "a file stands where a folder should"
    case .special: "neither a file nor a folder, so it is not opened"
    case .danglingLink: "a symbolic link that leads nowhere"
    case .unreadable: "cannot be read"
    case .tooLarge(let byteCount): "\(byteCount) bytes are more than is read"
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
