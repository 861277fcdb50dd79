import AppLocalization

/// What a program's answer has: its JSON and its text.
package protocol AnswerPart {
  var json: JSONValue { get }
  var text: String { get }
}

/// A value in an answer of which JSON Schema says something.
package protocol AnswerValue: AnswerPart {
  /// What JSON Schema says of every value, without the name of its definition.
  static var form: AnswerSchema { get }
  /// The name of the definition in the schema that others refer to; nil for what is written where it is used.
  static var definition: String? { get }
}

extension AnswerPart {
  package var text: String { json.cell }
}

extension AnswerValue {
  package static var definition: String? { nil }
  package static var schema: AnswerSchema { form.named(definition) }
}

/// A value with members: an object.
package protocol AnswerObject: AnswerValue {
  static var members: [Column<Self>] { get }
}

extension AnswerObject {
  package var json: JSONValue { Column.json(of: self, Self.members) }
  package static var form: AnswerSchema { .object(members) }
}

extension JSONValue: AnswerPart {
  package var json: JSONValue { self }

  /// The value in TSV: a text as it is, a list with commas, `-` for null and for an empty list.
  package var cell: String {
    switch self {
    case .null: "-"
    case .number(let text), .string(let text): text
    case .array(let values): values.isEmpty ? "-" : values.map(\.cell).joined(separator: ",")
    case .bool, .object: compactText
    }
  }
}

extension AnswerValue where Self: RawRepresentable<String> & CaseIterable {
  package var json: JSONValue { .string(rawValue) }
  package static var form: AnswerSchema { .cases(allCases.map(\.rawValue)) }
}

extension String: AnswerValue {
  package var json: JSONValue { .string(self) }
  package static var form: AnswerSchema { .text }
}

extension Bool: AnswerValue {
  package var json: JSONValue { .bool(self) }
  package static var form: AnswerSchema { .flag }
}

extension Int: AnswerValue {
  package var json: JSONValue { .integer(self) }
  package static var form: AnswerSchema { .count }
}

/// A share: the only number with a fraction that is no distance.
extension Double: AnswerValue {
  /// The shortest digits; a whole number has no fraction.
  package var json: JSONValue { .number(Int(exactly: self).map(String.init) ?? "\(self)") }
  package static var form: AnswerSchema { .share }
}

extension Optional: AnswerPart, AnswerValue where Wrapped: AnswerValue {
  package var json: JSONValue { self?.json ?? .null }
  package var text: String { self?.text ?? "-" }
  package static var form: AnswerSchema { Wrapped.schema.orNull }
}

extension Array: AnswerPart, AnswerValue where Element: AnswerValue {
  package var json: JSONValue { .array(map(\.json)) }
  package var text: String { map(\.text).joined(separator: ", ") }
  package static var form: AnswerSchema { .list(of: Element.schema) }
}

extension LocaleDistance: AnswerValue {
  /// Whole as in CLDR, or with exact eighths between identifiers that maximize equally.
  package var json: JSONValue { (Double(eighths) / 8).json }
  package var text: String { description }
  package static var form: AnswerSchema { .number(upTo: 100, multipleOf: "0.125") }
  package static var definition: String? { "distance-value" }
}

extension LocalizationEngine: AnswerValue {
  package static var definition: String? { "engine" }
}

extension LocalizationFallback: AnswerValue {
  package static var definition: String? { "fallback" }
}

extension LocalizationDiagnostic.Severity: AnswerValue {
  package static var definition: String? { "severity" }
}

/// The name of an enum's case without its values, as JSON has it: the schema lists them, and they do not change.
package func caseName(_ value: some Sendable) -> String { String("\(value)".prefix { $0 != "(" }) }
