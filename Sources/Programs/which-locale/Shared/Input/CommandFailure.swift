import AppLocalization
import ProgramSupport

/// A problem that the user has to fix. Ends the program with a status of sysexits.h, or answers one line of a batch.
struct CommandFailure: Error, Sendable {
  let message: String
  let details: JSONObject
  var status = ExitStatus.usage

  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(message: message, details: ["kind": .string("usage")])
  }

  /// - Parameter source: the identifier's place: an option, or a file and its line. For a file the message begins
  ///   with the line, which is hard to find by the identifier alone.
  static func identifier(_ identifier: String, _ error: IdentifierError, source: IdentifierSource) -> CommandFailure {
    CommandFailure(
      message: (source.isFile ? "\(source.text): " : "")
        + "'\(identifier.excerpt)' is not a locale identifier: \(error.description(in: identifier))",
      details: [
        "kind": "identifier".json, "identifier": identifier.json, "offset": error.offset.json,
        "reason": error.reason.key.json, "source": source.text.json,
      ], status: source.isFile ? .malformed : .usage)
  }

  /// The error for an option about distances, given with an engine that has none.
  static func engine(_ engine: LocalizationEngine) -> CommandFailure {
    .usage("--engine \(engine.rawValue) has no distances: the only matching option that it takes is --default")
  }

  static func malformed(_ message: String) -> CommandFailure {
    CommandFailure(message: message, details: ["kind": .string("malformed")], status: .malformed)
  }

  static func file(_ path: String, _ reason: String, _ status: ExitStatus = .noInput) -> CommandFailure {
    CommandFailure(
      message: "cannot \(status == .output ? "write" : "read") '\(path.visibleLine)': \(reason)",
      details: ["kind": "file".json, "path": path.json, "reason": reason.json], status: status)
  }

  var json: JSONValue {
    var error = details
    error["message"] = message.json
    return ["error": error.json]
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
