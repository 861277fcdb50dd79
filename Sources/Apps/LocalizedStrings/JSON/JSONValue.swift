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

/// A JSON object that keeps the order of its members. Keys are compared scalar by scalar.
///
/// Equal to another if the members are equal in the same order, wherever in their files they stood. Looking up takes
/// constant time.
public struct JSONObject: Sendable {
  public struct Member: Sendable {
    public let key: String
    public var value: JSONValue
    /// Where the key stands in the file it was read from.
    public let position: TextPosition?
  }

  public private(set) var members: [Member] = []
  private var indexes: [LiteralKey: Int] = [:]

  public init() {}

  public init(_ pairs: [(String, JSONValue)]) {
    for (key, value) in pairs { self[key] = value }
  }

  public var isEmpty: Bool { members.isEmpty }
  public var count: Int { members.count }
  public var keys: [String] { members.map(\.key) }

  public func member(_ key: String) -> Member? {
    indexes[LiteralKey(key)].flatMap { members.indices.contains($0) ? members[$0] : nil }
  }

  /// Setting a key that is there keeps its place; nil removes, in linear time. A new key goes before the first that
  /// sorts behind it, as Xcode sorts them, if the members are sorted so far, else to the end.
  public subscript(key: String) -> JSONValue? {
    get { member(key)?.value }
    set {
      let literal = LiteralKey(key)
      switch (indexes[literal], newValue) {
      case (let index?, let value?): members[index].value = value
      case (nil, let value?):
        let place = members.firstIndex { JSONKeyOrder.precedes(key, $0.key) } ?? members.count
        insert(key, value, at: nil, place)
      case (let index?, nil):
        members.remove(at: index)
        reindex()
      case (nil, nil): break
      }
    }
  }

  /// Adds a member of a file at the end; the caller knows that the key is new.
  mutating func append(_ key: String, _ value: JSONValue, at position: TextPosition) {
    insert(key, value, at: position, members.count)
  }

  private mutating func insert(_ key: String, _ value: JSONValue, at position: TextPosition?, _ place: Int) {
    members.insert(Member(key: key, value: value, position: position), at: place)
    if place == members.count - 1 { indexes[LiteralKey(key)] = place } else { reindex() }
  }

  private mutating func reindex() {
    indexes = [:]
    for (place, member) in members.enumerated() { indexes[LiteralKey(member.key)] = place }
  }
}

extension JSONObject: Hashable {
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

/// The order in which new keys are put among others: case aside, with runs of digits compared as numbers, as Xcode
/// sorts the keys of a catalog; scalars decide between what is then equal.
///
/// Xcode's own order comes from Foundation's collation on macOS, which other platforms do not have; a file that was
/// read keeps its order, so that this decides only where new keys go.
enum JSONKeyOrder {
  static func precedes(_ left: String, _ right: String) -> Bool {
    let leftParts = Array(left.lowercased().unicodeScalars)
    let rightParts = Array(right.lowercased().unicodeScalars)
    var (first, second) = (0, 0)
    while first < leftParts.count, second < rightParts.count {
      let numbers = (digits(leftParts, first), digits(rightParts, second))
      if !numbers.0.isEmpty, !numbers.1.isEmpty {
        let values = (numbers.0.drop { $0 == "0" }, numbers.1.drop { $0 == "0" })
        if values.0.count != values.1.count { return values.0.count < values.1.count }
        if values.0 != values.1 { return values.0.lexicographicallyPrecedes(values.1) }
        first += numbers.0.count
        second += numbers.1.count
        continue
      }
      if leftParts[first] != rightParts[second] { return leftParts[first] < rightParts[second] }
      first += 1
      second += 1
    }
    let rest = (leftParts.count - first, rightParts.count - second)
    if rest != (0, 0) { return rest.0 < rest.1 }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private static func digits(_ scalars: [Unicode.Scalar], _ start: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[start...].prefix { ("0"..."9").contains($0) }
  }
}
