import LocaleCore
import SupportedLocales

extension SupportedLocaleTable {
  /// The localization that suits an Accept-Language header best; nil if nothing in the header is near enough (RFC 9110,
  /// §12.5.4).
  ///
  /// The ranges are preferences, the most wanted first. A localization is never the answer if the longest range that
  /// fits it has the weight zero. `*` ends the search: with what was found, else with the default, else with the first
  /// localization that no range names.
  ///
  /// - Returns: the match; `desiredIndex` is the range's position in the header.
  ///
  /// Allocates nothing; takes about 300 bytes on the stack.
  public func bestMatch(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> TableMatch? {
    var reader = AcceptLanguageReader(byteCount: limits.byteCount, rangeCount: limits.rangeCount)
    // Skipped elements are not reported here.
    while reader.next(in: bytes, fault: { language(of: $0) == nil ? .invalidLanguage : nil }) != nil {}
    return bestMatch(for: reader.list, in: bytes)
  }

  /// The match that suits a header in a String best.
  @_alwaysEmitIntoClient
  public func bestMatch(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> TableMatch? {
    header.withBytes { bestMatch(forAcceptLanguageUTF8: $0, limits: limits) } ?? nil
  }

  private func bestMatch(for list: WeightedRangeList, in header: UnsafeBufferPointer<UInt8>) -> TableMatch? {
    var walk = PreferenceWalk(threshold: threshold, demotion: demotion)
    let hasExclusions = list.hasExclusions
    var isOver = false
    for place in 0..<list.count {
      let range = list[place]
      if range.weight == 0 { break }
      if range.isWildcard {
        if let found = walk.match { return found }
        if let position = positionForWildcard(list, header) {
          return (position, range.position, 0)
        }
      }
      // Only `*` can still help where further preferences cost more than the threshold.
      if isOver || range.isWildcard { continue }
      let text = range.text(in: header)
      isOver =
        hasExclusions
        ? walk.take(
          nearest(to: text, below: walk.threshold) { isExcluded($0, isSameTriple: $1, list, header) },
          desiredIndex: range.position)
        : walk.take(nearest(to: text, below: walk.threshold), desiredIndex: range.position)
      if isOver, let found = walk.match { return found }
    }
    return walk.match
  }

  private func isExcluded(
    _ position: Int, isSameTriple: Bool, _ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let verdict = RangeVerdict(on: position, of: self, in: list, header)
    return verdict.isExcluded && (verdict.isNamed || !isSameTriple)
  }

  /// The first localization that only `*` fits: the default if it is one of them, else the first in the list.
  private func positionForWildcard(_ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>) -> Int? {
    let preferred = self[.wildcardPosition]
    if preferred != Int(TableLayout.nothing), !isNamed(preferred, list, header) { return preferred }
    for position in 0..<localizationCount
    where !LocalizationWord(rawValue: self[localization(position) &+ 3]).isDuplicate && !isNamed(position, list, header)
    {
      return position
    }
    return nil
  }

  private func isNamed(
    _ position: Int, _ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) -> Bool { RangeVerdict(on: position, of: self, in: list, header).isNamed }
}

extension SupportedLocaleTable {
  /// The nearest localization among those that are not excluded.
  ///
  /// - Returns: the distance from bit 16, the position below.
  /// - Parameter isExcluded: takes a position, and whether it has the same maximized identifier as the desired one.
  func nearest(
    to bytes: UnsafeBufferPointer<UInt8>, below threshold: Int, isExcluded: (Int, Bool) -> Bool
  ) -> UInt32 {
    var outcome = outcome(of: bytes)
    while outcome != 0 {
      let node = base(.outcomes) &+ outcome &* 3
      let word = OutcomeWord(rawValue: self[node &+ 1])
      let next = Int(self[node &+ 2])
      guard self[.flags] == 0 else { return search(candidates: next, below: threshold, isExcluded: isExcluded) }
      guard word.comesFirst else { return search(groupsFrom: next, isExcluded) }
      if !isExcluded(Int(self[node]), word.isSameTriple) {
        return UInt32(truncatingIfNeeded: word.eighths) << 16 | UInt32(self[node])
      }
      guard word.hasNextOutcome else { return search(groupsFrom: next, isExcluded) }
      outcome = next
    }
    return Self.noMatch
  }

  /// The winner of the first distance group that has one (a group has the positions at one distance).
  private func search(groupsFrom first: Int, _ isExcluded: (Int, Bool) -> Bool) -> UInt32 {
    let base = base(.candidates)
    var next = first
    while next != 0 {
      let group = base &+ next
      var best = -1
      for place in 0..<Int(self[group &+ 2]) {
        let position = Int(self[group &+ 3 &+ place])
        if isExcluded(position, false) { continue }
        if best < 0 || isMoreLikely(position, than: best) { best = position }
      }
      if best >= 0 { return UInt32(self[group]) << 16 | UInt32(truncatingIfNeeded: best) }
      next = Int(self[group &+ 1])
    }
    return Self.noMatch
  }
}

extension RangeVerdict {
  /// What a header says of the localization at a position.
  fileprivate init(
    on position: Int, of table: SupportedLocaleTable, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    let entry = table.localization(position)
    self.init(
      of: table.text(Int(table[entry]), Int(table[entry &+ 1])), language: UInt64(table[entry &+ 2]), in: list, header,
      languageOfRange: { table.language(ofRange: $0) })
  }
}

extension SupportedLocaleTable {
  /// The language of a range, with aliases of the app's own languages replaced; zero if it cannot be compared.
  fileprivate func language(ofRange bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let language = language(of: bytes), language < 1 << 15 else { return 0 }
    var position = self[.aliases]
    for _ in 0..<self[.aliasCount] {
      if UInt64(self[position]) == language { return UInt64(self[position &+ 1]) }
      position &+= 2
    }
    return language
  }
}
