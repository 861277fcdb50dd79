import AppLocalization
import AuditAsking
import LocalizationAudit
import ProgramSupport

/// A problem that the user has to fix. Ends the program with a status of sysexits.h, or answers one line of a batch.
struct CommandFailure: Error, AnswerObject, Sendable {
  static let members: [Column<CommandFailure>] = [Column("error", \.message)]

  var message: String
  var status = ExitStatus.usage

  static func usage(_ message: String) -> CommandFailure { CommandFailure(message: message) }

  /// - Parameter source: the identifier's place: an option, or a file and its line. For a file the message begins
  ///   with the line, which is hard to find by the identifier alone.
  static func identifier(_ identifier: String, _ error: IdentifierError, source: IdentifierSource) -> CommandFailure {
    let reason = Guesses.mistake(in: identifier, source) ?? error.description(in: identifier)
    return CommandFailure(
      message: (source.kind == .file ? "\(source.text): " : "")
        + "'\(identifier.excerpt)' is not a locale identifier: \(reason)",
      status: source.kind == .file ? .malformed : .usage)
  }

  /// The error for an option about distances, given with an engine that has none.
  static func engine(_ engine: LocalizationEngine) -> CommandFailure {
    .usage("--engine \(engine.rawValue) has no distances: the only matching option that it takes is --default")
  }

  static func malformed(_ message: String) -> CommandFailure { CommandFailure(message: message, status: .malformed) }

  static func file(_ path: String, _ reason: String, _ status: ExitStatus = .noInput) -> CommandFailure {
    CommandFailure(
      message: "cannot \(status == .output ? "write" : "read") '\(path.visibleLine)': \(reason)", status: status)
  }
}
