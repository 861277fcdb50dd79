import AppLocalization

extension MatchExplanation {
  var json: JSONValue {
    var rules: Set<MatchRule> = []
    let preferences = preferences.map { json($0, &rules) }
    return .members([
      "cldr": "\(CLDR.version)", "identifier": identifier, "isDefault": isDefault,
      "match": match.map(MatchAnswer.Place.init),
      "options": JSONValue.members([
        "default": defaultIdentifier, "demotion": demotion,
        "direction": options.direction == .oneWay ? "one-way" : "two-way",
        "favor": caseName(options.favor), "threshold": threshold,
      ]),
      "preferences": preferences, "rules": rules.sorted { $0.number < $1.number }, "summary": "\(self)",
    ])
  }

  private func json(_ preference: Preference, _ rules: inout Set<MatchRule>) -> JSONValue {
    var object: JSONObject = [
      "identifier": preference.identifier.json, "state": caseName(preference.outcome).json,
    ]
    if case .illFormed(let error) = preference.outcome { object["error"] = error.json }
    if preference.outcome == .considered {
      object["maximized"] = preference.maximized.json
      object["threshold"] = preference.threshold.json
      object["foundIndex"] = preference.foundIndex.json
      object["candidates"] = preference.candidates.map { json($0, &rules) }.json
    }
    return .object(object)
  }

  private func json(_ candidate: Candidate, _ rules: inout Set<MatchRule>) -> JSONValue {
    var object: JSONObject = [
      "identifier": candidate.identifier.json, "supportedIndex": candidate.supportedIndex.json,
      "verdict": caseName(candidate.verdict).json,
    ]
    if case .duplicate(let index) = candidate.verdict { object["duplicateOf"] = index.json }
    if case .excluded(let range) = candidate.verdict { object["excludedBy"] = range.json }
    if case .illFormed(let error) = candidate.verdict { object["error"] = error.json }
    if let distance = candidate.distance {
      rules.formUnion(distance.rules)
      object["maximized"] = distance.maximizedSupported.json
      for part in distance.members.members { object[part.key] = part.value }
    }
    return .object(object)
  }
}
