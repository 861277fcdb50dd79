/// What a member of a JSON object and one of a property list's dictionary have in common.
protocol KeyedMember: Sendable {
  associatedtype Value: Hashable & Sendable

  var key: String { get }
  var value: Value { get set }
}

/// The members of an object or a dictionary in the order of their file, found by key in constant time.
///
/// Keys are compared scalar by scalar. Equal to another if the members are equal in the same order, wherever in their
/// files they stood.
struct KeyedMembers<Member: KeyedMember>: Sendable {
  private(set) var members: [Member] = []
  private var places: [LiteralKey: Int] = [:]

  func member(_ key: String) -> Member? {
    places[LiteralKey(key)].flatMap { members.indices.contains($0) ? members[$0] : nil }
  }

  /// Changes the value of a key that is there, which keeps its place, or removes it for nil, in linear time.
  ///
  /// - Returns: false, and nothing is changed, where there is no such key.
  mutating func set(_ value: Member.Value?, of key: String) -> Bool {
    guard let place = places[LiteralKey(key)] else { return false }
    if let value {
      members[place].value = value
    } else {
      members.remove(at: place)
      number()
    }
    return true
  }

  /// Adds a member whose key is new; constant time at the end, linear before it.
  mutating func insert(_ member: Member, at place: Int) {
    members.insert(member, at: place)
    if place == members.count - 1 { places[LiteralKey(member.key)] = place } else { number() }
  }

  private mutating func number() {
    places = [:]
    for (place, member) in members.enumerated() { places[LiteralKey(member.key)] = place }
  }
}

extension KeyedMembers: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.members.count == right.members.count
      && zip(left.members, right.members).allSatisfy {
        LiteralKey($0.key) == LiteralKey($1.key) && $0.value == $1.value
      }
  }

  func hash(into hasher: inout Hasher) {
    for member in members {
      hasher.combine(LiteralKey(member.key))
      hasher.combine(member.value)
    }
  }
}
