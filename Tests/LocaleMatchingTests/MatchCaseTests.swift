import AppLocaleGenerator
import AppLocalization
import TestSupport
import Testing

@testable import LocaleMatching

/// The rows of `Tests/Fixtures/MatchCases.txt`, as its head says.
@Suite struct MatchCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    /// The question is asked with each of these.
    let options: [LocaleMatcher.Options]
    let isHeader: Bool
    /// Whether the distance between the two is asked too.
    let isDistance: Bool
    let supported: [String]
    let preferred: String
    let answer: [String]
    var told: [String] = []
    var testDescription: String { "\(title): \(preferred)" }
  }

  static let cases = CaseSection.all("Fixtures/MatchCases.txt").flatMap { section -> [Case] in
    var (options, words): ([LocaleMatcher.Options], Set<String>) = ([], [])
    var (supported, cases): (String?, [Case]) = (nil, [])
    for line in section.lines {
      if line.hasPrefix("> ") {
        cases[cases.count - 1].told.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("with: ") {
        let all = line.dropFirst(6).split(separator: " ").map(String.init)
        words.formUnion(all)
        options.append(Self.options(all))
      } else if line.hasPrefix("supported: ") {
        supported = String(line.dropFirst(11))
      } else {
        let sides = line.components(separatedBy: " → ")
        let parts = sides[0].components(separatedBy: "| ")
        cases.append(
          Case(
            title: section.title, options: options.isEmpty ? [.init()] : options, isHeader: words.contains("header"),
            isDistance: words.contains("distance"),
            supported: (supported ?? parts[0]).trimmed.split(separator: ",").map(String.init),
            preferred: parts[parts.count - 1],
            answer: sides[sides.count - 1].split(separator: " ").map(String.init)))
      }
    }
    return cases
  }

  /// The words of a file and of the commands; and what only a row has, which no file may have.
  private static func options(_ words: [String]) -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options()
    for word in words where word != "header" {
      let parts = word.split(separator: "=").map(String.init)
      let pair = parts[parts.count - 1].split(separator: "/").map(String.init)
      switch (parts[0], pair[0]) {
      case ("distance", _): options.threshold = .below(101)
      case ("default", "none"): options.default = .noDefault
      case ("demotion", let text) where text.hasPrefix("-"): options.demotion = .distance(Int(text) ?? 0)
      case ("threshold", _) where pair.count == 2: options.threshold = .asNear(desired: pair[0], supported: pair[1])
      case (let key, let text):
        #expect(throws: Never.self, "\(word)") { try MatcherOption.read(key, text, &options) }
      }
    }
    return options
  }

  @Test(arguments: cases)
  func everyWayHasTheAnswer(one: Case) throws {
    for options in one.options {
      let matcher = LocaleMatcher(supported: one.supported, options: options)
      let preferences = one.preferred.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
      let header = AcceptLanguage(one.preferred)
      let ways = one.isHeader ? MatchWays(matcher, header: header) : MatchWays(matcher, preferences)
      for (way, match) in ways.answers { check(match, one, "\(way), \(options)") }
      let name = one.answer.count > 2 && one.answer[1] == "else" ? one.answer[2] : one.answer[0]
      if name != "none" { #expect(ways.identifiers.allSatisfy { $0 == name }, "\(ways.identifiers), \(options)") }
      let match = ways.answers[0].match
      if one.isHeader {
        // A matcher never answers with what the header refuses; of one, and `*`, nothing else keeps it.
        #expect(match.map { header.excludes($0.identifier) } != true)
        if one.supported.count == 1, header.ranges.contains(where: { $0.text == "*" && $0.qvalue > 0 }) {
          #expect(header.excludes(one.supported[0]) == (match == nil))
        }
      } else if let match {
        #expect(matcher.bestIdentifier(for: match.identifier) == match.identifier, "its own name")
      }
      if one.isDistance {
        let distance = LocaleDistance.between(
          desired: one.preferred, supported: one.supported[0], favor: options.favor, direction: options.direction)
        #expect(distance?.whole == match?.distance.whole ?? 100)
      }
      let explanation = one.isHeader ? matcher.explanation(for: header) : matcher.explanation(for: preferences)
      #expect(explanation.identifier == match?.identifier ?? matcher.defaultIdentifier)
      #expect(explanation.winner?.foundIndex == match?.supportedIndex)
      if !one.told.isEmpty {
        let ranked = one.isHeader ? matcher.rankedMatches(for: header) : matcher.rankedMatches(for: preferences)
        check(explanation, ranked, one)
      }
    }
  }

  /// `en-GB 3 by 1 at 2`: at this distance, by this preference, at this place of the list. `none else en` is the default.
  private func check(_ match: LocaleMatch?, _ one: Case, _ comment: Comment) {
    let name = one.answer[0]
    #expect(match?.identifier == (name == "none" ? nil : name), comment)
    for (word, next) in zip(one.answer, one.answer.dropFirst()) {
      if word == "by" { #expect(match?.desiredIndex == Int(next), comment) }
      if word == "at" { #expect(match?.supportedIndex == Int(next), comment) }
    }
    if one.answer.count > 1, let distance = Int(one.answer[1]) { #expect(match?.distance.whole == distance, comment) }
  }

  private func check(_ explanation: MatchExplanation, _ ranked: [LocaleMatch], _ one: Case) {
    var verdicts: [String] = []
    for line in one.told {
      let parts = line.components(separatedBy: ": ")
      let text = parts.dropFirst().joined(separator: ": ")
      switch parts[0] {
      case "ranked": #expect(ranked.map(\.identifier).joined(separator: ", ") == text)
      case "says": #expect(Self.isLike(explanation.description, text), "\(explanation)")
      case "says not": #expect(!explanation.description.contains(text), "\(explanation)")
      case "outcomes":
        #expect(explanation.preferences.map { "\($0.outcome)" }.joined(separator: ", ") == text)
      case let against where against.hasPrefix("against "):
        #expect(explanation.reason(against: String(against.dropFirst(8))) == text)
      default: verdicts.append(line)
      }
    }
    if verdicts.isEmpty { return }
    let found = explanation.preferences.flatMap(\.candidates).map { candidate in
      "\(candidate.identifier) \(candidate.verdict)".replacing("LocaleMatching.MatchExplanation.Advantage.", with: "")
    }
    #expect(found == verdicts)
  }

  /// Whether a sentence is the pattern, in which `…` stands for anything at the beginning or the end.
  private static func isLike(_ text: String, _ pattern: String) -> Bool {
    let (start, end) = (pattern.hasPrefix("…"), pattern.hasSuffix("…"))
    let part = String(pattern.dropFirst(start ? 1 : 0).dropLast(end ? 1 : 0))
    return start && end ? text.contains(part) : start ? text.hasSuffix(part) : end ? text.hasPrefix(part) : text == part
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 250) }
}
