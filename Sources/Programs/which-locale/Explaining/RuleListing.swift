import AppLocalization
import ArgumentParser
import LocalizationAudit
import ProgramSupport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists CLDR's rules of distance: all, or those that name a subtag or a variable.",
    usage: "which-locale rules [name] [options]",
    discussion: """
      The rules are numbered from 1 in CLDR's order; the first that fits decides.

        $ which-locale rules gsw
          7  <languageMatch desired="gsw" supported="de" distance="4" oneway="true"/>
      """ + RuleListing.help)

  @Argument(help: "A language, script, region or variable: gsw, Hant, enUS.")
  var name: String?

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    try output.print(RuleListing(rows: name.map(Self.rules(naming:)) ?? MatchRule.all))
  }

  /// The rules that contain a subtag or variable on either side, or have the name as a side: `en`, `Hant`, `enUS`,
  /// `en_*_GB`.
  private static func rules(naming name: String) -> [MatchRule] {
    let name = name.lowercased()
    return MatchRule.all.filter { rule in
      [rule.desired, rule.supported].contains { side in
        let side = side.lowercased()
        return side == name
          || side.split(separator: "_").contains { $0 == name || $0.drop { $0 == "$" || $0 == "!" } == name }
      }
    }
  }
}

struct RuleListing: Answer {
  static let columns: [Column<MatchRule>] = [
    Column("number", heading: "", \.position), Column("desired", \.desired), Column("supported", \.supported),
    Column("distance", \.distance), Column("oneWay", in: .json, \.isOneWay),
    Column("oneway or -", in: .tsv) { $0.isOneWay ? "oneway" : "-" },
    Column("xml", in: .json, heading: "", \.description),
  ]
  static let members: [Column<RuleListing>] = [Column("rules", \.rows)]
  let rows: [MatchRule]

  var isFound: Bool { !rows.isEmpty }

  var notices: [String] { rows.isEmpty ? ["no such rule"] : [] }
}

extension MatchRule: AnswerObject {
  package static var members: [Column<MatchRule>] { RuleListing.columns }
}
