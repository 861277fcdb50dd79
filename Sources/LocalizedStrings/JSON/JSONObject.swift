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
