extension AcceptLanguage: DesiredLocales {
  /// The supported locale that suits an Accept-Language header best; nil if nothing in the header is near enough.
  ///
  /// The ranges are preferences, the most wanted first, as in `bestMatch(for:)`. In addition,
  /// - a locale is never the answer if the longest range that fits it has the weight zero, or with `*;q=0` if it is
  ///   neither named nor equal to a range (`zh-Hant` for `zh-TW`): the answer is then that of a matcher without it;
  /// - `*` ends the search. The answer is what more wanted ranges found, else the default locale or the first supported
  ///   one, if no other range names it. Its distance is zero, because `*` asked for it.
  ///
  /// - Returns: the match; `desiredIndex` is the range's position in the header.
  ///
  /// Allocates nothing. Makes a few probes for each range; if the header excludes something or `*` decides, time is
  /// linear in the supported list (RFC 9110, §12.5.4).
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? {
    header.withIdentifierBytes { matcher.bestMatch(for: list, in: $0) }
  }
}

extension LocaleMatcher {
  /// The supported locale that suits a header in raw UTF-8 best, as ``AcceptLanguage/bestMatch(in:)`` finds it.
  ///
  /// Allocates nothing; reads no further than the limits.
  public func bestMatch(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguage.Limits = AcceptLanguage.Limits()
  ) -> LocaleMatch? {
    bestMatch(for: AcceptLanguage.list(bytes, limits), in: bytes)
  }

  fileprivate func bestMatch(for list: WeightedRangeList, in header: UnsafeBufferPointer<UInt8>) -> LocaleMatch? {
    index.withView { bestMatch(for: list, in: header, $0) }
  }

  private func bestMatch(
    for list: WeightedRangeList, in header: UnsafeBufferPointer<UInt8>, _ view: IndexView
  ) -> LocaleMatch? {
    var walk = PreferenceWalk(settings)
    let hasExclusions = list.hasExclusions
    var isOver = false
    for place in 0..<list.count {
      let range = list[place]
      if range.weight == 0 { break }
      if range.isWildcard {
        if let found = walk.match(in: view) { return found }
        if let entry = entryForWildcard(list, header, view) {
          return LocaleMatch(
            supportedIndex: view.supportedIndex(entry), desiredIndex: range.position,
            distance: LocaleDistance(eighths: 0))
        }
      }
      // If further preferences cost more than the threshold, only `*` can still find something.
      if isOver || range.isWildcard { continue }
      let text = range.text(in: header)
      let found =
        hasExclusions
        ? form(of: text).map { nearestAllowed(to: $0.lsr, below: walk.threshold, list, header, view) } ?? .none
        : nearest(to: text, in: view, below: walk.threshold)
      isOver = walk.take(found, desiredIndex: range.position)
      if isOver, let found = walk.match(in: view) { return found }
    }
    return walk.match(in: view)
  }

  /// The nearest entry that the header does not exclude.
  private func nearestAllowed(
    to desired: LSR, below threshold: Int, _ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>,
    _ view: IndexView
  ) -> Nearest {
    GeneralSearch.nearestAllowed(to: desired, in: view, below: threshold, settings: settings) { entry in
      let verdict = verdict(on: entry, list, header, view)
      return verdict.isExcluded && (verdict.isNamed || view.lsr(entry).fields != desired.fields)
    }
  }

  /// The entry that only `*` fits: the default locale if it is supported and such an entry, else the first in the list.
  private func entryForWildcard(_ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>, _ view: IndexView)
    -> Int?
  {
    if let entry = defaultEntry(in: view), !verdict(on: entry, list, header, view).isNamed { return entry }
    var best: Int?
    for entry in view.entries {
      if let best, view.supportedIndex(best) < view.supportedIndex(entry) { continue }
      if !verdict(on: entry, list, header, view).isNamed { best = entry }
    }
    return best
  }

  private func verdict(
    on entry: Int, _ list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>, _ view: IndexView
  ) -> RangeVerdict {
    withIdentifier(at: view.supportedIndex(entry)) { RangeVerdict(of: $0, in: list, header) }
  }
}

extension RangeVerdict {
  /// The verdict of a header on one supported locale.
  init(
    of locale: UnsafeBufferPointer<UInt8>, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    self.init(
      of: locale, language: Self.language(locale), in: list, header, languageOfRange: { Self.language($0) })
  }

  /// The packed language with aliases replaced; zero if it cannot be compared.
  private static func language(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let parsed = ParsedIdentifier(wellFormed: bytes), parsed.language < PackedSubtag.shortLanguageLimit else {
      return 0
    }
    var language = parsed.language
    _ = LanguageTable.resolved(&language)
    return language
  }
}
