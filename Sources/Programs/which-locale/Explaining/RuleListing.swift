import AppLocalization
import ArgumentParser
import LocaleMatching
import SystemAccess

/// The rules of languageMatching in CLDR's order: all, or those that name a subtag or variable.
struct RuleListing {
  private let rules: [MatchRule]

  init(naming names: [String]) throws(CommandFailure) {
    if names.count > 1 { throw .usage("--rules takes one language, script, region or variable, or none") }
    rules = names.first.map(Self.rules(naming:)) ?? MatchRule.all
  }

  func print(_ format: OutputFormat) throws {
    let table = TextTable([.number(), .text()], rules.map { ["\($0.position)", $0.description] })
    format.print(
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
