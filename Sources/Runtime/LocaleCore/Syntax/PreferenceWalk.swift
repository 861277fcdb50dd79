/// One walk over a list of preferences: what has been found so far, and the distance that a further find must be below.
/// Only this type knows what threshold and demotion do. The matcher of all tables and that of one app use it, each with
/// finds of its own.
///
/// The threshold is exclusive. A find below it becomes the best, and its distance becomes the threshold for the rest.
/// Each preference then subtracts its demotion, so that a later one must be nearer by more than it costs. At zero
/// nothing can be nearer, and the walk is over: at once for an equal maximized identifier, and with default options
/// after ten preferences, even if the eleventh is itself supported.
@frozen @usableFromInline package struct PreferenceWalk {
  /// The exclusive threshold, in eighths. It shrinks with every find and every preference.
  @usableFromInline package var threshold: Int
  @usableFromInline let demotion: Int
  /// The best find, as the matcher writes it.
  @usableFromInline package var best: UInt64
  @usableFromInline package var desiredIndex = 0

  /// - Parameter none: the value of `best` that means no find.
  @_alwaysEmitIntoClient @inline(__always)
  package init(threshold: Int, demotion: Int, none: UInt64) {
    self.threshold = threshold
    self.demotion = demotion
    best = none
  }

  /// Takes what was found for the next preference. Returns true if the walk is over.
  @_alwaysEmitIntoClient @inline(__always)
  package mutating func take(_ find: UInt64, at distance: Int, desiredIndex: Int) -> Bool {
    if distance < threshold {
      best = find
      self.desiredIndex = desiredIndex
      threshold = distance
    }
    threshold &-= demotion
    return threshold <= 0
  }
}
