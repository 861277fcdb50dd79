import AppLocalization
import LocalizationAudit
import ProgramSupport

/// A problem that the user has to fix. Ends the program with a status of sysexits.h, or answers one line of a batch.
struct CommandFailure: Error, AnswerObject, Sendable {
  enum Kind: String, CaseIterable, AnswerValue {
    case usage, identifier, file, malformed
  }

  static let members: [Column<CommandFailure>] = [
    Column(
      "error",
      members: [
        Column("kind", \.kind), Column("message", \.message), Column(ifAny: "identifier", \.identifier),
        Column(ifAny: "offset", \.offset), Column(ifAny: "source", \.source), Column(ifAny: "path", \.path),
        Column(ifAny: "reason", \.reason),
      ])
  ]

  let kind: Kind
  let message: String
  var status = ExitStatus.usage
  var identifier, source, path, reason: String?
  var offset: Int?

  static func usage(_ message: String) -> CommandFailure { CommandFailure(kind: .usage, message: message) }

  /// - Parameter source: the identifier's place: an option, or a file and its line. For a file the message begins
  ///   with the line, which is hard to find by the identifier alone.
  static func identifier(_ identifier: String, _ error: IdentifierError, source: IdentifierSource) -> CommandFailure {
    CommandFailure(
      kind: .identifier,
      message: (source.isFile ? "\(source.text): " : "")
        + "'\(identifier.excerpt)' is not a locale identifier: \(error.description(in: identifier))",
      status: source.isFile ? .malformed : .usage, identifier: identifier, source: source.text,
      reason: error.reason.key,
      offset: error.offset)
  }

  /// The error for an option about distances, given with an engine that has none.
  static func engine(_ engine: LocalizationEngine) -> CommandFailure {
    .usage("--engine \(engine.rawValue) has no distances: the only matching option that it takes is --default")
  }

  static func malformed(_ message: String) -> CommandFailure {
    CommandFailure(kind: .malformed, message: message, status: .malformed)
  }

  static func file(_ path: String, _ reason: String, _ status: ExitStatus = .noInput) -> CommandFailure {
    CommandFailure(
      kind: .file, message: "cannot \(status == .output ? "write" : "read") '\(path.visibleLine)': \(reason)",
      status: status, path: path, reason: reason)
  }
}

extension IdentifierError.Reason {
  /// The name in JSON.
  var key: String {
    switch self {
    case .emptySubtag: "emptySubtag"
    case .invalidCharacter: "invalidCharacter"
    case .subtagTooLong: "subtagTooLong"
    case .invalidLanguage: "invalidLanguage"
    case .extendedLanguage: "extendedLanguage"
    case .invalidRegion: "invalidRegion"
    case .invalidSubtag: "invalidSubtag"
    case .repeatedVariant: "repeatedVariant"
    case .repeatedSingleton: "repeatedSingleton"
    case .emptyExtension: "emptyExtension"
    case .invalidExtension: "invalidExtension"
    case .invalidModifier: "invalidModifier"
    case .invalidKeyword: "invalidKeyword"
    default: "beyondLimit"
    }
  }
}
