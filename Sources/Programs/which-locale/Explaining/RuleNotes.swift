import LocaleMatching

/// The rules that a text refers to, numbered as they come up so that a table has room for them.
struct RuleNotes {
  private(set) var rules: [MatchRule] = []

  /// `1 3`: the notes on a distance, in the order language, script, region.
  mutating func references(_ distance: DistanceExplanation) -> String {
    distance.rules.map { "[\(note($0))]" }.joined(separator: " ")
  }

  mutating func note(_ rule: MatchRule) -> Int {
    if let known = rules.firstIndex(of: rule) { return known + 1 }
    rules.append(rule)
    return rules.count
  }

  /// The rules as CLDR writes them, with their place among all of CLDR's.
  private func lines(_ style: Style) -> [String] {
    var table = TextTable([.init(title: ""), .init(title: ""), .init(title: "")])
    let count = MatchRule.all.count
    for (index, rule) in rules.enumerated() {
      table.append(["[\(index + 1)]", rule.description, "rule \(rule.position) of \(count)"])
    }
    return table.lines(style)
  }

  /// The section of a text that lists them, with what everybody has to know to read one.
  func section(_ style: Style) -> [String] {
    guard !rules.isEmpty else { return [] }
    return [
      "", style.apply(.strong, to: "Rules, as CLDR \(CLDR.version) writes them"),
      "  The first that fits decides, in both directions unless it says oneway.",
      "  * stands for anything, $x for a set of regions, $!x for every region outside that set.",
    ] + lines(style)
  }
}

extension DistanceExplanation {
  /// The rules that made the distance; a level on which both sides are equal has none.
  var rules: [MatchRule] { [language.rule, script.rule, region.rule].compactMap(\.self) }

  /// The sum before it stops at 100.
  var sum: Int { language.distance + script.distance + region.distance }
}

extension MatchRule {
  /// The rule's place among CLDR's rules, counted from 1 as people count.
  var position: Int { number + 1 }
}
