/// Any JSON, so that what is not known can be named instead of being passed over.
enum JSONValue: Decodable, Hashable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// A whole number.
  var integer: Int? {
    guard case .number(let number) = self, number.rounded() == number, abs(number) < 1_000_000 else { return nil }
    return Int(number)
  }

  var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }
}
