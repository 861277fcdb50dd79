import ArgumentParser
import LocaleMatching
import LocaleValidity

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Tells what CLDR says of each subtag: unknown, deprecated, reserved, a macro-region.",
    discussion: HelpText.validate)

  @Argument(help: "Identifiers; left out, each line of standard input is one.")
  var identifiers: [String] = []

  @Flag(help: "Answer each line of standard input. So too without arguments.")
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
    // What is in use and replaced by nothing is no news.
    let news = entries.filter { $0.status != .regular || $0.replacement != nil }.map(\.description)
    let verdict = isValid ? "valid" : "invalid"
    let line = ([verdict] + (news.isEmpty ? [] : [news.joined(separator: ", ")])).joined(separator: ": ")
    let subtags = entries.map { entry in
      JSON.object([
        "field": .string(entry.field.description), "subtag": .string(String(entry.subtag)),
        "status": .string(entry.status.key), "replacement": JSON(entry.replacement),
        "reason": .string(entry.description),
      ])
    }
    return IdentifierAnswers.Answer(
      line: line, json: ["isValid": .bool(isValid), "subtags": .array(subtags)],
      tsv: "\(verdict)\t\(news.joined(separator: ", "))", outcome: isValid ? .answered : .noMatch)
  }
}

extension SubtagStatus {
  /// The name that programs read.
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
