import LocaleCore

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
    if _fastPath(count == 5) {
      guard ASCII.isSeparator(raw.load(fromByteOffset: 2, as: UInt8.self)) else { return nil }
      head = CommonForm.four(raw, 0) | UInt64(raw.load(fromByteOffset: 4, as: UInt8.self)) &<< 32
      tail = 0
    } else if count == 2 {
      head = CommonForm.two(raw, 0)
      tail = Self.language
    } else if count == 10 {
      head = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      tail = Self.scriptAndRegion | UInt32(truncatingIfNeeded: CommonForm.two(raw, 8))
    } else if count == 6 {
      head = CommonForm.four(raw, 0) | CommonForm.two(raw, 4) &<< 32
      tail = Self.number
    } else {
      head = CommonForm.four(raw, 0) | CommonForm.four(raw, 3) &<< 24
      tail = Self.script
    }
  }

  /// Whether separators are where the form has them.
  @inline(__always)
  var isSeparated: Bool {
    tail == 0 || tail == Self.language
      || ASCII.isSeparator(UInt8(truncatingIfNeeded: head &>> 16))
        && (tail < Self.scriptAndRegion || ASCII.isSeparator(UInt8(truncatingIfNeeded: head &>> 56)))
  }

  /// Whether there are letters where a number should be.
  @inline(__always)
  var mayBeLegacy: Bool { tail == Self.number && head & 1 &<< 30 != 0 }

  /// The packed region of the number after the separator; nil if there is none.
  @inline(__always)
  var numberedRegion: UInt16? {
    let hundreds = UInt(head &>> 24 & 0xFF) &- 0x30
    let tens = UInt(head &>> 32 & 0xFF) &- 0x30
    let ones = UInt(head &>> 40) &- 0x30
    guard max(hundreds, tens, ones) < 10 else { return nil }
    return PackedSubtag.numericRegionBase &+ UInt16(truncatingIfNeeded: hundreds &* 100 &+ tens &* 10 &+ ones)
  }

  /// Packs a script of four letters.
  @inline(__always)
  static func packed(_ script: UInt32) -> UInt32 {
    let pairs = script & 0x001F_001F | (script & 0x1F00_1F00) &>> 3
    return pairs & 0x3FF | (pairs &>> 6) & 0xF_FC00
  }

  /// `zzzz`.
  static var unknownScript: UInt32 { 0x7A7A_7A7A }

  /// Whether two bytes that have been made lower-case are letters.
  @inline(__always)
  static func areLetters(_ bytes: UInt16) -> Bool { ASCII.areLetters(UInt64(bytes), 0x8080) }

  /// Whether four bytes that have been made lower-case are letters.
  @inline(__always)
  static func areLetters(_ bytes: UInt32) -> Bool { ASCII.areLetters(UInt64(bytes), 0x8080_8080) }
}
