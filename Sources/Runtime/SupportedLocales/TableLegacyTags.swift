import LocaleCore

extension SupportedLocaleTable {
  /// The legacy tag that the text begins with, as whole subtags, if it is written with hyphens as BCP 47 requires.
  @inline(never)
  func legacyTag(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyReplacement? {
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
        var replacement = ParsedIdentifier()
        replacement.language = UInt64(self[position &+ 1])
        if word & TableLayout.isPrivateUse != 0 { replacement.kind = .privateUse }
        if hasFields {
          replacement.script = wide(position &+ 2)
          replacement.region = self[position &+ 4]
        }
        return (replacement, length, word & TableLayout.endsWithPrivateUse != 0)
      }
      position &+= hasFields ? 5 : 2
      start &+= length
    }
    return nil
  }

  /// The sign language of a tag like `sgn-BR`.
  private func signLanguage(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyReplacement? {
    guard bytes.count == 6 || bytes.count > 6 && bytes[6] == 0x2D else { return nil }
    guard bytes[0] | 0x20 == 0x73, bytes[1] | 0x20 == 0x67, bytes[2] | 0x20 == 0x6E, bytes[3] == 0x2D,
      ASCII.isLetter(bytes[4]), ASCII.isLetter(bytes[5]), !bytes.contains(0x5F)
    else { return nil }
    let country = UInt16(bytes[4] & 31) | UInt16(bytes[5] & 31) << 5
    var position = self[.signLanguages]
    for _ in 0..<self[.signLanguageCount] {
      if self[position] == country {
        var replacement = ParsedIdentifier()
        replacement.language = UInt64(self[position &+ 1])
        return (replacement, 6, false)
      }
      position &+= 2
    }
    return nil
  }

  @inline(__always)
  private func isPrefix(_ tag: UnsafeBufferPointer<UInt8>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == tag.count || bytes.count > tag.count && bytes[tag.count] == 0x2D else { return false }
    return ASCII.areEqual(tag, UnsafeBufferPointer(rebasing: bytes[..<tag.count]))
  }
}
