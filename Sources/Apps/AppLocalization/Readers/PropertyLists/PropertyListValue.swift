import Foundation
import SystemAccess

/// A value of a property list in any format, with its dictionaries in the order of the file.
package enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)
  case integer(Int64)
  /// An integer that is too large for `Int64`.
  case unsignedInteger(UInt64)
  /// A number with a fraction or an exponent; infinities and `nan` included.
  case real(Double)
  /// Old-style property lists have no booleans and no dates.
  case boolean(Bool)
  case date(Date)
}

package typealias PropertyListDictionary = KeyedMembers<PropertyListValue>

extension PropertyListValue {
  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var array: [PropertyListValue]? { if case .array(let values) = self { values } else { nil } }
  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// The kind of value, for messages.
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

  /// The value as a boolean, as Core Foundation reads it in `Info.plist`: true for a boolean `true`, `YES` or `true` in
  /// any case, or a number other than 0. Nil for other types.
  package var flag: Bool? {
    switch self {
    case .boolean(let value): value
    case .string(let text): ["yes", "true"].contains(text.lowercased())
    case .integer(let number): number != 0
    case .unsignedInteger(let number): number != 0
    case .real(let number): number != 0
    case .date, .data, .array, .dictionary: nil
    }
  }
}
