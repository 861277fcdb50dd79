import AppLocalization
import LocaleMatching

extension JSONValue {
  /// The distance as a number: whole as in CLDR, or with exact eighths between identifiers that maximize equally.
  init(_ distance: LocaleDistance) { self = .real(Double(distance.eighths) / 8) }

  static func real(_ value: Double) -> JSONValue { .number(value.decimal) }
}

extension Double {
  /// The shortest digits; a whole number has no fraction.
  var decimal: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension JSONObject {
  /// The members of both objects; where both have a key, the other's value.
  func adding(_ others: JSONObject) -> JSONObject {
    others.members.reduce(into: self) { $0[$1.key] = $1.value }
  }

  /// The places of a match in both lists, and its distance if the engine has one.
  init(_ supportedIndex: Int, _ desiredIndex: Int, _ distance: LocaleDistance?) {
    self = [
      "desiredIndex": .integer(desiredIndex), "distance": distance.map { JSONValue($0) } ?? .null,
      "supportedIndex": .integer(supportedIndex),
    ]
  }
}

extension MatchRule {
  var json: JSONValue {
    .object([
      "desired": .string(desired), "distance": .integer(distance), "number": .integer(position),
      "oneWay": .bool(isOneWay), "supported": .string(supported), "xml": .string(description),
    ])
  }
}

extension DistanceExplanation {
  /// The distance with its three parts; rules are given by their numbers.
  var json: JSONObject {
    func part(_ part: Level) -> JSONValue {
      .object(["distance": .integer(part.distance), "rule": JSONValue(part.rule?.position)])
    }
    return [
      "distance": JSONValue(distance), "language": part(language), "region": part(region), "script": part(script),
    ]
  }
}

extension IdentifierError {
  var json: JSONValue { .object(["offset": .integer(offset), "reason": .string(reason.key)]) }
}
