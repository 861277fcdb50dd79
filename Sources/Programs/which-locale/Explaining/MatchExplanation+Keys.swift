import LocaleMatching

extension MatchExplanation.Verdict {
  /// Whether the candidate was as near as the one found.
  var isTie: Bool {
    switch self {
    case .lessLikelyScript, .lessLikelyRegion, .later: true
    default: false
    }
  }

  /// The name that programs read.
  var key: String {
    switch self {
    case .won: "won"
    case .farther: "farther"
    case .lessLikelyScript: "lessLikelyScript"
    case .lessLikelyRegion: "lessLikelyRegion"
    case .later: "later"
    case .tooFar: "tooFar"
    case .tooFarBack: "tooFarBack"
    case .duplicate: "duplicate"
    case .illFormed: "illFormed"
    }
  }
}

extension MatchExplanation.Preference.State {
  var isNotReached: Bool { self == .notReachedAfterPerfectMatch || self == .notReachedBelowThreshold }

  /// The name that programs read.
  var key: String {
    switch self {
    case .illFormed: "illFormed"
    case .considered: "considered"
    case .notReachedAfterPerfectMatch: "notReachedAfterPerfectMatch"
    case .notReachedBelowThreshold: "notReachedBelowThreshold"
    }
  }
}
