import Foundation

/// A value of a property list, old-style or XML or binary, with its dictionaries in the order of the file.
public enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)
  case integer(Int64)
  /// An integer beyond `Int64`, as far as property lists go.
  case unsignedInteger(UInt64)
  case real(Double)
  case boolean(Bool)
  case date(Date)

  public var string: String? { if case .string(let text) = self { text } else { nil } }

  public var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  public var array: [PropertyListValue]? { if case .array(let values) = self { values } else { nil } }

  /// The name of its kind in messages.
  package var kind: String {
    switch self {
    case .string: "a string"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .integer, .unsignedInteger, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    }
  }
}
