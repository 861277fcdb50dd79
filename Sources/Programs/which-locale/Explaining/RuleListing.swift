import AppLocalization
import ArgumentParser
import LocaleMatching
import ProgramSupport

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists CLDR's rules of distance: all, or those that name a subtag or a variable.",
    usage: "which-locale rules [name] [options]",
    discussion: HelpText.rules)

  @Argument(help: "A language, script, region or variable: gsw, Hant, enUS.")
  var name: String?

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let rules = name.map(Self.rules(naming:)) ?? MatchRule.all
    let table = TextTable([.number(), .text()], rules.map { ["\($0.position)", $0.description] })
    output.format.print(
      text: rules.isEmpty ? ["no such rule"] : table.lines(),
      tsv: rules.map {
        "\($0.position)\t\($0.desired)\t\($0.supported)\t\($0.distance)\t\($0.isOneWay ? "oneway" : "-")"
      }, json: .object(["rules": .array(rules.map(\.json))]))
    if rules.isEmpty { throw ExitCode.failure }
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
