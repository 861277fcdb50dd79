import Foundation
import LocaleCore
import LocaleMatching
import TestSupport
import Testing

/// What an explanation says is true of the answer, for random headers and lists.
@Suite struct ExplanationSentenceTests {
  private static let locales = [
    "en", "en-US", "en-GB", "en-IN", "de", "de-AT", "de-CH", "gsw", "fr", "fr-CA", "es", "es-419", "es-MX", "pt",
    "pt-BR",
    "zh", "zh-Hant", "zh-TW", "zh-HK", "zh-ZZ", "sr", "sr-Latn", "nb", "no", "da", "ja", "it", "iw", "he", "ca",
    "ca-valencia",
    "en-x-pirate", "de-1996", "de-1901", "ko", "ko-ZZ", "x-bork", "und", "root",
  ]

  private func list(_ random: inout SeededGenerator, atMost count: Int) -> [String] {
    (0..<random.number(below: count + 1)).map { _ in Self.locales[random.number(below: Self.locales.count)] }
  }

  /// The elements of a header: ranges with weights, some of them zero, `*`, and what is no range.
  private func elements(_ random: inout SeededGenerator) -> [String] {
    (0..<random.number(below: 14)).map { _ in
      let range =
        switch random.number(below: 12) {
        case 0: "*"
        case 1: ["??", "en-USA", ""][random.number(below: 3)]
        default: Self.locales[random.number(below: Self.locales.count)]
        }
      return range + ["", "", ";q=0.8", ";q=0.5", ";q=0.1", ";q=0"][random.number(below: 6)]
    }
  }

  private static let options = [
    LocaleMatcher.Options(), .init(default: .noDefault), .init(favor: .script), .init(direction: .twoWay),
    .init(demotion: .noDemotion),
    .init(threshold: .below(20)), .init(threshold: .below(0)),
    .init(threshold: .asNear(desired: "en", supported: "sr-Cyrl")), .init(favor: .script, direction: .twoWay),
    .init(threshold: .below(90), direction: .twoWay), .init(threshold: .below(95), favor: .script, direction: .twoWay),
  ]

  @Test(arguments: UInt64(1)...10)
  func sentencesAboutHeadersAreTrue(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var named = 0
    for _ in 0..<TestSize.count(10_000, sample: 300) {
      let supported = list(&random, atMost: 6)
      let options = Self.options[random.number(below: 3) == 0 ? random.number(below: Self.options.count) : 0]
      let matcher = LocaleMatcher(supported: supported, options: options)
      let elements = elements(&random)
      let header = elements.joined(separator: ", ")
      let explanation = matcher.explanation(for: AcceptLanguage(header))
      let sentence = explanation.description
      let comment: Comment = "'\(header)' among \(supported): \(sentence)"
      check(explanation, matcher, matcher.bestMatch(for: AcceptLanguage(header)), comment)
      if AcceptLanguage(header).ranges.allSatisfy({ $0.qvalue == 0 }) {
        #expect(sentence.contains("because the header has no usable range"), comment)
      }
      // What the header excludes is called refused by each preference, and is never the answer.
      let excluded = supported.filter { AcceptLanguage(header).excludes($0) }
      #expect(!excluded.contains { $0 == explanation.match?.identifier }, comment)
      for candidate in explanation.preferences.flatMap(\.candidates) where candidate.distance != nil {
        #expect(candidate.verdict.isRefusal == excluded.contains(candidate.identifier), comment)
      }
      // A refusal without which the answer would be another is named.
      for element in Set(elements) where element.hasSuffix(";q=0") {
        let without = elements.filter { $0 != element }.joined(separator: ", ")
        let other = matcher.bestMatch(for: AcceptLanguage(without))?.identifier
        let isOnlyOne = elements.count { $0.split(separator: ";").first == element.split(separator: ";").first } == 1
        guard isOnlyOne, other != explanation.match?.identifier else { continue }
        named += 1
        #expect(sentence.contains(element), "without \(element) it is \(other ?? "none"): \(comment)")
      }
    }
    #expect(named > TestSize.count(50, sample: 2))
  }

  @Test(arguments: UInt64(1)...5)
  func sentencesAboutListsAreTrue(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestSize.count(10_000, sample: 300) {
      let supported = list(&random, atMost: 6)
      let preferred = list(&random, atMost: 13)
      let options = Self.options[random.number(below: 3) == 0 ? random.number(below: Self.options.count) : 0]
      let matcher = LocaleMatcher(supported: supported, options: options)
      let explanation = matcher.explanation(for: preferred)
      let comment: Comment = "\(preferred) among \(supported): \(explanation)"
      check(explanation, matcher, matcher.bestMatch(for: preferred), comment)
      #expect(!explanation.description.contains("the header"), comment)
      // A supported preference that was never looked at is not called near nothing.
      let skipped = explanation.preferences.first { $0.outcome == .notReachedBelowThreshold }
      if let skipped { #expect(explanation.description.contains("before '\(skipped.identifier)'"), comment) }
    }
  }

  /// What holds of every explanation.
  private func check(
    _ explanation: MatchExplanation, _ matcher: LocaleMatcher, _ match: LocaleMatch?, _ comment: Comment
  ) {
    let sentence = explanation.description
    #expect(explanation.match == match, comment)
    #expect(explanation.identifier == match?.identifier ?? matcher.defaultIdentifier, comment)
    #expect(sentence.hasPrefix(explanation.identifier ?? "No match"), comment)
    if explanation.identifier != nil { #expect(!sentence.contains("No match"), comment) }
    #expect(sentence.contains(", the default") == (match == nil && explanation.identifier != nil), comment)
    if !matcher.supported.isEmpty { #expect(!sentence.contains("no supported identifier is well-formed"), comment) }
    // No distance below the threshold is called too far.
    if let found = sentence.firstMatch(of: /is at (\d+)(?:\+\d\/8)? and would have to be below (\d+)/) {
      #expect((Int(found.1) ?? 0) >= (Int(found.2) ?? 100), comment)
    }
    // Distances that are named are those of the candidates.
    if let match, let found = sentence.firstMatch(of: /its distance is (\d+),/) {
      #expect(Int(found.1) == match.distance.whole, comment)
    }
    // A perfect match ends the search; that of `*` is one, because `*` asked for it.
    for preference in explanation.preferences where preference.outcome.isNotReached {
      #expect((preference.outcome == .notReachedAfterPerfectMatch) == (match?.distance == 0), comment)
    }
    // Every supported identifier gets a sentence about itself, which says something else of the answer only.
    for identifier in matcher.supported {
      let reason = explanation.reason(against: identifier)
      #expect(reason.hasPrefix("'\(identifier)' ") && reason.hasSuffix("."), "\(comment): \(reason)")
      #expect(!reason.contains("''") && !reason.contains(" ."), "\(comment): \(reason)")
      #expect(
        (reason == "'\(identifier)' is the answer.") == (match?.identifier == identifier), "\(comment): \(reason)")
    }
    for preference in explanation.preferences where preference.outcome == .considered {
      // At 100 nothing matches.
      #expect(preference.threshold <= 100, comment)
      let winners = preference.candidates.filter { $0.verdict == .won }
      #expect(winners.map(\.supportedIndex) == (preference.foundIndex.map { [$0] } ?? []), comment)
      for candidate in preference.candidates where candidate.verdict == .farther {
        guard let distance = candidate.distance?.distance, let won = winners.first?.distance?.distance else { continue }
        #expect(won < distance && distance < preference.threshold, comment)
      }
      // What was found is below the limit.
      if let won = winners.first?.distance?.distance { #expect(won < preference.threshold, comment) }
      if winners.isEmpty {
        #expect(!preference.candidates.contains { $0.verdict == .farther || $0.verdict.isTie }, comment)
      }
      // What is as near, and allowed, is not called not near enough.
      if sentence.contains("nothing else is near enough to"), preference.desiredIndex == match?.desiredIndex {
        let near = preference.candidates.filter {
          !$0.verdict.isAboutTheWayBack && $0.distance.map { $0.distance < preference.threshold } == true
        }
        #expect(near.count == 1, comment)
      }
      // The way back decided: alone the candidate is found, or not, and what was before it is no farther than that way.
      for candidate in preference.candidates where preference.threshold == explanation.threshold {
        let alone = LocaleMatcher(supported: [candidate.identifier], options: matcher.options)
          .bestMatch(for: preference.identifier)
        switch candidate.verdict {
        case .tooFarBack: #expect(alone == nil, comment)
        case .fartherBack(let earlier):
          let back = LocaleDistance.between(
            desired: candidate.identifier, supported: preference.identifier, favor: matcher.options.favor)
          let best = preference.candidates.first { $0.supportedIndex == earlier }?.distance?.distance
          #expect(alone != nil && back.flatMap { back in best.map { back >= $0 } } == true, comment)
        default: break
        }
      }
      // Nothing that is nearer is passed over in silence.
      if let won = winners.first?.distance?.distance, preference.desiredIndex == match?.desiredIndex {
        let isNearer = preference.candidates.contains {
          !$0.verdict.isRefusal && $0.distance.map { $0.distance < won } == true && !$0.verdict.isLessAlike
        }
        if isNearer, won.whole > 0 { #expect(sentence.contains("the way back"), comment) }
      }
      // What lost a tie is as near as the winner.
      for candidate in preference.candidates
      where [.lessLikelyScript, .lessLikelyRegion, .later].contains(candidate.verdict) {
        #expect(candidate.distance?.distance.whole == winners.first?.distance?.distance.whole, comment)
      }
      #expect(preference.candidates.map(\.supportedIndex).sorted() == Array(matcher.supported.indices), comment)
      // Of identifiers that cannot be told apart one is compared, and each of the others names it.
      let compared = preference.candidates.filter { $0.distance != nil }
      #expect(Set(compared.map(\.identifier)).count == compared.count, comment)
      for candidate in preference.candidates {
        guard case .duplicate(let original) = candidate.verdict else { continue }
        #expect(compared.contains { $0.supportedIndex == original }, comment)
      }
      for candidate in preference.candidates where candidate.verdict == .tooFar {
        #expect(candidate.distance.map { $0.distance >= preference.threshold } != false, comment)
      }
    }
  }

  @Test func factsOfAnExplanation() throws {
    let matcher = LocaleMatcher(supported: ["en", "de--", "de"])
    let explanation = matcher.explanation(for: ["fr", "?", "de-AT", "de", "en"])
    // Each preference takes five off the threshold; what was found lowers it to its distance.
    #expect(explanation.preferences.map(\.threshold) == [50, 45, 40, 0, 0])
    #expect(explanation.preferences.map(\.foundIndex) == [nil, nil, 2, nil, nil])
    #expect(!explanation.isDefault)
    #expect(explanation.winner?.desiredIndex == 2)
    #expect(explanation.preferences[0].maximized == "fr-Latn-FR")
    #expect(explanation.preferences.map(\.outcome.isNotReached) == [false, false, false, true, true])
    let none = matcher.explanation(for: "fr")
    #expect(none.isDefault)
    #expect(none.identifier == "en")
    #expect(none.winner == nil)
    #expect(!LocaleMatcher(supported: ["en"], options: .init(default: .noDefault)).explanation(for: "fr").isDefault)
    #expect(LocaleMatcher(supported: ["--"]).explanation(for: "fr").preferences[0].maximized == nil)
    let wide = LocaleMatcher(supported: ["en"], options: .init(threshold: .asNear(desired: "x-a", supported: "en")))
    #expect(wide.explanation(for: "fr").preferences.map(\.threshold) == [100])
  }

  // MARK: Sentences

  /// What others wrote is on one line, and steers no display: controls, separators of lines, marks of direction (Unicode,
  /// General Category Cc, Zl, Zp; UAX #9, Bidi_Control).
  @Test(arguments: [
    ("plain täxt 漢字 👩‍👩‍👧", "plain täxt 漢字 👩‍👩‍👧"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\u{7}\u{8}b", "a\\u{7}\\u{8}b"),
    ("a\r\nb", "a\\u{D}\\u{A}b"), ("\u{9B}2J", "\\u{9B}2J"), ("x\u{202E}gnp.exe", "x\\u{202E}gnp.exe"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("\u{200F}", "\\u{200F}"), ("a\u{2028}b", "a\\u{2028}b"),
    ("\u{7F}", "\\u{7F}"), ("\u{1B}[1mbold\u{1B}[0m", "\\u{1B}[1mbold\\u{1B}[0m"),
    ("\u{0}\u{1F} ~\u{7F}\u{9F}\u{A0}", "\\u{0}\\u{1F} ~\\u{7F}\\u{9F}\u{A0}"),
    ("\u{2027}\u{2029}\u{2030}", "\u{2027}\\u{2029}\u{2030}"),
    ("\u{FEFE}\u{FEFF}\u{FF00}", "\u{FEFE}\\u{FEFF}\u{FF00}"),
    ("\u{61C}\u{202A}\u{2069}", "\\u{61C}\\u{202A}\\u{2069}"),
    // Persian needs the zero-width joiner, which hides no text.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func oneLine(text: String, shown: String) {
    #expect(text.visibleLine == shown)
  }
}

extension MatchExplanation.Verdict {
  fileprivate var isRefusal: Bool { if case .excluded = self { true } else { false } }
}
