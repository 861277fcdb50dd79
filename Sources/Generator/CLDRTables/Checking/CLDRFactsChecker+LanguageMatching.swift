extension CLDRFactsChecker {
  /// Reports rules in two files: the first rule that fits decides, and files have no order.
  func matchRulesInTwoFiles(in facts: CLDRFacts) -> [InputDiagnostic] {
    let rules = facts.languageMatching.rules
    guard let first = rules.first, let other = rules.first(where: { $0.location.file != first.location.file }) else {
      return []
    }
    return [
      InputDiagnostic(
        "rules of distance in two files, whose order decides", at: other.location, text: other.text,
        hint: "move them into \(first.location.file)")
    ]
  }

  /// Reports rules that give a pair another distance than an earlier rule, and rules that earlier ones say already. A rule
  /// without `oneway` holds in both directions.
  func contradictingMatchRules(in facts: CLDRFacts) -> [InputDiagnostic] {
    var first: [[String]: LanguageMatchFact] = [:]
    var diagnostics: [InputDiagnostic] = []
    // Rules for any language are defaults; `MatchRules` checks these.
    for rule in facts.languageMatching.rules where !rule.desired.hasPrefix("*") {
      let pairs = [[rule.desired, rule.supported]] + (rule.isOneWay ? [] : [[rule.supported, rule.desired]])
      if let earlier = pairs.compactMap({ first[$0] }).first(where: { $0.distance != rule.distance }) {
        diagnostics.append(
          .second(
            "distance between '\(rule.desired)' and '\(rule.supported)'", at: rule.location,
            text: "\(rule.distance)", after: earlier.location, saying: "\(earlier.distance)"))
      }
      if let same = first[pairs[0]], same.text == rule.text {
        diagnostics.append(.second("rule of this text", at: rule.location, text: rule.text, after: same.location))
      } else if pairs.allSatisfy({ first[$0]?.distance == rule.distance }), let same = first[pairs[0]] {
        diagnostics.append(.unreached(rule, after: same.location))
      }
      for pair in pairs where first[pair] == nil { first[pair] = rule }
    }
    return diagnostics
  }

  /// Reports rules that name a variable that no matchVariable defines.
  func undefinedMatchVariables(in facts: CLDRFacts) -> [InputDiagnostic] {
    let defined = Set(facts.languageMatching.variables.map(\.id))
    return facts.languageMatching.rules.flatMap { rule in
      [rule.$desired, rule.$supported].compactMap { pattern in
        guard let id = pattern.variable, !defined.contains(id) else { return nil }
        return InputDiagnostic(
          "undefined match variable '\(id)'", at: rule.location, text: pattern.fields.joined(separator: "_"),
          hint: "define it, or use one of: \(defined.isEmpty ? "none" : defined.sorted().joined(separator: " "))")
      }
    }
  }
}
