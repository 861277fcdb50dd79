import LocaleCore

extension LocaleMatcher {
  /// All supported locales that match, best first: the first is the answer of `bestMatch(for:)`, the second its answer
  /// without the first, and so on. Duplicates are left out.
  ///
  /// Each supported locale is ranked by its best preference, as in `bestMatch(for:)`: by distance, plus the demotion
  /// for each preference before.
  ///
  /// Allocates. Searches once for each place, so time grows with the number of matches times that of supported locales. There are
  /// 256 places at most: more than any language has locales. What a header excludes is left out.
  public func rankedMatches(for preferences: some LocalePreferences) -> [LocaleMatch] {
    var matches: [LocaleMatch] = []
    var listener = AttentiveListener(self, header: preferences.acceptLanguage)
    while matches.count < Self.placeLimit {
      let walk = walk(over: preferences, &listener)
      guard let match = result(of: walk) else { break }
      matches.append(match)
      listener.filter.ranked.formUnion(index.entries.filter { areDuplicates($0, walk.best.entry) })
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
