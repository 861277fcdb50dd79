import LocaleMatching

enum MatchJSON {
  static func value(_ match: LocaleMatch?) -> JSON {
    guard let match else { return .null }
    return .object([
      "desiredIndex": .integer(match.desiredIndex), "distance": JSON(match.distance),
      "supportedIndex": .integer(match.supportedIndex),
    ])
  }
}

enum RuleJSON {
  static func value(_ rule: MatchRule) -> JSON {
    .object([
      "desired": .string(rule.desired), "distance": .integer(rule.distance), "number": .integer(rule.position),
      "oneWay": .bool(rule.isOneWay), "supported": .string(rule.supported), "xml": .string(rule.description),
    ])
  }
}

enum DistanceJSON {
  /// The distance with its three parts; rules by their numbers.
  static func parts(_ explained: DistanceExplanation) -> [String: JSON] {
    [
      "distance": JSON(explained.distance), "language": part(explained.language),
      "region": part(explained.region), "script": part(explained.script),
    ]
  }

  private static func part(_ part: DistanceExplanation.Part) -> JSON {
    .object(["distance": .integer(part.distance), "rule": JSON(part.rule?.position)])
  }
}

enum IdentifierErrorJSON {
  static func value(_ error: IdentifierError) -> JSON {
    .object(["offset": .integer(error.offset), "reason": .string(error.reason.key)])
  }
}
