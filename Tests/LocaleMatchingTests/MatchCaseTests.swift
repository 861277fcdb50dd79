import AppLocaleGenerator
import AppLocalization
import TestSupport
import Testing

@testable import LocaleMatching

/// The rows of `Tests/Fixtures/MatchCases.txt`, as its head says.
@Suite struct MatchCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let title: String
    /// The row, with the list if others have it too.
    let line: CaseLine
    /// The question is asked with each of these, and what they are told by.
    let options: [(words: String, value: LocaleMatcher.Options)]
    let isHeader: Bool
    /// Whether the distance between the two is asked too.
    let isDistance: Bool
    let supported: [String]
    let preferred: String
    let answer: [String]
    var told: [String] = []
    var testDescription: String { "\(title): \(line.text)" }
  }

  static let list = CaseList<Case>("Fixtures/MatchCases.txt") { section, list in
    var (options, words): ([(words: String, value: LocaleMatcher.Options)], Set<String>) = ([], [])
    var (supported, last): (String?, Case?) = (nil, nil)
    for line in section.lines {
      if let told = line.behind("> ") {
        if last == nil { list.refuse(line, "'> ' before the first row") }
        if let mark = told.prefixMatch(of: #/([a-z ]+): /#)?.1, !isMark(mark) {
          list.refuse(line, "no mark is '\(mark): '")
        }
        last?.told.append(told)
      } else if let text = line.behind("with: ") {
        if last != nil { list.refuse(line, "'with: ' behind a row") }
        let all = text.split(separator: " ").map(String.init)
        words.formUnion(all)
        do { options.append((text, try Self.options(all))) } catch { list.refuse(line, "\(error)") }
      } else if let text = line.behind("supported: ") {
        if last != nil { list.refuse(line, "'supported: ' behind a row") }
        supported = text
      } else if let sides = line.sides {
        let parts = sides.left.components(separatedBy: "| ")
        let answer = sides.right.split(separator: " ").map(String.init)
        if parts.count != (supported == nil ? 2 : 1) || !isAnswer(sides.right) {
          list.refuse(line, "a row is 'supported | preferences → answer'")
          continue
        }
        if let last { list.add(last) }
        var whole = line
        if let supported { whole.text = "\(supported) | \(line.text)" }
        last = Case(
          title: section.title, line: whole, options: options.isEmpty ? [("", .init())] : options,
          isHeader: words.contains("header"), isDistance: words.contains("distance"),
          supported: (supported ?? parts[0]).trimmed.split(separator: ",").map(String.init),
          preferred: parts[parts.count - 1], answer: answer)
      } else {
        list.refuse(line, "neither a row nor a line with a mark")
      }
    }
    if let last { list.add(last) }
  }

  private static func isAnswer(_ text: String) -> Bool {
    text.wholeMatch(of: /none else \S+|\S+( \d+)?( by \d+)?( at \d+)?/) != nil
  }

  private static func isMark(_ mark: Substring) -> Bool {
    ["ranked", "says", "says not", "outcomes"].contains(mark) || mark.hasPrefix("against ")
  }

  /// A word behind `with:` that is no option.
  private struct UnknownWord: Error, CustomStringConvertible {
    let word: String
    var description: String { "'\(word)' is no option" }
  }

  /// The words of a file and of the commands; and what only a row has, which no file may have.
  private static func options(_ words: [String]) throws -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options()
    for word in words where word != "header" {
      let parts = word.split(separator: "=").map(String.init)
      let pair = parts.last?.split(separator: "/").map(String.init) ?? []
      switch (parts.first, pair.first) {
      case ("distance", "distance"): options.threshold = .below(101)
      case ("default", "none"): options.default = .noDefault
      case ("demotion", let text?) where text.hasPrefix("-"):
        guard let number = Int(text) else { throw UnknownWord(word: word) }
        options.demotion = .distance(number)
      case ("threshold", _) where pair.count == 2: options.threshold = .asNear(desired: pair[0], supported: pair[1])
      case (let key?, let text?) where parts.count == 2: try MatcherOption.read(key, text, &options)
      default: throw UnknownWord(word: word)
      }
    }
    return options
  }

  @Test(arguments: list.cases)
  func everyWayHasTheAnswer(one: Case) {
    one.line.check { problems in
      for options in one.options {
        check(one, options.value, one.options.count > 1 ? ", \(options.words)" : "", &problems)
      }
    }
  }

  private func check(_ one: Case, _ options: LocaleMatcher.Options, _ with: String, _ problems: inout CaseProblems) {
    let matcher = LocaleMatcher(supported: one.supported, options: options)
    let preferences = one.preferred.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    let header = AcceptLanguage(one.preferred)
    let ways = one.isHeader ? MatchWays(matcher, header: header) : MatchWays(matcher, preferences)
    for (way, match) in ways.answers { check(match, one, way + with, &problems) }
    let name = one.answer.count > 2 && one.answer[1] == "else" ? one.answer[2] : one.answer[0]
    if name != "none" {
      for found in ways.identifiers { problems.equal(found, name, "the identifier", asked: "best identifier\(with)") }
    }
    let match = ways.answers.first?.match
    if one.isHeader {
      // A matcher never answers with what the header refuses; of one, and `*`, nothing else keeps it.
      problems.expect(match.map { header.excludes($0.identifier) } != true, "the header refuses the answer\(with)")
      if one.supported.count == 1, header.ranges.contains(where: { $0.text == "*" && $0.qvalue > 0 }) {
        problems.equal(header.excludes(one.supported[0]), match == nil, "that the header refuses it\(with)")
      }
    } else if let match {
      problems.equal(matcher.bestIdentifier(for: match.identifier), match.identifier, "what its own name finds\(with)")
    }
    if one.isDistance {
      let distance = LocaleDistance.between(
        desired: one.preferred, supported: one.supported[0], favor: options.favor, direction: options.direction)
      problems.equal(distance?.whole, match?.distance.whole ?? 100, "LocaleDistance\(with)")
    }
    let explanation = one.isHeader ? matcher.explanation(for: header) : matcher.explanation(for: preferences)
    problems.equal(
      explanation.identifier, match?.identifier ?? matcher.defaultIdentifier, "the explanation's identifier\(with)")
    problems.equal(explanation.winner?.foundIndex, match?.supportedIndex, "the explanation's winner\(with)")
    if !one.told.isEmpty {
      let ranked = one.isHeader ? matcher.rankedMatches(for: header) : matcher.rankedMatches(for: preferences)
      check(explanation, ranked, one, &problems)
    }
  }

  /// `en-GB 3 by 1 at 2`: at this distance, by this preference, at this place of the list. `none else en` is the default.
  private func check(_ match: LocaleMatch?, _ one: Case, _ way: String, _ problems: inout CaseProblems) {
    let name = one.answer[0]
    problems.equal(match?.identifier, name == "none" ? nil : name, "the answer", asked: way)
    for (word, next) in zip(one.answer, one.answer.dropFirst()) {
      if word == "by" { problems.equal(match?.desiredIndex, Int(next), "the preference", asked: way) }
      if word == "at" { problems.equal(match?.supportedIndex, Int(next), "the place", asked: way) }
    }
    if one.answer.count > 1, let distance = Int(one.answer[1]) {
      problems.equal(match?.distance.whole, distance, "the distance", asked: way)
    }
  }

  private func check(
    _ explanation: MatchExplanation, _ ranked: [LocaleMatch], _ one: Case, _ problems: inout CaseProblems
  ) {
    var verdicts: [String] = []
    for line in one.told {
      let parts = line.components(separatedBy: ": ")
      let text = parts.dropFirst().joined(separator: ": ")
      switch parts[0] {
      case "ranked": problems.equal(ranked.map(\.identifier).joined(separator: ", "), text, "the ranking")
      case "says":
        problems.expect(Self.isLike(explanation.description, text), "the sentence is '\(explanation)', not '\(text)'")
      case "says not":
        problems.expect(!explanation.description.contains(text), "the sentence '\(explanation)' has '\(text)'")
      case "outcomes":
        problems.equal(explanation.preferences.map { "\($0.outcome)" }.joined(separator: ", "), text, "outcomes")
      case let against where against.hasPrefix("against "):
        problems.equal(explanation.reason(against: String(against.dropFirst(8))), text, against)
      default: verdicts.append(line)
      }
    }
    if verdicts.isEmpty { return }
    let found = explanation.preferences.flatMap(\.candidates).map { candidate in
      "\(candidate.identifier) \(candidate.verdict)".replacing("LocaleMatching.MatchExplanation.Advantage.", with: "")
    }
    problems.equal(found, verdicts, "the list of verdicts")
  }

  /// Whether a sentence is the pattern, in which `…` stands for anything at the beginning or the end.
  private static func isLike(_ text: String, _ pattern: String) -> Bool {
    let (start, end) = (pattern.hasPrefix("…"), pattern.hasSuffix("…"))
    let part = String(pattern.dropFirst(start ? 1 : 0).dropLast(end ? 1 : 0))
    return start && end ? text.contains(part) : start ? text.hasSuffix(part) : end ? text.hasPrefix(part) : text == part
  }

  @Test func thereAreCases() { #expect(Self.list.areWhole(moreThan: 250)) }
}
