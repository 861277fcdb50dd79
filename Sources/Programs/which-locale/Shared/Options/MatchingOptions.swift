import AppLocaleGenerator
import AppLocalization
import ArgumentParser

/// What is near enough, and what decides between preferences. The defaults are CLDR's and ICU's.
struct DistanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The threshold: a match has a smaller distance, 0 to 100. (default: 50)", valueName: "n"),
    transform: { try DistanceOptions.read("threshold", $0).threshold })
  var threshold: LocaleMatcher.Threshold?

  @Option(
    help: ArgumentHelp("A match must be no farther apart than these two locales.", valueName: "desired/supported"))
  var maxDistance: String?

  @Flag(help: "Only the preference's own language, in any script and region: zh-Hans for zh-TW, but never da for nb.")
  var sameLanguage = false

  @Option(
    help: ArgumentHelp(
      "The subtag that matters most. With script, the language distance counts a quarter. (default: language)",
      valueName: "language|script"), completion: .list(["language", "script"]),
    transform: { try DistanceOptions.read("favor", $0).favor })
  var favor = LocaleMatcher.FavoredSubtag.language

  @Option(
    help: ArgumentHelp(
      "two-way: do not use rules that apply in one direction only, such as gsw to de. (default: one-way)",
      valueName: "one-way|two-way"), completion: .list(["one-way", "two-way"]),
    transform: { try DistanceOptions.read("direction", $0).direction })
  var direction = LocaleMatcher.Direction.oneWay

  @Option(
    help: ArgumentHelp(
      """
      What each further preference takes off the threshold: a number, none, or region (as en to en-GB). With first-match the \
      first that matches decides. (default: region)
      """, valueName: "n|none|region|first-match"), transform: { try DistanceOptions.read("demotion", $0).demotion })
  var demotion = LocaleMatcher.Demotion.region

  /// Options with one that is read, in the words that an app's file has too.
  private static func read(_ key: String, _ text: String) throws -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options()
    do throws(MatcherOption.Fault) {
      try MatcherOption.read(key, text, &options)
    } catch {
      // The file has a pair too, for which there is an option here, and JSON's quotes.
      let hint = key == "threshold" ? MatcherOption.distanceHint : error.hint
      throw ValidationError(hint.filter { $0 != "\"" })
    }
    return options
  }

  /// The options in the matcher's form, with its standard default.
  func matcherOptions() throws(CommandFailure) -> LocaleMatcher.Options {
    let thresholds = [threshold, try maxDistance.map(Self.nearness), sameLanguage ? .sameLanguage : nil].compactMap(
      \.self)
    if thresholds.count > 1 { throw .usage("give one of --same-language, --threshold and --max-distance") }
    return LocaleMatcher.Options(
      threshold: thresholds.first ?? .standard, favor: favor, direction: direction, demotion: demotion)
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

extension DeviceKind: ExpressibleByArgument {
  /// In any case: `iPhone`.
  public init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
