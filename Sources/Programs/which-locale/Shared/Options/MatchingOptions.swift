import AppLocalization
import ArgumentParser

/// What is near enough, and what decides between preferences. The defaults are CLDR's and ICU's.
struct DistanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The threshold: a match has a smaller distance, 0 to 100. (default: 50)", valueName: "n"),
    transform: { .below(try DistanceOptions.distance($0)) })
  var threshold: LocaleMatcher.Threshold?

  @Option(
    help: ArgumentHelp("A match must be no farther apart than these two locales.", valueName: "desired/supported"))
  var maxDistance: String?

  @Flag(help: "Only the preference's own language, in any script and region: zh-Hans for zh-TW, but never da for nb.")
  var sameLanguage = false

  @Option(help: "The subtag that matters most. With script, the language distance counts a quarter.")
  var favor = FavoredChoice.language

  @Option(help: "two-way: do not use rules that apply in one direction only, such as gsw to de.")
  var direction = DirectionChoice.oneWay

  @Option(
    help: ArgumentHelp(
      """
      What each further preference takes off the threshold: a number, none, or region (as en to en-GB). With first-match the \
      first that matches decides. (default: region)
      """, valueName: "n|none|region|first-match"), transform: DistanceOptions.demotion)
  var demotion = LocaleMatcher.Demotion.region

  private static func demotion(_ text: String) throws -> LocaleMatcher.Demotion {
    switch text {
    case "region": .region
    case "none": .noDemotion
    case "first-match": .firstMatch
    default: .distance(try distance(text))
    }
  }

  private static func distance(_ text: String) throws -> Int {
    if let number = Int(text), (0...100).contains(number) { return number }
    throw ValidationError("it is no number from 0 to 100")
  }

  /// The options in the matcher's form, with its standard default.
  func matcherOptions() throws(CommandFailure) -> LocaleMatcher.Options {
    let thresholds = [threshold, try maxDistance.map(Self.nearness), sameLanguage ? .sameLanguage : nil].compactMap(
      \.self)
    if thresholds.count > 1 { throw .usage("give one of --same-language, --threshold and --max-distance") }
    return LocaleMatcher.Options(
      threshold: thresholds.first ?? .standard, favor: favor == .script ? .script : .language,
      direction: direction == .oneWay ? .oneWay : .twoWay, demotion: demotion)
  }

  /// The threshold that `desired/supported` names.
  private static func nearness(_ pair: String) throws(CommandFailure) -> LocaleMatcher.Threshold {
    let sides = pair.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2 else {
      throw .usage("--max-distance: '\(pair.excerpt)' is not a pair of locales such as en/en-GB")
    }
    for side in sides { try IdentifierList.check(side, source: .option("--max-distance")) }
    return .asNear(desired: sides[0], supported: sides[1])
  }
}

/// The options of the matcher.
struct MatchingOptions: ParsableArguments {
  @OptionGroup var distances: DistanceOptions

  @Option(
    help: ArgumentHelp(
      "The answer if nothing matches. Of equally near locales it goes first, unless another is likelier.",
      valueName: "id|none|first"))
  var `default` = "first"

  /// The options in the matcher's form. Another engine takes `--default` only.
  func matcherOptions(for engine: LocalizationEngine = .cldr) throws(CommandFailure) -> LocaleMatcher.Options {
    var options = try distances.matcherOptions()
    if engine != .cldr, options != LocaleMatcher.Options() { throw .engine(engine) }
    switch `default` {
    case "first": options.default = .first
    case "none": options.default = .noDefault
    default:
      try IdentifierList.check(`default`, source: .option("--default"))
      options.default = .identifier(`default`)
    }
    return options
  }
}

enum FavoredChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case language, script
}

enum DirectionChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case oneWay = "one-way"
  case twoWay = "two-way"
}

extension DeviceKind: ExpressibleByArgument {
  /// In any case: `iPhone`.
  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
