import AppLocalization
import ArgumentParser
import LocaleCanonicalization
import LocaleMatching
import LocaleValidity

struct CanonicalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canonicalize",
    abstract: "Prints the canonical form of identifiers: sh-CS becomes sr-Latn-RS.",
    discussion: HelpText.canonicalize)

  @Argument(help: "Identifiers. Without them, each line of standard input is one.")
  var identifiers: [String] = []

  @Flag(help: "Answer each line of standard input. This is the default without arguments.")
  var batch = false

  @OptionGroup(title: "Reading options") var reading: SyntaxOptions
  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let syntax = try reading.syntax()
    try IdentifierAnswers(identifiers: identifiers, batch: batch, format: output.format, syntax: syntax) {
      let canonical = $0.canonicalized.description
      return IdentifierAnswers.Answer(line: canonical, json: ["result": .string(canonical)])
    }.run()
  }
}

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks each subtag against CLDR: valid, unknown, deprecated, reserved, a macroregion.",
    discussion: HelpText.validate)

  @Argument(help: "Identifiers. Without them, each line of standard input is one.")
  var identifiers: [String] = []

  @Flag(help: "Answer each line of standard input. This is the default without arguments.")
  var batch = false

  @OptionGroup(title: "Reading options") var reading: SyntaxOptions
  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let syntax = try reading.syntax()
    try IdentifierAnswers(
      identifiers: identifiers, batch: batch, format: output.format, syntax: syntax, answer: Self.answer
    ).run()
  }

  private static func answer(_ identifier: LocaleIdentifier) -> IdentifierAnswers.Answer {
    let entries = identifier.validity
    let isValid = identifier.isValid
    // A regular subtag without a replacement needs no remark.
    let remarks = entries.filter { $0.status != .regular || $0.replacement != nil }.map(\.description)
    let verdict = isValid ? "valid" : "invalid"
    let line = ([verdict] + (remarks.isEmpty ? [] : [remarks.joined(separator: ", ")])).joined(separator: ": ")
    let subtags = entries.map { entry in
      JSONValue.object([
        "field": .string(entry.field.description), "subtag": .string(String(entry.subtag)),
        "status": .string(entry.status.key), "replacement": JSONValue(entry.replacement),
        "reason": .string(entry.description),
      ])
    }
    return IdentifierAnswers.Answer(
      line: line, json: ["isValid": .bool(isValid), "subtags": .array(subtags)],
      tsv: "\(verdict)\t\(remarks.joined(separator: ", "))", outcome: isValid ? .answered : .noMatch)
  }
}

extension SubtagStatus {
  /// The name in JSON.
  var key: String {
    switch self {
    case .regular: "regular"
    case .special: "special"
    case .macroregion: "macroregion"
    case .deprecated: "deprecated"
    case .privateUse: "privateUse"
    case .reserved: "reserved"
    case .unknown: "unknown"
    case .unlisted: "unlisted"
    }
  }
}

/// Answers each identifier, from the arguments or standard input, for `canonicalize` and `validate`.
struct IdentifierAnswers {
  struct Answer {
    /// The line in text.
    var line: String
    /// The members beside `identifier` in JSON.
    var json: JSONObject
    /// The line in TSV; nil if it is the one in text.
    var tsv: String?
    var outcome = LineBatch.LineOutcome.answered
  }

  let identifiers: [String]
  let batch: Bool
  let format: OutputFormat
  let syntax: LocaleIdentifier.Syntax
  let answer: (LocaleIdentifier) -> Answer

  func run() throws {
    if identifiers.isEmpty {
      return try LineBatch(format: format, columns: "one identifier").run { cells throws(CommandFailure) in
        guard let identifier = cells.first, cells.count == 1 else {
          throw .usage("the line is not one identifier: write one, without tabs")
        }
        let answer = answer(try read(identifier, source: .line))
        return (line(answer, of: identifier), answer.outcome)
      }
    }
    if batch { throw CommandFailure.usage("--batch reads standard input: give no identifiers") }
    // All identifiers are read before the first answer is printed, so that an error prints no partial answer.
    let answers = try identifiers.map { ($0, answer(try read($0, source: .argument))) }
    if format == .json {
      Console.print(JSONValue.array(answers.map { json($0.1, of: $0.0) }).text(pretty: true))
    } else {
      for (identifier, answer) in answers { Console.print(line(answer, of: identifier)) }
    }
    let worst = answers.map(\.1.outcome).max() ?? .answered
    if worst != .answered { throw ExitCode(worst.rawValue) }
  }

  private func read(_ identifier: String, source: IdentifierSource) throws(CommandFailure) -> LocaleIdentifier {
    do {
      return try LocaleIdentifier(validating: identifier, syntax: syntax)
    } catch {
      throw .identifier(identifier, error, source: source)
    }
  }

  private func line(_ answer: Answer, of identifier: String) -> String {
    switch format {
    case .json: json(answer, of: identifier).text(pretty: false)
    case .tsv: answer.tsv ?? answer.line
    case .text: answer.line
    }
  }

  private func json(_ answer: Answer, of identifier: String) -> JSONValue {
    .object(answer.json.adding(["identifier": .string(identifier)]))
  }
}

/// The options that say which spellings of an identifier are read.
struct SyntaxOptions: ParsableArguments {
  @Flag(help: "Refuse underscores, legacy tags and private use alone, as ECMA-402 does.")
  var strict = false

  @Flag(help: "Read POSIX and ICU forms too: en_US.UTF-8, sr_RS@latin, de@collation=phonebook.")
  var lenient = false

  func syntax() throws(CommandFailure) -> LocaleIdentifier.Syntax {
    if strict, lenient { throw .usage("use either --strict or --lenient, not both") }
    return strict ? .strict : lenient ? .lenient : .standard
  }
}
