/// What stands behind a semicolon: `q=0.8` (RFC 9110, §12.4.2), or something else.
enum WeightParameter {
  /// In thousandths. Irregular where it is not written as the grammar has it, but can only be meant so:
  /// `.5`, `0.8333`, `1.5`, `q = 0.5`.
  case weight(Int, isRegular: Bool)
  case malformed
  case other

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let name = bytes.first, name | 0x20 == 0x71 else {
      self = .other
      return
    }
    var position = 1
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == 0x3D else {
      // `q` alone is a weight that was forgotten, `quality=1` is none.
      self = bytes.count == 1 ? .malformed : .other
      return
    }
    var isRegular = position == 1
    position += 1
    while position < bytes.count, Self.isSpace(bytes[position]) {
      position += 1
      isRegular = false
    }
    self = Self.number(UnsafeBufferPointer(rebasing: bytes[position...]), isRegular)
  }

  /// Reads `0.8`. No number is too long or too large: digits past the third decimal say at most that it is not zero.
  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ isRegular: Bool) -> WeightParameter {
    var whole = 0
    var thousandths = 0
    var digits = 0
    var decimals = -1
    var isRegular = isRegular
    var isAboveZero = false
    for byte in bytes {
      if byte == 0x2E, decimals < 0 {
        decimals = 0
        if digits != 1 { isRegular = false }
        continue
      }
      guard SubtagScanner.isDigit(byte) else { return .malformed }
      let digit = Int(byte &- 0x30)
      digits += 1
      if digit != 0 { isAboveZero = true }
      if decimals < 0 {
        whole = min(whole * 10 + digit, 2)
        if digits > 1 { isRegular = false }
      } else {
        decimals += 1
        if decimals <= 3 { thousandths = thousandths * 10 + digit } else { isRegular = false }
      }
    }
    guard digits > 0 else { return .malformed }
    for _ in min(max(decimals, 0), 3)..<3 { thousandths *= 10 }
    let value = whole * 1000 + thousandths
    if value > 1000 { return .weight(1000, isRegular: false) }
    // Zero excludes, and 0.0004 does not.
    return .weight(value == 0 && isAboveZero ? 1 : value, isRegular: isRegular)
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
