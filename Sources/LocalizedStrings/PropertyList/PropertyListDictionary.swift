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
