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

  private init(tag: Int, replacement: UnsafeBufferPointer<UInt8>, text: Range<Int>) {
    length = tag
    self.text = text
    endsWithPrivateUse = replacement.last == 0x78
    let head = endsWithPrivateUse ? UnsafeBufferPointer(rebasing: replacement.dropLast(2)) : replacement
    self.replacement = ParsedIdentifier.common(head) ?? ParsedIdentifier()
    if replacement.count == 1 { self.replacement.kind = .privateUse }
  }

  /// The legacy tag that the text begins with, as whole subtags.
  static func find(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    // None is shorter, and few identifiers begin with one of the letters.
    guard bytes.count >= 5, let first = bytes.first, SubtagScanner.isLetter(first),
      LegacyTagTable.initials >> UInt64((first | 0x20) &- 0x61) & 1 != 0, !bytes.contains(0x5F)
    else { return nil }
    let second = SubtagScanner.isLetter(bytes[1]) ? bytes[1] | 0x20 : bytes[1]
    let letters = UInt32(first | 0x20) | UInt32(second) << 8
    for word in LegacyTagTable.starts where word & 0xFFFF == letters {
      if let found = line(at: Int(word >> 16), ifTagOf: bytes) { return found }
    }
    return nil
  }

  /// The line of the table that begins at an offset, if the text begins with its tag.
  private static func line(at start: Int, ifTagOf bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    LegacyTagTable.lines.withUTF8Buffer { table in
      guard start < table.count, let space = table[start...].firstIndex(of: 0x20),
        isPrefix(UnsafeBufferPointer(rebasing: table[start..<space]), of: bytes),
        let headEnd = table[(space + 1)...].firstIndex(of: 0x20), let end = table[headEnd...].firstIndex(of: 0x0A)
      else { return nil }
      return LegacyTag(
        tag: space - start, replacement: UnsafeBufferPointer(rebasing: table[(space + 1)..<headEnd]),
        text: (headEnd + 1)..<end)
    }
  }

  /// The identifier with the tag replaced: `i-default-u-ca-roc` → `en-x-i-default-u-ca-roc`.
  func replacing(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var replaced: [UInt8] = []
    LegacyTagTable.lines.withUTF8Buffer { table in
      if text.upperBound <= table.count { replaced += table[text] }
    }
    replaced += bytes.dropFirst(length)
    return replaced
  }

  private static func isPrefix(_ tag: UnsafeBufferPointer<UInt8>, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= tag.count else { return false }
    for index in tag.indices {
      let byte = bytes[index]
      if (SubtagScanner.isLetter(byte) ? byte | 0x20 : byte) != tag[index] { return false }
    }
    return bytes.count == tag.count || SubtagScanner.isSeparator(bytes[tag.count])
  }
}
