import Foundation
import LocalePlurals
import TestSupport
import Testing

@testable import LocaleMatching

/// All ways of asking a matcher give the same answer. The fast ways are compared with each other and with
/// `rankedMatches`, which compares every supported identifier. The agreement tests check that the answers are right.
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

  /// Ranking has a limit, because each place is a search: the page Limits.
  @Test func rankingHasALimit() {
    let supported = (0..<300).map { "en-v\(1000 + $0)" }
    let ranked = LocaleMatcher(supported: supported).rankedMatches(for: "en").map(\.identifier)
    #expect(ranked == Array(supported.prefix(256)))
  }

  @Test(arguments: [
    LocaleMatcher.Options(), LocaleMatcher.Options(threshold: .below(20)), LocaleMatcher.Options(threshold: .below(90)),
    LocaleMatcher.Options(favor: .script), LocaleMatcher.Options(demotion: .noDemotion),
  ])
  func agree(options: LocaleMatcher.Options) throws {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<TestSize.count(6, sample: 2) {
      let supported = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        Self.forms.randomElement(using: &random)
      }
      let matcher = LocaleMatcher(supported: supported, options: options)
      for form in TestSize.part(of: Self.forms, oneIn: 6) {
        let expected = matcher.rankedMatches(for: form).first
        let comment: Comment = "\(form) among \(supported)"
        let parsed = try #require(LanguageIdentifier(form))
        let ways = MatchWays(matcher, [form])
        #expect(ways.answers.count > 30, "each way is there: \(comment)")
        for (way, answer) in ways.answers { #expect(answer == expected, "\(way): \(comment)") }
        let identifier = expected.map { supported[$0.supportedIndex] } ?? matcher.defaultIdentifier
        #expect(ways.identifiers.allSatisfy { $0 == identifier }, comment)
        // `und` alone equals only itself; with a variant it is maximized.
        if form != "und" { #expect(matcher.bestMatch(for: [form + "-1996"]) == expected, comment) }
        // Changed and changed back: equal to the original, but no longer maximized for matching.
        var changed = parsed
        changed.region = nil
        changed.region = parsed.region
        #expect(changed == parsed, comment)
        #expect(changed.hashValue == parsed.hashValue, comment)
        #expect(matcher.bestMatch(for: changed) == expected, comment)
        // Only if further preferences cost nothing is the second one as good as the first.
        if case .noDemotion = options.demotion {
          #expect(matcher.bestMatch(for: ["?", form])?.supportedIndex == expected?.supportedIndex, comment)
        }
      }
    }
  }

  /// Lists in every form, and the ranking of a list: the first is the best match, and each further one is what the best
  /// match would be if those before it were not supported.
  @Test(arguments: [
    LocaleMatcher.Options(), LocaleMatcher.Options(favor: .script), LocaleMatcher.Options(direction: .twoWay),
    LocaleMatcher.Options(threshold: .below(100)), LocaleMatcher.Options(demotion: .noDemotion),
    LocaleMatcher.Options(demotion: .distance(1)), LocaleMatcher.Options(demotion: .firstMatch),
  ])
  func listsAgree(options given: LocaleMatcher.Options) {
    // A default would be first in the search order as long as it is in the list.
    var options = given
    options.default = .noDefault
    var random = SeededGenerator(seed: 20)
    for _ in 0..<TestSize.count(150, sample: 60) {
      let supported = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        Self.forms.randomElement(using: &random)
      }
      let desired = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
        Self.forms.randomElement(using: &random)
      }
      let matcher = LocaleMatcher(supported: supported, options: options)
      let comment: Comment = "\(desired) among \(supported)"
      let ranked = matcher.rankedMatches(for: desired)
      for (way, answer) in MatchWays(matcher, desired).answers { #expect(answer == ranked.first, "\(way): \(comment)") }
      var left = supported
      for match in ranked {
        let best = LocaleMatcher(supported: left, options: options).bestMatch(for: desired)
        #expect(best == match, "without those before: \(comment)")
        // An entry with the same maximized identifier and explicit subtags is a duplicate and is not ranked.
        let gone = InternedNames.form(of: match.identifier)?.lsr
        for position in left.indices where InternedNames.form(of: left[position])?.lsr == gone { left[position] = "-" }
      }
      #expect(LocaleMatcher(supported: left, options: options).bestMatch(for: desired) == nil, comment)
    }
  }

  /// In the order of preferences (RFC 4647, §3.4): the first that has a match decides, and what it finds is what it finds alone.
  @Test(arguments: [LocaleMatcher.Threshold.standard, .sameLanguage, .below(80)])
  func theFirstMatchDecides(threshold: LocaleMatcher.Threshold) {
    let forms = [
      "en", "en-GB", "zh", "zh-Hant", "zh-HK", "nb", "da", "no", "de", "gsw", "sr", "sr-Latn", "pt", "pt-PT", "es-MX",
      "ca", "uz-Cyrl",
    ]
    var random = SeededGenerator(seed: 93)
    var differ = 0
    for _ in 0..<TestSize.count(1_000, sample: 200) {
      let drawn = (0..<9).compactMap { _ in forms.randomElement(using: &random) }
      let (supported, desired) = (Array(drawn.prefix(5)), Array(drawn.dropFirst(5)))
      let matcher = LocaleMatcher(supported: supported, options: .init(threshold: threshold, demotion: .firstMatch))
      let alone = desired.lazy.map { matcher.bestMatch(for: $0) }.enumerated().first { $0.element != nil }
      let match = matcher.bestMatch(for: desired)
      #expect(match?.desiredIndex == alone?.offset && match?.identifier == alone?.element?.identifier, "\(desired)")
      #expect(match?.distance == alone?.element?.distance, "\(desired) among \(supported)")
      let nearest = LocaleMatcher(supported: supported, options: .init(threshold: threshold)).bestMatch(for: desired)
      if match != nearest { differ += 1 }
    }
    #expect(differ > 5, "the order decides something")
  }

  @Test func emptyListsOfPreferences() {
    let matcher = LocaleMatcher(supported: ["en", "de"])
    let none: [String] = []
    #expect(matcher.bestMatch(for: none) == nil)
    #expect(matcher.bestIdentifier(for: none) == "en")
    #expect(matcher.rankedMatches(for: none).isEmpty)
    #expect(matcher.explanation(for: none).match == nil)
    #expect(matcher.bestMatch(for: [LocaleIdentifier]()) == nil)
  }

  /// Matches are equal if all that they tell is equal.
  @Test func equalMatches() {
    func match(_ desired: [String], _ supported: [String]) -> LocaleMatch? {
      LocaleMatcher(supported: supported).bestMatch(for: desired)
    }
    let one = match(["de"], ["de", "en"])
    #expect(one == match(["de"], ["de", "fr"]))
    // Another place in either list, another distance, another text.
    #expect(one != match(["de"], ["en", "de"]))
    #expect(one != match(["??", "de"], ["de", "en"]))
    #expect(one != match(["de-DE"], ["de", "en"]))
    #expect(one != match(["de"], ["DE", "en"]))
  }

  @Test func matchersDescribeThemselves() {
    let options = LocaleMatcher.Options(threshold: .below(20), default: .identifier("de"))
    let matcher = LocaleMatcher(supported: ["en", "en-GB"], options: options)
    #expect(
      "\(matcher)"
        == "LocaleMatcher(supported: [en, en-GB], threshold: below 20, favor: language, direction: one-way, "
        + "demotion: region, default: de)")
    let many = LocaleMatcher(supported: (0..<30).map { "x-\($0)" })
    #expect("\(many)".contains("x-19, … 30 in all]"))
    let twenty = LocaleMatcher(supported: (0..<20).map { "x-\($0)" })
    #expect("\(twenty)".contains("x-19],"))
    let other = LocaleMatcher.Options(
      threshold: .asNear(desired: "en", supported: "en-GB"), favor: .script, direction: .twoWay, demotion: .distance(7),
      default: .noDefault)
    #expect(
      "\(other)"
        == "threshold: as near as en and en-GB, favor: script, direction: two-way, demotion: distance 7, default: none")
    #expect(matcher.bestMatch(for: "en-IT").map { "\($0)" } == "en-GB at distance 3")
    #expect(matcher.bestIdentifier(for: "en-IT") == "en-GB")
    #expect(matcher.bestIdentifier(for: "ja") == "de")
  }

  /// A preference that counts how often it is asked.
  private final class Counted: LocalePreference {
    let text: String
    private(set) var count = 0

    init(_ text: String) { self.text = text }

    func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
      count += 1
      return text.withPreferenceContent(body)
    }
  }

  /// A walk ends where nothing can be better: after a perfect match, after one at four less five, and with default options
  /// after ten preferences, fifty less five for each. If it has found nothing, all are asked once more.
  @Test func preferencesThatAreNotLookedAt() {
    let matcher = LocaleMatcher(supported: ["en", "de"])
    let twelve = Array(repeating: "ja", count: 12)
    for (wanted, count, rest) in [(twelve, 10, 1), (["ja", "gsw", "de", "en"], 3, 0), (["ja", "de-AT", "de"], 2, 0)] {
      let preferences = wanted.map { Counted($0) }
      _ = matcher.bestMatch(for: preferences)
      #expect(preferences.map(\.count) == wanted.indices.map { $0 < count ? 1 + rest : rest })
    }
    let preferences = twelve.map { Counted($0) }
    #expect(matcher.rankedMatches(for: preferences).isEmpty)
    #expect(preferences.map(\.count) == twelve.indices.map { $0 < 10 ? 2 : 1 })
  }

  /// An acceptable language is never refused, however late it stands: what is found alone is found behind any others.
  @Test func lateInAList() {
    let matcher = LocaleMatcher(supported: ["en", "fr", "no", "zh-Hans"], options: .init(default: .noDefault))
    for late in ["fr", "fr-CA", "nb", "da", "zh-SG", "xx"] {
      let alone = matcher.bestMatch(for: late)
      for before in [1, 8, 9, 10, 11, 30] {
        let preferences = Array(repeating: "ja", count: before) + [late]
        #expect(matcher.bestMatch(for: preferences)?.identifier == alone?.identifier, "\(late) behind \(before)")
        let header = AcceptLanguage(
          preferences.enumerated().map { "\($1 == "ja" ? "ja-x-\($0)" : $1)" }.joined(separator: ","))
        #expect(matcher.bestMatch(for: header)?.identifier == alone?.identifier, "\(header)")
        #expect(matcher.explanation(for: header).match == matcher.bestMatch(for: header))
        #expect(matcher.explanation(for: preferences).match == matcher.bestMatch(for: preferences))
      }
    }
    let wanted =
      "de-AT,de;q=0.9,hu-HU;q=0.8,hu;q=0.7,hr-HR;q=0.6,hr;q=0.5,sl-SI;q=0.4,sl;q=0.3,cs-CZ;q=0.2,cs;q=0.15,fr;q=0.1"
    #expect(matcher.bestMatch(for: AcceptLanguage(wanted + ",*;q=0.01"))?.identifier == "fr")
  }

  /// The default leads those that maximize as it does: the case of five languages whose short and long names are supported.
  @Test func theDefaultLeadsItsEquals() {
    for (short, long, desired) in [
      ("en", "en-US", "en-GB"), ("de", "de-DE", "de-AT"), ("fr", "fr-FR", "fr-CA"), ("zh-Hant", "zh-TW", "zh-HK"),
      ("es", "es-ES", "es-AR"),
    ] {
      for supported in [[short, long], [long, short], ["ja", long, short]] {
        for wanted in [short, long] {
          let matcher = LocaleMatcher(supported: supported, options: .init(default: .identifier(wanted)))
          #expect(matcher.bestIdentifier(for: desired) == wanted, "\(supported)")
        }
      }
    }
  }

  private enum Localization: String, SupportedLocale {
    case en, de
    case enGB = "en-GB"

    static var defaultLocale: Self { .de }
    static let matcher = LocaleMatcher(supported: allCases.map { $0.rawValue })

    init?(supportedIndex: Int) {
      guard Self.allCases.indices.contains(supportedIndex) else { return nil }
      self = Self.allCases[supportedIndex]
    }
  }

  /// An app's enum answers as its matcher does, and with its default where that finds nothing.
  @Test func casesAnswerAsTheMatcher() {
    for (wanted, answer) in [("en-IT", Localization.enGB), ("en", .en), ("gsw", .de), ("ja", nil)] {
      #expect(Localization.bestMatch(for: wanted) == answer)
      #expect(Localization.bestMatch(for: ["fr", wanted]) == answer)
      #expect(Localization.bestMatch(for: AcceptLanguage(wanted)) == answer)
      #expect(Localization.bestLocale(for: wanted) == answer ?? .de)
      #expect(Localization.bestLocale(for: ["fr", wanted]) == answer ?? .de)
      #expect(Localization.bestLocale(for: AcceptLanguage(wanted)) == answer ?? .de)
    }
    #expect(Localization.allCases.map(\.folderNames) == [["en.lproj"], ["de.lproj"], ["en-GB.lproj", "en-gb.lproj"]])
  }

  // All that somebody writes.
  private enum Spoken: String, SupportedLocale {
    case en, ja
    case zhTW = "zh_TW"
    case nb
  }

  @Test func anEnumOfOnesOwn() {
    #expect(Spoken.bestMatch(for: "zh-HK") == .zhTW)
    #expect(Spoken.bestLocale(for: ["xx", "ja-JP"]) == .ja)
    #expect(Spoken.bestLocale(for: AcceptLanguage("xx")) == .en)
    #expect(Spoken(supportedIndex: 3) == .nb)
    #expect([-1, 4, .max, .min].allSatisfy { Spoken(supportedIndex: $0) == nil })
    #expect(LocaleMatcher(Spoken.self).supported == ["en", "ja", "zh_TW", "nb"])
  }

  /// Elements of a list in the order of the supported one.
  @Test func elementsComeBack() {
    let languages = [(code: "en", name: "English"), (code: "ja", name: "日本語"), (code: "de", name: "Deutsch")]
    let matcher = LocaleMatcher(supported: languages.map(\.code))
    #expect(matcher.best(of: languages, for: "ja-JP")?.name == "日本語")
    #expect(matcher.best(of: languages, for: ["xx", "en-GB"])?.name == "English")
    #expect(matcher.best(of: languages, for: AcceptLanguage("xx")) == nil)
    #expect(matcher.best(of: languages.prefix(1), for: "ja") == nil)
    #expect(matcher.best(of: languages.dropFirst(), for: "ja")?.name == "Deutsch")
    #expect(matcher.bestMatch(for: "ja")?.element(of: [1, 2, 3]) == 2)
    #expect(matcher.index(of: "DE") == 2 && matcher.contains("de") && !matcher.contains("deu"))
    #expect(LocaleMatcher(supported: ["zh_Hant", "zh-hant"]).index(of: "ZH-Hant") == 0)
  }

  @Test func subtagsAndTexts() throws {
    let identifier = try #require(LocaleIdentifier("zh-Hant-TW"))
    #expect(identifier.language == "ZH" && identifier.script == "hant" && identifier.region == "tw")
    #expect(identifier.language != "de" && identifier.script != "Hans" && LanguageIdentifier("de")?.region != "DE")
    switch identifier.language {
    case "de": Issue.record("not German")
    case "zh": break
    default: Issue.record("Chinese")
    }
    #expect("zh" == identifier.language && "TW" == identifier.region)
    switch identifier.region {
    case "HK", nil: Issue.record("not Hong Kong")
    case "TW": break
    default: Issue.record("Taiwan")
    }
    let coded = try JSONEncoder().encode([identifier.region])
    #expect(String(decoding: coded, as: UTF8.self) == #"["TW"]"#)
    #expect(try JSONDecoder().decode([RegionSubtag].self, from: coded).first == identifier.region)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([ScriptSubtag].self, from: coded) }
    let forms = try JSONDecoder().decode([PluralCategory: String].self, from: Data(#"{"one": "a", "other": "b"}"#.utf8))
    #expect(forms == [.one: "a", .other: "b"])
  }

  /// What is in the hand: a header that may be missing, and the environment of the process.
  @Test func asItComes() {
    let fields: [String?] = [nil, "de"]
    #expect(fields.map { AcceptLanguage($0).ranges.count } == [0, 1])
    let matcher = LocaleMatcher(supported: ["en", "sr", "sr-Latn"])
    let environment = EnvironmentLocales(["LANG": "en_US.UTF-8", "LC_ALL": "sr_RS@latin", "HOME": "/"])
    #expect(matcher.bestIdentifier(for: environment) == "sr-Latn")
    #expect(Array(environment) == ["sr-Latn-RS"])
    for name in ["german", "deutsch", "french", "norwegian"] {
      #expect(EnvironmentLocales(lang: name).isEmpty, "\(name)")
    }
  }
}
