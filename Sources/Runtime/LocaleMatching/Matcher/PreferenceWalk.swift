/// One walk over a list of preferences: the best find so far, and the distance that a further find must be below.
///
/// The threshold is exclusive. A find below it becomes the best, and its distance becomes the threshold for the rest.
/// Each preference then subtracts its demotion, so that a later one must be nearer by more than it costs. At zero
/// nothing can be nearer, and the walk is over: at once for an equal maximized identifier, and with default options
/// after ten preferences, even if the eleventh is itself supported.
struct PreferenceWalk {
  /// The exclusive threshold, in eighths. It shrinks with every find and every preference.
  private(set) var threshold: Int
  private let demotion: Int
  private(set) var best = Nearest.none
  private(set) var desiredIndex = 0
  /// The number of preferences taken.
  private(set) var count = 0

  init(_ settings: MatchSettings) {
    threshold = settings.threshold
    demotion = settings.demotion
  }

  /// Takes the find of the next preference. Returns true if the walk is over.
  mutating func take(_ found: Nearest, desiredIndex: Int) -> Bool {
    if found.distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = found.distance
    }
    count &+= 1
    threshold &-= demotion
    return threshold <= 0
  }

  /// The best find; nil if nothing was below the threshold.
  func result(in index: IndexView) -> MatchResult? {
    best.isNone
      ? nil
      : MatchResult(
        supportedIndex: index.supportedIndex(best.entry), desiredIndex: desiredIndex,
        distance: LocaleDistance(eighths: best.distance))
  }
}

/// The answer to a question: positions in both lists, and the distance.
struct MatchResult {
  var supportedIndex: Int
  var desiredIndex: Int
  var distance: LocaleDistance
}
