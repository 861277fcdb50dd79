extension LocaleMatcher {
  /// How a matcher decides. The defaults are CLDR's and ICU's.
  public struct Options: Hashable, Sendable {
    /// A match must be nearer than this.
    public var threshold: Threshold
    /// Which subtag counts most.
    public var favoring: FavoredSubtag
    /// Whether one-way rules hold, such as `is` → `en`.
    public var direction: Direction
    /// What each further preference costs.
    public var demotionPerDesired: Demotion
    /// The answer where nothing matches.
    public var defaultLocale: DefaultLocale

    /// Options that differ from the defaults where they are named.
    public init(
      threshold: Threshold = .standard, favoring: FavoredSubtag = .language, direction: Direction = .withOneWay,
      demotionPerDesired: Demotion = .region, defaultLocale: DefaultLocale = .firstSupported
    ) {
      self.threshold = threshold
      self.favoring = favoring
      self.direction = direction
      self.demotionPerDesired = demotionPerDesired
      self.defaultLocale = defaultLocale
    }
  }

  /// The limit of what counts as a match.
  public enum Threshold: Hashable, Sendable {
    /// CLDR's default script distance, 50: another script is too far, another region is not.
    case standard
    /// Nearer than this many whole units.
    case below(Int)
    /// No further than these two are from each other, up to 100. An ill-formed identifier leaves the standard threshold.
    case asNear(desired: String, supported: String)
  }

  /// The subtag that counts most.
  public enum FavoredSubtag: Hashable, Sendable {
    case language
    /// The language distance counts a quarter: for users who read one script and many languages.
    case script
  }

  /// In which direction rules hold.
  public enum Direction: Hashable, Sendable {
    /// One-way rules hold: somebody who wants Icelandic may be given English.
    case withOneWay
    /// A pair counts only if it is near enough in the other direction too, so that no one-way rule decides.
    case onlyTwoWay
  }

  /// What is taken off the threshold for each preference before the one that matches.
  public enum Demotion: Hashable, Sendable {
    /// The distance between `en` and `en-GB`, 5: a perfect second preference beats a first one in another language.
    case region
    /// Nothing: the nearest pair wins, whatever the order.
    case none
    /// As many whole units; negative numbers count as none.
    case distance(Int)
  }

  /// The identifier to use where nothing matches; it also comes first in the search order.
  public enum DefaultLocale: Hashable, Sendable {
    case firstSupported
    case identifier(String)
    case none
  }
}

extension LocaleMatcher.Options: CustomStringConvertible {
  /// Every option in words: `threshold: standard, favoring: language, direction: withOneWay, demotion: region, default:
  /// first supported`. Allocates.
  public var description: String {
    "threshold: \(threshold), favoring: \(favoring == .language ? "language" : "script"), "
      + "direction: \(direction == .withOneWay ? "withOneWay" : "onlyTwoWay"), "
      + "demotion: \(demotionPerDesired), default: \(defaultLocale)"
  }
}

extension LocaleMatcher.Threshold: CustomStringConvertible {
  /// `standard`, `below 20`, `as near as en and en-GB`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .below(let whole): "below \(whole)"
    case .asNear(let desired, let supported): "as near as \(desired) and \(supported)"
    }
  }
}

extension LocaleMatcher.Demotion: CustomStringConvertible {
  /// `region`, `none`, `distance 7`.
  public var description: String {
    switch self {
    case .region: "region"
    case .none: "none"
    case .distance(let whole): "distance \(whole)"
    }
  }
}

extension LocaleMatcher.DefaultLocale: CustomStringConvertible {
  /// `first supported`, `none`, or the identifier.
  public var description: String {
    switch self {
    case .firstSupported: "first supported"
    case .identifier(let identifier): identifier
    case .none: "none"
    }
  }
}

/// What a matcher's options come to, as plain numbers: the part of the options that matching reads.
struct MatchSettings: Sendable {
  /// Exclusive, in eighths.
  var threshold: Int
  /// In eighths.
  var demotion: Int
  var favorsScript: Bool
  var onlyTwoWay: Bool

  /// Whether `Lookup` decides: one-way rules hold, the language is favoured, and no language is near enough that no rule
  /// joins to the desired one. So with default options; for others there is `GeneralSearch`.
  var isSimple: Bool

  /// What a distance must be below for the first preference, as people are told it.
  var firstThreshold: LocaleDistance { LocaleDistance(eighths: min(threshold, PairDistance.maximum * 8)) }

  /// From here on, in eighths, languages match that no rule joins.
  private static var unrelatedDistance: Int { DistanceTable.defaultLanguageDistance * 8 }

  init(_ options: LocaleMatcher.Options) {
    favorsScript = options.favoring == .script
    onlyTwoWay = options.direction == .onlyTwoWay
    demotion =
      switch options.demotionPerDesired {
      case .region: DistanceTable.demotion * 8
      case .none: 0
      case .distance(let whole): min(max(whole, 0), PairDistance.maximum) * 8
      }
    threshold = DistanceTable.defaultScriptDistance * 8
    isSimple = false
    switch options.threshold {
    case .standard: break
    case .below(let whole): threshold = min(max(whole, 0), PairDistance.maximum) * 8
    case .asNear(let desired, let supported):
      let pair = desired.withIdentifierBytes { desired in
        supported.withIdentifierBytes { MatchingPair(desired: desired, supported: $0) }
      }
      if let pair {
        threshold = (min(distance(pair.desired, pair.supported) / 8, PairDistance.maximum) + 1) * 8
      }
    }
    // What maximises alike and writes the same fields matches under any threshold.
    threshold = max(threshold, 1)
    isSimple = !favorsScript && !onlyTwoWay && threshold <= Self.unrelatedDistance
  }

  /// The distance in eighths; 100 whole units where only two-way pairs count and the way back is no match at all.
  func distance(_ desired: LSR, _ supported: LSR) -> Int {
    let forward = PairDistance.eighths(desired, supported, favorsScript: favorsScript)
    guard onlyTwoWay else { return forward }
    let backward = PairDistance.eighths(supported, desired, favorsScript: favorsScript)
    return backward < PairDistance.maximum * 8 ? forward : PairDistance.maximum * 8
  }
}
