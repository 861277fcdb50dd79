// The caller's own value back: an element of a list that has the order of `supported`.

extension LocaleMatch {
  /// The element of a list at ``supportedIndex``; nil if the list is shorter. Allocates nothing.
  ///
  ///     let languages = [(code: "en", name: "English"), (code: "ja", name: "日本語")]
  ///     let matcher = LocaleMatcher(supported: languages.map(\.code))
  ///     matcher.bestMatch(for: "ja-JP")?.element(of: languages)?.name   // 日本語
  @inlinable
  public func element<Items: Collection>(of items: Items) -> Items.Element? { items.element(at: supportedIndex) }
}

extension LocaleMatcher {
  /// The element of a list that suits preferences best, or that of the default; nil if nothing matches and the default is not
  /// supported, and for a list that is shorter. Allocates nothing.
  ///
  /// - Parameters:
  ///   - items: a list in the order of ``supported``.
  ///   - preferences: identifiers in any spelling, the most wanted first, or a header.
  @inlinable
  public func best<Items: Collection>(of items: Items, for preferences: some LocalePreferences) -> Items.Element? {
    items.element(at: indexOrDefault(bestMatch(for: preferences)))
  }

  /// The index of a match in the supported list, else that of the default; -1 for none.
  @usableFromInline
  func indexOrDefault(_ match: LocaleMatch?) -> Int {
    if let match { return match.supportedIndex }
    return defaultIdentifier.flatMap { name in supported.firstIndex { $0.isSpelledLike(name) } } ?? -1
  }
}

extension Collection {
  /// The element at a number, from 0; nil for a number that does not exist.
  @inlinable
  func element(at number: Int) -> Element? {
    guard number >= 0, let index = index(startIndex, offsetBy: number, limitedBy: endIndex), index != endIndex else {
      return nil
    }
    return self[index]
  }
}
