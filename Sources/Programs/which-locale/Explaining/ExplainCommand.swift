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
    if rules {
      try GivenOptions.check(["rules"], with: "--rules")
      return try RuleListing(naming: pair).print(output.format)
    }
    if device.device, !pair.isEmpty { throw CommandFailure.usage("give either two locales or --device") }
    if device.device { return try DeviceAnswer(device, lists, engine).print(output.format) }
    if batch || !pair.isEmpty {
      if lists.namesAny || acceptLanguage != nil || environment.environment {
        throw CommandFailure.usage("give either two locales, or --supported and --preferred")
      }
      try GivenOptions.check(["batch", "favor"], with: "the distance of two locales")
      return try batch ? explainLines() : explainPair()
    }
    if let engine { return try compare(engine) }
    try GivenOptions.check(
      GivenOptions.lists.union(GivenOptions.otherPreferences).union(GivenOptions.matching).union(["all"]),
      with: "CLDR's rules, but with --device")
    let matcher = LocaleMatcher(
      supported: try lists.supportedIdentifiers(), options: try matching.matcherOptions())
    let explained =
      switch try preferences() {
      case .identifiers(let identifiers): matcher.explanation(for: identifiers)
      case .header(let header): matcher.explanation(for: header)
      }
    output.format.print(
      style: output.style, text: ExplanationText(explained, style: output.style, showsAll: all).lines(),
      tsv: explained.tsv,
      json: explained.json)
    if explained.match == nil { throw ExitCode.failure }
  }

  private enum Preferences {
    case identifiers([String])
    case header(AcceptLanguage)
  }

  private func preferences() throws(CommandFailure) -> Preferences {
    let given = [!lists.preferred.isEmpty, acceptLanguage != nil, environment.environment].count { $0 }
    if given > 1 { throw .usage("give one of --preferred, --accept-language and --environment") }
    if let acceptLanguage { return .header(AcceptLanguage(acceptLanguage)) }
    return .identifiers(
      environment.environment ? environment.locales.identifiers : try lists.preferredIdentifiers())
  }

  private func compare(_ names: String) throws {
    try GivenOptions.check(
      GivenOptions.lists.union(GivenOptions.otherPreferences).union(["engine", "all"]), with: "--engine")
    let engines = names == "all" ? LocalizationEngine.allCases : try LocalizationEngine.list(names)
    let available = try lists.supported.identifiers(isLenient: true)
    let comparison =
      switch try preferences() {
      case .identifiers(let preferred):
        EngineComparison(available: available, preferring: preferred, engines: engines)
      case .header(let header): EngineComparison(available: available, for: header, engines: engines)
      }
    output.format.print(
      style: output.style, text: comparison.lines(output.style, showsSteps: all), tsv: comparison.tsv,
      json: comparison.json)
    if !comparison.explanations.contains(where: \.choice.isMatch) { throw ExitCode.failure }
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
