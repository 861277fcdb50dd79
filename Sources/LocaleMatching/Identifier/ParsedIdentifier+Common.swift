extension ParsedIdentifier {
  /// The forms that nearly all identifiers have: a language, then a script, a region, or both, and nothing else.
  ///
  /// Nil for every other form and for everything ill-formed: those go through the general parser.
  @inline(__always)
  static func common(_ bytes: UnsafeBufferPointer<UInt8>) -> ParsedIdentifier? {
    let count = bytes.count
    guard count >= 2, count <= 12 else { return nil }
    var parsed = ParsedIdentifier()
    var position: Int
    guard let first = letter(bytes[0]), let second = letter(bytes[1]) else { return nil }
    parsed.language = first | second << 5
    position = 2
    if count > 2, !SubtagScanner.isSeparator(bytes[2]) {
      guard let third = letter(bytes[2]) else { return nil }
      parsed.language |= third << 10
      position = 3
      // `und` may be a kind of its own, and sign languages by country are legacy tags.
      if parsed.language == PackedSubtag.undetermined || parsed.language == PackedSubtag.signLanguages { return nil }
    }
    if position < count {
      guard SubtagScanner.isSeparator(bytes[position]) else { return nil }
      position += 1
      if count - position >= 4 {
        guard let first = letter(bytes[position]), let second = letter(bytes[position + 1]),
          let third = letter(bytes[position + 2]), let fourth = letter(bytes[position + 3])
        else { return nil }
        parsed.script = UInt32(truncatingIfNeeded: first | second << 5 | third << 10 | fourth << 15)
        position += 4
        if position == count {
          parsed.tail = count
          return parsed
        }
        guard SubtagScanner.isSeparator(bytes[position]) else { return nil }
        position += 1
      }
      if count - position == 2 {
        guard let first = letter(bytes[position]), let second = letter(bytes[position + 1]) else { return nil }
        parsed.region = UInt16(truncatingIfNeeded: first | second << 5)
      } else if count - position == 3 {
        guard let first = digit(bytes[position]), let second = digit(bytes[position + 1]),
          let third = digit(bytes[position + 2])
        else { return nil }
        parsed.region = PackedSubtag.numericRegionBase &+ first &* 100 &+ second &* 10 &+ third
      } else {
        return nil
      }
    }
    parsed.tail = count
    return parsed
  }

  @inline(__always)
  private static func letter(_ byte: UInt8) -> UInt64? {
    let letter = (byte | 0x20) &- 0x61
    return letter < 26 ? UInt64(letter) &+ 1 : nil
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt16? {
    let digit = byte &- 0x30
    return digit < 10 ? UInt16(digit) : nil
  }
}
