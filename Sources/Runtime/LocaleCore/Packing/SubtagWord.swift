/// A subtag of up to eight ASCII letters and digits as one word: lower-case bytes, the first lowest. Equal subtags are
/// equal words, and words compared with their bytes swapped are in the order of their texts.
public enum SubtagWord {
  /// Packs a subtag; nil for more than eight bytes or none.
  public static func pack(_ subtag: some Collection<UInt8>) -> UInt64? {
    guard (1...8).contains(subtag.count) else { return nil }
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in subtag {
      word |= UInt64(ASCII.lowercased(byte)) << shift
      shift += 8
    }
    return word
  }

  /// Packs a subtag's bytes, for other modules. See `PackedSubtag`.
  public static func pack(bytes: UnsafeBufferPointer<UInt8>) -> UInt64? { pack(bytes) }

  /// Whether a word's text comes first in the order of bytes, in which canonical form sorts subtags.
  public static func precedes(_ left: UInt64, _ right: UInt64) -> Bool { left.byteSwapped < right.byteSwapped }

  /// Hands over a word's characters in their order, without making a text.
  public static func forEachByte(of word: UInt64, _ body: (UInt8) -> Void) {
    var rest = word
    while rest != 0 {
      body(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
