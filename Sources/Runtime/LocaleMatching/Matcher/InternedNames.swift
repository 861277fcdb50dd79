import LocaleAliases
import LocaleCore

/// The names among the supported identifiers that do not fit packed subtags: private use (`x-bork`) and languages of
/// five letters or more. A matcher seldom has any.
///
/// Each name gets a number that represents it in an `LSR`. A desired name that is not here gets a number that no other
/// identifier has, because it can equal none of the supported ones.
struct InternedNames: Sendable {
  /// The packed letters of a language, or a private use sequence as it was written. The place of a name is its number.
  private var names: [(language: UInt64, privateUse: [UInt8])] = []
  /// A hash table of their numbers, from 1, a power of two of slots of which at most half are full.
  private var slots: [UInt32] = []

  /// The number of a name that was not added, and of an identifier that has none.
  private static let unknown = UInt32.max

  /// The number of an identifier's name, which is added if it is new.
  mutating func adding(_ parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let known = number(of: parsed, bytes)
    if known != Self.unknown || !parsed.hasName { return known }
    names.append((parsed.longLanguage, Array(parsed.name(in: bytes))))
    let isFull = 2 * names.count > slots.count
    if isFull { slots = Array(repeating: 0, count: max(8, 2 * slots.count)) }
    for number in (isFull ? 0 : names.count - 1)..<names.count {
      var slot = names[number].privateUse.withUnsafeBufferPointer { self.slot(of: names[number].language, $0) }
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
    return UInt32(truncatingIfNeeded: names.count - 1)
  }

  /// The slot where a name is looked for first. There must be slots.
  private func slot(of language: UInt64, _ privateUse: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = language
    for byte in privateUse { hash = (hash ^ UInt64(byte == 0x5F ? 0x2D : ASCII.lowercased(byte))) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 33) & (slots.count &- 1)
  }

  /// The number of an identifier's name. Allocates nothing.
  func number(of parsed: ParsedIdentifier, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    // Most have none: they need not be compared.
    guard parsed.hasName, !slots.isEmpty else { return Self.unknown }
    let privateUse = parsed.name(in: bytes)
    var slot = slot(of: parsed.longLanguage, privateUse)
    while slots[slot] != 0 {
      let number = slots[slot] &- 1
      let name = names[Int(number)]
      if name.language == parsed.longLanguage,
        name.privateUse.withUnsafeBufferPointer({ ASCII.areEqual($0, privateUse) })
      {
        return number
      }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return Self.unknown
  }
}

extension ParsedIdentifier {
  fileprivate var hasName: Bool { kind == .privateUse || longLanguage != 0 }
}
