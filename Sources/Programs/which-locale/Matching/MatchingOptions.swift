import ArgumentParser
import LocaleMatching

/// How to decide; left out, everything is as CLDR and ICU have it.
struct MatchingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A match must be nearer than this, 0 to 100. (default: 50)", valueName: "n"))
  var threshold: Int?

  @Option(
    help: ArgumentHelp("A match must be no farther than these two are apart.", valueName: "desired/supported"))
  var maxDistance: IdentifierPair?

  @Option(help: "Which subtag counts most; under script the language counts a quarter.")
  var favor = FavoredChoice.language

  @Option(help: "two-way: rules that hold in one direction only (gsw to de) do not count.")
  var direction = DirectionChoice.oneWay

  @Option(
    help: ArgumentHelp(
      "What each further preference costs: a number, none, or region, the distance from en to en-GB.",
      valueName: "n|none|region"))
  var demotion = DemotionChoice.region

  @Option(
    help: ArgumentHelp("What stands in where nothing matches; it also wins ties.", valueName: "id|none|first"))
  var `default` = DefaultChoice.first

  /// The options as the matcher takes them.
  func matcherOptions() throws(CommandFailure) -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options(
      favoring: favor.value, direction: direction.value, demotionPerDesired: demotion.value,
      defaultLocale: `default`.value)
    if case .identifier(let identifier) = `default`.value {
      try IdentifierList.check(identifier, source: .option("--default"))
    }
    if let threshold {
      guard maxDistance == nil else { throw .usage("--threshold and --max-distance say the same thing: give one") }
      guard (0...100).contains(threshold) else { throw .usage("--threshold: \(threshold) is not between 0 and 100") }
      options.threshold = .below(threshold)
    }
    if let maxDistance {
      try IdentifierList.check(maxDistance.desired, source: .option("--max-distance"))
      try IdentifierList.check(maxDistance.supported, source: .option("--max-distance"))
      options.threshold = .asNear(desired: maxDistance.desired, supported: maxDistance.supported)
    }
    return options
  }
}
