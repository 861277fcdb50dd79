import LocaleMatching

/// What `maximize` and `minimize` share: an answer for each identifier, from the arguments or standard input.
struct LikelyAnswers {
  let identifiers: [String]
  let batch: Bool
  let format: OutputFormat
  let transform: (LanguageIdentifier) -> LanguageIdentifier

  func run() throws {
    if identifiers.isEmpty {
      return try LineBatch(format: format, columns: "one identifier").run { cells throws(CommandFailure) in
        guard let identifier = cells.first, cells.count == 1 else { throw .usage("the line is not one identifier") }
        let result = try answer(identifier, source: .line)
        return (format == .json ? json(identifier, result).text(pretty: false) : result, .answered)
      }
    }
    if batch { throw CommandFailure.usage("--batch reads standard input and takes no identifiers") }
    // All are read before any is answered: half an answer before an error helps nobody.
    let answers = try identifiers.map { ($0, try answer($0, source: .argument)) }
    if format == .json {
      Console.print(JSON.array(answers.map { json($0.0, $0.1) }).text(pretty: true))
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

  private func json(_ identifier: String, _ result: String) -> JSON {
    .object(["identifier": .string(identifier), "result": .string(result)])
  }
}
