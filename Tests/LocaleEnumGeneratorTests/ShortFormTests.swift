import AppTableProof
import LocaleMatching
import Testing

/// Short strings are read from registers, by a separate reader.
@Suite struct ShortFormTests {
  /// Bytes that are, and bytes that are nearly, a letter, digit or separator, in either case and with high bits.
  private static let bytes =
    [0, 0x1F, 0x7F, 0x80, 0xAD, 0xC1, 0xE1, 0xFF].map { UInt8($0) } + Array(0x2C...0x3A) + Array(0x40...0x42)
    + Array(0x4E...0x4F) + Array(0x58...0x63) + Array(0x6D...0x6F) + Array(0x78...0x7B)

  /// Made once: in a debug build making them takes longer than all questions.
  private static let pairs: Result<[TablePair], any Error> = Result {
    [try TablePair(supported: Lists.small), try TablePair(supported: ["en", "fr-XA", "x-abc", "i-ami", "enxgb"])]
  }

  /// With any byte in any place of a short identifier, text and bytes get the general matcher's answer.
  @Test(arguments: [
    "en", "fr", "en-GB", "de_CH", "ja-JP", "en-XA", "en-ZZ", "i-ami", "x-abc", "en-001", "fr-419", "zh-yue", "zh-min",
    "no-bok", "en-Latn", "de-1996", "fr-Zzzz", "en-Shaw-GB", "de-Latn_CH", "zh-min-nan", "gsw", "gsw-CH", "und-US",
  ])
  func everyByteInEveryPlace(identifier: String) throws {
    for pair in try Self.pairs.get() {
      for place in identifier.utf8.indices {
        let before = Array(identifier.utf8[..<place])
        let after = Array(identifier.utf8[place...].dropFirst())
        for byte in Self.bytes { try pair.compare(before + [byte] + after) }
      }
    }
  }

  /// A string that was long before has its bytes on the heap.
  @Test func shortTextInLongStorage() throws {
    let pair = try TablePair(supported: Lists.small)
    for identifier in ["en-IT", "de", "fr", "en-XA", "zz-zz", "zh-Hant-TW", "es-419"] {
      var text = identifier + String(repeating: " and much more", count: 4)
      text.removeLast(4 * 14)
      try pair.compare(text)
    }
  }
}
