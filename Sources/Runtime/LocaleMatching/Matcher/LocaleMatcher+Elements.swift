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
  /// The element of a list that suits preferences best; nil if nothing matches, and for a list that is shorter. Allocates nothing.
  ///
  /// - Parameters:
  ///   - items: a list in the order of ``supported``.
  ///   - preferences: identifiers in any spelling, the most wanted first, or a header.
  @inlinable
  public func best<Items: Collection>(of items: Items, for preferences: some LocalePreferences) -> Items.Element? {
    bestMatch(for: preferences)?.element(of: items)
  }

  /// The index in ``supported`` of an identifier, in any case and with either separator; nil for one that is not there. A
  /// match also finds what means the same, `zh-TW` for `zh-Hant`. Compares one after another; allocates nothing.
  public func index(of identifier: String) -> Int? { supported.firstIndex { $0.isSpelledLike(identifier) } }

  /// Whether an identifier is in ``supported``, in any case and with either separator. Costs what ``index(of:)`` does.
  public func contains(_ identifier: String) -> Bool { index(of: identifier) != nil }
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
