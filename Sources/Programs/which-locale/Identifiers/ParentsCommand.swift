import AppLocalization
import ArgumentParser
import LocaleMatching

struct ParentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parents",
    abstract: "Lists the locales that a locale inherits from: es-AR inherits from es-419, es-419 from es.",
    discussion: HelpText.parents)

  @Argument(help: "Identifiers. Without them, each line of standard input is one.")
  var identifiers: [String] = []

  @Option(help: "What is inherited: \(ComponentChoice.names).")
  var component = ComponentChoice.main

  @Flag(help: "Answer each line of standard input. This is the default without arguments.")
  var batch = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let isJSON = output.format == .json
    let component = component.value
    guard !identifiers.isEmpty else {
      return try LineBatch(format: output.format, columns: "one identifier").run { cells throws(CommandFailure) in
        guard let identifier = cells.first, cells.count == 1 else {
          throw .usage("the line is not one identifier: write one, without tabs")
        }
        let parents = try Parents(of: identifier, component, source: .line)
        return (isJSON ? parents.json.text(pretty: false) : parents.line(output.format), .answered)
      }
    }
    if batch { throw CommandFailure.usage("--batch reads standard input: give no identifiers") }
    let answers = try identifiers.map { try Parents(of: $0, component, source: .argument) }
    if isJSON {
      Console.print(JSONValue.array(answers.map(\.json)).text(pretty: true))
    } else {
      for answer in answers { Console.print(answer.line(output.format)) }
    }
  }
}

/// An identifier and the locales that it inherits from, nearest first.
private struct Parents {
  let identifier: String
  let chain: [String]

  init(of identifier: String, _ component: LocaleComponent, source: IdentifierSource) throws(CommandFailure) {
    try IdentifierList.check(identifier, source: source)
    self.identifier = identifier
    chain = TextFallbackChain(identifier, component: component).map { $0.map(\.description) } ?? []
  }

  func line(_ format: OutputFormat) -> String { chain.joined(separator: format == .tsv ? "\t" : " > ") }

  var json: JSONValue {
    .object(["identifier": .string(identifier), "chain": .list(chain)])
  }
}

enum ComponentChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case main, collations, segmentations, grammaticalFeatures, plurals

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var value: LocaleComponent {
    switch self {
    case .main: .main
    case .collations: .collations
    case .segmentations: .segmentations
    case .grammaticalFeatures: .grammaticalFeatures
    case .plurals: .plurals
    }
  }
}
