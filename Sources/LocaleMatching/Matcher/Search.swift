/// One walk over a list of preferences.
struct Search {
  private let view: IndexView
  private let settings: MatchSettings
  /// Exclusive, in eighths; shrinks with every find and every preference.
  private(set) var threshold: Int
  private var winner = -1
  private var desiredIndex = 0
  private var distance = 0

  @inline(__always)
  init(_ view: IndexView, _ settings: MatchSettings) {
    self.view = view
    self.settings = settings
    threshold = settings.threshold
  }

  /// Looks at the next preference; nil for one that is ill-formed. True where the search is over.
  @inline(__always)
  mutating func look(for form: MatchingForm?, desiredIndex: Int) -> Bool {
    take(form.flatMap { nearest(to: $0) }, desiredIndex: desiredIndex)
  }

  /// Takes what was found for the next preference. True where the search is over.
  @inline(__always)
  mutating func take(_ found: Nearest?, desiredIndex: Int) -> Bool {
    if let found {
      winner = found.winner
      self.desiredIndex = desiredIndex
      distance = found.distance
      // Maximises alike and writes the same fields: wins at once.
      if found.distance == 0 { return true }
      threshold = found.distance
    }
    threshold &-= settings.demotion
    return threshold <= 0
  }

  @inline(__always)
  func nearest(to form: MatchingForm) -> Nearest? {
    guard settings.isDirect else { return nearestInGeneral(to: form) }
    let found = view.nearest(to: form)
    // From the default language distance on, languages can win that nothing relates to the desired one.
    let direct = DistanceTable.defaultLanguageDistance &* 8
    if found.distance < min(threshold, direct) { return found }
    return threshold > direct ? nearestInGeneral(to: form) : nil
  }

  /// Any identical entry first, whatever the options; then every entry in turn.
  @inline(never)
  private func nearestInGeneral(to form: MatchingForm) -> Nearest? {
    if let entry = view.entry(fields: form.lsr.fields) {
      let found = view.nearest(to: form.lsr, amongTripleOf: entry)
      if found.distance == 0 { return found }
    }
    return GeneralSearch.nearest(to: form.lsr, in: view, below: threshold, settings: settings)
  }

  @inline(__always)
  var match: LocaleMatch? {
    guard winner >= 0 else { return nil }
    return LocaleMatch(
      supportedIndex: view.supportedIndex(winner), desiredIndex: desiredIndex,
      distance: LocaleDistance(eighths: distance))
  }
}
