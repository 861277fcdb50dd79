import LocaleCore

/// A tag from before BCP 47's grammar (RFC 5646, §2.2.8), `i-klingon`, `zh-min-nan`, `sgn-BE-FR`, and its replacement
/// by CLDR's language aliases, as in ICU's `forLanguageTag`. It must be written with hyphens.
package struct LegacyTag {
  package let replacement: LegacyReplacement
  /// The place of the whole replacement in the table's lines, including variants and private use.
  private let text: Range<Int>

  /// Whether its replacement has more than language, script and region.
  package var hasTail: Bool { text.count > headCount }
  private let headCount: Int

  /// The legacy tag that a text begins with, as whole subtags.
  package static func find(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    guard bytes.count >= 5, ASCII.isLetter(bytes[0]) else { return nil }
    // The first letter of the first two subtags: few other texts pass.
    let initials = LegacyTagInitials(rawValue: LegacyTagTable.initials[Int(bytes[0] & 31) - 1])
    let second = bytes[1] == 0x2D ? bytes[2] : bytes[2] == 0x2D ? bytes[3] : bytes[3] == 0x2D ? bytes[4] : 0
    guard initials.contains(letter: (second | 0x20) &- 0x61) else { return nil }
    return LegacyTagTable.lines.withUTF8Buffer { lines in
      for index in initials.firstIndex..<LegacyTagTable.starts.count {
        let start = Int(LegacyTagTable.starts[index])
        if let length = length(of: start, lines, atBeginningOf: bytes) { return LegacyTag(start, length, lines) }
      }
      return nil
    }
  }

  /// Whether a text begins with a legacy tag, so that standard reading replaces it.
  package static func begins(_ text: String) -> Bool { text.withIdentifierBytes { find(at: $0) != nil } }

  /// The length of the tag of a line; nil if a text does not begin with it.
  private static func length(
    of start: Int, _ lines: UnsafeBufferPointer<UInt8>, atBeginningOf bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var count = 0
    while lines[start + count] != 0x20 {
      guard count < bytes.count, ASCII.lowercased(bytes[count]) == lines[start + count] else { return nil }
      count += 1
    }
    // A tag with underscores is not BCP 47's.
    return (count == bytes.count || ASCII.isSeparator(bytes[count])) && !bytes.contains(0x5F) ? count : nil
  }

  private init(_ start: Int, _ length: Int, _ lines: UnsafeBufferPointer<UInt8>) {
    let headStart = start + length + 1
    let headEnd = lines[headStart...].firstIndex(of: 0x20) ?? headStart
    text = (headEnd + 1)..<(lines[headEnd...].firstIndex(of: 0x0A) ?? lines.count)
    let head = UnsafeBufferPointer(rebasing: lines[headStart..<headEnd])
    headCount = head.count
    let endsWithPrivateUse = head.last == 0x78
    let fields = endsWithPrivateUse ? UnsafeBufferPointer(rebasing: head.dropLast(2)) : head
    var identifier = ParsedIdentifier.common(fields) ?? ParsedIdentifier()
    if head.count == 1 { identifier.kind = .privateUse }
    replacement = LegacyReplacement(
      identifier: identifier, length: length, endsWithPrivateUse: endsWithPrivateUse)
  }

  /// The identifier with the tag replaced: `i-default-u-ca-roc` → `en-x-i-default-u-ca-roc`.
  package func replacing(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    LegacyTagTable.lines.withUTF8Buffer { Array($0[text]) } + bytes.dropFirst(replacement.length)
  }

  /// Lends a text with the legacy tag that it begins with replaced. Allocates nothing.
  package static func withReplacement(
    in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let tag = find(at: bytes) else { return body(bytes) }
    let rest = bytes.dropFirst(tag.replacement.length)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: tag.text.count + rest.count) { buffer in
      LegacyTagTable.lines.withUTF8Buffer { lines in
        for (place, byte) in lines[tag.text].enumerated() { buffer[place] = byte }
      }
      for (place, byte) in rest.enumerated() { buffer[tag.text.count + place] = byte }
      body(UnsafeBufferPointer(buffer))
    }
  }
}
