import ArgumentParser
import LocaleMatching
import LocalizedStrings

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

enum FavoredChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case language, script

  var value: LocaleMatcher.FavoredSubtag { self == .script ? .script : .language }
}

enum DirectionChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case oneWay = "one-way"
  case twoWay = "two-way"

  var value: LocaleMatcher.Direction { self == .twoWay ? .onlyTwoWay : .withOneWay }
}

/// `en/en-GB`.
struct IdentifierPair: ExpressibleByArgument, Sendable {
  let desired: String
  let supported: String

  init?(argument: String) {
    let sides = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, let desired = sides.first, let supported = sides.last else { return nil }
    self.desired = String(desired)
    self.supported = String(supported)
  }
}

struct DemotionChoice: ExpressibleByArgument, Sendable, CustomStringConvertible {
  static let region = DemotionChoice(value: .region)

  let value: LocaleMatcher.Demotion

  private init(value: LocaleMatcher.Demotion) { self.value = value }

  init?(argument: String) {
    switch argument {
    case "region": value = .region
    case "none": value = .none
    default:
      guard let distance = Int(argument), (0...100).contains(distance) else { return nil }
      value = .distance(distance)
    }
  }

  var description: String {
    switch value {
    case .region: "region"
    case .none: "none"
    case .distance(let distance): "\(distance)"
    }
  }
}

struct DefaultChoice: ExpressibleByArgument, Sendable, CustomStringConvertible {
  static let first = DefaultChoice(value: .firstSupported)

  let value: LocaleMatcher.DefaultLocale

  private init(value: LocaleMatcher.DefaultLocale) { self.value = value }

  /// `none` is no identifier, and no language is called `first`: both words are free.
  init?(argument: String) {
    switch argument {
    case "first": value = .firstSupported
    case "none": value = .none
    default: value = .identifier(argument)
    }
  }

  var description: String {
    switch value {
    case .firstSupported: "first"
    case .none: "none"
    case .identifier(let identifier): identifier
    }
  }
}

extension DeviceKind: ExpressibleByArgument {}
