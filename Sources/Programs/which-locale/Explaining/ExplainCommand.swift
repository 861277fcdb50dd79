import AppLocalization
import ArgumentParser
import LocalizationAudit
import ProgramSupport

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a match: the distance of every candidate and the rules behind it.",
    usage: "which-locale explain --supported a,b --preferred x,y [options]",
    discussion: """
      Somebody in Italy whose phone speaks English wants en-IT, and gets British English. Why?

        $ which-locale explain --supported en,en-GB,de --preferred en-IT
        …
          supported  maximized   language  script  region  distance  rules    verdict
          en-GB      en-Latn-GB         0     + 0     + 3       = 3  [1]      chosen
          en         en-Latn-US         0     + 0     + 5       = 5  [2]      farther
          de         de-Latn-DE        80     + 0     + 4      = 84  [3] [4]  too far
        …

      Then the rules follow, as CLDR writes them, and the options in force. Matching first adds the likely script and \
      region where one is missing. The distance is the sum of the rules' \
      distances for language, script and region: 0 means equal, 100 nothing in common. Eighths below 1 distinguish \
      identifiers that differ only in their explicit subtags. 'compare' asks the rules of Apple and others too.
      """ + ExplanationText.help)

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @OptionGroup var detail: DetailOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let preferences = try lists.givenPreferences()
    let matcher = LocaleMatcher(
      supported: try lists.supported.identifiers(),
      options: try matching.matcherOptions())
    let explained =
      switch preferences {
      case .identifiers(let identifiers, _): matcher.explanation(for: identifiers)
      case .header(let header): matcher.explanation(for: header)
      }
    try output.print(ExplanationText(explained: explained, showsAll: detail.all, notes: preferences.notes))
  }
}

/// Whether an explanation is whole.
struct DetailOption: ParsableArguments {
  @Flag(help: "Show all candidates, not only the ten nearest, and all steps of an engine.")
  var all = false
}

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compares the answers of engines: Apple's rules, CLDR's, Q&A 1828 and RFC 4647.",
    usage: "which-locale compare --supported a,b --preferred x,y [options]",
    discussion: """
      apple: the bundles of Apple's platforms; cldr: language matching (UTS #35); classic: Technical Q&A 1828; rfc4647: \
      lookup. No fallbacks: - is no match; a header gets a search list, with its fallback. For Apple's rules the order of \
      the localizations matters.

        $ which-locale compare --supported en,en-AU,en-GB --preferred en-NZ
          apple    en-AU, en-GB, en
                   en-AU for en-NZ: the preference falls back to en_AU in 1 step
          cldr     en-GB, en-AU, en
                   en-GB for en-NZ: the distance is 3
          classic  en
                   en for en-NZ: the preference without its end is en
          rfc4647  en
                   en for en-NZ: the range begins with en
      """ + EngineAnswers.help)

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @Option(
    help: ArgumentHelp("The engines to ask: \(LocalizationEngine.names). (default: all)", valueName: "a,b"))
  var engines: String?

  @OptionGroup var detail: DetailOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let preferences = try lists.givenPreferences()
    let engines = try engines.map(LocalizationEngine.list) ?? LocalizationEngine.allCases
    let available = try lists.supported.identifiers(for: .apple)
    let preferred: [String]
    let explanations: [LocalizationExplanation]
    switch preferences {
    case .identifiers(let identifiers, _):
      preferred = identifiers
      explanations = engines.map { $0.explanation(from: available, preferring: identifiers) }
    case .header(let header):
      let bundle = BundleLocalizations(available, developmentRegion: available.first)
      preferred = header.ranges.filter { $0.qvalue > 0 }.map(\.text)
      explanations = engines.map { $0.explanation(of: bundle, for: header) }
    }
    try output.print(
      EngineAnswers(
        available: available, preferred: preferred, rows: explanations, showsSteps: detail.all,
        notices: preferences.notes))
  }
}
