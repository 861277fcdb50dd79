/// A JSON value (RFC 8259) with its members in the order of the file and its numbers as they are written.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits of the file: no number loses precision.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

package typealias JSONObject = KeyedMembers<JSONValue>

extension JSONValue {
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var elements: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  /// The value of a number without fraction and exponent that an `Int` holds.
  package var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  /// The kind of value, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
