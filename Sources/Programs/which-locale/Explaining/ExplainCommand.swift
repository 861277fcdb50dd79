import AppLocalization
import ArgumentParser
import LocaleMatching
import LocalizationAudit
import SystemAccess

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains why a person gets a locale: the distance of every candidate and the rules behind it.",
    discussion: HelpText.explain + "\n\n" + HelpText.engines)

  @Argument(help: "Two locales in place of lists: the distance of the second for somebody who wants the first.")
  var pair: [String] = []

  @OptionGroup(title: "Locales") var lists: LocaleLists

  @Option(help: ArgumentHelp("The preferences are those of an Accept-Language header.", valueName: "header"))
  var acceptLanguage: String?

  @OptionGroup var environment: EnvironmentOptions

  @Option(
    help: ArgumentHelp(
      "Whose rules, side by side: \(LocalizationEngine.names), or all. For a device one, by default apple.",
      valueName: "engine,…"))
  var engine: String?

  @OptionGroup(title: "A device") var device: DeviceOptions

  @Flag(help: "List CLDR's rules, or those that name the given language, script, region or variable.")
  var rules = false

  @OptionGroup(title: "Matching options") var matching: MatchingOptions

  @Flag(help: "Show every supported locale, not only the ten nearest; with --engine every step.")
  var all = false

  @Flag(help: "Print the distance for each line DESIRED<TAB>SUPPORTED of standard input.")
  var batch = false

  @OptionGroup(title: "Output options") var output: ColoredOutputOptions

  func run() throws {
    if rules { return try RuleListing(naming: pair).print(output.format) }
    if device.device { return try DeviceAnswer(device, lists, engine).print(output.format) }
    if let engine { return try compare(engine) }
    if batch || !pair.isEmpty {
      if lists.namesAny || acceptLanguage != nil || environment.environment {
        throw CommandFailure.usage("give either two locales, or --supported and --preferred")
      }
      return try batch ? explainLines() : explainPair()
    }
    let matcher = LocaleMatcher(
      supported: try lists.supportedIdentifiers(), options: try matching.matcherOptions())
    let explained = try explanation(matcher)
    output.format.print(
      style: output.style, text: ExplanationText(explained, style: output.style, showsAll: all).lines(),
      tsv: explained.tsv,
      json: explained.json)
    if explained.match == nil { throw ExitCode.failure }
  }

  private func explanation(_ matcher: LocaleMatcher) throws -> MatchExplanation {
    let given = [!lists.preferred.isEmpty, acceptLanguage != nil, environment.environment].count { $0 }
    if given > 1 { throw CommandFailure.usage("give one of --preferred, --accept-language and --environment") }
    if let acceptLanguage { return matcher.explanation(for: AcceptLanguage(acceptLanguage)) }
    if environment.environment { return matcher.explanation(for: environment.locales.identifiers) }
    return matcher.explanation(for: try lists.preferredIdentifiers())
  }

  private func compare(_ engines: String) throws {
    let comparison = EngineComparison(
      available: try lists.supported.identifiers(isLenient: true), preferring: try lists.preferredIdentifiers(),
      engines: engines == "all" ? LocalizationEngine.allCases : try LocalizationEngine.list(engines))
    output.format.print(
      style: output.style, text: comparison.lines(output.style, showsSteps: all), tsv: comparison.tsv,
      json: comparison.json)
  }

  private func explainPair() throws {
    guard let desired = pair.first, let supported = pair.last, pair.count == 2 else {
      throw CommandFailure.usage("give two locales, DESIRED SUPPORTED, or --supported and --preferred")
    }
    let distance = try DistancePair(
      desired: desired, supported: supported, favor: matching.favor.value, source: .argument)
    output.format.print(
      style: output.style, text: distance.lines(output.style), tsv: [distance.tsv], json: distance.json)
  }

  private func explainLines() throws {
    guard pair.isEmpty else { throw CommandFailure.usage("--batch reads standard input: give no locales") }
    let (favored, isJSON) = (matching.favor.value, output.format == .json)
    try LineBatch(format: output.format, columns: "DESIRED<TAB>SUPPORTED").run { cells throws(CommandFailure) in
      guard let desired = cells.first, let supported = cells.last, cells.count == 2 else {
        throw .usage("wrong columns in a line: write DESIRED<TAB>SUPPORTED")
      }
      let distance = try DistancePair(desired: desired, supported: supported, favor: favored, source: .line)
      return (isJSON ? distance.json.compactText : distance.tsv, true)
    }
  }
}
