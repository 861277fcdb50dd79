import Foundation

/// The members of a JSON object or of a property list's dictionary, in the order of the file.
///
/// Keys are compared scalar by scalar, as Foundation compares them, and found in constant time. Two values are equal if
/// they have equal members in the same order, wherever in their files these stand.
package struct KeyedMembers<Value: Equatable & Sendable>: Sendable {
  package struct Member: Sendable {
    /// The key, without quotation marks and escapes.
    package let key: String
    package fileprivate(set) var value: Value
    /// The position of the key in a text; nil for a member that was not read from one.
    package let position: TextPosition?
    /// The comments before the key, in XML property lists.
    package let comments: [String]
  }

  package private(set) var members: [Member] = []
  private var places: [LiteralKey: Int] = [:]

  /// If a key occurs twice, its last value counts.
  package init(_ pairs: [(String, Value)] = []) {
    for (key, value) in pairs { set(value, of: key) }
  }

  package var count: Int { members.count }
  package var keys: [String] { members.map(\.key) }

  package func member(_ key: String) -> Member? { places[LiteralKey(key)].map { members[$0] } }

  package subscript(key: String) -> Value? {
    get { member(key)?.value }
    set {
      if let newValue {
        set(newValue, of: key)
      } else if let place = places.removeValue(forKey: LiteralKey(key)) {
        members.remove(at: place)
        for index in place..<members.count { places[LiteralKey(members[index].key)] = index }
      }
    }
  }

  /// Sets the value of a key. An existing key keeps its place, a new one is appended.
  ///
  /// - Returns: the earlier value.
  @discardableResult
  package mutating func set(
    _ value: Value, of key: String, at position: TextPosition? = nil, comments: [String] = []
  ) -> Value? {
    if let place = places[LiteralKey(key)] {
      defer { members[place].value = value }
      return members[place].value
    }
    places[LiteralKey(key)] = members.count
    members.append(Member(key: key, value: value, position: position, comments: comments))
    return nil
  }
}

extension KeyedMembers: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    left.members.elementsEqual(right.members) { LiteralKey($0.key) == LiteralKey($1.key) && $0.value == $1.value }
  }
}

extension KeyedMembers: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

/// A key as Foundation compares keys: scalar by scalar.
///
/// For Swift's `String`, composed and decomposed "é" are equal. In a table on Apple's platforms they are two keys.
package struct LiteralKey: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (left: LiteralKey, right: LiteralKey) -> Bool {
    let (left, right) = (left.text.utf8, right.text.utf8)
    let isEqual = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        // `elementsEqual` takes a byte at a time.
        guard let one = left.baseAddress, let other = right.baseAddress else { return left.count == right.count }
        return left.count == right.count && memcmp(one, other, left.count) == 0
      }
    }
    return (isEqual ?? nil) ?? left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    // A string that is not contiguous, such as one from Objective-C, gets an equal hash.
    if isDone == nil { ContiguousArray(text.utf8).withUnsafeBytes { hasher.combine(bytes: $0) } }
    hasher.combine(0xFF as UInt8)
  }
}
