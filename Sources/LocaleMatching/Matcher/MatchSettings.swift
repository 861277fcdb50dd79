/// What a matcher's options come to, as plain numbers: the part of the options that matching reads.
struct MatchSettings: Sendable {
  /// Exclusive, in eighths.
  var threshold: Int
  /// In eighths.
  var demotion: Int
  var favorsScript: Bool
  var onlyTwoWay: Bool

  /// Whether winners can be known beforehand: one-way rules hold and the language is favoured.
  @inline(__always) var isDirect: Bool { !favorsScript && !onlyTwoWay }

  /// Whether the nearest entry by the rules is the answer, if it is below the threshold: so with default options.
  var isSimple: Bool

  /// Up to this distance, in eighths, an entry that maximises like the first preference is the answer, whatever else there
  /// is: it is below the threshold, and no further preference could be nearer by more than it costs.
  var exactLimit: Int { isDirect ? min(threshold - 1, demotion) : 0 }

  /// Below this distance so is an entry of the same language and script, where none of another can be nearer; zero where
  /// distances alone do not decide.
  var nearBound: Int { isSimple ? min(threshold, demotion + 1) : 0 }

  /// From here on, in eighths, languages match that no rule joins.
  static var unrelatedDistance: Int { DistanceTable.defaultLanguageDistance * 8 }

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
    isSimple = isDirect && threshold <= Self.unrelatedDistance
  }

  /// The distance in eighths; 100 whole units where only two-way pairs count and the way back is no match at all.
  func distance(_ desired: LSR, _ supported: LSR) -> Int {
    let forward = PairDistance.eighths(desired, supported, favorsScript: favorsScript)
    guard onlyTwoWay else { return forward }
    let backward = PairDistance.eighths(supported, desired, favorsScript: favorsScript)
    return backward < PairDistance.maximum * 8 ? forward : PairDistance.maximum * 8
  }
}
