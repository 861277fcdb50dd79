/// A JSON value (RFC 8259) with its members in the order of the file and its numbers as they are written.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// The digits of the file: no number loses precision in rewriting.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  public var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  /// The name of its kind in messages.
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
