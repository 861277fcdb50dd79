/// The hash (FNV-1a, 64 bits) of a text that is a line of a table, and the slot that holds the line's offset.
///
///     slot: bit 63…24   the hash's upper 40 bits
///               23…0    offset of the line in the text
public enum TextHash {
  /// The hash of an empty text.
  public static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of a text with one more byte, so that a text need not be in one piece.
  public static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of a text.
  public static func of(_ text: some Sequence<UInt8>) -> UInt64 {
    var hash = start
    for byte in text { hash = adding(byte, to: hash) }
    return hash
  }

  /// The slot for a line: as much of its hash as fits beside the offset.
  public static func slot(hash: UInt64, offset: Int) -> UInt64 {
    hash & ~offsetMask | UInt64(truncatingIfNeeded: offset) & offsetMask
  }

  /// The offset that a slot holds; nil for a slot of another hash.
  public static func offset(inSlot slot: UInt64, of hash: UInt64) -> Int? {
    (slot ^ hash) & ~offsetMask == 0 ? Int(truncatingIfNeeded: slot & offsetMask) : nil
  }

  /// The bits of the offset, which limit the text to 16 MiB.
  public static var offsetMask: UInt64 { 0xFF_FFFF }
}
