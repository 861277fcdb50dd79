/// What is supported in one language and one script.
///
///     word 0      script (20 bits) · 1 + region rule set (8 bits) · 1 + position of the language's next record among all words (from bit 32)
///          1      who wins where all regions are equally far: first entry (low half), winner (high half)
///          2…     only with a rule set, for each class of desired region: distance (from bit 56), first entry and winner
///                 (28 bits each)
struct SupportedRecord {
  var position: Int
  private var head: UInt64

  @inline(__always)
  init(position: Int, head: UInt64) {
    self.position = position
    self.head = head
  }

  /// The first word of a record that is its language's last.
  static func head(script: UInt32, ruleSet: Int?) -> UInt64 {
    UInt64(script) | UInt64((ruleSet ?? -1) + 1) << 20
  }

  @inline(__always) var script: UInt32 { UInt32(truncatingIfNeeded: head) & 0xF_FFFF }
  @inline(__always) var ruleSet: Int? {
    let set = Int(truncatingIfNeeded: head >> 20 & 0xFF)
    return set == 0 ? nil : set &- 1
  }
  @inline(__always) var nextPosition: Int? {
    let next = Int(truncatingIfNeeded: head >> 32)
    return next == 0 ? nil : next &- 1
  }
}

/// The best of some entries: those at the least distance, the first of them, and the one that wins the tie.
struct Nearest {
  /// In eighths.
  var distance: Int
  /// Where different languages tie, the one whose first entry comes first wins.
  var first: Int
  var winner: Int

  @inline(__always)
  static var none: Nearest { Nearest(distance: .max, first: .max, winner: -1) }
}

extension IndexView {
  @inline(__always)
  func record(at position: Int) -> SupportedRecord { SupportedRecord(position: position, head: words[position]) }

  @inline(__always)
  func next(_ record: SupportedRecord) -> SupportedRecord? { record.nextPosition.map { self.record(at: $0) } }

  /// Who wins among the record's entries for a desired region that none of them has, by default region distance.
  @inline(__always)
  func nearest(in record: SupportedRecord, addingWhole distance: Int) -> Nearest {
    let word = words[record.position &+ 1]
    return Nearest(
      distance: (distance &+ DistanceTable.defaultRegionDistance) &* 8,
      first: Int(truncatingIfNeeded: word & 0xFFFF_FFFF), winner: Int(truncatingIfNeeded: word >> 32))
  }

  /// The same by the record's rule set, for a class of desired region.
  @inline(__always)
  func nearest(in record: SupportedRecord, regionClass: Int, addingWhole distance: Int) -> Nearest {
    let word = words[record.position &+ 2 &+ regionClass]
    return Nearest(
      distance: (distance &+ Int(truncatingIfNeeded: word >> 56)) &* 8,
      first: Int(truncatingIfNeeded: word & 0xFFF_FFFF), winner: Int(truncatingIfNeeded: word >> 28 & 0xFFF_FFFF))
  }
}
