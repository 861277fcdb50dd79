/// What one preference found: the winner's position and its distance, in one word. No match is further than anything.
struct Found {
  /// The distance in eighths from bit 16, the position below.
  var rawValue: UInt32

  @inline(__always)
  init(rawValue: UInt32) { self.rawValue = rawValue }

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
///
/// It lives no longer than the table that it was made with.
public struct PreferenceWalk {
  private let table: AppLocaleTable
  /// Exclusive, in eighths; shrinks with every find and every preference.
  package private(set) var threshold: Int
  private var best = Found.none
  private var desiredIndex = 0

  /// A walk that has found nothing yet.
  public init(_ table: AppLocaleTable) {
    self.table = table
    threshold = table[.threshold]
  }

  /// Takes the next preference in raw UTF-8. True where the walk is over: no further one can win.
  public mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, desiredIndex: Int) -> Bool {
    take(table.nearest(to: bytes, below: threshold), desiredIndex: desiredIndex)
  }

  /// Takes what a search found for the next preference: the distance from bit 16, the position below.
  package mutating func take(found: UInt32, desiredIndex: Int) -> Bool {
    take(Found(rawValue: found), desiredIndex: desiredIndex)
  }

  /// Takes what was found for the next preference.
  private mutating func take(_ found: Found, desiredIndex: Int) -> Bool {
    if found.distance < threshold {
      best = found
      self.desiredIndex = desiredIndex
      threshold = found.distance
      // Maximises alike and writes the same fields: wins at once.
      if found.distance == 0 { return true }
    }
    threshold &-= table[.demotion]
    return threshold <= 0
  }

  /// What has been found so far.
  public var match: TableMatch? {
    best.distance == Int(TableLayout.noMatch) ? nil : TableMatch(best, desiredIndex: desiredIndex)
  }
}

/// What a table answers: a position in the app's list instead of a case.
public struct TableMatch: Sendable {
  /// The position in the list that the table was made from.
  public let position: Int
  /// The position of the preference, or in a header that of the range.
  public let desiredIndex: Int
  /// In eighths, 0…800.
  public let eighths: Int

  package init(position: Int, desiredIndex: Int, eighths: Int) {
    self.position = position
    self.desiredIndex = desiredIndex
    self.eighths = eighths
  }

  @inline(__always)
  init(_ found: Found, desiredIndex: Int) {
    position = found.position
    eighths = found.distance
    self.desiredIndex = desiredIndex
  }
}
