import CLDRTables
import PathKit
import Testing

@testable import LocaleMatching

/// The figures and scenarios in the documents, computed by hand from CLDR's rules.
@Suite struct MatcherTests {
  @Test func illFormedIdentifiersKeepTheirPlace() throws {
    let matcher = LocaleMatcher(supported: ["en--GB", "de", "en"])
    #expect(matcher.bestMatch(for: "en")?.supportedIndex == 2)
    #expect(matcher.bestMatch(for: ["d--", "en"])?.desiredIndex == 1)
    let error = try #require(throws: LocaleMatcher.UnsupportedIdentifier.self) {
      try LocaleMatcher(validating: ["de", "en--GB"])
    }
    #expect(error.place == .supported(1))
    #expect(error.error == IdentifierError(offset: 3, reason: .emptySubtag))
    let explanation = matcher.explanation(for: ["d--", "en"])
    #expect(explanation.preferences.count == 2)
    guard case .illFormed(let reason) = explanation.preferences[0].outcome else {
      Issue.record("no error")
      return
    }
    #expect(reason == IdentifierError(offset: 0, reason: .invalidLanguage))
  }

  /// What is never chosen is no default either, and goes before nothing in the search order.
  @Test(
    arguments: [
      (["english-uk!", "de"], "de"), (["en ", "de", "fr"], "de"), (["", "de"], ""), (["a!", "b!"], nil), ([], nil),
    ] as [([String], String?)])
  func theDefaultIsWellFormed(supported: [String], expected: String?) {
    let matcher = LocaleMatcher(supported: supported)
    #expect(matcher.defaultIdentifier == expected)
    #expect(matcher.bestIdentifier(for: "ja") == expected ?? "und")
    #expect(matcher.bestIdentifier(for: AcceptLanguage("*")) == expected ?? "und")
    #expect(matcher.explanation(for: "ja").identifier == expected)
    let wellFormed = LocaleMatcher(
      supported: supported.filter { LocaleIdentifier($0) != nil } + ["nb", "nn"])
    let all = LocaleMatcher(supported: supported + ["nb", "nn"])
    #expect(all.bestIdentifier(for: "no") == wellFormed.bestIdentifier(for: "no"))
  }

  @Test func validatingRefusesTheOptionsToo() throws {
    typealias Refused = LocaleMatcher.UnsupportedIdentifier
    let refused = { (supported: [String], options: LocaleMatcher.Options) in
      #expect(throws: Refused.self) { try LocaleMatcher(validating: supported, options: options) }
    }
    let byDefault = refused(["en"], .init(default: .identifier("b!d")))
    #expect(byDefault?.place == .defaultLocale)
    #expect(byDefault?.error.offset == 1)
    #expect(refused(["en"], .init(threshold: .asNear(desired: "en--", supported: "en")))?.place == .thresholdDesired)
    #expect(refused(["en"], .init(threshold: .asNear(desired: "en", supported: "e")))?.place == .thresholdSupported)
    let empty = refused(["en", ""], .init())
    #expect(empty?.place == .supported(1))
    #expect(empty?.error.reason == .emptySubtag)
    let options = LocaleMatcher.Options(
      threshold: .asNear(desired: "gsw", supported: "de"), default: .identifier("ja"))
    #expect(try LocaleMatcher(validating: ["en"], options: options).options == options)
  }

  /// The first answer in the README: en-IT gets en-GB, by these rules.
  @Test func explanationNamesTheRules() throws {
    let matcher = LocaleMatcher(supported: ["en", "en-GB", "en-IE", "en-IN", "de", "it", "it-CH"])
    let explanation = matcher.explanation(for: "en-IT")
    #expect(explanation.identifier == "en-GB")
    let preference = explanation.preferences[0]
    #expect(preference.outcome == .considered)
    let near = preference.candidates.prefix(4)
    #expect(near.map(\.identifier) == ["en-GB", "en-IE", "en-IN", "en"])
    #expect(near.map { $0.distance?.distance } == [3, 4, 4, 5])
    #expect(
      near.map { $0.distance?.region.rule?.description } == [
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_GB" distance="3"/>"#,
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_$!enUS" distance="4"/>"#,
        #"<languageMatch desired="en_*_$!enUS" supported="en_*_$!enUS" distance="4"/>"#,
        #"<languageMatch desired="en_*_*" supported="en_*_*" distance="5"/>"#,
      ])
    #expect(near.map(\.verdict) == [.won, .farther, .farther, .farther])
    #expect(preference.candidates.dropFirst(4).allSatisfy { $0.verdict == .tooFar })
  }

  @Test func explanationNamesPreferencesThatWereNotReached() {
    let matcher = LocaleMatcher(supported: ["en", "de"])
    let twelve = ["fr", "es", "it", "pt", "ja", "ko", "zh", "ru", "ar", "hi", "de", "en"]
    let states = matcher.explanation(for: twelve).preferences.map(\.outcome)
    // They are asked again, because the first ten are near nothing.
    #expect(states[10] == .considered)
    #expect(states[11] == .notReachedAfterPerfectMatch)
    #expect(matcher.bestMatch(for: twelve)?.identifier == "de")
    let late = matcher.explanation(for: ["gsw"] + Array(repeating: "ja", count: 9) + ["en"]).preferences
    #expect(late[10].outcome == .notReachedBelowThreshold)
    #expect(matcher.explanation(for: ["de", "en"]).preferences[1].outcome == .notReachedAfterPerfectMatch)
  }

  /// The longest list is that of the page Limits, and its places fit the bits that an entry has for them.
  @Test func documentedLimit() throws {
    let text: String = try (TestData.root + "Sources/Apps/AppLocalization/AppLocalization.docc/Limits.md").read()
    let row = try #require(text.firstMatch(of: /list of a `LocaleMatcher` \| ([0-9,]+) identifiers/))
    #expect(Int(row.1.filter(\.isNumber)) == SupportedIndex.limit)
    #expect(SupportedIndex.limit - 1 <= 0x1F_FFFF)
  }

  /// Whole units from 0 to 100, and what is at most as far as a pair: gsw is 8 from de, fr 84 from it, x-a 100 from all.
  /// Identical identifiers match in any case. Languages that no rule joins are at 80, and may match from 81 on.
  @Test(
    arguments: [
      (.standard, 400, false), (.below(-1), 1, false), (.below(0), 1, false), (.below(1), 8, false),
      (.below(80), 640, false), (.below(81), 648, true), (.below(100), 800, true), (.below(101), 800, true),
      (.asNear(desired: "gsw", supported: "de"), 72, false), (.asNear(desired: "fr", supported: "it"), 680, true),
      (.asNear(desired: "en-GB", supported: "en-GB"), 8, false), (.asNear(desired: "x-a", supported: "en"), 808, true),
    ] as [(LocaleMatcher.Threshold, Int, Bool)])
  func thresholds(threshold: LocaleMatcher.Threshold, eighths: Int, comparesAll: Bool) {
    let options = LocaleMatcher.Options(threshold: threshold)
    #expect(MatchSettings(options).threshold == eighths)
    #expect(MatchSettings(options).comparesAll == comparesAll)
    #expect(LocaleMatcher(supported: [], options: options).effectiveThreshold.eighths == min(eighths, 800))
  }

  /// The distance from en to en-GB is 5.
  @Test func demotions() {
    let demotions: [(LocaleMatcher.Demotion, Int)] = [
      (.region, 5), (.noDemotion, 0), (.distance(-1), 0), (.distance(0), 0), (.distance(100), 100),
      (.distance(101), 100),
    ]
    for (demotion, whole) in demotions {
      #expect(MatchSettings(.init(demotion: demotion)).demotion == whole * 8, "\(demotion)")
    }
  }

  @Test func rulesAreThoseOfTheXML() throws {
    let rules = try TestData.facts.get().languageMatching.rules
    #expect(MatchRule.all.map(\.description) == rules.map(\.text))
    #expect(MatchRule.all.map(\.position) == Array(1...rules.count))
    #expect(MatchRule(number: -1) == nil)
    #expect(MatchRule(number: rules.count) == nil)
  }

  @Test func distancesInWords() {
    #expect(
      [LocaleDistance(-1), LocaleDistance(0), LocaleDistance(100), LocaleDistance(101)].map(\.whole) == [
        0, 0, 100, 100,
      ])
    #expect(LocaleDistance(eighths: 25).description == "3+1/8")
    #expect(LocaleDistance(eighths: 24).description == "3")
    #expect(LocaleDistance(eighths: 24) < LocaleDistance(eighths: 25))
    #expect(!(LocaleDistance(eighths: 24) < LocaleDistance(eighths: 24)))
  }

  /// A threshold of an ill-formed pair is the standard one, as its documentation says.
  @Test(arguments: [("e--", "en"), ("en", "e")])
  func illFormedPairsLeaveTheStandardThreshold(desired: String, supported: String) {
    let options = LocaleMatcher.Options(threshold: .asNear(desired: desired, supported: supported))
    #expect(LocaleMatcher(supported: [], options: options).effectiveThreshold == 50)
  }
}
