import Foundation
import LocalePlurals
import PathKit
import TestSupport
import Testing

/// Compares the categories of ranges with the rows of CLDR's pluralRanges.xml, which are read by regular expressions. The
/// toolchain's ICU is asked about random ranges by `Scripts/prove-against-icu.sh`.
@Suite struct PluralRangeTests {
  private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
    let text = text as NSString
    return try NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
      .matches(in: text as String, range: NSRange(location: 0, length: text.length)).map { match in
        (1..<match.numberOfRanges).map { text.substring(with: match.range(at: $0)) }
      }
  }

  @Test func everyRowHasItsResult() throws {
    let xml: String = try (TestData.root + "CLDR/common/supplemental/pluralRanges.xml").read()
    var count = 0
    for set in try Self.matches("<pluralRanges locales=\"([^\"]*)\">(.*?)</pluralRanges>", in: xml) {
      var results: [[String]: String] = [:]
      for row in try Self.matches("start=\"(\\w+)\" +end=\"(\\w+)\" +result=\"(\\w+)\"", in: set[1]) {
        results[[row[0], row[1]]] = row[2]
      }
      for locale in set[0].split(separator: " ").map(String.init) {
        for start in PluralCategory.allCases {
          for end in PluralCategory.allCases {
            count += results[[start.rawValue, end.rawValue]] == nil ? 0 : 1
            let expected = results[[start.rawValue, end.rawValue]] ?? "other"
            for kind in PluralRules.Kind.allCases {
              let rules = PluralRules(locale, kind)
              #expect(rules.category(from: start, to: end).rawValue == expected, "\(locale) \(start) \(end)")
            }
          }
        }
      }
    }
    // 91 languages in CLDR 48.2, of which each has a row for other to other.
    #expect(count > 400)
  }

  /// Answers of the toolchain's ICU (76.1).
  @Test(
    arguments: [
      ("pl", "1", "2", "few"), ("lv", "0", "1", "one"), ("uk", "3", "23", "few"), ("bn", "1", "1", "one"),
      ("pt-PT", "1", "1", "one"), ("sr-Cyrl-ME", "1", "1", "one"), ("pl", "1", "1", "other"), ("ga", "7", "1", "other"),
      ("fy", "1", "1", "other"), ("zh-Hant-TW", "1", "1", "other"), ("de", "0.1", "1.0", "other"),
    ])
  func rangesOfNumbers(locale: String, start: String, end: String, expected: String) throws {
    let rules = PluralRules(locale)
    #expect(try rules.category(from: start, to: end).rawValue == expected)
    if let start = Int(start), let end = Int(end) { #expect(rules.category(from: start, to: end).rawValue == expected) }
    #expect(throws: PluralNumberError(offset: 0, reason: .empty)) { try rules.category(from: "1", to: "") }
  }
}
