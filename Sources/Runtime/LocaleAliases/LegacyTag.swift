import LocaleCore

/// A tag from before BCP 47's grammar (RFC 5646, §2.2.8), `i-klingon`, `zh-min-nan`, `sgn-BE-FR`, with which a text begins, as
/// whole subtags with hyphens between them. CLDR's language aliases replace it, as ICU's `forLanguageTag` does.
package struct LegacyTag {
  private let length: Int
  /// The place of the replacement in the table's lines.
  private let replacement: Range<Int>

  /// The legacy tag that a text begins with.
  package static func find(at bytes: UnsafeBufferPointer<UInt8>) -> LegacyTag? {
    guard bytes.count >= 5, ASCII.isLetter(bytes[0]) else { return nil }
    // The first letter of the first two subtags: few other texts pass.
    let initials = LegacyTagInitials(rawValue: LegacyTagTable.initials[Int(bytes[0] & 31) - 1])
    let second = bytes[1] == 0x2D ? bytes[2] : bytes[2] == 0x2D ? bytes[3] : bytes[3] == 0x2D ? bytes[4] : 0
    guard initials.contains(letter: (second | 0x20) &- 0x61) else { return nil }
    return LegacyTagTable.lines.withUTF8Buffer { lines in
      for index in initials.firstIndex..<LegacyTagTable.starts.count {
        let start = Int(LegacyTagTable.starts[index])
        guard let length = length(of: start, lines, atBeginningOf: bytes) else { continue }
        let end = lines[start...].firstIndex(of: 0x0A) ?? lines.count
        return LegacyTag(length: length, replacement: start + length + 1..<end)
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

  /// Lends a text with the tag that it begins with replaced: `i-default-u-ca-roc` → `en-x-i-default-u-ca-roc`. Allocates
  /// nothing.
  func withReplacement(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let rest = bytes.dropFirst(length)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: replacement.count + rest.count) { buffer in
      LegacyTagTable.lines.withUTF8Buffer { lines in
        for (place, byte) in lines[replacement].enumerated() { buffer[place] = byte }
      }
      for (place, byte) in rest.enumerated() { buffer[replacement.count + place] = byte }
      body(UnsafeBufferPointer(buffer))
    }
  }

  /// The offset in the text of an offset behind the tag in the text with the tag replaced.
  func offset(_ offset: Int) -> Int { offset - replacement.count + length }
}
