/// The nearest entry and its distance, in one word: the distance in eighths (from bit 32), the entry's position (low half).
struct Nearest {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameter distance: in eighths.
  @inline(__always)
  init(distance: Int, winner: Int) {
    rawValue = UInt64(truncatingIfNeeded: distance) << 32 | UInt64(truncatingIfNeeded: winner)
  }

  /// Nothing is found: further than any entry, and nearer than `LanguageWord.noRules`.
  @inline(__always)
  static var none: Nearest { Nearest(rawValue: 126 << 35) }

  /// In eighths.
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: rawValue >> 32) }
  @inline(__always) var winner: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF_FFFF) }
  @inline(__always) var isNone: Bool { rawValue == Self.none.rawValue }
}

/// The best of some entries where languages or scripts compete: which came first decides ties between them.
struct Candidate {
  /// In eighths.
  var distance: Int
  /// The first entry at that distance, in search order.
  var first: Int
  /// The one that wins among them.
  var winner: Int

  @inline(__always)
  init(distance: Int, first: Int, winner: Int) {
    self.distance = distance
    self.first = first
    self.winner = winner
  }

  @inline(__always)
  init(_ nearest: Nearest) { self.init(distance: nearest.distance, first: nearest.winner, winner: nearest.winner) }

  @inline(__always) var nearest: Nearest { Nearest(distance: distance, winner: winner) }
}
