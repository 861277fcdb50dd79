import AppLocalization
import ArgumentParser
import LocalizationAudit
import ProgramSupport

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

/// What several engines choose for the same lists, and why.
struct EngineAnswers {
  let available: [String]
  let preferred: [String]
  let explanations: [LocalizationExplanation]

  /// The engine and its localizations, and below them why.
  func lines(_ style: TextStyle, showsSteps: Bool) -> [String] {
    let answers = TextTable(
      [.text(), .text()], explanations.map { [$0.choice.engine.rawValue, $0.choice.listText] }
    ).lines(style)
    return zip(answers, explanations).flatMap { answer, explanation in
      let reasons = showsSteps ? explanation.steps.map(\.description) : [explanation.reasonText]
      return [answer] + reasons.map { "           \(style.apply(.faint, to: $0))" }
    }
  }

  var tsv: [String] {
    explanations.map {
      [$0.choice.engine.rawValue, $0.choice.listText, $0.choice.origin.name, $0.reasonText].tabSeparated
    }
  }

  var json: JSONValue {
    .object([
      "localizations": .list(available), "preferred": .list(preferred),
      "agrees": .bool(Set(explanations.map(\.choice.first)).count < 2),
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
