import AppLocalization
import ArgumentParser
import LocalizationAudit
import ProgramSupport
import Reach

/// Prints the schema of all answers, which `Documentation/Schemas` has a copy of.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints a JSON Schema of what the commands print with --format json.",
    usage: "which-locale schema",
    discussion: "It has a definition for each command: validate against #/$defs/match, for example.",
    shouldDisplay: false)

  func run() { Console.printText(Self.schema.indentedText) }

  /// Each answer with the name of its definition.
  private static let answers: [(name: String, meaning: String, schema: AnswerSchema)] = [
    ("match", "", MatchAnswer.schema), ("match-ranked", "of --ranked", Ranking.schema),
    ("explain", "", ExplanationText.schema), ("compare", "", EngineAnswers.schema), ("device", "", DeviceAnswer.schema),
    ("environment", "", EnvironmentLocales.schema), ("accept-language", "", HeaderContents.schema),
    ("write-accept-language", "", WrittenHeader.schema),
    (
      "inspected", "the answer to a line of standard input; with --only, the fields that it names",
      InspectedIdentifier.form
    ), ("inspect", "", [InspectedIdentifier].schema),
    ("distance", "", DistancePair.schema), ("rules", "", RuleListing.schema), ("plurals", "", PluralForms.schema),
    ("bundle", "", BundleAnswer.schema), ("texts", "", TextListing.schema),
    ("audit", "of a folder, or of files in it", AuditReport.schema),
    ("audit-rules", "of --list-rules", RuleAnswer.schema), ("audit-explain", "of --explain", KeyListing.schema),
    ("audit-language", "of --language", WorkListing.schema), ("report", "", ReachReport.schema),
    ("traffic", "", TrafficReport.schema),
    (
      "error",
      "what every command prints on standard error in place of an answer, and in place of a line's; the exit status is from 64 on",
      CommandFailure.schema
    ),
  ]

  private static var schema: JSONValue {
    let all = AnswerSchema.anyOf(
      answers.map { $0.schema.described($0.meaning).named($0.name) })
    var root = all.described(
      """
      A definition for each command: validate against #/$defs/match, for example. A property that is not required is left \
      out where it does not apply; any other is null.
      """
    ).keywords
    root["$schema"] = .string("https://json-schema.org/draft/2020-12/schema")
    root["title"] = .string("What which-locale prints with --format json")
    root["$defs"] = .object(JSONObject(all.definitions.map { ($0.key, .object($0.value)) }))
    return .object(root)
  }
}
