extension LocaleMatcher {
  func result(for header: AcceptLanguage) -> MatchResult? {
    header.header.withIdentifierBytes { headerWalk(header, $0).result(onRange: { _ in }) }
  }

  func headerWalk(_ header: AcceptLanguage, _ bytes: UnsafeBufferPointer<UInt8>) -> HeaderWalk {
    HeaderWalk(matcher: self, ranges: header.list, header: bytes)
  }
}

/// The way of a header through a matcher: its ranges are preferences, and some supported locales are excluded
/// (RFC 9110, §12.5.4).
struct HeaderWalk {
  /// One range that was looked at.
  struct Step {
    let range: WeightedRangeWord
    /// The range maximized; nil for `*`.
    let desired: LSR?
    /// The limit that the distance had to be below.
    let threshold: Int
    /// The entry that the range found; none if nothing was below the threshold.
    let found: Nearest
    let isOver: Bool
  }

  let matcher: LocaleMatcher
  let ranges: WeightedRangeList
  let header: UnsafeBufferPointer<UInt8>

  private var list: ArrangedList { matcher.list }

  /// - Parameter onRange: receives the find of each range, for explanations.
  func result(onRange: (Step) -> Void) -> MatchResult? {
    var walk = PreferenceWalk(list.settings)
    var isOver = false
    for place in 0..<ranges.count {
      let range = ranges[place]
      if range.weight == 0 { break }
      if range.isWildcard {
        if let result = walk.result(in: list.index) { return result }
        let entry = entryForWildcard
        let found = entry.map { Nearest(distance: 0, entry: $0) } ?? .none
        onRange(Step(range: range, desired: nil, threshold: walk.threshold, found: found, isOver: entry != nil))
        if let entry {
          return MatchResult(
            supportedIndex: list.index.supportedIndex(entry), desiredIndex: range.position,
            distance: LocaleDistance(eighths: 0))
        }
      }
      // After the demotions have used up the threshold, only `*` can find something.
      if isOver || range.isWildcard { continue }
      let threshold = walk.threshold
      let desired = matcher.names.maximized(range.text(in: header))
      let found = nearest(to: desired, below: threshold)
      isOver = walk.take(found, desiredIndex: range.position)
      onRange(Step(range: range, desired: desired, threshold: threshold, found: found, isOver: isOver))
      if isOver, let result = walk.result(in: list.index) { return result }
    }
    return walk.result(in: list.index)
  }

  /// The nearest entry that the header does not exclude.
  private func nearest(to desired: LSR?, below threshold: Int) -> Nearest {
    guard ranges.hasExclusions else { return list.nearest(to: desired, below: threshold) }
    guard let desired else { return .none }
    return GeneralSearch.nearestAllowed(to: desired, in: list.index, below: threshold, settings: list.settings) {
      isExcluded($0, for: desired)
    }
  }

  /// Whether the header forbids an entry as the answer to one of its ranges.
  func isExcluded(_ entry: Int, for desired: LSR) -> Bool {
    let verdict = verdict(on: entry)
    return verdict.isExcluded && (verdict.isNamed || list.index.lsr(entry).fields != desired.fields)
  }

  /// The entry that only `*` fits: the default locale if it is supported and such an entry, else the first in the list.
  private var entryForWildcard: Int? {
    if let entry = matcher.defaultEntry, !verdict(on: entry).isNamed { return entry }
    var best: Int?
    for entry in list.index.entries {
      if let best, list.index.supportedIndex(best) < list.index.supportedIndex(entry) { continue }
      if !verdict(on: entry).isNamed { best = entry }
    }
    return best
  }

  private func verdict(on entry: Int) -> RangeVerdict {
    matcher.withIdentifier(at: list.index.supportedIndex(entry)) { RangeVerdict(of: $0, in: ranges, header) }
  }
}

/// The verdict of a header on one locale: by name, else by `*`, else none.
struct RangeVerdict {
  /// Whether a range other than `*` fits the locale.
  private(set) var isNamed = false
  /// The weight in thousandths; nil if nothing in the header fits.
  private(set) var weight: Int?

  var isExcluded: Bool { weight == 0 }

  /// The longest range that fits decides, of equally long ones one that excludes: `en-GB, en;q=0` wants British English
  /// and no other. It fits by extended filtering (RFC 4647, §3.3.2), a language also by its other names (`iw`, `he`).
  init(
    of locale: UnsafeBufferPointer<UInt8>, in list: WeightedRangeList, _ header: UnsafeBufferPointer<UInt8>
  ) {
    let language = Self.language(locale)
    var longest = 0
    for place in 0..<list.count {
      let word = list[place]
      if word.isWildcard {
        if !isNamed { weight = word.weight }
        continue
      }
      let range = word.text(in: header)
      let isSameLanguage = language != 0 && language == Self.language(range)
      guard LanguageFilter.extended(range, locale, isSameLanguage: isSameLanguage) else { continue }
      let length = LanguageFilter.subtagCount(range)
      if !isNamed || length > longest || length == longest && word.weight == 0 {
        longest = length
        weight = word.weight
      }
      isNamed = true
    }
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
