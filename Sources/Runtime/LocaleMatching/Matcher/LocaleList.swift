/// What a matcher can be asked for: a locale, a list of them in order of preference, or an Accept-Language header.
///
/// Every ``LocaleList`` is one. Ask with `LocaleMatcher.bestMatch(for:)`.
public protocol DesiredLocales {
  /// The best pair of a desired and a supported locale, nil if no pair is near enough.
  func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch?
}

/// A locale, or several in order, in any form: what a matcher supports, and what it is asked for.
///
/// A `String`, `Substring`, `StaticString`, ``LanguageIdentifier`` or ``LocaleIdentifier`` is a list of one; so are
/// Foundation's `Locale` and `Locale.Language` with LocaleMatchingFoundation. Arrays, slices and lazy maps of such are
/// lists, and ``EnvironmentLocales`` is one. A type of your own becomes one when it passes on a list that it has:
///
///     extension Visitor: LocaleList {
///       func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { languages.forEachLocale(until: body) }
///     }
public protocol LocaleList: DesiredLocales {
  /// Hands over each locale, in order, until the body answers true.
  ///
  /// - Returns: whether the body answered true.
  func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool

  /// The best pair for several such lists, one after the other. There is an implementation for every type; a type may have
  /// a faster one of its own.
  static func bestMatch(ofEach lists: UnsafeBufferPointer<Self>, in matcher: LocaleMatcher) -> LocaleMatch?
}

/// The form in which a ``LocaleList`` hands over a locale.
public enum LocaleForm {
  /// A text in UTF-8, which is lent for the duration of the call. It need not be well-formed.
  case utf8(UnsafeBufferPointer<UInt8>)
  /// An identifier that was parsed beforehand.
  case identifier(LanguageIdentifier)
}

extension LocaleForm {
  /// The identifier as text. Allocates for more than fifteen bytes.
  var text: String {
    switch self {
    case .utf8(let bytes): String(decoding: bytes, as: UTF8.self)
    case .identifier(let identifier): identifier.description
    }
  }
}

extension LocaleList {
  /// Asks for each locale in turn, until none of the rest can be nearer.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? {
    matcher.bestMatch(ofEach: { forEachLocale(until: $0) })
  }

  /// Asks for each locale of each list in turn, until none of the rest can be nearer.
  @inlinable
  public static func bestMatch(ofEach lists: UnsafeBufferPointer<Self>, in matcher: LocaleMatcher) -> LocaleMatch? {
    matcher.bestMatch(ofEach: { body in
      for list in lists where list.forEachLocale(until: body) { return true }
      return false
    })
  }
}

/// The identifiers of a list as texts. Allocates.
func texts(of list: some LocaleList) -> [String] {
  var texts: [String] = []
  _ = list.forEachLocale { form in
    texts.append(form.text)
    return false
  }
  return texts
}

// Lists of one.

extension String: LocaleList {
  /// Hands over the text.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { withIdentifierBytes { body(.utf8($0)) } }

  /// As `LocaleMatcher.bestMatch(for:)` of a `String`.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? { matcher.bestMatch(for: self) }
}

extension Substring: LocaleList {
  /// Hands over the text.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { withIdentifierBytes { body(.utf8($0)) } }
}

/// Embedded Swift reads it without any `String` at all.
extension StaticString: LocaleList {
  /// Hands over the text.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { withIdentifierBytes { body(.utf8($0)) } }

  /// As `LocaleMatcher.bestMatch(forUTF8:)` of its bytes.
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? {
    withIdentifierBytes { matcher.bestMatch(forUTF8: $0) }
  }
}

extension LanguageIdentifier: LocaleList {
  /// Hands over the identifier.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { body(.identifier(self)) }

  /// As `LocaleMatcher.bestMatch(for:)` of a `LanguageIdentifier`.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? { matcher.bestMatch(for: self) }

  /// Reads nothing again: what was parsed has been maximized for matching already.
  @inlinable
  public static func bestMatch(
    ofEach identifiers: UnsafeBufferPointer<LanguageIdentifier>, in matcher: LocaleMatcher
  ) -> LocaleMatch? { matcher.bestMatch(ofParsed: identifiers) }
}

extension LocaleIdentifier: LocaleList {
  /// Hands over the text: variants and private use may matter to a matcher.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool { text.withIdentifierBytes { body(.utf8($0)) } }
}

// Lists of several. A collection of another package needs one line: `extension Deque: LocaleList where Element: LocaleList {}`.

extension LocaleList where Self: Sequence, Element: LocaleList {
  /// Hands over the locales of each element.
  @inlinable
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool {
    for element in self where element.forEachLocale(until: body) { return true }
    return false
  }
}

extension Array: DesiredLocales, LocaleList where Element: LocaleList {
  /// Asks for each element in turn, until none of the rest can be nearer.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? {
    withUnsafeBufferPointer { Element.bestMatch(ofEach: $0, in: matcher) }
  }
}

extension ArraySlice: DesiredLocales, LocaleList where Element: LocaleList {
  /// Asks for each element in turn, until none of the rest can be nearer.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? {
    withUnsafeBufferPointer { Element.bestMatch(ofEach: $0, in: matcher) }
  }
}

extension ContiguousArray: DesiredLocales, LocaleList where Element: LocaleList {
  /// Asks for each element in turn, until none of the rest can be nearer.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? {
    withUnsafeBufferPointer { Element.bestMatch(ofEach: $0, in: matcher) }
  }
}

extension UnsafeBufferPointer: DesiredLocales, LocaleList where Element: LocaleList {
  /// Asks for each element in turn, until none of the rest can be nearer.
  @inlinable
  public func bestMatch(in matcher: LocaleMatcher) -> LocaleMatch? { Element.bestMatch(ofEach: self, in: matcher) }
}

extension LazyMapSequence: DesiredLocales, LocaleList where Element: LocaleList {}
extension LazyFilterSequence: DesiredLocales, LocaleList where Element: LocaleList {}
extension LazySequence: DesiredLocales, LocaleList where Element: LocaleList {}
