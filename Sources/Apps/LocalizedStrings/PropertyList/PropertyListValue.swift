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

/// A dictionary of a property list that keeps the order of its members.
///
/// Keys are compared scalar by scalar, as Foundation compares them. Two dictionaries are equal if they have equal
/// members in the same order. Looking up takes constant time.
public struct PropertyListDictionary: Sendable {
  public struct Member: Hashable, Sendable {
    public let key: String
    public var value: PropertyListValue
  }

  public private(set) var members: [Member] = []
  private var indexes: [LiteralKey: Int] = [:]

  public init() {}

  public init(_ pairs: [(String, PropertyListValue)]) {
    for (key, value) in pairs { self[key] = value }
  }

  public var isEmpty: Bool { members.isEmpty }
  public var count: Int { members.count }

  /// Setting a new key appends it; a key that is there keeps its place; nil removes, in linear time.
  public subscript(key: String) -> PropertyListValue? {
    get { indexes[LiteralKey(key)].flatMap { members.indices.contains($0) ? members[$0].value : nil } }
    set {
      let literal = LiteralKey(key)
      switch (indexes[literal], newValue) {
      case (let index?, let value?): members[index].value = value
      case (nil, let value?):
        indexes[literal] = members.count
        members.append(Member(key: key, value: value))
      case (let index?, nil):
        members.remove(at: index)
        indexes = [:]
        for (place, member) in members.enumerated() { indexes[LiteralKey(member.key)] = place }
      case (nil, nil): break
      }
    }
  }
}

extension PropertyListDictionary: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.members.count == right.members.count
      && zip(left.members, right.members).allSatisfy {
        LiteralKey($0.key) == LiteralKey($1.key) && $0.value == $1.value
      }
  }

  public func hash(into hasher: inout Hasher) {
    for member in members {
      hasher.combine(LiteralKey(member.key))
      hasher.combine(member.value)
    }
  }
}

extension PropertyListValue {
  /// What Core Foundation takes the value of a switch in `Info.plist` for: a boolean, `YES` or `true` in any case, or a
  /// number other than 0. Nil for what is neither.
  public var flag: Bool? {
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
