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
}
