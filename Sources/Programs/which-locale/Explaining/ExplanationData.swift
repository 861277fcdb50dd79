import AppLocalization
import LocaleMatching

// `Documentation/Schemas` documents the keys; they do not change.
extension MatchExplanation {
  var json: JSONValue {
    var rules: Set<MatchRule> = []
    let preferences = preferences.map { json($0, &rules) }
    return .object([
      "cldr": .string("\(CLDR.version)"), "identifier": JSONValue(identifier), "isDefault": .bool(isDefault),
      "match": match.map { .object(JSONObject($0.supportedIndex, $0.desiredIndex, $0.distance)) } ?? .null,
      "options": .object([
        "default": JSONValue(defaultIdentifier), "demotion": JSONValue(demotion),
        "direction": .string(options.direction == .oneWay ? "one-way" : "two-way"),
        "favor": .string(options.favor == .language ? "language" : "script"), "threshold": JSONValue(threshold),
      ]),
      "preferences": .array(preferences), "rules": .array(rules.sorted { $0.number < $1.number }.map(\.json)),
      "summary": .string("\(self)"),
    ])
  }

  private func json(_ preference: Preference, _ rules: inout Set<MatchRule>) -> JSONValue {
    var object: JSONObject = [
      "identifier": .string(preference.identifier), "state": .string(preference.outcome.key),
    ]
    if case .illFormed(let error) = preference.outcome { object["error"] = error.json }
    if preference.outcome == .considered {
      object["maximized"] = JSONValue(preference.maximized)
      object["threshold"] = JSONValue(preference.threshold)
      object["foundIndex"] = JSONValue(preference.foundIndex)
      object["candidates"] = .array(preference.candidates.map { json($0, &rules) })
    }
    return .object(object)
  }

  private func json(_ candidate: Candidate, _ rules: inout Set<MatchRule>) -> JSONValue {
    var object: JSONObject = [
      "identifier": .string(candidate.identifier), "supportedIndex": .integer(candidate.supportedIndex),
      "verdict": .string(candidate.verdict.key),
    ]
    if case .duplicate(let index) = candidate.verdict { object["duplicateOf"] = .integer(index) }
    if case .excluded(let range) = candidate.verdict { object["excludedBy"] = .string(range) }
    if case .illFormed(let error) = candidate.verdict { object["error"] = error.json }
    if let distance = candidate.distance {
      rules.formUnion(distance.rules)
      object["maximized"] = .string(distance.maximizedSupported)
      object = object.adding(distance.json)
    }
    return .object(object)
  }

  /// One line for each candidate of each preference that was considered.
  var tsv: [String] {
    preferences.enumerated().filter { $0.element.outcome == .considered }.flatMap { index, preference in
      preference.candidates.map { line(index, preference.identifier, $0) }
    }
  }

  private func line(_ index: Int, _ desired: String, _ candidate: Candidate) -> String {
    var cells = [
      "\(index)", desired, "\(candidate.supportedIndex)", candidate.identifier, candidate.verdict.key,
    ]
    if let distance = candidate.distance {
      cells += [
        distance.distance.decimal, "\(distance.language.distance)", "\(distance.script.distance)",
        "\(distance.region.distance)", distance.maximizedDesired, distance.maximizedSupported,
      ]
      cells += [distance.language, distance.script, distance.region].map { $0.rule?.description ?? "-" }
    } else {
      cells += Array(repeating: "-", count: 9)
    }
    return cells.tabSeparated
  }
}

extension MatchExplanation.Verdict {
  /// The name in JSON and TSV.
  var key: String {
    switch self {
    case .won: "won"
    case .farther: "farther"
    case .lessLikelyScript: "lessLikelyScript"
    case .lessLikelyRegion: "lessLikelyRegion"
    case .later: "later"
    case .tooFar: "tooFar"
    case .tooFarBack: "tooFarBack"
    case .lessAlike: "lessAlike"
    case .excluded: "excluded"
    case .duplicate: "duplicate"
    case .illFormed: "illFormed"
    }
  }
}

extension MatchExplanation.Outcome {
  /// The name in JSON and TSV.
  var key: String {
    switch self {
    case .illFormed: "illFormed"
    case .considered: "considered"
    case .wildcard: "wildcard"
    case .notReachedAfterPerfectMatch: "notReachedAfterPerfectMatch"
    case .notReachedBelowThreshold: "notReachedBelowThreshold"
    case .notReachedAfterMatch: "notReachedAfterMatch"
    }
  }
}
