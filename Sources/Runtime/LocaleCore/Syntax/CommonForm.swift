/// Reads the forms that nearly all identifiers have, `xx[x][-Ssss][-RR|-999]`, all letters of a subtag at once.
///
/// Fields are those of an `LSR`, as they are written: `und` alone is zero. Every other form, and ill-formed text, is left to
/// the grammar.
public enum CommonForm {
  /// The fields of a text in a common form; `LSR.none` for any other.
  public static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    let count = bytes.count
    // Two bytes can only be a language, `en`; five only a language and a region, `en-GB`.
    if count == 5 || count == 2 { return readShort(bytes) }
    guard count >= 3, let start = UnsafeRawPointer(bytes.baseAddress) else { return .none }
    var fields: UInt64
    var position = 2
    if ASCII.isSeparator(start.load(fromByteOffset: 2, as: UInt8.self)) {
      let text = two(start, 0)
      guard ASCII.areLetters(text, 0x80_80) else { return .none }
      fields = pairs(firsts: text & 0x1F, seconds: text & 0x1F_00) << LSR.languageShift
    } else {
      let text = two(start, 0) | UInt64(start.load(fromByteOffset: 2, as: UInt8.self)) << 16
      guard ASCII.areLetters(text, 0x80_80_80) else { return .none }
      var language = text & 0x1F | text >> 3 & 0x3E0 | text >> 6 & 0x7C00
      // Sign languages by country are legacy tags.
      if language == PackedSubtag.signLanguages { return .none }
      if language == PackedSubtag.undetermined { language = 0 }
      fields = language << LSR.languageShift
      if count == 3 { return LSR(rawValue: fields) }
      guard ASCII.isSeparator(start.load(fromByteOffset: 3, as: UInt8.self)) else { return .none }
      position = 3
    }
    // The subtags after a separator at `position`.
    var rest = count &- position
    if rest == 5 || rest >= 8 {
      let text = four(start, position &+ 1)
      guard ASCII.areLetters(text, 0x80_80_80_80) else { return .none }
      let pairs = pairs(firsts: text & 0x00_1F_00_1F, seconds: text & 0x1F_00_1F_00)
      fields |= (pairs & 0x3FF | pairs >> 6 & 0xF_FC00) << LSR.scriptShift
      if rest == 5 { return LSR(rawValue: fields) }
      position &+= 5
      rest &-= 5
      guard ASCII.isSeparator(start.load(fromByteOffset: position, as: UInt8.self)) else { return .none }
    }
    if rest == 3 {
      let text = two(start, position &+ 1)
      guard ASCII.areLetters(text, 0x80_80) else { return .none }
      return LSR(rawValue: fields | pairs(firsts: text & 0x1F, seconds: text & 0x1F_00))
    }
    guard rest == 4 else { return .none }
    let hundreds = digit(start, position &+ 1)
    let tens = digit(start, position &+ 2)
    let ones = digit(start, position &+ 3)
    guard hundreds < 10, tens < 10, ones < 10 else { return .none }
    return LSR(
      rawValue: fields | UInt64(PackedSubtag.numericRegionBase) &+ hundreds &* 100 &+ tens &* 10 &+ ones)
  }

  /// Reads the two most common forms, `en` and `en-GB`.
  @inline(__always)
  private static func readShort(_ bytes: UnsafeBufferPointer<UInt8>) -> LSR {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return .none }
    if bytes.count == 2 {
      let text = two(start, 0)
      return ASCII.areLetters(text, 0x80_80)
        ? LSR(rawValue: pairs(firsts: text & 0x1F, seconds: text & 0x1F_00) << LSR.languageShift) : .none
    }
    let text = four(start, 0) | UInt64(start.load(fromByteOffset: 4, as: UInt8.self)) << 32
    guard ASCII.isSeparator(UInt8(truncatingIfNeeded: text >> 16)), ASCII.areLetters(text, 0x80_80_00_80_80) else {
      return .none
    }
    let pairs = pairs(firsts: text & 0x00_1F_00_00_1F, seconds: text & 0x1F_00_00_1F_00)
    return LSR(rawValue: (pairs & 0x3FF) << LSR.languageShift | pairs >> 24)
  }

  // Callers have checked the length: every load is inside the text.

  @inline(__always)
  private static func two(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  @inline(__always)
  private static func four(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  @inline(__always)
  private static func digit(_ start: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) &- 0x30
  }

  /// Packs two letters of five bits in neighbouring bytes into ten bits, at the place of the first.
  @inline(__always)
  private static func pairs(firsts: UInt64, seconds: UInt64) -> UInt64 { firsts | seconds >> 3 }
}
