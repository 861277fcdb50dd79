import LocaleMatching
import SystemAccess

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value. Keys are written out where the object is made, so that renaming a property changes no answer.
enum JSON: Encodable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(_ text: String?) { self = text.map(JSON.string) ?? .null }
  init(_ number: Int?) { self = number.map(JSON.integer) ?? .null }

  /// A number: whole as CLDR counts, with the exact eighths that tell apart identifiers that maximise alike.
  init(_ distance: LocaleDistance) {
    self = distance.eighths % 8 == 0 ? .integer(distance.whole) : .number(Double(distance.eighths) / 8)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// Keys are sorted. Batches take a line for each value, people an indented one.
  func text(pretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return (try? encoder.encode(self)).map { Self.visible(String(decoding: $0, as: UTF8.self)) } ?? "null"
  }

  /// The same value, with what would steer a terminal escaped: JSON lets it stand in strings.
  static func visible(_ text: String) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool { scalar.steersDisplay && scalar != "\n" }
    guard text.unicodeScalars.contains(where: isEscaped) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if !isEscaped(scalar) {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}

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
