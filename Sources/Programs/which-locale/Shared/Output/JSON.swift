import AppLocalization
import LocaleMatching
import SystemAccess

extension JSONValue {
  /// The distance as a number: whole as in CLDR, or with exact eighths between identifiers that maximize equally.
  init(_ distance: LocaleDistance) { self = .real(Double(distance.eighths) / 8) }

  /// A whole number is written without a fraction.
  static func real(_ value: Double) -> JSONValue { .number(Int(exactly: value).map(String.init) ?? "\(value)") }

  /// Keys are sorted. A batch has one line for each value, other output is indented.
  func text(pretty: Bool) -> String { pretty ? indentedText : compactText }
}

extension JSONObject {
  /// These members and others, whose values hold where both have a key.
  func adding(_ others: JSONObject) -> JSONObject {
    var result = self
    for member in others.members { result[member.key] = member.value }
    return result
  }
}

enum MatchJSON {
  static func value(_ match: LocaleMatch?) -> JSONValue {
    guard let match else { return .null }
    return .object([
      "desiredIndex": .integer(match.desiredIndex), "distance": JSONValue(match.distance),
      "supportedIndex": .integer(match.supportedIndex),
    ])
  }
}

enum RuleJSON {
  static func value(_ rule: MatchRule) -> JSONValue {
    .object([
      "desired": .string(rule.desired), "distance": .integer(rule.distance), "number": .integer(rule.position),
      "oneWay": .bool(rule.isOneWay), "supported": .string(rule.supported), "xml": .string(rule.description),
    ])
  }
}

enum DistanceJSON {
  /// The distance with its three parts; rules are given by their numbers.
  static func parts(_ explained: DistanceExplanation) -> JSONObject {
    [
      "distance": JSONValue(explained.distance), "language": part(explained.language),
      "region": part(explained.region), "script": part(explained.script),
    ]
  }

  private static func part(_ part: DistanceExplanation.Level) -> JSONValue {
    .object(["distance": .integer(part.distance), "rule": JSONValue(part.rule?.position)])
  }
}

enum IdentifierErrorJSON {
  static func value(_ error: IdentifierError) -> JSONValue {
    .object(["offset": .integer(error.offset), "reason": .string(error.reason.key)])
  }
}
