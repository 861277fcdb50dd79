/// The hash (FNV-1a, 64 bits) of texts that stand in a table, and the slots that say where.
enum TextHash {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 { (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  static func of(_ text: some Sequence<UInt8>) -> UInt64 {
    var hash = start
    for byte in text { hash = adding(byte, to: hash) }
    return hash
  }

  /// A slot: the upper 40 bits of the hash, and the offset of the line in the text.
  static func slot(hash: UInt64, offset: Int) -> UInt64 {
    hash & ~offsetMask | UInt64(truncatingIfNeeded: offset) & offsetMask
  }

  static let offsetMask: UInt64 = 0xFF_FFFF
}
