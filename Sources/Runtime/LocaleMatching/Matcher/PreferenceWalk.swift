/// One walk over a list of preferences: what has been found so far, and the distance that a further find must be below.
/// Only this type knows what threshold and demotion do.
///
/// The threshold is exclusive. A find below it becomes the best, and its distance becomes the threshold for the rest.
/// Each preference then subtracts its demotion, so that a later one must be nearer by more than it costs. At zero
/// nothing can be nearer, and the walk is over: at once for an equal maximized identifier, and with default options
/// after ten preferences, even if the eleventh is itself supported.
struct PreferenceWalk {
  /// The exclusive threshold, in eighths. It shrinks with every find and every preference.
  private(set) var threshold: Int
  private let demotion: Int
  private var best = Nearest.none
  private var desiredIndex = 0

  @inline(__always)
  init(_ settings: MatchSettings) {
    threshold = settings.threshold
    demotion = settings.demotion
  }

  /// Takes what was found for the next preference. Returns true if the walk is over.
  @inline(__always)
  mutating func take(_ found: Nearest, desiredIndex: Int) -> Bool {
    if found.distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = found.distance
    }
    threshold &-= demotion
    return threshold <= 0
  }

  /// The entry that was found, nil where nothing was below the threshold.
  var winner: Int? { best.isNone ? nil : best.winner }

  /// The best find; nil if nothing was below the threshold.
  func match(in view: IndexView) -> LocaleMatch? {
    view.match(best, desiredIndex: desiredIndex, below: Nearest.none.distance)
  }

  /// Whether the first preference's find is the answer and ends the walk, decided without a walk.
  @inline(__always)
  static func isDecided(by found: Nearest, firstOf count: Int, _ settings: MatchSettings) -> Bool {
    found.distance < settings.threshold && (count == 1 || found.distance <= settings.demotion)
  }
}

extension IndexView {
  /// The answer for a find, nil unless it is below a threshold. For a single preference this is the whole walk.
  @inline(__always)
  func match(_ found: Nearest, desiredIndex: Int, below threshold: Int) -> LocaleMatch? {
    found.distance < threshold
      ? LocaleMatch(
        supportedIndex: supportedIndex(found.winner), desiredIndex: desiredIndex,
        distance: LocaleDistance(eighths: found.distance))
      : nil
  }
}
