/// One walk over a list of preferences: what has been found so far, and what a further find must be nearer than.
struct PreferenceWalk {
  /// Exclusive, in eighths; shrinks with every find and every preference.
  private(set) var threshold: Int
  private let demotion: Int
  private var best: UInt32
  private var desiredIndex = 0

  init(_ table: SupportedLocaleTable) {
    threshold = table.threshold
    demotion = table.demotion
    best = SupportedLocaleTable.noMatch
  }

  /// Takes what was found for the next preference. True where the walk is over.
  mutating func take(_ found: UInt32, desiredIndex: Int) -> Bool {
    let distance = Int(found >> 16)
    if distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = distance
      // Maximises alike and writes the same fields: wins at once.
      if distance == 0 { return true }
    }
    threshold &-= demotion
    return threshold <= 0
  }

  var match: TableMatch? {
    best == SupportedLocaleTable.noMatch ? nil : (Int(best & 0xFFFF), desiredIndex, Int(best >> 16))
  }
}
