import TestSupport
import Testing

@testable import LocaleMatching

/// Whichever way a matcher is asked, the answer is the same. The quick ways are held against each other and against
/// `rankedMatches`, which weighs every supported identifier; what is right is the business of the agreement tests.
@Suite struct WaysOfAskingTests {
  private static let languages = [
    "en", "iw", "ji", "in", "jw", "mo", "no", "sh", "tl", "sr", "zh", "und", "xx", "aaa", "gsw", "yue", "pt", "hi",
    "nb",
    "swc", "english",
  ]
  private static let scripts = ["", "-Latn", "-Cyrl", "-Hant", "-Zzzz", "-Mong"]
  private static let regions = ["", "-US", "-UK", "-XA", "-XB", "-ZZ", "-YU", "-419", "-001", "-HK", "-IL"]
  private static let forms = languages.flatMap { language in
    scripts.flatMap { script in regions.map { language + script + $0 } }
  }

  @Test(arguments: [
    LocaleMatcher.Options(), LocaleMatcher.Options(threshold: .below(20)), LocaleMatcher.Options(threshold: .below(90)),
    LocaleMatcher.Options(favoring: .script), LocaleMatcher.Options(demotionPerDesired: .none),
  ])
  func agree(options: LocaleMatcher.Options) throws {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<6 {
      let supported = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        Self.forms.randomElement(using: &random)
      }
      let matcher = LocaleMatcher(supported: supported, options: options)
      for form in Self.forms {
        let expected = matcher.rankedMatches(for: form).first
        let comment: Comment = "\(form) among \(supported)"
        #expect(matcher.bestMatch(for: form) == expected, comment)
        #expect(matcher.bestMatch(for: [form]) == expected, comment)
        // `und` alone equals only itself; with a variant it is maximised.
        if form != "und" { #expect(matcher.bestMatch(for: [form + "-1996"]) == expected, comment) }
        #expect(Array(form.utf8).withUnsafeBufferPointer { matcher.bestMatch(forUTF8: $0) } == expected, comment)
        let parsed = try #require(LanguageIdentifier(form))
        #expect(matcher.bestMatch(for: parsed) == expected, comment)
        // Changed and changed back: equal, but not maximised for matching.
        var changed = parsed
        changed.region = nil
        changed.region = parsed.region
        #expect(changed == parsed && changed.hashValue == parsed.hashValue, comment)
        #expect(matcher.bestMatch(for: changed) == expected, comment)
        // Only where preferences cost nothing is the second one as good as the first.
        if case .none = options.demotionPerDesired {
          #expect(matcher.bestMatch(for: ["?", form])?.supportedIndex == expected?.supportedIndex, comment)
        }
      }
    }
  }

  /// A pseudo-locale keeps its language as it is written: so answer ICU 72 and ICU 76.
  @Test(arguments: [
    (["ji-XA"], "ji-XA", 0), (["yi-XA"], "ji-XA", -1), (["en", "iw-XB"], "iw-XB", 1), (["en", "he-XB"], "iw-XB", -1),
  ])
  func pseudoLocalesOfAliases(supported: [String], desired: String, expected: Int) {
    let matcher = LocaleMatcher(supported: supported, options: LocaleMatcher.Options(defaultLocale: .none))
    #expect(matcher.bestMatch(for: desired)?.supportedIndex ?? -1 == expected)
    #expect(matcher.bestMatch(for: [desired])?.supportedIndex ?? -1 == expected)
  }
}
