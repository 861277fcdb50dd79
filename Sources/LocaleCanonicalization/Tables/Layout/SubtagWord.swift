/// A subtag of up to eight ASCII letters and digits as one word: lower-case bytes, the first lowest.
///
/// Shared by generator and runtime. Words compared with their bytes swapped are in the order of their texts.
enum SubtagWord {
  /// Nil for more than eight bytes or none.
  static func pack(_ subtag: some Collection<UInt8>) -> UInt64? {
    guard (1...8).contains(subtag.count) else { return nil }
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in subtag {
      word |= UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte) << shift
      shift += 8
    }
    return word
  }

  @inline(__always)
  static func precedes(_ left: UInt64, _ right: UInt64) -> Bool { left.byteSwapped < right.byteSwapped }
}
