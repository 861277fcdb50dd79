import LocaleCore
import SupportedLocales

extension SupportedLocaleTable {
  /// The localization that suits an Accept-Language header best, nil where nothing in it is near enough
  /// (RFC 9110, §12.5.4).
  ///
  /// The ranges are preferences, the most wanted first. A localization whose longest fitting range has the weight zero is
  /// never answered; `*` ends the search with what was found, else with the default or the first that no range names.
  ///
  /// - Returns: the match; `desiredIndex` is the range's position in the header.
  ///
  /// Allocates nothing; about 300 bytes on the stack.
  public func bestMatch(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> TableMatch? {
    var reader = AcceptLanguageReader(byteCount: limits.byteCount, rangeCount: limits.rangeCount)
    // What is passed over is not told here.
    while reader.next(in: bytes, fault: { language(of: $0) == nil ? .invalidLanguage : nil }) != nil {}
    return bestMatch(for: reader.list, in: bytes)
  }

  /// The same from a string.
  @_alwaysEmitIntoClient
  public func bestMatch(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> TableMatch? {
    header.withBytes { bestMatch(forAcceptLanguageUTF8: $0, limits: limits) } ?? nil
  }

  private func bestMatch(for list: WeightedRangeList, in header: UnsafeBufferPointer<UInt8>) -> TableMatch? {
    var walk = PreferenceWalk(self)
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

  /// The default if it is among the localizations, else the first, that no range but `*` fits.
  private func positionForWildcard(_ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>) -> Int? {
    let preferred = self[.wildcardPosition]
    if preferred != Int(TableLayout.nothing), !isNamed(preferred, list, header) { return preferred }
    for position in 0..<localizationCount
    where self[localization(position) &+ 3] & TableLayout.isDuplicate == 0 && !isNamed(position, list, header) {
      return position
    }
    return nil
  }

  private func isNamed(
    _ position: Int, _ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) -> Bool { RangeVerdict(on: position, of: self, in: list, header).isNamed }
}
