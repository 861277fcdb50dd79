/// A tag from before BCP 47's grammar that BCP 47 keeps (RFC 5646, §2.2.8), and its replacement: `i-klingon`,
/// `zh-min-nan`.
struct LegacyTag {
  var language: UInt64
  var script: UInt32 = 0
  var region: UInt64 = 0
  /// How many bytes of the text it takes.
  var length: Int
  /// Whether the replacement ends with private use, so that what follows is private use too.
  var endsWithPrivateUse: Bool
  var isPrivateUse: Bool
}

extension SupportedLocaleTable {
  /// The legacy tag that the text begins with, as whole subtags, if it is written with hyphens as BCP 47 requires.
  @inline(never)
  func legacyTag(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    guard bytes.count >= 5 else { return nil }
    if let tag = signLanguage(at: bytes) { return tag }
    let first = bytes[0] | 0x20
    var position = self[.legacyTags]
    var start = 0
    for _ in 0..<self[.legacyTagCount] {
      let word = self[position]
      let length = Int(word & 0xFF)
      let hasFields = word & TableLayout.hasScriptOrRegion != 0
      // The tags are in the order of their first letters, and most languages begin with another letter.
      if texts[start] > first { return nil }
      if texts[start] == first, isPrefix(text(start, length), of: bytes) {
        guard !bytes.contains(0x5F) else { return nil }
        var tag = LegacyTag(
          language: UInt64(self[position &+ 1]), length: length,
          endsWithPrivateUse: word & TableLayout.endsWithPrivateUse != 0,
          isPrivateUse: word & TableLayout.isPrivateUse != 0)
        if hasFields {
          tag.script = wide(position &+ 2)
          tag.region = UInt64(self[position &+ 4])
        }
        return tag
      }
      position &+= hasFields ? 5 : 2
      start &+= length
    }
    return nil
  }

  /// The sign language of a tag like `sgn-BR`.
  private func signLanguage(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    guard bytes.count == 6 || bytes.count > 6 && bytes[6] == 0x2D else { return nil }
    guard bytes[0] | 0x20 == 0x73, bytes[1] | 0x20 == 0x67, bytes[2] | 0x20 == 0x6E, bytes[3] == 0x2D,
      SubtagScanner.isLetter(bytes[4]), SubtagScanner.isLetter(bytes[5]), !bytes.contains(0x5F)
    else { return nil }
    let country = UInt16(bytes[4] & 31) | UInt16(bytes[5] & 31) << 5
    var position = self[.signLanguages]
    for _ in 0..<self[.signLanguageCount] {
      if self[position] == country {
        return LegacyTag(
          language: UInt64(self[position &+ 1]), length: 6, endsWithPrivateUse: false, isPrivateUse: false)
      }
      position &+= 2
    }
    return nil
  }

  @inline(__always)
  private func isPrefix(_ tag: UnsafeBufferPointer<UInt8>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= tag.count else { return false }
    for index in 0..<tag.count {
      let byte = bytes[index]
      if (SubtagScanner.isLetter(byte) ? byte | 0x20 : byte) != tag[index] { return false }
    }
    return bytes.count == tag.count || bytes[tag.count] == 0x2D
  }
}
