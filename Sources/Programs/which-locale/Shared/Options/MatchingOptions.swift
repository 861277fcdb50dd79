import AppLocalization
import ArgumentParser
import LocaleMatching

/// The options of the matcher. The defaults are those of CLDR and ICU.
struct MatchingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The threshold: a match has a smaller distance, 0 to 100. (default: 50)", valueName: "n"))
  var threshold: Int?

  @Option(
    help: ArgumentHelp("A match must be no farther apart than these two locales.", valueName: "desired/supported"))
  var maxDistance: IdentifierPair?

  @Option(help: "The subtag that matters most. With script, the language distance counts a quarter.")
  var favor = FavoredChoice.language

  @Option(help: "two-way: do not use rules that apply in one direction only, such as gsw to de.")
  var direction = DirectionChoice.oneWay

  @Option(
    help: ArgumentHelp(
      "What each further preference takes off the threshold: a number, none, or region (as en to en-GB).",
      valueName: "n|none|region"))
  var demotion = DemotionChoice.region

  @Option(
    help: ArgumentHelp("The answer if nothing matches. It also wins ties.", valueName: "id|none|first"))
  var `default` = DefaultChoice.first

  /// The options in the matcher's form.
  func matcherOptions() throws(CommandFailure) -> LocaleMatcher.Options {
    var options = LocaleMatcher.Options(
      favor: favor.value, direction: direction.value, demotion: demotion.value,
      default: `default`.value)
    if case .identifier(let identifier) = `default`.value {
      try IdentifierList.check(identifier, source: .option("--default"))
    }
    if let threshold {
      guard maxDistance == nil else { throw .usage("give either --threshold or --max-distance, not both") }
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

  var value: LocaleMatcher.Direction { self == .twoWay ? .twoWay : .oneWay }
}

/// A pair of identifiers, `en/en-GB`.
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
  static let first = DefaultChoice(value: .first)

  let value: LocaleMatcher.Default

  private init(value: LocaleMatcher.Default) { self.value = value }

  /// Reads an identifier, `none` or `first`. Neither word is an identifier in use.
  init?(argument: String) {
    switch argument {
    case "first": value = .first
    case "none": value = .none
    default: value = .identifier(argument)
    }
  }

  var description: String {
    switch value {
    case .first: "first"
    case .none: "none"
    case .identifier(let identifier): identifier
    }
  }
}

extension DeviceKind: ExpressibleByArgument {}
