import AppLocalization
import LocaleMatching

/// An explanation as JSON. `HelpText.explain` documents the keys; they do not change.
struct ExplanationJSON {
  let explained: MatchExplanation

  var value: JSONValue {
    var rules: Set<MatchRule> = []
    let preferences = explained.preferences.map { preference($0, &rules) }
    return .object([
      "cldr": .string("\(CLDR.version)"),
      "identifier": JSONValue(explained.identifier),
      "isDefault": .bool(explained.isDefault),
      "match": explained.match?.json ?? .null,
      "options": options,
      "preferences": .array(preferences),
      "rules": .array(rules.sorted { $0.number < $1.number }.map(\.json)),
      "summary": .string("\(explained)"),
    ])
  }

  private var options: JSONValue {
    let options = explained.options
    return .object([
      "default": JSONValue(explained.defaultIdentifier),
      "demotion": JSONValue(explained.demotion),
      "direction": .string(options.direction == .oneWay ? "one-way" : "two-way"),
      "favor": .string(options.favor == .language ? "language" : "script"),
      "threshold": JSONValue(explained.threshold),
    ])
  }

  private func preference(_ preference: MatchExplanation.Preference, _ rules: inout Set<MatchRule>) -> JSONValue {
    var object: JSONObject = [
      "identifier": .string(preference.identifier), "state": .string(preference.outcome.key),
    ]
    if case .illFormed(let error) = preference.outcome { object["error"] = error.json }
    if preference.outcome == .considered {
      object["maximized"] = JSONValue(preference.maximized)
      object["threshold"] = JSONValue(preference.threshold)
      object["foundIndex"] = JSONValue(preference.foundIndex)
      object["candidates"] = .array(preference.candidates.map { candidate($0, &rules) })
    }
    return .object(object)
  }

  private func candidate(_ candidate: MatchExplanation.Candidate, _ rules: inout Set<MatchRule>) -> JSONValue {
    var object: JSONObject = [
      "identifier": .string(candidate.identifier), "supportedIndex": .integer(candidate.supportedIndex),
      "verdict": .string(candidate.verdict.key),
    ]
    if case .duplicate(let index) = candidate.verdict { object["duplicateOf"] = .integer(index) }
    if case .illFormed(let error) = candidate.verdict { object["error"] = error.json }
    if let distance = candidate.distance {
      rules.formUnion(distance.rules)
      object["maximized"] = .string(distance.maximizedSupported)
      object = object.adding(distance.json)
    }
    return .object(object)
  }
}

/// An explanation as TSV: one line for each candidate of each preference that was considered.
struct ExplanationTSV {
  let explanation: MatchExplanation

  func lines() -> [String] {
    explanation.preferences.enumerated().flatMap { index, preference in
      preference.candidates.map { line(index, preference.identifier, $0) }
    }
  }

  private func line(_ index: Int, _ desired: String, _ candidate: MatchExplanation.Candidate) -> String {
    var cells = [
      "\(index)", desired.visibleLine, "\(candidate.supportedIndex)", candidate.identifier.visibleLine,
      candidate.verdict.key,
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
    return cells.joined(separator: "\t")
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
    }
  }
}
