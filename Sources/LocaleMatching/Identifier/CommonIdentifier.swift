/// Reads the forms that nearly all identifiers have: a language, then a script, a region, or both, and nothing else.
enum CommonIdentifier {
  /// Stands for every other form and for everything ill-formed: those go through the general parser.
  static let none = UInt64.max

  /// The fields as in an `LSR`, as they are written; `none` for anything uncommon. `und` alone is zero.
  ///
  /// Letters are read through a table and checked all at once: five bytes, `en-GB`, take about 25 instructions.
  @inline(__always)
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    return values.withUnsafeBufferPointer { values in
      // Every index of `values` is a byte, and it has 256 elements; those of `bytes` are below its count.
      @inline(__always) func value(_ index: Int) -> UInt64 { UInt64(values[Int(bytes[index])]) }
      @inline(__always) func pair(_ index: Int) -> UInt64 { value(index) | value(index &+ 1) << 5 }
      // A digit or worse has a bit above the letters'. So has it in the second place, above a pair's ten.
      if count == 5, value(2) == separator {
        let language = pair(0)
        let region = pair(3)
        return (language | region) & ~0x3FF | (value(0) | value(3)) & ~0x1F == 0 ? language << 31 | region : none
      }
      guard count >= 2, count <= 12 else { return none }
      var invalid = value(0) | value(1)
      var language = pair(0)
      if count == 2 { return invalid < 32 ? language << 31 : none }
      var position = 2
      let third = value(2)
      if third != separator {
        invalid |= third
        language |= third << 10
        position = 3
        // Sign languages by country are legacy tags.
        if language == PackedSubtag.signLanguages { return none }
        if language == PackedSubtag.undetermined { language = 0 }
        if count == 3 { return invalid < 32 ? language << 31 : none }
        guard value(3) == separator else { return none }
      }
      var fields = language << 31
      var rest = count &- position
      if rest == 5 || rest >= 8 {
        let letters = (
          value(position &+ 1), value(position &+ 2), value(position &+ 3), value(position &+ 4)
        )
        invalid |= letters.0 | letters.1 | letters.2 | letters.3
        fields |= (letters.0 | letters.1 << 5 | letters.2 << 10 | letters.3 << 15) << 11
        if rest == 5 { return invalid < 32 ? fields : none }
        position &+= 5
        rest &-= 5
        guard value(position) == separator else { return none }
      }
      if rest == 3 {
        invalid |= value(position &+ 1) | value(position &+ 2)
        return invalid < 32 ? fields | pair(position &+ 1) : none
      }
      guard rest == 4, invalid < 32 else { return none }
      let hundreds = value(position &+ 1) &- digit
      let tens = value(position &+ 2) &- digit
      let ones = value(position &+ 3) &- digit
      guard hundreds < 10, tens < 10, ones < 10 else { return none }
      return fields | UInt64(PackedSubtag.numericRegionBase) &+ hundreds &* 100 &+ tens &* 10 &+ ones
    }
  }

  /// The same for a text; `none` also for one that is not stored as UTF-8.
  @inline(never) @_effects(releasenone)
  static func read(_ text: String) -> UInt64 { text.utf8.withContiguousStorageIfAvailable { read($0) } ?? none }

  /// What a byte is: a letter in either case 1…26, a digit `digit` and itself, `separator`, anything else `invalid`.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt8 { values.withUnsafeBufferPointer { $0[Int(byte)] } }

  static let invalid: UInt8 = 0xFF

  /// The value of `-` and `_`.
  static let separator: UInt64 = 0x40

  /// What a digit's value has besides the digit.
  static let digit: UInt64 = 0x80

  /// For each byte: of a letter, in either case, 1…26; of a digit 0x80 and the digit; 0x40 of a separator; 0xFF for the
  /// rest.
  private static let values: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x40, 0xFF, 0xFF,
    0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F,
    0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1A, 0xFF, 0xFF, 0xFF, 0xFF, 0x40,
    0xFF, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E, 0x0F,
    0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
  ]
}
