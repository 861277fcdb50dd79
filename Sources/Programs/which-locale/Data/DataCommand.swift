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
    let listing = RuleListing(rules: MatchRule.all)
    guard rules else {
      if filter != nil { throw CommandFailure.usage("a filter goes with --rules: give both or neither") }
      return listing.overview(output.format).forEach(Console.print)
    }
    let named = filter.map { listing.naming($0) } ?? listing
    named.lines(output.format).forEach(Console.print)
    if named.isEmpty { throw ExitCode.failure }
  }
}

/// CLDR's matching rules, as counts and as a list, in every format.
struct RuleListing {
  let rules: [MatchRule]

  var isEmpty: Bool { rules.isEmpty }

  /// The rules that contain a subtag or variable on either side, or have the name as a side: `en`, `Hant`, `enUS`,
  /// `en_*_GB`.
  func naming(_ name: String) -> RuleListing {
    let name = name.lowercased()
    return RuleListing(
      rules: rules.filter { rule in
        [rule.desired, rule.supported].contains { side in
          let side = side.lowercased()
          return side == name
            || side.split(separator: "_").contains { $0 == name || $0.drop { $0 == "$" || $0 == "!" } == name }
        }
      })
  }

  // MARK: - The list

  func lines(_ format: OutputFormat) -> [String] {
    switch format {
    case .text:
      if isEmpty { return ["no such rule"] }
      var table = TextTable([.number(), .text()])
      for rule in rules { table.append(["\(rule.position)", rule.description]) }
      return table.lines()
    case .json: return [JSONValue.object(["rules": .array(rules.map(\.json))]).indentedText]
    case .tsv:
      return rules.map {
        "\($0.position)\t\($0.desired)\t\($0.supported)\t\($0.distance)\t\($0.isOneWay ? "oneway" : "-")"
      }
    }
  }

  // MARK: - The overview

  func overview(_ format: OutputFormat) -> [String] {
    switch format {
    case .text:
      ["which-locale \(ProductVersion.text)", "  CLDR \(CLDR.version), \(rules.count) rules of languageMatching"]
    case .json:
      [
        JSONValue.object([
          "cldr": .string("\(CLDR.version)"), "rules": .integer(rules.count), "version": .string(ProductVersion.text),
        ]).indentedText
      ]
    case .tsv: ["version\t\(ProductVersion.text)", "cldr\t\(CLDR.version)", "rules\t\(rules.count)"]
    }
  }
}
