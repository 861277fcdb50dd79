extension LocaleMatcher {
  /// The options of a matcher. The defaults are CLDR's and ICU's.
  public struct Options: Hashable, Sendable {
    /// The limit: a match must be nearer than this.
    public var threshold: Threshold
    /// The subtag that counts most.
    public var favor: FavoredSubtag
    /// Whether one-way rules hold, such as `is` → `en`.
    public var direction: Direction
    /// The amount by which each further preference lowers the threshold.
    public var demotion: Demotion
    /// The answer if nothing matches.
    public var `default`: Default

    /// Makes options. Those that are not given have the defaults.
    public init(
      threshold: Threshold = .standard, favor: FavoredSubtag = .language, direction: Direction = .oneWay,
      demotion: Demotion = .region, default: Default = .first
    ) {
      self.threshold = threshold
      self.favor = favor
      self.direction = direction
      self.demotion = demotion
      self.default = `default`
    }
  }

  /// The limit of what counts as a match.
  public enum Threshold: Hashable, Sendable {
    /// CLDR's default script distance, 50: another script is too far, another region is not.
    case standard
    /// Nearer than this many whole units.
    case below(Int)
    /// Only the preference's own language, in whatever script and region: `zh-Hans` for `zh-TW`, but `da` never for `nb`. The
    /// two names of one language, `nb` and `no`, count as one, as CLDR has them at 1.
    case sameLanguage
    /// At most as far as these two are from each other, up to 100. If one is ill-formed, the standard threshold holds.
    case asNear(desired: String, supported: String)
  }

  /// The subtag that counts most.
  public enum FavoredSubtag: Hashable, Sendable {
    /// The language, as CLDR's distances count it.
    case language
    /// The script: the language distance counts a quarter, for users who read one script and many languages.
    case script
  }

  /// The directions in which rules hold.
  public enum Direction: Hashable, Sendable {
    /// One-way rules hold: somebody who wants Icelandic may be given English.
    case oneWay
    /// A pair counts only if it is near enough in the other direction too, so that no one-way rule decides.
    case twoWay
  }

  /// The amount that each preference takes off the threshold for those after it.
  public enum Demotion: Hashable, Sendable {
    /// The distance between `en` and `en-GB`, 5: a perfect second preference beats a first one in another language.
    case region
    /// Nothing: the nearest pair wins, whichever preference it comes from.
    case noDemotion
    /// This many whole units; negative numbers count as zero.
    case distance(Int)
    /// Everything, once something matches: the first preference that has a match decides, however near a later one is, as
    /// Apple's systems and RFC 4647, §3.4, take preferences.
    case firstMatch
  }

  /// The answer if nothing matches; it also comes first in the search order.
  public enum Default: Hashable, Sendable {
    /// The first well-formed identifier of the supported list.
    case first
    /// This identifier, as it is given. It need not be in the supported list.
    case identifier(String)
    /// No answer if nothing matches.
    case noDefault
  }
}

extension LocaleMatcher.Options: CustomStringConvertible {
  /// Every option in words: `threshold: standard, favor: language, direction: one-way, demotion: region, default:
  /// first`. Allocates.
  public var description: String {
    "threshold: \(threshold), favor: \(favor == .language ? "language" : "script"), "
      + "direction: \(direction == .oneWay ? "one-way" : "two-way"), demotion: \(demotion), default: \(`default`)"
  }
}

extension LocaleMatcher.Threshold: CustomStringConvertible {
  /// `standard`, `below 20`, `as near as en and en-GB`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .below(let whole): "below \(whole)"
    case .sameLanguage: "same language"
    case .asNear(let desired, let supported): "as near as \(desired) and \(supported)"
    }
  }
}

extension LocaleMatcher.Demotion: CustomStringConvertible {
  /// `region`, `none`, `distance 7`, `first match`.
  public var description: String {
    switch self {
    case .region: "region"
    case .noDemotion: "none"
    case .distance(let whole): "distance \(whole)"
    case .firstMatch: "first match"
    }
  }
}

extension LocaleMatcher.Default: CustomStringConvertible {
  /// `first`, `none`, or the identifier.
  public var description: String {
    switch self {
    case .first: "first"
    case .identifier(let identifier): identifier
    case .noDefault: "none"
    }
  }
}

/// The matcher's options as numbers, without the default.
struct MatchSettings: Sendable {
  /// The threshold, exclusive, in eighths.
  let threshold: Int
  /// The demotion in eighths.
  let demotion: Int
  /// Whether the first preference that matches ends a walk.
  let endsWithMatch: Bool
  let favorsScript: Bool
  let onlyTwoWay: Bool
  /// The limit of a distance between languages, inclusive, in whole units.
  let languageLimit: Int

  /// Whether a search has to compare all entries, in search order: if languages match that no rule joins to the desired
  /// one, if languages count a quarter, or if only two-way pairs count, whose answer depends on the order.
  let comparesAll: Bool

  /// The limit for the first preference, exclusive, as explanations name it.
  var firstThreshold: LocaleDistance { LocaleDistance(eighths: min(threshold, CLDRDistance.maximum * 8)) }

  init(_ options: LocaleMatcher.Options) {
    favorsScript = options.favor == .script
    onlyTwoWay = options.direction == .twoWay
    languageLimit = options.threshold == .sameLanguage ? 1 : CLDRDistance.maximum
    demotion =
      switch options.demotion {
      case .region: DistanceTable.demotion * 8
      case .noDemotion, .firstMatch: 0
      case .distance(let whole): min(max(whole, 0), CLDRDistance.maximum) * 8
      }
    endsWithMatch = options.demotion == .firstMatch
    // Identical identifiers match under any threshold.
    threshold = max(Self.threshold(options.threshold, favorsScript, onlyTwoWay), 1)
    comparesAll =
      onlyTwoWay || favorsScript
      || languageLimit > 1 && threshold > DistanceTable.defaultLanguageDistance * 8
  }

  private static func threshold(
    _ threshold: LocaleMatcher.Threshold, _ favorsScript: Bool, _ onlyTwoWay: Bool
  ) -> Int {
    switch threshold {
    case .standard: return DistanceTable.defaultScriptDistance * 8
    case .below(let whole): return min(max(whole, 0), CLDRDistance.maximum) * 8
    case .sameLanguage: return CLDRDistance.maximum * 8
    case .asNear(let desired, let supported):
      let distance = desired.withPreferenceContent { one in
        supported.withPreferenceContent {
          LocaleDistance.eighths(one, $0, favorsScript: favorsScript, onlyTwoWay: onlyTwoWay)
        }
      }
      guard let distance else { return DistanceTable.defaultScriptDistance * 8 }
      return (min(distance / 8, CLDRDistance.maximum) + 1) * 8
    }
  }
}
