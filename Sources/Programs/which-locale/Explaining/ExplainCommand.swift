import ArgumentParser
import LocaleMatching
import LocalizedStrings

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells why a person gets the locale they get.",
    discussion: HelpText.explain)

  @OptionGroup(title: "Locales") var lists: LocaleLists
  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "Show every supported locale, not only the ten nearest.")
  var all = false

  @OptionGroup(title: "Output options") var output: OutputOptions

  func run() throws {
    let matcher = LocaleMatcher(
      supported: try lists.supportedIdentifiers(), options: try matching.matcherOptions())
    let preferred = try lists.preferredIdentifiers()
    let explained = ExplainedMatch(matcher: matcher, preferred: preferred)
    switch output.format {
    case .text:
      ExplanationText(explained: explained, style: output.style, showsAll: all).lines().forEach(Console.print)
    case .json: Console.print(ExplanationJSON(explained: explained).value.text(pretty: true))
    case .tsv: ExplanationTSV(explanation: explained.explanation).lines().forEach(Console.print)
    }
    if explained.explanation.match == nil { throw ExitCode.failure }
  }
}

/// An explanation with what it takes to put it into words.
struct ExplainedMatch {
  typealias Preference = MatchExplanation.Preference
  typealias Comparison = MatchExplanation.Comparison
  typealias Candidate = MatchExplanation.Candidate

  let matcher: LocaleMatcher
  let explanation: MatchExplanation
  /// The threshold at the outset.
  var threshold: LocaleDistance { matcher.effectiveThreshold }
  /// What each further preference costs.
  var demotion: LocaleDistance { matcher.effectiveDemotion }

  init(matcher: LocaleMatcher, preferred: [String]) {
    self.matcher = matcher
    explanation = matcher.explanation(for: preferred)
  }

  /// The preference that decided, with the candidate it chose.
  var winner: (preference: Preference, comparison: Comparison, candidate: Candidate)? {
    guard let match = explanation.match,
      let preference = explanation.preferences.dropFirst(match.desiredIndex).first,
      let comparison = preference.comparison, let candidate = comparison.found
    else { return nil }
    return (preference, comparison, candidate)
  }

  /// The preferences before the one that decided.
  var precedingPreferences: ArraySlice<Preference> {
    explanation.preferences.prefix(explanation.match?.desiredIndex ?? 0)
  }

  var isDefault: Bool { explanation.match == nil && explanation.identifier != nil }
}

extension MatchExplanation.Preference {
  /// Nil for an ill-formed preference and one that was never reached.
  var comparison: MatchExplanation.Comparison? {
    if case .considered(let comparison) = state { comparison } else { nil }
  }
}

extension MatchExplanation.Comparison {
  var found: MatchExplanation.Candidate? {
    foundIndex.flatMap { index in candidates.first { $0.supportedIndex == index } }
  }

  /// The desired identifier as the matcher reads it; nil where nothing well-formed is supported.
  var maximizedDesired: String? { candidates.lazy.compactMap(\.distance?.maximizedDesired).first }
}
