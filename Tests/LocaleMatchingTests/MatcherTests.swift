import CLDRTables
import PathKit
import Testing

@testable import LocaleMatching

/// The figures and scenarios in the documents, computed by hand from CLDR's rules.
@Suite struct MatcherTests {
  /// Figures that follow from the rules of `languageInfo.xml`, release 48.
  @Test(arguments: [
    ("en-IT", "en-GB", 3), ("en-IT", "en-IE", 4), ("en-IT", "en-IN", 4), ("en-IT", "en", 5), ("fr-FR", "it", 84),
    ("fr-FR", "it-CH", 84), ("fr-CH", "it-CH", 80), ("zh-TW", "zh-Hans", 54), ("zh-TW", "zh-Hant", 0),
    ("zh-TW", "zh-HK", 5), ("es-AR", "es-419", 4), ("es-AR", "es-MX", 4), ("es-AR", "es", 5), ("es-AR", "es-ES", 5),
    ("gsw", "de", 8), ("de", "gsw", 84), ("nb", "no", 1), ("nn", "no", 20), ("da", "no", 12), ("sr-Latn", "sr", 5),
  ])
  func distances(desired: String, supported: String, whole: Int) throws {
    let distance = try #require(LocaleDistance.between(desired: desired, supported: supported))
    #expect(distance.whole == whole)
  }

  /// CLDR has 20 from ug to zh, and 50 for the script: back it is 80 and 50, so that nothing is left in both directions. From
  /// de to gsw it is 84, which still is something.
  @Test(arguments: [("ug", "zh", 70, 100), ("zh", "ug", 100, 100), ("gsw", "de", 8, 8), ("de", "gsw", 84, 84)])
  func distancesInBothDirections(desired: String, supported: String, oneWay: Int, twoWay: Int) {
    #expect(LocaleDistance.between(desired: desired, supported: supported)?.whole == oneWay)
    #expect(LocaleDistance.between(desired: desired, supported: supported, direction: .twoWay)?.whole == twoWay)
  }

  /// The answers that users of an app with these seven localizations get: the scenarios of a published article on iOS.
  @Test(
    arguments: [
      (["en-GB"], "en-GB"), (["en-IE"], "en-IE"), (["en-IT"], "en-GB"), (["fr-FR", "it-FR"], "it"), (["fr-FR"], nil),
      (["fr-CH"], nil), (["en-IN"], "en-IN"), (["en-US"], "en"), (["it-IT"], "it"), (["it-CH", "en"], "it-CH"),
    ] as [([String], String?)])
  func scenarios(preferred: [String], expected: String?) {
    let matcher = LocaleMatcher(supported: ["en", "en-IN", "en-IE", "en-GB", "de", "it", "it-CH"])
    #expect(matcher.bestMatch(for: preferred).map { matcher.supported[$0.supportedIndex] } == expected)
  }

  @Test func defaultsWithoutMatch() {
    let first = LocaleMatcher(supported: ["en", "de"])
    #expect(first.bestMatch(for: "fr") == nil)
    #expect(first.bestIdentifier(for: "fr") == "en")
    #expect(first.bestIdentifier(for: "gsw") == "de")
    let given = LocaleMatcher(supported: ["en", "de"], options: .init(default: .identifier("ja")))
    #expect(given.bestIdentifier(for: ["fr", "es"]) == "ja")
    let none = LocaleMatcher(supported: ["en", "de"], options: .init(default: .noDefault))
    #expect(none.defaultIdentifier == nil)
    // Without a default it is the root, as for every unknown locale (UTS #35, Locale Inheritance).
    #expect(none.bestIdentifier(for: "fr") == "und")
    #expect(LocaleMatcher(supported: []).bestIdentifier(for: "fr") == "und")
  }

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
      supported: supported.filter { LanguageIdentifier(languageOf: $0) != nil } + ["nb", "nn"])
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

  /// ICU maximizes `root`, and `und` with other subtags, but not `und` alone; text and identifiers get equal answers, and
  /// equal identifiers too.
  @Test(arguments: [("root", 0), ("ROOT-u-nu-latn", 0), ("und-ZZ", 0), ("und", nil)])
  func rootHasOneAnswer(text: String, index: Int?) throws {
    let matcher = LocaleMatcher(supported: ["en", "de"])
    #expect(matcher.bestMatch(for: text)?.supportedIndex == index)
    #expect(matcher.bestMatch(for: [text])?.supportedIndex == index)
    let identifier = try #require(LanguageIdentifier(languageOf: text))
    #expect(matcher.bestMatch(for: identifier)?.supportedIndex == index)
    #expect(matcher.bestMatch(for: [identifier])?.supportedIndex == index)
    #expect(try matcher.bestMatch(for: LocaleIdentifier(validating: text).languageIdentifier)?.supportedIndex == index)
    let whole = try #require(LocaleIdentifier(text))
    #expect(matcher.bestMatch(for: whole)?.supportedIndex == index)
    #expect(matcher.bestMatch(for: LocaleIdentifier(identifier))?.supportedIndex == index)
    #expect(matcher.explanation(for: identifier).match?.supportedIndex == index)
    #expect(matcher.bestMatch(for: identifier.description)?.supportedIndex == index)
    #expect(LanguageIdentifier(identifier.description) == identifier)
    #expect((identifier == .undetermined) == (text == "und"))
    // What a language identifier leaves out does not come back: `und-u-ca-roc` is then `und`.
    #expect(LanguageIdentifier(languageOf: "und-u-ca-roc") == .undetermined)
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

  /// A header is explained as it is matched: with exclusions and `*`.
  @Test(arguments: [
    "de;q=0, *", "de-AT, en;q=0.5", "ja, ko;q=0.5", "en;q=0, en-GB", "??, de", "en, de", "", "fr, *;q=0.1",
  ])
  func headersAreExplained(header: String) {
    let matcher = LocaleMatcher(supported: ["de", "en", "en-GB", "sr-Latn"])
    let explanation = matcher.explanation(for: AcceptLanguage(header))
    let match = matcher.bestMatch(for: AcceptLanguage(header))
    #expect(explanation.match == match)
    #expect(explanation.identifier == matcher.bestIdentifier(for: AcceptLanguage(header)))
    let deciding = explanation.preferences.first { $0.desiredIndex == match?.desiredIndex }
    #expect(deciding?.foundIndex == match?.supportedIndex)
    #expect(!explanation.description.isEmpty)
  }

  @Test func excludedLocalesAreNamed() {
    let matcher = LocaleMatcher(supported: ["de", "en"])
    let explanation = matcher.explanation(for: AcceptLanguage("gsw, en;q=0.1, de;q=0"))
    #expect(explanation.identifier == "en")
    #expect(explanation.preferences[0].candidates.first { $0.identifier == "de" }?.verdict == .excluded(by: "de;q=0"))
    #expect(matcher.explanation(for: AcceptLanguage("de;q=0, *")).preferences.map(\.outcome) == [.wildcard])
    // Also one that the search had no need to look at.
    let found = matcher.explanation(for: AcceptLanguage("en, de;q=0")).preferences[0].candidates
    #expect(found.first { $0.identifier == "de" }?.verdict == .excluded(by: "de;q=0"))
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

  /// What a distance is explained with: both identifiers maximized as ICU's `XLikelySubtags::makeMaximizedLsr` does, which
  /// fills an unknown language from `und` and a pseudo-locale not at all. A name is as it is written.
  @Test(arguments: [
    ("en-GB", "en-Latn-GB"), ("x-bork", "x-bork"), ("english-GB", "english-Latn-GB"), ("english", "english-Latn-US"),
    ("und", "und"), ("ENGLISH_xa", "english-XA"), ("en-XA", "en-XA (pseudo-locale: accents)"),
    ("de-PSBIDI", "de-XB (pseudo-locale: bidi)"),
    ("en-Latn-XC", "en-Latn-XC (pseudo-locale: cracked)"), ("de-AT-PSCRACK", "de-AT (pseudo-locale: cracked)"),
    ("de-PSBIDI-1996", "de-Latn-DE"), ("de-1996-PSBIDI", "de-Latn-DE"),
  ])
  func maximizedForReading(text: String, expected: String) throws {
    let explanation = try #require(DistanceExplanation(desired: text, supported: "fr"))
    #expect(explanation.maximizedDesired == expected)
    #expect(DistanceExplanation(desired: "fr", supported: text)?.maximizedSupported == expected)
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

  /// CLDR's distance from zh-TW to zh-Hans is 54: a preference that takes nothing off the threshold of 50 must not raise it.
  @Test func aNegativeDemotionIsNone() {
    let options = LocaleMatcher.Options(demotion: .distance(-5))
    #expect(LocaleMatcher(supported: ["zh-Hans"], options: options).bestMatch(for: ["ja", "zh-TW"]) == nil)
  }

  /// A threshold of an ill-formed pair is the standard one, as its documentation says.
  @Test(arguments: [("e--", "en"), ("en", "e")])
  func illFormedPairsLeaveTheStandardThreshold(desired: String, supported: String) {
    let options = LocaleMatcher.Options(threshold: .asNear(desired: desired, supported: supported))
    #expect(LocaleMatcher(supported: [], options: options).effectiveThreshold == 50)
  }

  /// A quarter of a language's distance can be nothing. The answers are ICU 76.1's.
  @Test func favoredScriptCountsAQuarterOfTheRule() {
    let near = LocaleMatcher.Options(threshold: .asNear(desired: "nn-FR", supported: "nb"), favor: .script)
    #expect(LocaleMatcher(supported: ["nb-Shaw-MR"], options: near).bestMatch(for: "nn-Shaw-FR")?.distance == 9)
    let options = LocaleMatcher.Options(favor: .script)
    #expect(LocaleMatcher(supported: ["no-NO", "nb"], options: options).bestMatch(for: "no")?.supportedIndex == 1)
  }

  /// ICU 76.1's answers. Between two languages at one distance the one that is listed first wins, whichever of its locales is
  /// likelier; the likely region is that of the supported language.
  @Test(arguments: [
    ("no-SJ nb no", "da", "no"), ("no-SJ no nb", "da", "no"), ("nb no-SJ no", "da", "nb"),
    ("de-AT de-DE", "gsw", "de-DE"),
    ("de-AT de-DE", "gsw-LI", "de-DE"),
  ])
  func tiesBetweenLanguages(supported: String, desired: String, expected: String) {
    let supported = supported.split(separator: " ").map(String.init)
    for options in [LocaleMatcher.Options(default: .noDefault), .init(threshold: .below(90), default: .noDefault)] {
      #expect(LocaleMatcher(supported: supported, options: options).bestMatch(for: desired)?.identifier == expected)
    }
  }

  /// What fits no packed subtag is found by itself, in any case and with either separator, and by nothing else.
  @Test func namesAreFoundByThemselves() {
    let supported = ["x-a", "english", "en-x-a", "x-b", "X_A-c", "germanic", "x-a"]
    let matcher = LocaleMatcher(supported: supported, options: .init(default: .noDefault))
    for (index, name) in supported.dropLast().enumerated() {
      #expect(matcher.bestMatch(for: name.uppercased())?.supportedIndex == index, "\(name)")
      #expect(matcher.bestMatch(for: name)?.distance == 0, "\(name)")
    }
    for other in ["x-c", "x-ab", "x-a-b", "german", "englisch", "de-x-a"] {
      #expect(matcher.bestMatch(for: other) == nil, "\(other)")
    }
    #expect(matcher.explanation(for: "x-b").preferences[0].candidates.last?.verdict == .duplicate(of: 0))
  }

  /// CLDR has 10 from id to ms and 30 back, and 4 from ID to MY: in both directions 34 counts, which the limit must exceed.
  @Test func theWayBackIsBelowTheThreshold() {
    for (limit, distance) in [(34, nil), (35, 14)] as [(Int, LocaleDistance?)] {
      let options = LocaleMatcher.Options(threshold: .below(limit), direction: .twoWay, default: .noDefault)
      #expect(LocaleMatcher(supported: ["ms"], options: options).bestMatch(for: "id")?.distance == distance, "\(limit)")
    }
  }

  /// At 100 nothing matches, however far the threshold is.
  @Test func aDistanceOfHundredIsNoMatch() {
    let options = LocaleMatcher.Options(threshold: .asNear(desired: "x-a", supported: "en"), default: .noDefault)
    #expect(LocaleDistance.between(desired: "x-a", supported: "en") == 100)
    for (supported, desired) in [("en", "x-a"), ("x-a", "en"), ("en", "und")] {
      #expect(LocaleMatcher(supported: [supported], options: options).bestMatch(for: desired) == nil, "\(supported)")
    }
  }
}
