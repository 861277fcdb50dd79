/// What one preference found: the winner's position and its distance, in one word. No match is further than anything.
struct Found {
  /// The distance in eighths from bit 16, the position below.
  var rawValue: UInt32

  @inline(__always)
  init(distance: Int, position: Int) {
    rawValue = UInt32(truncatingIfNeeded: distance) << 16 | UInt32(truncatingIfNeeded: position)
  }

  @inline(__always)
  static var none: Found { Found(distance: Int(TableLayout.noMatch), position: Int(TableLayout.nothing)) }

  /// In eighths.
  @inline(__always) var distance: Int { Int(rawValue >> 16) }
  @inline(__always) var position: Int { Int(rawValue & 0xFFFF) }
}

/// One walk over a list of preferences: what has been found so far, and what a further find must be nearer than.
struct PreferenceWalk {
  /// Exclusive, in eighths; shrinks with every find and every preference.
  private(set) var threshold: Int
  private let demotion: Int
  private var best = Found.none
  private var desiredIndex = 0

  @inline(__always)
  init(_ table: AppLocaleTable) {
    threshold = table[.threshold]
    demotion = table[.demotion]
  }

  /// Takes what was found for the next preference. True where the walk is over.
  @inline(__always)
  mutating func take(_ found: Found, desiredIndex: Int) -> Bool {
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
  var match: TableMatch? {
    best.distance == Int(TableLayout.noMatch) ? nil : TableMatch(best, desiredIndex: desiredIndex)
  }
}

/// What a table answers: a position in the app's list instead of a case.
public struct TableMatch: Hashable, Sendable {
  /// The position in the list that the table was made from.
  public let position: Int
  /// The position of the preference, or in a header that of the range.
  public let desiredIndex: Int
  /// In eighths, 0…800.
  public let eighths: Int

  @inline(__always)
  init(_ found: Found, desiredIndex: Int) {
    position = found.position
    eighths = found.distance
    self.desiredIndex = desiredIndex
  }
}
