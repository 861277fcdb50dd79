/// Writes a language identifier, at most seventeen characters, without memory of its own.
package struct IdentifierBuffer {
  private var storage: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private var count = 0

  package init() {}

  /// The text so far. Allocates only where it is too long for a small string, over fifteen characters.
  package var text: String {
    withUnsafeBytes(of: storage) { String(decoding: UnsafeRawBufferPointer(rebasing: $0.prefix(count)), as: UTF8.self) }
  }

  /// How many bytes have been written.
  package var length: Int { count }

  package subscript(index: Int) -> UInt8 {
    withUnsafeBytes(of: storage) { index >= 0 && index < $0.count ? $0[index] : 0 }
  }

  /// Whether the bytes begin with what has been written, and with no more than that up to `count`.
  func isPrefix(of bytes: UnsafeBufferPointer<UInt8>, count: Int) -> Bool {
    guard count == self.count, bytes.count >= count else { return false }
    return withUnsafeBytes(of: storage) { written in
      for index in 0..<min(count, written.count) where written[index] != bytes[index] { return false }
      return true
    }
  }

  /// The three fields with hyphens between them.
  package mutating func append(_ identifier: LanguageIdentifier, separator: UInt8 = 0x2D) {
    append(identifier.language)
    if let script = identifier.script {
      append(byte: separator)
      append(script)
    }
    if let region = identifier.region {
      append(byte: separator)
      append(region)
    }
  }

  package mutating func append(byte: UInt8) {
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
