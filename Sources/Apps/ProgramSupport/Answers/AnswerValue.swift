import SystemAccess

/// A value in a program's answer: its JSON and its text.
package protocol AnswerValue {
  var json: JSONValue { get }
  var text: String { get }
}

extension AnswerValue {
  package var text: String { json.cell }
}

/// A value with members: an object.
package protocol AnswerObject: AnswerValue {
  static var members: [Column<Self>] { get }
}

extension AnswerObject {
  package var json: JSONValue { Column.json(of: self, Self.members) }
}

extension JSONValue: AnswerValue {
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

extension AnswerValue where Self: RawRepresentable<String> {
  package var json: JSONValue { .string(rawValue) }
}

extension String: AnswerValue {
  package var json: JSONValue { .string(self) }
}

extension Bool: AnswerValue {
  package var json: JSONValue { .bool(self) }
}

extension Int: AnswerValue {
  package var json: JSONValue { .integer(self) }
}

extension Double: AnswerValue {
  /// The shortest digits; a whole number has no fraction.
  package var json: JSONValue { .number(Int(exactly: self).map(String.init) ?? "\(self)") }
}

extension Optional: AnswerValue where Wrapped: AnswerValue {
  package var json: JSONValue { self?.json ?? .null }
  package var text: String { self?.text ?? "-" }
}

extension Array: AnswerValue where Element: AnswerValue {
  package var json: JSONValue { .array(map(\.json)) }
  package var text: String { map(\.text).joined(separator: ", ") }
}

/// The name of an enum's case without its values, as JSON has it.
package func caseName(_ value: some Sendable) -> String { String("\(value)".prefix { $0 != "(" }) }
