import LocaleMatching
import TestSupport
import Testing

/// What a readable name is, every door decides alike: a supported list, a checked one and a distance's second side read it
/// whole; preferences, headers and its first read its beginning too.
@Suite struct ReadableNameTests {
  private static let pieces = [
    "en", "EN", "zh", "sr", "de", "no", "xx", "root", "und", "x", "bork", "Hant", "latin", "Latn", "RS", "TW", "GB",
    "USA",
    "419", "UTF-8", "utf8", "euro", "rTW", "b+", "+", "-", "-", "_", "_", ".", "@", "#", ",", ";", " ", "*", "valencia",
    "u",
    "nu", "thai", "t", "a", "1", "POSIX", "C", "é", "\0", "%", "cdo", "arz", "sgn", "ase", "i-klingon", "CHS", "iw",
  ]

  @Test func everyDoorReadsTheSame() {
    var random = SeededGenerator(seed: 92)
    let english = LocaleMatcher(supported: ["en"])
    var kinds = (whole: 0, beginning: 0, nothing: 0)
    for _ in 0..<10_000 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let place = Comment(rawValue: text.debugDescription)
      // Read whole.
      let isSupported = (try? LocaleMatcher(validating: [text])) != nil
      let own = LocaleMatcher(supported: [text], options: .init(default: .noDefault))
      #expect((own.bestMatch(for: text) != nil) == isSupported, place)
      #expect((LocaleDistance.between(desired: "en", supported: text) != nil) == isSupported, place)
      #expect(
        (own.explanation(for: "en").preferences.first?.candidates.first?.verdict.isIllFormed == true) == !isSupported,
        place)
      // Read as far as possible.
      let isRead = english.explanation(for: text).preferences.first?.outcome.isIllFormed != true
      #expect(isRead || !isSupported, place)
      #expect((LocaleDistance.between(desired: text, supported: "en") != nil) == isRead, place)
      #expect((LanguageIdentifier(languageOf: text) != nil) == isRead, place)
      if !text.contains(where: { ",; ".contains($0) }), text != "*" {
        #expect(AcceptLanguage(text).ranges.isEmpty == !isRead, place)
      }
      kinds = (
        kinds.whole + (isSupported ? 1 : 0), kinds.beginning + (!isSupported && isRead ? 1 : 0),
        kinds.nothing + (isRead ? 0 : 1)
      )
    }
    #expect(kinds.whole > 1_000 && kinds.beginning > 100 && kinds.nothing > 1_000, "\(kinds)")
  }
}

extension MatchExplanation.Verdict {
  fileprivate var isIllFormed: Bool { if case .illFormed = self { true } else { false } }
}

extension MatchExplanation.Outcome {
  fileprivate var isIllFormed: Bool { if case .illFormed = self { true } else { false } }
}
