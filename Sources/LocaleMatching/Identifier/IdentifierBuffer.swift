/// Writes a language identifier, at most seventeen characters, without memory of its own.
struct IdentifierBuffer {
  private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private var count = 0

  /// The text so far. Allocates only where it is too long for a small string, over fifteen characters.
  var text: String {
    withUnsafeBytes(of: storage) { String(decoding: UnsafeRawBufferPointer(rebasing: $0.prefix(count)), as: UTF8.self) }
  }

  mutating func append(byte: UInt8) {
    withUnsafeMutableBytes(of: &storage) { bytes in
      if count < bytes.count { bytes[count] = byte }
    }
    count = min(count + 1, 24)
  }

  mutating func append(_ language: LanguageSubtag) {
    append(letters: language.packed == 0 ? PackedSubtag.undetermined : language.packed, firstCase: 0x60, restCase: 0x60)
  }

  mutating func append(_ script: ScriptSubtag) {
    append(letters: UInt64(script.packed), firstCase: 0x40, restCase: 0x60)
  }

  mutating func append(_ region: RegionSubtag) {
    guard region.packed >= PackedSubtag.numericRegionBase else {
      append(letters: UInt64(region.packed), firstCase: 0x40, restCase: 0x40)
      return
    }
    let number = region.packed - PackedSubtag.numericRegionBase
    append(byte: 0x30 + UInt8(truncatingIfNeeded: number / 100 % 10))
    append(byte: 0x30 + UInt8(truncatingIfNeeded: number / 10 % 10))
    append(byte: 0x30 + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func append(letters: UInt64, firstCase: UInt8, restCase: UInt8) {
    var rest = letters
    var letterCase = firstCase
    while rest != 0 {
      append(byte: letterCase | UInt8(truncatingIfNeeded: rest & 31))
      letterCase = restCase
      rest >>= 5
    }
  }
}
