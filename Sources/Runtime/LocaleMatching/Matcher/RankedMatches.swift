import LocaleCore

extension LocaleMatcher {
  /// All supported locales that match one preference, best first. Allocates.
  public func rankedMatches(for preference: some LocalePreference) -> [LocaleMatch] {
    rankedMatches(for: CollectionOfOne(preference))
  }

  /// All supported locales that match, best first: the first is the answer of `bestMatch(for:)`, the second its answer
  /// without the first, and so on. Duplicates are left out.
  ///
  /// Each supported locale is ranked by its best preference, as in `bestMatch(for:)`: by distance, plus the demotion
  /// for each preference before.
  ///
  /// Allocates. Searches once for each place, so time grows with the number of matches times that of supported locales. There are
  /// 256 places at most: more than any language has locales.
  public func rankedMatches(for preferences: some Collection<some LocalePreference>) -> [LocaleMatch] {
    ranked(nil) { walk(over: preferences, &$0) }
  }

  /// All supported locales that suit an Accept-Language header, best first, without those that it excludes. Allocates.
  public func rankedMatches(for header: AcceptLanguage) -> [LocaleMatch] {
    header.header.withIdentifierBytes { bytes in
      ranked(header) { walk(over: header, bytes, &$0) }
    }
  }

  private func ranked(
    _ header: AcceptLanguage?, _ next: (inout AttentiveListener) -> PreferenceWalk
  ) -> [LocaleMatch] {
    var matches: [LocaleMatch] = []
    var listener = AttentiveListener(self, header: header)
    while matches.count < Self.placeLimit {
      let walk = next(&listener)
      guard let match = result(of: walk) else { break }
      matches.append(match)
      listener.ranked.formUnion(index.entries.filter { areDuplicates($0, walk.best.entry) })
    }
    return matches
  }

  private static var placeLimit: Int { 256 }

  /// Whether two entries cannot be told apart: they maximize alike and have the same explicit subtags, and their texts are
  /// equal or have nothing else.
  func areDuplicates(_ one: Int, _ other: Int) -> Bool {
    if one == other { return true }
    guard index.lsr(one) == index.lsr(other) else { return false }
    return !index.isToldByText(one) && !index.isToldByText(other)
      || identifier(of: one).isSpelledLike(identifier(of: other))
  }
}
