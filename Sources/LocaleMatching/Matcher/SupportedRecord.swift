/// What is supported in one language and one script.
///
///     word 0      language and script as in an `LSR` · bit 9: not its language's first · bit 8: several entries ·
///                 1 + region rule set (the low 8 bits)
///          1      who wins where all regions are equally far: winner (low half), first entry (high half)
///          2      position of the language's next record, zero at the end (low half); below which distance, in eighths,
///                 the record's nearest entry is the answer whatever else is supported (high half)
///          3…     only with a rule set, for each class of desired region a `ClassWinner`; at the end a bit for each
///                 class of region that has an entry
struct SupportedRecord {
  var position: Int
  private var head: UInt64

  static let headCount = 3
  /// The words of a record with a rule set.
  static var maximumCount: Int { headCount + DistanceTable.regionClassCount + 1 }
  /// Of word 0.
  static let severalFlag: UInt64 = 1 << 8
  static let furtherFlag: UInt64 = 1 << 9
  /// Language and script, in word 0.
  static let keyMask = LSR.languageMask | LSR.scriptMask

  /// The bit of a class of supported regions; none for classes above the 64th, which the builder weighs each time.
  @inline(__always)
  static func bit(ofClass number: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: number) }

  @inline(__always)
  init(position: Int, head: UInt64) {
    self.position = position
    self.head = head
  }

  @inline(__always)
  static func head(_ lsr: LSR, ruleSet: Int?) -> UInt64 { lsr.rawValue & keyMask | UInt64((ruleSet ?? -1) + 1) }

  /// Language and script, as in an `LSR`.
  @inline(__always) var key: UInt64 { head & Self.keyMask }
  @inline(__always) var script: UInt32 { UInt32(truncatingIfNeeded: head >> 11) & 0xF_FFFF }
  @inline(__always) var ruleSet: Int? {
    let set = Int(truncatingIfNeeded: head & 0xFF)
    return set == 0 ? nil : set &- 1
  }
  @inline(__always) var hasRuleSet: Bool { head & 0xFF != 0 }
  @inline(__always) var isFurther: Bool { head & Self.furtherFlag != 0 }
  @inline(__always) var hasSeveralEntries: Bool { head & Self.severalFlag != 0 }
}

/// Who wins for one class of desired region, as a word of a record: a `Nearest`, and above it the number of the first
/// entry at that distance.
///
///     bit 63…43   number of the first entry
///         42…32   distance in eighths
///         31…0    position of the winner
struct ClassWinner {
  var rawValue: UInt64

  @inline(__always)
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// - Parameters:
  ///   - distance: whole units.
  ///   - first: an entry's number.
  ///   - winner: an entry's position.
  @inline(__always)
  init(distance: Int, first: Int, winner: Int) {
    rawValue =
      UInt64(truncatingIfNeeded: distance) << 35 | UInt64(truncatingIfNeeded: first) << 43
      | UInt64(truncatingIfNeeded: winner)
  }

  /// Whole units.
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: rawValue >> 35 & 0xFF) }
  @inline(__always) var first: Int { Int(truncatingIfNeeded: rawValue >> 43) }
  @inline(__always) var winner: Int { Int(truncatingIfNeeded: rawValue & 0xFFFF_FFFF) }
  @inline(__always) var nearest: Nearest { Nearest(rawValue: rawValue & (1 << 43 - 1)) }
}
