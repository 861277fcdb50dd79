import AppLocalization
import ArgumentParser
import LocaleMatching

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a person gets a locale: the distance of every candidate and the rules behind it.",
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
    let explained = matcher.explanation(for: preferred)
    switch output.format {
    case .text:
      ExplanationText(explained, style: output.style, showsAll: all).lines().forEach(Console.print)
    case .json: Console.print(ExplanationJSON(explained: explained).value.text(pretty: true))
    case .tsv: ExplanationTSV(explanation: explained).lines().forEach(Console.print)
    }
    if explained.match == nil { throw ExitCode.failure }
  }
}
