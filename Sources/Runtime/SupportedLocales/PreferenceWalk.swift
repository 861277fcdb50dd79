/// One walk over a list of preferences, of a list or of a header: what has been found so far, and what a further find must be
/// nearer than. As `PreferenceWalk` of `LocaleMatching`, on positions instead of entries.
///
/// The threshold is exclusive. A find below it becomes the best, and its distance the threshold of the rest; each
/// preference then takes its demotion off. At zero nothing can be nearer, and the walk is over.
@frozen @usableFromInline package struct PreferenceWalk {
  /// In eighths; shrinks with every find and every preference.
  @usableFromInline package var threshold: Int
  @usableFromInline let demotion: Int
  @usableFromInline var best: UInt32
  @usableFromInline var desiredIndex: Int

  @_alwaysEmitIntoClient @inline(__always)
  package init(threshold: Int, demotion: Int) {
    self.threshold = threshold
    self.demotion = demotion
    best = SupportedLocaleTable.noMatch
    desiredIndex = 0
  }

  /// Takes what was found for the next preference: the distance from bit 16, the position below. True where the walk is
  /// over.
  @_alwaysEmitIntoClient @inline(__always)
  package mutating func take(_ found: UInt32, desiredIndex: Int) -> Bool {
    let distance = Int(found >> 16)
    if distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = distance
    }
    // What maximizes alike and writes the same subtags leaves nothing.
    if threshold == 0 { return true }
    threshold &-= demotion
    return threshold <= 0
  }

  /// The best find, nil where nothing was below the threshold.
  @_alwaysEmitIntoClient @inline(__always)
  package var match: TableMatch? {
    best == SupportedLocaleTable.noMatch ? nil : (Int(best & 0xFFFF), desiredIndex, Int(best >> 16))
  }
}
