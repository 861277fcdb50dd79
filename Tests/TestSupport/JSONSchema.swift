import Foundation

/// The definitions of `Documentation/Schemas`, and what of JSON Schema 2020-12 they use.
package struct JSONSchema: Sendable {
  /// A JSON value, because Foundation's numbers may be truth values too.
  package enum Value: Decodable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .string(value)
      } else if let value = try? container.decode([Value].self) {
        self = .array(value)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    package init(_ text: String) throws { self = try JSONDecoder().decode(Value.self, from: Data(text.utf8)) }

    package var object: [String: Value] { if case .object(let members) = self { members } else { [:] } }
    package var array: [Value] { if case .array(let values) = self { values } else { [] } }
    fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate var types: [String] {
      switch self {
      case .null: ["null"]
      case .bool: ["boolean"]
      case .number(let value): value == value.rounded() ? ["number", "integer"] : ["number"]
      case .string: ["string"]
      case .array: ["array"]
      case .object: ["object"]
      }
    }
  }

  package let definitions: [String: Value]

  package init() throws {
    definitions = try Value(Self.text("cldr-tables-diff")).object["$defs"]?.object ?? [:]
  }

  /// The contents of a file of `Documentation/Schemas`.
  package static func text(_ name: String) throws -> String {
    try String(
      contentsOfFile: "\(Surroundings.package)/Documentation/Schemas/\(name).schema.json", encoding: .utf8)
  }

  /// What is wrong with a JSON text, each with its place; empty if it is valid.
  ///
  /// - Parameter seen: gets each property that the text has, by its place in the schema.
  package func problems(_ text: String, as name: String, seen: inout Set<String>) -> [String] {
    guard let value = try? Value(text) else { return ["no JSON: \(text)"] }
    return problems(value, .object(["$ref": .string("#/$defs/\(name)")]), "", "", &seen)
  }

  /// What is wrong with a JSON text by a file of `Documentation/Schemas` that is one schema.
  package static func problems(_ text: String, inFile name: String) throws -> [String] {
    var seen: Set<String> = []
    return try JSONSchema().problems(Value(text), Value(Self.text(name)), "", "", &seen)
  }

  private func problems(
    _ value: Value, _ schema: Value, _ path: String, _ place: String, _ seen: inout Set<String>
  ) -> [String] {
    var found: [String] = []
    for (keyword, rule) in schema.object {
      switch keyword {
      case "$ref":
        let name = Self.name(rule)
        guard let definition = definitions[name] else { return ["\(place): no definition '\(name)'"] }
        found += problems(value, definition, path, name, &seen)
      case "type":
        let types = rule.text.map { [$0] } ?? rule.array.compactMap(\.text)
        if !types.contains(where: value.types.contains) { found.append("\(path): is no \(types)") }
      case "enum": if !rule.array.contains(value) { found.append("\(path): \(value) is not listed") }
      case "minimum", "maximum", "multipleOf":
        guard let number = value.number, let limit = rule.number else { continue }
        let isRight =
          keyword == "minimum"
          ? number >= limit : keyword == "maximum" ? number <= limit : (number / limit).rounded() * limit == number
        if !isRight { found.append("\(path): \(number) against \(keyword) \(limit)") }
      case "items":
        for (index, item) in value.array.enumerated() {
          found += problems(item, rule, "\(path)[\(index)]", "\(place)[]", &seen)
        }
      case "properties":
        for (name, member) in value.object where rule.object[name] != nil {
          seen.insert("\(place).\(name)")
          found += problems(member, rule.object[name] ?? .null, "\(path).\(name)", "\(place).\(name)", &seen)
        }
      case "required":
        guard case .object(let members) = value else { continue }
        found += rule.array.compactMap(\.text).filter { members[$0] == nil }.map { "\(path).\($0): is missing" }
      case "additionalProperties":
        let known = schema.object["properties"]?.object ?? [:]
        for (name, member) in value.object where known[name] == nil {
          if rule == .bool(false) {
            found.append("\(path).\(name): is not in the schema")
          } else {
            found += problems(member, rule, "\(path).\(name)", "\(place).\(name)", &seen)
          }
        }
      case "anyOf":
        let answers = rule.array.map { choice in
          var own: Set<String> = []
          return (problems(value, choice, path, place, &own), own)
        }
        if let answer = answers.first(where: { $0.0.isEmpty }) { seen.formUnion(answer.1) }
        if !answers.contains(where: { $0.0.isEmpty }) { found += answers.last?.0 ?? ["\(path): no choice"] }
      case "description", "title", "$schema": break
      default: found.append("\(place): '\(keyword)' is not understood here")
      }
    }
    return found
  }

  /// The places of all properties of definitions, and of those that they refer to.
  package func places(of names: Set<String>) -> Set<String> {
    var (places, done): (Set<String>, Set<String>) = ([], [])
    for name in names { collect(.object(["$ref": .string("#/$defs/\(name)")]), "", &places, &done) }
    return places
  }

  private func collect(_ schema: Value, _ place: String, _ places: inout Set<String>, _ done: inout Set<String>) {
    if let reference = schema.object["$ref"], done.insert(Self.name(reference)).inserted {
      collect(definitions[Self.name(reference)] ?? .null, Self.name(reference), &places, &done)
    }
    for choice in schema.object["anyOf"]?.array ?? [] { collect(choice, place, &places, &done) }
    if let items = schema.object["items"] { collect(items, "\(place)[]", &places, &done) }
    for (name, property) in schema.object["properties"]?.object ?? [:] {
      places.insert("\(place).\(name)")
      // An object that is open would hide what nobody described.
      if schema.object["additionalProperties"] != .bool(false) { places.insert("\(place): is open") }
      collect(property, "\(place).\(name)", &places, &done)
    }
  }

  /// `match` of `#/$defs/match`.
  private static func name(_ reference: Value) -> String {
    reference.text?.split(separator: "/").last.map(String.init) ?? ""
  }
}
