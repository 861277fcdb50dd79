import AppTableProof
import ExplainedMatches
import LocaleMatching
import SupportedLocales
import Testing

/// The interface of generated code, on a table made at run time.
private enum TestLocales: Int, SupportedLocale {
  case en, enIN, enIE, enGB, de, it, itCH

  static let pair = Result {
    try TablePair(supported: Lists.small, options: .init(threshold: .below(30), demotionPerDesired: .distance(2)))
  }

  init?(position: Int) { self.init(rawValue: position) }
  var position: Int { rawValue }

  static func withTable<Result>(_ body: (SupportedLocaleTable) -> Result) -> Result {
    guard case .success(let pair) = pair, let result = pair.withTable(body) else { fatalError("no table") }
    return result
  }
}

@Suite struct ExplanationTests {
  @Test func casesAndIdentifiers() {
    #expect(TestLocales.bestMatch(for: "en-IT") == .enGB)
    #expect(TestLocales.bestMatch(for: ["xx", "it_ch"]) == .itCH)
    #expect(TestLocales.bestMatch(forStatic: "de-AT") == .de)
    #expect(TestLocales.bestMatch(for: "ja") == nil)
    #expect(TestLocales.allCases.map(\.identifier) == Lists.small)
    #expect(TestLocales(identifier: "it-CH") == .itCH)
    #expect(TestLocales(identifier: "it-ch") == nil)
    #expect("\(TestLocales.dataVersion.major).\(TestLocales.dataVersion.minor)" == CLDR.version.description)
  }

  /// The general matcher that explains has the options of the table.
  @Test func explanationIsOfTheSameMatcher() {
    let matcher = TestLocales.generalMatcher
    #expect(matcher.supported == Lists.small)
    #expect(matcher.effectiveThreshold == 30)
    #expect(matcher.effectiveDemotion == 2)
    #expect(TestLocales.explanation(for: ["en-IT"]).match?.supportedIndex == TestLocales.enGB.position)
  }
}
