import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Shows which CLDR release is built in, and lists its matching rules.",
    discussion: HelpText.data)

  @Flag(help: "List the rules of languageMatching, in CLDR's order.")
  var rules = false

  @Argument(help: "With --rules: list only rules that name this language, script, region or variable.")
  var filter: String?

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    guard rules else {
      if filter != nil { throw CommandFailure.usage("a filter goes with --rules: give both or neither") }
      return printOverview()
    }
    let named = filter.map(Self.rules(naming:)) ?? MatchRule.all
    let table = TextTable([.number(), .text()], named.map { ["\($0.position)", $0.description] })
    output.format.print(
      text: named.isEmpty ? ["no such rule"] : table.lines(),
      tsv: named.map {
        "\($0.position)\t\($0.desired)\t\($0.supported)\t\($0.distance)\t\($0.isOneWay ? "oneway" : "-")"
      }, json: .object(["rules": .array(named.map(\.json))]))
    if named.isEmpty { throw ExitCode.failure }
  }

  private func printOverview() {
    let (version, count) = (ProductVersion.text, MatchRule.all.count)
    output.format.print(
      text: ["which-locale \(version)", "  CLDR \(CLDR.version), \(count) rules of languageMatching"],
      tsv: ["version\t\(version)", "cldr\t\(CLDR.version)", "rules\t\(count)"],
      json: .object(["cldr": .string("\(CLDR.version)"), "rules": .integer(count), "version": .string(version)]))
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
