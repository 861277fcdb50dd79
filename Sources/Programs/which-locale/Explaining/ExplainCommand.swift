import AppLocalization
import ArgumentParser
import LocalizationAudit
import ProgramSupport

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a match: the distance of every candidate and the rules behind it.",
    usage: "which-locale explain --supported a,b --preferred x,y [options]",
    discussion: HelpText.explain + ExplanationText.help)

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @OptionGroup var detail: DetailOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let matcher = LocaleMatcher(
      supported: try lists.supported.identifiers(isLenient: lists.acceptIllFormed),
      options: try matching.matcherOptions())
    let explained =
      switch try lists.preferences() {
      case .identifiers(let identifiers): matcher.explanation(for: identifiers)
      case .header(let header): matcher.explanation(for: header)
      case .lines: throw LocaleLists.none
      }
    try output.print(ExplanationText(explained: explained, showsAll: detail.all))
    if explained.match == nil { throw ExitCode.failure }
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
    discussion: HelpText.compare + EngineAnswers.help)

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @OptionGroup var engines: EnginesOption

  @OptionGroup var detail: DetailOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    let engines = try engines.list(default: LocalizationEngine.allCases)
    let available = try lists.supported.identifiers(isLenient: true)
    let preferred: [String]
    let explanations: [LocalizationExplanation]
    switch try lists.preferences() {
    case .identifiers(let identifiers):
      preferred = identifiers
      explanations = engines.map { $0.explanation(from: available, preferring: identifiers) }
    case .header(let header):
      let bundle = BundleLocalizations(available, developmentRegion: available.first)
      preferred = header.ranges.filter { $0.qvalue > 0 }.map(\.text)
      explanations = engines.map { $0.explanation(of: bundle, for: header) }
    case .lines: throw LocaleLists.none
    }
    try output.print(
      EngineAnswers(available: available, preferred: preferred, rows: explanations, showsSteps: detail.all))
    if !explanations.contains(where: \.choice.isMatch) { throw ExitCode.failure }
  }
}

struct DistanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "distance",
    abstract: "Shows the distance of two locales in both directions, and the rules behind it.",
    usage: "which-locale distance [wanted supported] [options]",
    discussion: HelpText.distance + DistancePair.help)

  @Argument(help: "The locale that somebody wants. Without it, lines WANTED<TAB>SUPPORTED of standard input.")
  var wanted: String?

  @Argument(help: "The locale that is supported.")
  var supported: String?

  @OptionGroup(title: "Matching options") var favor: FavorOption

  @OptionGroup(title: "Output options") var output: OutputOptions<OutputFormat>

  func run() throws {
    guard let wanted else { return try answerLines() }
    guard let supported else { throw CommandFailure.usage("give two locales, WANTED SUPPORTED") }
    try output.print(DistancePair(desired: wanted, supported: supported, favor: favor.value, source: .argument))
  }

  private func answerLines() throws {
    try LineBatch(output: output, columns: "WANTED<TAB>SUPPORTED").run { cells throws(CommandFailure) in
      guard let desired = cells.first, let supported = cells.last, cells.count == 2 else {
        throw .usage("wrong columns in a line: write WANTED<TAB>SUPPORTED")
      }
      return (try DistancePair(desired: desired, supported: supported, favor: favor.value, source: .line), true)
    }
  }
}
