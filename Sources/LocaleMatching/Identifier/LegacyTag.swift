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
  /// Where in the table all that replaces the tag stands, variants and private use included.
  private var text: Range<Int>

  private init(_ word: LegacyTagWord, _ table: UnsafeBufferPointer<UInt8>) {
    length = word.tagCount
    let headStart = word.start &+ word.tagCount &+ 1
    let headEnd = headStart &+ word.headCount
    text = (headEnd &+ 1)..<(headEnd &+ 1 &+ word.textCount)
    let replacement = UnsafeBufferPointer(rebasing: table[headStart..<headEnd])
    endsWithPrivateUse = replacement.last == 0x78
    let head = endsWithPrivateUse ? UnsafeBufferPointer(rebasing: replacement.dropLast(2)) : replacement
    self.replacement = ParsedIdentifier.common(head) ?? ParsedIdentifier()
    if replacement.count == 1 { self.replacement.kind = .privateUse }
  }

  /// The legacy tag that the text begins with, as whole subtags.
  @inline(__always)
  static func find(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    mayBeLegacy(bytes) ? search(for: bytes) : nil
  }

  /// Whether the first letter and the first of the second subtag are those of a legacy tag: few others get further.
  @inline(__always)
  private static func mayBeLegacy(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 5, SubtagScanner.isLetter(bytes[0]) else { return false }
    let initials = LegacyTagTable.initials[Int((bytes[0] | 0x20) &- 0x61)]
    guard initials != 0 else { return false }
    let second = bytes[1] == 0x2D ? bytes[2] : bytes[2] == 0x2D ? bytes[3] : bytes[3] == 0x2D ? bytes[4] : 0
    return SubtagScanner.isLetter(second) && initials >> UInt32((second | 0x20) &- 0x61) & 1 != 0
  }

  @inline(never)
  private static func search(for bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    // `mayBeLegacy` has found a letter and enough of them.
    guard bytes.count >= 5 else { return nil }
    let characters = UInt64(folded(bytes[0])) | UInt64(folded(bytes[1])) << 8 | UInt64(folded(bytes[2])) << 16
    let first = Int(LegacyTagTable.initials[Int((bytes[0] | 0x20) &- 0x61)] >> 26)
    for index in first..<max(first, LegacyTagTable.words.count) {
      let word = LegacyTagWord(rawValue: LegacyTagTable.words[index])
      if word.characters == characters {
        if let found = tag(word, ifAtBeginningOf: bytes) { return found }
      } else if word.characters & 0xFF != characters & 0xFF {
        return nil
      }
    }
    return nil
  }

  private static func tag(_ word: LegacyTagWord, ifAtBeginningOf bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    LegacyTagTable.lines.withUTF8Buffer { table in
      let count = word.tagCount
      guard word.start &+ count &+ word.headCount &+ word.textCount &+ 2 <= table.count, count <= bytes.count,
        count == bytes.count || SubtagScanner.isSeparator(bytes[count])
      else { return nil }
      for index in 0..<count where folded(bytes[index]) != table[word.start &+ index] { return nil }
      // BCP 47 writes hyphens, throughout.
      for index in count..<bytes.count where bytes[index] == 0x5F { return nil }
      return LegacyTag(word, table)
    }
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { SubtagScanner.isLetter(byte) ? byte | 0x20 : byte }

  /// The identifier with the tag replaced: `i-default-u-ca-roc` → `en-x-i-default-u-ca-roc`.
  func replacing(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var replaced: [UInt8] = []
    LegacyTagTable.lines.withUTF8Buffer { table in
      if text.upperBound <= table.count { replaced += table[text] }
    }
    replaced += bytes.dropFirst(length)
    return replaced
  }
}
