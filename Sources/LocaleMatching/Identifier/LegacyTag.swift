/// Tags that BCP 47 keeps from before its grammar (RFC 5646, §2.2.8): `i-klingon`, `zh-min-nan`, `sgn-BE-FR`.
///
/// They are replaced on reading by the language aliases of CLDR, as ICU's `forLanguageTag` does, where they are
/// written with hyphens as BCP 47 demands.
struct LegacyTag {
  /// The language, script and region that replace it.
  var replacement: ParsedIdentifier
  /// How many bytes of the text it takes.
  var length: Int
  /// Whether what replaces the tag ends with private use, `en-x-i-default`, so that what follows is private use too.
  var endsWithPrivateUse: Bool

  /// The legacy tag that the text begins with, as whole subtags.
  @inline(__always)
  static func find(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    mayBeLegacy(bytes) ? search(for: bytes) : nil
  }

  /// Whether the first letter and the first of the second subtag are those of a legacy tag: few others get further.
  @inline(__always)
  private static func mayBeLegacy(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 5, SubtagScanner.isLetter(bytes[0]) else { return false }
    let initials = LegacyTagTable.secondInitials[Int((bytes[0] | 0x20) &- 0x61)]
    guard initials != 0 else { return false }
    let second = bytes[1] == 0x2D ? bytes[2] : bytes[2] == 0x2D ? bytes[3] : bytes[3] == 0x2D ? bytes[4] : 0
    return SubtagScanner.isLetter(second) && initials >> UInt32((second | 0x20) &- 0x61) & 1 != 0
  }

  @inline(never)
  private static func search(for bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    if bytes.contains(0x5F) { return nil }
    let (low, high) = (word(bytes, from: 0), word(bytes, from: 8))
    for row in stride(from: 0, to: LegacyTagTable.rows.count - 2, by: 3) {
      let (tagLow, tagHigh) = (LegacyTagTable.rows[row], LegacyTagTable.rows[row + 1])
      guard low & mask(tagLow) == tagLow, high & mask(tagHigh) == tagHigh else { continue }
      let length = 16 - tagHigh.leadingZeroBitCount / 8 - (tagHigh == 0 ? tagLow.leadingZeroBitCount / 8 : 0)
      // Lower case was made by setting a bit, which makes hyphens and letters of bytes that are neither.
      guard length <= bytes.count, length == bytes.count || SubtagScanner.isSeparator(bytes[length]),
        bytes[..<length].allSatisfy({ SubtagScanner.isLetter($0) || $0 == 0x2D })
      else { continue }
      return LegacyTag(length: length, replacement: LegacyTagTable.rows[row + 2])
    }
    return nil
  }

  private init(length: Int, replacement word: UInt64) {
    self.length = length
    let count = 8 - word.leadingZeroBitCount / 8
    (replacement, endsWithPrivateUse) = withUnsafeBytes(of: word.littleEndian) { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      let endsWithPrivateUse = word >> UInt64(max(count - 1, 0) * 8) == 0x78
      let head = UnsafeBufferPointer(rebasing: bytes.prefix(endsWithPrivateUse ? max(count - 2, 0) : count))
      return (ParsedIdentifier.common(head) ?? ParsedIdentifier(), endsWithPrivateUse)
    }
    if count == 1 { replacement.kind = .privateUse }
  }

  /// Up to eight bytes in lower case, the first lowest.
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = min(start + 8, bytes.count) - 1
    while index >= start {
      word = word << 8 | UInt64(bytes[index] | 0x20)
      index -= 1
    }
    return word
  }

  /// Ones wherever the tag has bytes.
  private static func mask(_ tag: UInt64) -> UInt64 {
    tag == 0 ? 0 : UInt64.max >> UInt64(tag.leadingZeroBitCount / 8 * 8)
  }
}
