import Foundation

/// A value of a property list, old-style or XML or binary, with its dictionaries in the order of the file.
package enum PropertyListValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyListValue])
  /// Keys and values, in the order of the file.
  case dictionary(PropertyListDictionary)
  /// An integer that fits 64 bits with a sign.
  case integer(Int64)
  /// An integer that is too large for `Int64`.
  case unsignedInteger(UInt64)
  /// A number with a fraction or an exponent; infinities and `nan` included.
  case real(Double)
  /// `true` or `false`; old-style property lists have none.
  case boolean(Bool)
  /// A point in time; old-style property lists have none.
  case date(Date)

  /// The text of a string, nil for anything else.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The members of a dictionary, nil for anything else.
  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = self { dictionary } else { nil }
  }

  /// The elements of an array, nil for anything else.
  package var array: [PropertyListValue]? { if case .array(let values) = self { values } else { nil } }

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

/// A dictionary of a property list that keeps the order of its members.
///
/// Keys are compared scalar by scalar, as Foundation compares them. Two dictionaries are equal if they have equal
/// members in the same order. Looking up takes constant time.
package struct PropertyListDictionary: Hashable, Sendable {
  /// A key with its value.
  package struct Member: Hashable, Sendable, KeyedMember {
    /// The key, without quotation marks and escapes.
    package let key: String
    /// The value of the key.
    package var value: PropertyListValue
  }

  private var list = KeyedMembers<Member>()

  /// A dictionary without members.
  package init() {}

  /// A dictionary of these members in this order. If a key occurs twice, its last member counts.
  package init(_ pairs: [(String, PropertyListValue)]) {
    for (key, value) in pairs { self[key] = value }
  }

  /// In order.
  package var members: [Member] { list.members }
  /// Whether there is no member.
  package var isEmpty: Bool { members.isEmpty }
  /// How many members there are.
  package var count: Int { members.count }

  /// The value of a key. Setting a new key appends it, an existing key keeps its place, nil removes it in linear time.
  package subscript(key: String) -> PropertyListValue? {
    get { list.member(key)?.value }
    set {
      if list.set(newValue, of: key) { return }
      if let newValue { list.append(Member(key: key, value: newValue)) }
    }
  }
}

extension PropertyListValue {
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
