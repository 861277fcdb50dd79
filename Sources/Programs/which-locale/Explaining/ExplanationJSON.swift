import LocaleMatching

/// An explanation for programs. The keys are documented in `ExplainCommand` and stay.
struct ExplanationJSON {
  let explained: ExplainedMatch

  var value: JSON {
    var rules: Set<MatchRule> = []
    let preferences = explained.explanation.preferences.map { preference($0, &rules) }
    return .object([
      "cldr": .string("\(CLDR.version)"),
      "identifier": JSON(explained.explanation.identifier),
      "isDefault": .bool(explained.isDefault),
      "match": MatchJSON.value(explained.explanation.match),
      "options": options,
      "preferences": .array(preferences),
      "rules": .array(rules.sorted { $0.number < $1.number }.map(RuleJSON.value)),
      "summary": .string(ExplanationSummary(explained).text),
    ])
  }

  private var options: JSON {
    let options = explained.matcher.options
    return .object([
      "default": JSON(explained.matcher.defaultIdentifier),
      "demotion": JSON(explained.demotion),
      "direction": .string(options.direction == .withOneWay ? "one-way" : "two-way"),
      "favor": .string(options.favoring == .language ? "language" : "script"),
      "threshold": JSON(explained.threshold),
    ])
  }

  private func preference(_ preference: MatchExplanation.Preference, _ rules: inout Set<MatchRule>) -> JSON {
    var object: [String: JSON] = [
      "identifier": .string(preference.identifier), "state": .string(preference.state.key),
    ]
    if case .illFormed(let error) = preference.state { object["error"] = IdentifierErrorJSON.value(error) }
    if let comparison = preference.comparison {
      object["maximized"] = JSON(comparison.maximizedDesired)
      object["threshold"] = JSON(comparison.threshold)
      object["foundIndex"] = JSON(comparison.foundIndex)
      object["candidates"] = .array(comparison.candidates.map { candidate($0, &rules) })
    }
    return .object(object)
  }

  private func candidate(_ candidate: MatchExplanation.Candidate, _ rules: inout Set<MatchRule>) -> JSON {
    var object: [String: JSON] = [
      "identifier": .string(candidate.identifier), "supportedIndex": .integer(candidate.supportedIndex),
      "verdict": .string(candidate.verdict.key),
    ]
    if case .duplicate(let index) = candidate.verdict { object["duplicateOf"] = .integer(index) }
    if case .illFormed(let error) = candidate.verdict { object["error"] = IdentifierErrorJSON.value(error) }
    if let distance = candidate.distance {
      rules.formUnion(distance.rules)
      object["maximized"] = .string(distance.maximizedSupported)
      object.merge(DistanceJSON.parts(distance)) { $1 }
    }
    return .object(object)
  }
}
