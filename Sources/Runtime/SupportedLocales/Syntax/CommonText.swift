/// The bytes of `xx`, `xx-YY`, `xx-999`, `xx-Ssss` and `xx-Ssss-YY`, the forms of nearly all identifiers, first one
/// lowest.
struct CommonText {
  /// At most the first eight bytes.
  let head: UInt64
  /// Zero for `xx-YY`, so that one test finds it; else the form, with the last two bytes of `xx-Ssss-YY`.
  let tail: UInt32

  static let language: UInt32 = 1 << 16
  static let number: UInt32 = 2 << 16
  static let script: UInt32 = 3 << 16
  static let scriptAndRegion: UInt32 = 4 << 16

  /// Reads the bytes; nil for any other length. The values of the bytes are not checked.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = bytes.count
    guard _fastPath(count == 5) || count == 2 || count == 10 || count == 6 || count == 7 else { return nil }
    // A buffer that is not empty has an address, and all offsets are below the count.
    let raw = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    @inline(__always) func pair(_ offset: Int) -> UInt16 {
      UInt16(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }
    @inline(__always) func quad(_ offset: Int) -> UInt64 {
      UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    if _fastPath(count == 5) {
      guard SubtagScanner.isSeparator(raw.load(fromByteOffset: 2, as: UInt8.self)) else { return nil }
      head = quad(0) | UInt64(raw.load(fromByteOffset: 4, as: UInt8.self)) &<< 32
      tail = 0
    } else if count == 2 {
      head = UInt64(pair(0))
      tail = Self.language
    } else if count == 10 {
      head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      tail = Self.scriptAndRegion | UInt32(pair(8))
    } else if count == 6 {
      head = quad(0) | UInt64(pair(4)) &<< 32
      tail = Self.number
    } else {
      head = quad(0) | quad(3) &<< 24
      tail = Self.script
    }
  }

  /// Whether separators are where the form has them.
  @inline(__always)
  var isSeparated: Bool {
    tail == 0 || tail == Self.language
      || SubtagScanner.isSeparator(UInt8(truncatingIfNeeded: head &>> 16))
        && (tail < Self.scriptAndRegion || SubtagScanner.isSeparator(UInt8(truncatingIfNeeded: head &>> 56)))
  }

  /// Whether there are letters where a number should be.
  @inline(__always)
  var mayBeLegacy: Bool { tail == Self.number && head & 1 &<< 30 != 0 }

  /// The number after the separator; nil if there is none.
  @inline(__always)
  var numberedRegion: Int? {
    let hundreds = UInt(head &>> 24 & 0xFF) &- 0x30
    let tens = UInt(head &>> 32 & 0xFF) &- 0x30
    let ones = UInt(head &>> 40) &- 0x30
    guard max(hundreds, tens, ones) < 10 else { return nil }
    return Int(bitPattern: hundreds &* 100 &+ tens &* 10 &+ ones)
  }
}
