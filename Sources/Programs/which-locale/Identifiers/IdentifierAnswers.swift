import ArgumentParser
import LocaleMatching

/// What `canonicalize` and `validate` share: an answer for each identifier, from the arguments or standard input.
struct IdentifierAnswers {
  struct Answer {
    /// For people.
    var line: String
    /// What stands beside `identifier` in JSON.
    var json: [String: JSON]
    /// For spreadsheets, where it is not the line.
    var tsv: String?
    var outcome = LineBatch.Outcome.answered
  }

  let identifiers: [String]
  let batch: Bool
  let format: OutputFormat
  let syntax: LocaleIdentifier.Syntax
  let answer: (LocaleIdentifier) -> Answer

  func run() throws {
    if identifiers.isEmpty {
      return try LineBatch(format: format, columns: "one identifier").run { cells throws(CommandFailure) in
        guard let identifier = cells.first, cells.count == 1 else { throw .usage("the line is not one identifier") }
        let answer = answer(try read(identifier, source: .line))
        return (line(answer, of: identifier), answer.outcome)
      }
    }
    if batch { throw CommandFailure.usage("--batch reads standard input and takes no identifiers") }
    // All are read before any is answered: half an answer before an error helps nobody.
    let answers = try identifiers.map { ($0, answer(try read($0, source: .argument))) }
    if format == .json {
      Console.print(JSON.array(answers.map { json($0.1, of: $0.0) }).text(pretty: true))
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

  private func json(_ answer: Answer, of identifier: String) -> JSON {
    .object(answer.json.merging(["identifier": .string(identifier)]) { $1 })
  }
}
