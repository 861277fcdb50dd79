import AppLocalization
import ArgumentParser
import LocaleMatching
import LocalizationAudit
import SystemAccess

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Shows which localization Apple's rules, CLDR's and others choose, and where they differ.",
    discussion: HelpText.compare)

  @Option(help: ArgumentHelp("The app's localizations in their order, comma separated.", valueName: "a,b,c"))
  var localizations: String

  @Option(help: ArgumentHelp("Preferred languages, best first.", valueName: "x,y"))
  var preferred: String

  @Option(help: ArgumentHelp("The engines to ask: \(LocalizationEngine.names).", valueName: "engine,…"))
  var engines = LocalizationEngine.allCases.map(\.rawValue).joined(separator: ",")

  @Flag(help: "Print every step, not only the one that decided.")
  var trace = false

  @OptionGroup(title: "Output options") var output: ColoredOutputOptions

  func run() throws {
    let comparison = EngineComparison(
      available: try IdentifierList.names(localizations),
      preferring: try IdentifierList.parse(preferred, source: .option("--preferred"), isLenient: false),
      engines: try LocalizationEngine.list(engines))
    let rows = comparison.explanations.flatMap { explanation in
      let choice = explanation.choice
      return (trace ? explanation.steps.map(\.description) : [explanation.reasonText]).enumerated().map { index, why in
        index == 0 ? [choice.engine.rawValue, choice.listText, why] : ["", "", why]
      }
    }
    output.format.print(
      style: output.style,
      text: TextTable([.text("engine"), .text("localizations"), .text("why")], rows).lines(output.style),
      tsv: comparison.explanations.map { explanation in
        let choice = explanation.choice
        return [choice.engine.rawValue, choice.listText, choice.origin.name, explanation.reasonText].tabSeparated
      }, json: comparison.json)
  }
}

extension LocalizationEngine: ExpressibleByArgument {
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The engines in `apple,cldr`, each once.
  static func list(_ text: String) throws(CommandFailure) -> [LocalizationEngine] {
    var engines: [LocalizationEngine] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let engine = LocalizationEngine(rawValue: String(name)) else {
        throw .usage("there is no engine '\(String(name).excerpt)': use \(names)")
      }
      if !engines.contains(engine) { engines.append(engine) }
    }
    return engines
  }
}

extension EngineComparison {
  fileprivate var json: JSONValue {
    .object([
      "localizations": .list(available), "preferred": .list(preferred), "agrees": .bool(agrees),
      "choices": .array(explanations.map(\.json)),
    ])
  }
}

extension LocalizationChoice {
  /// The localizations as a list, or `-` if there are none.
  var listText: String { localizations.isEmpty ? "-" : localizations.joined(separator: ", ") }
}

extension LocalizationExplanation {
  /// The step that decided, in words.
  var reasonText: String { decisiveStep?.description ?? "nothing matches" }

  var json: JSONValue {
    .object([
      "engine": .string(choice.engine.rawValue), "localizations": .list(choice.localizations),
      "origin": .string(choice.origin.name), "fallback": JSONValue(choice.fallback?.rawValue),
      "isMatch": .bool(choice.isMatch),
      "reason": .string(reasonText), "steps": .array(steps.map { .string($0.description) }),
    ])
  }
}

extension LocalizationChoice.Origin {
  /// The name in JSON.
  var name: String {
    switch self {
    case .preference: "preference"
    case .mainBundle: "mainBundle"
    case .noLinguisticContent: "noLinguisticContent"
    case .fallback: "fallback"
    case .nothing: "nothing"
    }
  }
}
