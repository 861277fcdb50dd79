/// One walk over a list of preferences: what has been found so far, and what a further find must be nearer than.
struct Search {
  /// Exclusive, in eighths; shrinks with every find and every preference.
  private(set) var threshold: Int
  private let demotion: Int
  private var best = Nearest.none
  private var desiredIndex = 0

  @inline(__always)
  init(_ settings: MatchSettings) {
    threshold = settings.threshold
    demotion = settings.demotion
  }

  /// Takes what was found for the next preference. True where the search is over.
  @inline(__always)
  mutating func take(_ found: Nearest, desiredIndex: Int) -> Bool {
    if found.distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = found.distance
      // Maximises alike and writes the same fields: wins at once.
      if found.distance == 0 { return true }
    }
    threshold &-= demotion
    return threshold <= 0
  }

  @inline(__always)
  func match(in view: IndexView) -> LocaleMatch? { best.isNone ? nil : view.match(best, desiredIndex: desiredIndex) }
}

extension IndexView {
  @inline(__always)
  func match(_ found: Nearest, desiredIndex: Int) -> LocaleMatch {
    LocaleMatch(
      supportedIndex: supportedIndex(found.winner), desiredIndex: desiredIndex,
      distance: LocaleDistance(eighths: found.distance))
  }

  /// The nearest entry below a threshold under any options, `none` where there is none.
  func nearest(to form: MatchingForm, below threshold: Int, _ settings: MatchSettings) -> Nearest {
    guard settings.isDirect else { return nearestInGeneral(to: form, below: threshold, settings) }
    let found = nearestEntry(to: form)
    // From the default language distance on, languages can win that nothing relates to the desired one.
    if found.distance < min(threshold, MatchSettings.unrelatedDistance) { return found }
    return threshold > MatchSettings.unrelatedDistance
      ? nearestInGeneral(to: form, below: threshold, settings) : .none
  }

  /// Any identical entry first, whatever the options; then every entry in turn.
  @inline(never)
  private func nearestInGeneral(to form: MatchingForm, below threshold: Int, _ settings: MatchSettings) -> Nearest {
    let entry = entry(triple: form.lsr.fields)
    if entry != 0 {
      let found = nearest(to: form.lsr, amongTripleOf: entry)
      if found.distance == 0 { return found }
    }
    return GeneralSearch.nearest(to: form.lsr, in: self, below: threshold, settings: settings)
  }
}
