import LocaleCore

extension LanguagePriorityList {
  /// The kind of lookup. Both kinds remove subtags from a range's end until the rest equals a tag in the list.
  public enum Lookup: Hashable, Sendable {
    /// RFC 4647, §3.4. `*` alone is skipped; elsewhere it is left out of the range, and a range that begins with it is
    /// `*` alone (§3.2).
    case rfc4647
    /// ECMA-402's `localeMatcher: "lookup"` (LookupMatchingLocaleByPrefix, before 2024 LookupMatcher with
    /// BestAvailableLocale). Unicode extensions, `-u-…`, are removed first. A `*` is an ordinary subtag.
    ///
    /// ECMA-402 compares canonical identifiers letter by letter; here case and separator do not matter.
    case ecma402
  }

  /// The tag found for the first range that finds any: `de` for `de-CH-1996` in `de`, `fr`.
  ///
  /// If two tags are equal, the first counts.
  ///
  /// - Returns: the match; nil if the caller should use its default.
  ///
  /// Allocates nothing. Each range is compared with each tag once, for any number of subtags.
  public func lookup(in tags: [String], by lookup: Lookup = .rfc4647) -> Match? {
    for rangeIndex in ranges.indices {
      let found = ranges[rangeIndex].withIdentifierBytes { Self.longestPrefix(of: $0, in: tags, by: lookup) }
      if let found { return Match(tagIndex: found, rangeIndex: rangeIndex) }
    }
    return nil
  }

  /// The longest tag that equals the range after subtags were removed from its end.
  private static func longestPrefix(
    of range: UnsafeBufferPointer<UInt8>, in tags: [String], by lookup: Lookup
  ) -> Int? {
    if lookup == .rfc4647, range.first == 0x2A, range.count == 1 || ASCII.isSeparator(range[1]) { return nil }
    var best: Int?
    var bestLength = 0
    for index in tags.indices {
      let length = tags[index].withIdentifierBytes { RangePrefix.length(of: $0, in: range, by: lookup) }
      if length > bestLength {
        best = index
        bestLength = length
      }
    }
    return best
  }
}

/// Compares a tag with the prefixes of a range that lookup tries.
private enum RangePrefix {
  /// The number of subtags of the range that the tag equals; zero if lookup does not try this prefix.
  static func length(
    of tag: UnsafeBufferPointer<UInt8>, in range: UnsafeBufferPointer<UInt8>, by lookup: LanguagePriorityList.Lookup
  ) -> Int {
    var ranges = EffectiveSubtags(range, lookup)
    var tags = SubtagWalk(tag)
    var length = 0
    var last = 0
    while let subtag = tags.nextBytes() {
      guard let wanted = ranges.next(), ASCII.areEqual(subtag, wanted) else { return 0 }
      length += 1
      last = subtag.count
    }
    // A singleton is removed together with the subtag after it: after `zh-x-y`, lookup does not try `zh-x`.
    return last == 1 && ranges.next() != nil ? 0 : length
  }
}

/// A range's subtags without those that the lookup ignores.
private struct EffectiveSubtags {
  private var walk: SubtagWalk
  private let lookup: LanguagePriorityList.Lookup
  private var isInUnicodeExtension = false
  private var isInPrivateUse = false

  init(_ range: UnsafeBufferPointer<UInt8>, _ lookup: LanguagePriorityList.Lookup) {
    walk = SubtagWalk(range)
    self.lookup = lookup
  }

  mutating func next() -> UnsafeBufferPointer<UInt8>? {
    while let subtag = walk.nextBytes() {
      if lookup == .rfc4647 {
        if LanguageFilter.isWildcard(subtag) { continue }
        return subtag
      }
      if subtag.count == 1, let singleton = subtag.first, !isInPrivateUse {
        isInPrivateUse = singleton | 0x20 == 0x78
        isInUnicodeExtension = singleton | 0x20 == 0x75
      }
      if !isInUnicodeExtension { return subtag }
    }
    return nil
  }
}
