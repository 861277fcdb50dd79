/// A member of a JSON object or of a property list's dictionary: a key and a value.
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

  /// Changes the value of an existing key, which keeps its place; removes the key if the value is nil. Takes linear time.
  ///
  /// - Returns: false, without a change, if the key does not exist.
  mutating func set(_ value: Member.Value?, of key: String) -> Bool {
    guard let place = places[LiteralKey(key)] else { return false }
    if let value {
      members[place].value = value
    } else {
      members.remove(at: place)
      places = [:]
      for (place, member) in members.enumerated() { places[LiteralKey(member.key)] = place }
    }
    return true
  }

  /// Adds a member whose key is new, in constant time.
  mutating func append(_ member: Member) {
    places[LiteralKey(member.key)] = members.count
    members.append(member)
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

/// A key as Foundation compares keys: scalar by scalar.
///
/// For Swift's `String`, composed and decomposed "é" are equal. In a table on Apple's platforms they are two keys.
package struct LiteralKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: LiteralKey, right: LiteralKey) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    // A string that is not contiguous, such as one from Objective-C, gets an equal hash.
    if isDone == nil { ContiguousArray(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
    hasher.combine(0xFF as UInt8)
  }
}
