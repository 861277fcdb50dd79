import AppTableProof
import LocaleMatching
import Testing

/// Strings of two and five bytes have a way of their own.
@Suite struct ShortFormTests {
  /// Whatever byte stands in whatever place of a short identifier, text and bytes are answered as the general matcher
  /// answers them.
  @Test(arguments: ["en", "fr", "en-GB", "de_CH", "ja-JP", "en-XA", "en-ZZ", "i-ami", "x-abc"])
  func everyByteInEveryPlace(identifier: String) throws {
    let pairs = [
      try TablePair(supported: Lists.small), try TablePair(supported: ["en", "fr-XA", "x-abc", "i-ami", "enxgb"]),
    ]
    for pair in pairs {
      for place in identifier.utf8.indices {
        let before = Array(identifier.utf8[..<place])
        let after = Array(identifier.utf8[place...].dropFirst())
        for byte in UInt8.min...UInt8.max { try pair.compare(before + [byte] + after) }
      }
    }
  }

  /// A string that has once been long keeps its bytes elsewhere.
  @Test func shortTextInLongStorage() throws {
    let pair = try TablePair(supported: Lists.small)
    for identifier in ["en-IT", "de", "fr", "en-XA", "zz-zz", "zh-Hant-TW", "es-419"] {
      var text = identifier + String(repeating: " and much more", count: 4)
      text.removeLast(4 * 14)
      try pair.compare(text)
    }
  }
}
