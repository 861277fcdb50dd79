import LocaleCore

extension LanguagePriorityList {
  /// The tag found for the first range that finds any: `de` for `de-CH-1996` in `de`, `fr` (RFC 4647, §3.4). Subtags are
  /// removed from a range's end until the rest equals a tag. `*` alone is skipped; elsewhere it is left out of the range, and a
  /// range that begins with it is `*` alone (§3.2).
  ///
  /// If two tags are equal, the first counts.
  ///
  /// - Returns: the match; nil if the caller should use its default.
  ///
  /// Allocates nothing. Each range is compared with each tag once, for any number of subtags.
  public func lookup(in tags: [String]) -> Match? {
    for rangeIndex in ranges.indices {
      let found = ranges[rangeIndex].withIdentifierBytes { Self.longestPrefix(of: $0, in: tags) }
      if let found { return Match(tagIndex: found, rangeIndex: rangeIndex) }
    }
    return nil
  }

  /// The longest tag that equals the range after subtags were removed from its end.
  private static func longestPrefix(of range: UnsafeBufferPointer<UInt8>, in tags: [String]) -> Int? {
    if range.first == 0x2A, range.count == 1 || ASCII.isSeparator(range[1]) { return nil }
    var best: Int?
    var bestLength = 0
    for index in tags.indices {
      let length = tags[index].withIdentifierBytes { prefixLength(of: $0, in: range) }
      if length > bestLength {
        best = index
        bestLength = length
      }
    }
    return best
  }

  /// The number of subtags of the range that the tag equals; zero if lookup does not try this prefix.
  private static func prefixLength(
    of tag: UnsafeBufferPointer<UInt8>, in range: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var ranges = SubtagWalk(range)
    func nextSubtag() -> UnsafeBufferPointer<UInt8>? {
      var subtag = ranges.nextBytes()
      while let wildcard = subtag, LanguageFilter.isWildcard(wildcard) { subtag = ranges.nextBytes() }
      return subtag
    }
    var tags = SubtagWalk(tag)
    var length = 0
    var last = 0
    while let subtag = tags.nextBytes() {
      guard let wanted = nextSubtag(), ASCII.areEqual(subtag, wanted) else { return 0 }
      length += 1
      last = subtag.count
    }
    // A singleton is removed together with the subtag after it: after `zh-x-y`, lookup does not try `zh-x`.
    return last == 1 && nextSubtag() != nil ? 0 : length
  }
}
