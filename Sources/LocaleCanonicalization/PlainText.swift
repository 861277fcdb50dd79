import LocaleMatching

/// A text in canonical case of the forms that nearly all identifiers have: a language of two or three letters, then a
/// script, a region, or both, and nothing else.
struct PlainText {
  private(set) var language: UInt64 = 0
  private(set) var script: UInt32 = 0
  private(set) var region: UInt16 = 0

  /// Nil for every other text. `sgn` is left to the general parser, for it begins tags older than the grammar.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    guard count >= 2, count <= 12, let first = Self.lower(bytes[0]), let second = Self.lower(bytes[1]) else {
      return nil
    }
    language = first | second << 5
    var position = 2
    if count > 2, let third = Self.lower(bytes[2]) {
      language |= third << 10
      position = 3
      if language == PackedSubtag.undetermined { language = 0 }
      if language == PackedSubtag.signLanguages { return nil }
    }
    if position == count { return }
    guard bytes[position] == 0x2D else { return nil }
    position += 1
    if count - position >= 4 {
      guard let first = Self.upper(bytes[position]), let second = Self.lower(bytes[position + 1]),
        let third = Self.lower(bytes[position + 2]), let fourth = Self.lower(bytes[position + 3])
      else { return nil }
      script = UInt32(truncatingIfNeeded: first | second << 5 | third << 10 | fourth << 15)
      position += 4
      if position == count { return }
      guard bytes[position] == 0x2D else { return nil }
      position += 1
    }
    if count - position == 2 {
      guard let first = Self.upper(bytes[position]), let second = Self.upper(bytes[position + 1]) else { return nil }
      region = UInt16(truncatingIfNeeded: first | second << 5)
    } else {
      guard count - position == 3, let number = Self.number(bytes, position) else { return nil }
      region = PackedSubtag.numericRegionBase &+ number
    }
  }

  @inline(__always)
  private static func lower(_ byte: UInt8) -> UInt64? { byte &- 0x61 < 26 ? UInt64(byte) & 31 : nil }

  @inline(__always)
  private static func upper(_ byte: UInt8) -> UInt64? { byte &- 0x41 < 26 ? UInt64(byte) & 31 : nil }

  @inline(__always)
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt16? {
    var number: UInt16 = 0
    for index in start..<(start + 3) {
      guard SubtagScanner.isDigit(bytes[index]) else { return nil }
      number = number &* 10 &+ UInt16(bytes[index] & 15)
    }
    return number
  }
}
