import Foundation

/// A value of a property list, whichever of its three forms it was read from.
public enum PropertyListValue: Hashable, Sendable {
  case string(String)
  /// Whole numbers beyond `Int64` are `real`.
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
}

extension PropertyListValue {
  /// The text of a string, nil for any other type.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array, nil for any other type.
  public var array: [PropertyListValue]? { if case .array(let values) = self { values } else { nil } }

  /// The entries of a dictionary, nil for any other type.
  public var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// What Core Foundation takes the value of a switch in `Info.plist` for: a boolean, `YES` or `true` in any case, or a
  /// number other than 0. Nil for what is neither.
  public var flag: Bool? {
    switch self {
    case .boolean(let value): value
    case .string(let text): ["yes", "true"].contains(text.lowercased())
    case .integer(let number): number != 0
    case .real(let number): number != 0
    case .date, .data, .array, .dictionary: nil
    }
  }

  /// The type in the terms of property lists: `string`, `array`.
  public var typeName: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .boolean: "boolean"
    case .date: "date"
    case .data: "data"
    case .array: "array"
    case .dictionary: "dictionary"
    }
  }
}
