import AppLocalization
import ArgumentParser
import LocaleMatching

/// The options of the matcher. The defaults are CLDR's and ICU's.
struct MatchingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The threshold: a match has a smaller distance, 0 to 100. (default: 50)", valueName: "n"))
  var threshold: Int?

  @Option(
    help: ArgumentHelp("A match must be no farther apart than these two locales.", valueName: "desired/supported"))
  var maxDistance: String?

  @Flag(help: "Only the preference's own language, in any script and region: zh-Hans for zh-TW, but never da for nb.")
  var sameLanguage = false

  @OptionGroup var favor: FavorOption

  @Option(help: "two-way: do not use rules that apply in one direction only, such as gsw to de.")
  var direction = DirectionChoice.oneWay

  @Option(
    help: ArgumentHelp(
      "What each further preference takes off the threshold: a number, none, or region (as en to en-GB).",
      valueName: "n|none|region"))
  var demotion = "region"

  @Option(
    help: ArgumentHelp(
      "The answer if nothing matches. Of equally near locales it goes first, unless another is likelier.",
      valueName: "id|none|first"))
  var `default` = "first"

  /// The options in the matcher's form. Another engine takes `--default` only.
  func matcherOptions(for engine: LocalizationEngine = .cldr) throws(CommandFailure) -> LocaleMatcher.Options {
    let isDistance =
      threshold != nil || maxDistance != nil || sameLanguage || favor.favor != .language || direction != .oneWay
      || demotion != "region"
    if engine != .cldr, isDistance { throw .engine(engine) }
    var options = LocaleMatcher.Options(favor: favor.value, direction: direction.value)
    switch demotion {
    case "region": options.demotion = .region
    case "none": options.demotion = .noDemotion
    default:
      guard let distance = Int(demotion), (0...100).contains(distance) else {
        throw .usage("--demotion: '\(demotion.excerpt)' is neither region nor none nor a number from 0 to 100")
      }
      options.demotion = .distance(distance)
    }
    switch `default` {
    case "first": options.default = .first
    case "none": options.default = .noDefault
    default:
      try IdentifierList.check(`default`, source: .option("--default"))
      options.default = .identifier(`default`)
    }
    if sameLanguage {
      guard threshold == nil, maxDistance == nil else {
        throw .usage("give one of --same-language, --threshold and --max-distance")
      }
      options.threshold = .sameLanguage
    }
    if let threshold {
      guard maxDistance == nil else { throw .usage("give either --threshold or --max-distance, not both") }
      guard (0...100).contains(threshold) else { throw .usage("--threshold: \(threshold) is not between 0 and 100") }
      options.threshold = .below(threshold)
    }
    if let maxDistance {
      let sides = maxDistance.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2 else {
        throw .usage("--max-distance: '\(maxDistance.excerpt)' is not a pair of locales such as en/en-GB")
      }
      for side in sides { try IdentifierList.check(side, source: .option("--max-distance")) }
      options.threshold = .asNear(desired: sides[0], supported: sides[1])
    }
    return options
  }
}

/// The subtag that matters most.
struct FavorOption: ParsableArguments {
  @Option(help: "The subtag that matters most. With script, the language distance counts a quarter.")
  var favor = FavoredChoice.language

  var value: LocaleMatcher.FavoredSubtag { favor == .script ? .script : .language }
}

enum FavoredChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case language, script
}

enum DirectionChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case oneWay = "one-way"
  case twoWay = "two-way"

  var value: LocaleMatcher.Direction { self == .twoWay ? .twoWay : .oneWay }
}

extension DeviceKind: ExpressibleByArgument {}
