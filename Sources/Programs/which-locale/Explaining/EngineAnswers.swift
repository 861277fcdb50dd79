import AppLocalization
import ArgumentParser
import AuditAsking
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
struct EngineAnswers: Answer {
  static let columns: [Column<LocalizationExplanation>] = [
    Column("engine", \.choice.engine),
    Column("localizations", in: .tsv) { $0.choice.localizations.isEmpty ? nil : $0.choice.listText },
    Column("localizations", in: .json, \.choice.localizations), Column("origin") { caseName($0.choice.origin) },
    Column("fallback", in: .json, \.choice.fallback), Column("isMatch", in: .json, \.choice.isMatch),
    Column("reason", \.reasonText), Column("steps", in: .json) { $0.steps.map(\.description) },
  ]
  static let members: [Column<EngineAnswers>] = [
    Column("localizations", \.available), Column("preferred", \.preferred),
    Column("agrees") { Set($0.rows.map(\.choice.first)).count < 2 }, Column("choices", \.rows),
  ]
  let available: [String]
  let preferred: [String]
  let rows: [LocalizationExplanation]
  /// Whether text has all steps, and not only the one that decided.
  let showsSteps: Bool
  /// What was read of the preferences, and what was not.
  let notices: [String]

  var isFound: Bool { rows.contains(where: \.choice.isMatch) }

  /// The engine and its localizations, and below them why.
  func lines(_ style: TextStyle) -> [String] {
    var table = TextTable([.text(), .text()])
    for row in rows {
      table.append([row.choice.engine.rawValue, row.choice.listText])
      for reason in showsSteps ? row.steps.map(\.description) : [row.reasonText] {
        table.append(["", reason], look: .faint)
      }
    }
    return table.lines(style)
  }
}

extension LocalizationChoice {
  /// The localizations as a list, or `-` if there are none.
  var listText: String { localizations.isEmpty ? "-" : localizations.joined(separator: ", ") }
}

extension LocalizationExplanation {
  /// The step that decided, in words.
  var reasonText: String { decisiveStep?.description ?? "nothing matches" }
}

extension LocalizationExplanation: AnswerObject {
  package static var members: [Column<LocalizationExplanation>] { EngineAnswers.columns }
}
