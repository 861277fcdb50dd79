import AppLocalization
import ArgumentParser
import LocaleMatching

struct MaximizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maximize",
    abstract: "Adds the likely script and region: zh-TW becomes zh-Hant-TW.",
    discussion: HelpText.maximize)

  @Argument(help: "Identifiers. Without them, each line of standard input is one.")
  var identifiers: [String] = []

  @Flag(help: "Answer each line of standard input. This is the default without arguments.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    try LikelyAnswers(identifiers: identifiers, batch: batch, format: output.format) { $0.maximized }.run()
  }
}

struct MinimizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "minimize",
    abstract: "Removes the likely script and region: zh-Hant-TW becomes zh-TW.",
    discussion: HelpText.minimize)

  @Argument(help: "Identifiers. Without them, each line of standard input is one.")
  var identifiers: [String] = []

  @Option(help: "Which subtag to keep if either of them would be enough.")
  var favor = KeptSubtag.region

  @Flag(help: "Answer each line of standard input. This is the default without arguments.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let favored = favor.value
    try LikelyAnswers(identifiers: identifiers, batch: batch, format: output.format) {
      $0.minimized(favor: favored)
    }.run()
  }
}

/// The subtag that `minimize` keeps if either of them would be enough.
enum KeptSubtag: String, CaseIterable, ExpressibleByArgument, Sendable {
  case region, script

  var value: LanguageIdentifier.MinimizedSubtag { self == .script ? .script : .region }
}

/// Answers each identifier, from the arguments or standard input, for `maximize` and `minimize`.
struct LikelyAnswers {
  let identifiers: [String]
  let batch: Bool
  let format: OutputFormat
  let transform: (LanguageIdentifier) -> LanguageIdentifier

  func run() throws {
    if identifiers.isEmpty {
      return try LineBatch(format: format, columns: "one identifier").run { cells throws(CommandFailure) in
        guard let identifier = cells.first, cells.count == 1 else {
          throw .usage("the line is not one identifier: write one, without tabs")
        }
        let result = try answer(identifier, source: .line)
        return (format == .json ? json(identifier, result).text(pretty: false) : result, .answered)
      }
    }
    if batch { throw CommandFailure.usage("--batch reads standard input: give no identifiers") }
    // All identifiers are read before the first answer is printed, so that an error prints no partial answer.
    let answers = try identifiers.map { ($0, try answer($0, source: .argument)) }
    if format == .json {
      Console.print(JSONValue.array(answers.map { json($0.0, $0.1) }).text(pretty: true))
    } else {
      for answer in answers { Console.print(answer.1) }
    }
  }

  private func answer(_ identifier: String, source: IdentifierSource) throws(CommandFailure) -> String {
    do {
      return transform(try LanguageIdentifier(validating: identifier)).description
    } catch {
      throw .identifier(identifier, error, source: source)
    }
  }

  private func json(_ identifier: String, _ result: String) -> JSONValue {
    .object(["identifier": .string(identifier), "result": .string(result)])
  }
}
