/// A tag that BCP 47 keeps from the time before its grammar (RFC 5646, §2.2.8), as `i-klingon`, `zh-min-nan`,
/// `sgn-BE-FR`, and its replacement by CLDR's language aliases, as in ICU's `forLanguageTag`.
package struct LegacyTag {
  /// What replaces it.
  package var replacement: LegacyReplacement
  /// The place of the whole replacement in the table's lines, including variants and private use.
  package var text: Range<Int>

  fileprivate init(_ word: LegacyTagWord, _ lines: UnsafeBufferPointer<UInt8>) {
    let headStart = word.start &+ word.tagCount &+ 1
    let headEnd = headStart &+ word.headCount
    text = (headEnd &+ 1)..<(headEnd &+ 1 &+ word.textCount)
    let head = UnsafeBufferPointer(rebasing: lines[headStart..<headEnd])
    let endsWithPrivateUse = head.last == 0x78
    let fields = endsWithPrivateUse ? UnsafeBufferPointer(rebasing: head.dropLast(2)) : head
    var identifier = ParsedIdentifier.common(fields) ?? ParsedIdentifier()
    if head.count == 1 { identifier.kind = .privateUse }
    replacement = LegacyReplacement(
      identifier: identifier, length: word.tagCount, endsWithPrivateUse: endsWithPrivateUse)
  }
}

/// Finds legacy tags in a table that a module of the runtime passes. A legacy tag must be written with hyphens, as BCP
/// 47 requires.
package enum LegacyTags {
  /// Whether the first letter, and the first letter of the second subtag, are those of a legacy tag. Few other texts
  /// pass.
  package static func mayBegin(_ bytes: UnsafeBufferPointer<UInt8>, initials: UnsafeBufferPointer<UInt32>) -> Bool {
    guard bytes.count >= 5, ASCII.isLetter(bytes[0]) else { return false }
    let initials = LegacyTagInitials(rawValue: initials[Int(bytes[0] & 31) &- 1])
    guard !initials.isEmpty else { return false }
    let second = bytes[1] == 0x2D ? bytes[2] : bytes[2] == 0x2D ? bytes[3] : bytes[3] == 0x2D ? bytes[4] : 0
    return initials.contains(letter: (second | 0x20) &- 0x61)
  }

  /// The legacy tag that a text begins with, as whole subtags.
  ///
  /// - Parameters:
  ///   - bytes: of which `mayBegin` is true.
  ///   - words: `LegacyTagWord`s.
  ///   - firstIndex: of the first tag with the same first letter.
  package static func find(
    at bytes: UnsafeBufferPointer<UInt8>, lines: UnsafeBufferPointer<UInt8>,
    words: UnsafeBufferPointer<UInt64>, firstIndex: Int
  ) -> LegacyTag? {
    guard bytes.count >= 5, ASCII.isLetter(bytes[0]) else { return nil }
    let characters =
      UInt64(ASCII.lowercased(bytes[0])) | UInt64(ASCII.lowercased(bytes[1])) << 8
      | UInt64(ASCII.lowercased(bytes[2])) << 16
    for index in firstIndex..<max(firstIndex, words.count) {
      let word = LegacyTagWord(rawValue: words[index])
      if word.characters == characters {
        if isAtBeginning(word, lines, of: bytes) { return LegacyTag(word, lines) }
      } else if word.characters & 0xFF != characters & 0xFF {
        return nil
      }
    }
    return nil
  }

  private static func isAtBeginning(
    _ word: LegacyTagWord, _ lines: UnsafeBufferPointer<UInt8>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = word.tagCount
    guard word.start &+ count &+ word.headCount &+ word.textCount &+ 2 <= lines.count, count <= bytes.count,
      count == bytes.count || ASCII.isSeparator(bytes[count])
    else { return false }
    for index in 0..<count where ASCII.lowercased(bytes[index]) != lines[word.start &+ index] { return false }
    // BCP 47 writes hyphens, throughout.
    for index in count..<bytes.count where bytes[index] == 0x5F { return false }
    return true
  }
}
