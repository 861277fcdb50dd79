// What most people want: their language and its usual script, in their region or in another one. Nothing here calls anything.
//
// A desired identifier comes maximised, as far as its language's word says, with the written fields. Its language or region
// may be an alias: no entry has such a one, and whoever finds none must ask then. (Pseudo-locales keep theirs, but have a mark
// in the language besides.)
extension IndexView {
  /// The entry of the desired triple itself, where it is the answer whatever else is supported or preferred.
  ///
  /// - Parameter entry: the first of the triple. Entries of one triple differ in what they write out: another can be nearer.
  @inline(__always)
  func settledEntry(_ desired: LSR, ofTriple entry: Int) -> Nearest? {
    let distance = desired.explicitSubtags ^ self[entry] >> 59
    guard distance <= self[IndexHeader.exactLimit], distance == 0 || next(entry) == nil else { return nil }
    return Nearest(rawValue: distance << 32 | UInt64(truncatingIfNeeded: entry))
  }

  /// The nearest entry of the desired language and script in another region, where that is the answer likewise.
  ///
  /// - Parameters:
  ///   - desired: of a triple that no entry has.
  ///   - position: of the language's first record.
  @inline(__always)
  func settledEntry(_ desired: LSR, recordAt position: Int) -> Nearest? {
    let record = record(at: position)
    let regionClass = RegionClass.of(desired.region)
    guard (record.key ^ desired.rawValue) & LSR.scriptMask == 0, regionClass < RegionClass.firstMark else { return nil }
    let best = nearest(inRecord: record, ofClass: Int(regionClass))
    return best.distance < settledBelow(record) ? best : nil
  }

  /// The nearest entry of a record in the desired language and script: only the region is left to weigh.
  @inline(__always)
  func nearest(inRecord record: SupportedRecord, ofClass regionClass: Int) -> Nearest {
    if record.hasRuleSet {
      return ClassWinner(rawValue: self[record.position &+ SupportedRecord.headCount &+ regionClass]).nearest
    }
    return Nearest(
      rawValue: UInt64(DistanceTable.defaultRegionDistance) << 35 | self[record.position &+ 1] & 0xFFFF_FFFF)
  }
}
