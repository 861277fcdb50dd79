// Two questions for every form of preference: the best match, and the best identifier or the default. The head of
// Lookup.swift describes the way to the answer.

extension LocaleMatcher {
  /// The supported locale nearest to one desired identifier; nil if none is near enough.
  ///
  ///     matcher.bestMatch(for: "en-IT")?.distance   // 3
  ///
  /// Takes BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), in any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; with default options it takes a few hundred instructions, for any length of the supported list.
  public func bestMatch(for identifier: String) -> LocaleMatch? {
    match(for: names.maximized(identifier))
  }

  /// The supported locale nearest to an identifier in text of any kind, such as a `Substring`. Allocates nothing for
  /// text that is stored as UTF-8.
  @inlinable @_disfavoredOverload
  public func bestMatch(for identifier: some StringProtocol) -> LocaleMatch? {
    bestMatch(ofTexts: { take in _ = withUTF8(of: identifier, take) })
  }

  /// The supported locale nearest to an identifier in UTF-8. Allocates nothing if the bytes lie next to each other.
  @inlinable
  public func bestMatch(forUTF8 bytes: some Collection<UInt8>) -> LocaleMatch? {
    bestMatch(ofTexts: { take in
      if bytes.withContiguousStorageIfAvailable(take) == nil { _ = Array(bytes).withUnsafeBufferPointer(take) }
    })
  }

  /// The best pair of a desired and a supported locale; nil if no pair is near enough.
  ///
  ///     matcher.bestMatch(for: ["ja", "en-IT"])   // en-GB for the second preference
  ///
  /// Preferences are in descending order. Each costs the demotion, so that a perfect second beats a first in another
  /// language. An ill-formed preference matches nothing and keeps its place. With default options the eleventh is never
  /// looked at. Allocates nothing.
  @_effects(releasenone)
  public func bestMatch(for identifiers: [String]) -> LocaleMatch? {
    var walk = PreferenceWalk(list.settings)
    for identifier in identifiers where list.lookUp(names.maximized(identifier), &walk) { break }
    return match(walk)
  }

  /// The best pair for any sequence of texts in descending order. Allocates nothing for text that is stored as UTF-8.
  @inlinable @_disfavoredOverload
  public func bestMatch(for identifiers: some Sequence<some StringProtocol>) -> LocaleMatch? {
    bestMatch(ofTexts: { take in for identifier in identifiers where withUTF8(of: identifier, take) { return } })
  }

  /// The supported locale nearest to a parsed identifier. Reads nothing again and allocates nothing.
  public func bestMatch(for identifier: LanguageIdentifier) -> LocaleMatch? {
    match(for: names.maximized(identifier))
  }

  /// The best pair for parsed identifiers in descending order. Allocates nothing if they lie next to each other, as in an
  /// array.
  @inlinable @_disfavoredOverload
  public func bestMatch(for identifiers: some Sequence<LanguageIdentifier>) -> LocaleMatch? {
    identifiers.withContiguousStorageIfAvailable { bestMatch(ofParsed: $0) }
      ?? Array(identifiers).withUnsafeBufferPointer { bestMatch(ofParsed: $0) }
  }

  /// The supported locale nearest to a parsed identifier, of which variants and private use count too. Allocates nothing.
  public func bestMatch(for identifier: LocaleIdentifier) -> LocaleMatch? {
    match(for: names.maximized(identifier.text))
  }

  /// The best pair for parsed identifiers in descending order. Allocates nothing if they lie next to each other, as in an
  /// array.
  @inlinable @_disfavoredOverload
  public func bestMatch(for identifiers: some Sequence<LocaleIdentifier>) -> LocaleMatch? {
    identifiers.withContiguousStorageIfAvailable { bestMatch(ofParsed: $0) }
      ?? Array(identifiers).withUnsafeBufferPointer { bestMatch(ofParsed: $0) }
  }

  /// The supported locale that suits an Accept-Language header best; nil if nothing in the header is near enough.
  ///
  ///     matcher.bestMatch(for: AcceptLanguage("de-AT, en;q=0.5"))
  ///
  /// The ranges are preferences, the most wanted first. In addition,
  /// - a locale is never the answer if the longest range that fits it has the weight zero, or with `*;q=0` if it is
  ///   neither named nor equal to a range (`zh-Hant` for `zh-TW`): the answer is then that of a matcher without it;
  /// - `*` ends the search. The answer is what more wanted ranges found, else the default locale or the first supported
  ///   one, if no other range names it. Its distance is zero, because `*` asked for it.
  ///
  /// Allocates nothing. Makes a few probes for each range; if the header excludes something or `*` decides, time is
  /// linear in the supported list (RFC 9110, §12.5.4).
  public func bestMatch(for header: AcceptLanguage) -> LocaleMatch? { match(result(for: header)) }

  // MARK: The identifier, or the default

  /// The supported identifier that matches best, as it was given, or the default. Allocates nothing.
  ///
  ///     matcher.bestIdentifier(for: "en-IT")   // en-GB
  ///     matcher.bestIdentifier(for: "ja")      // en, the first supported
  ///
  /// If nothing matches and there is no default (``defaultIdentifier``), it is `und`, CLDR's root, from which every
  /// locale inherits.
  public func bestIdentifier(for identifier: String) -> String { identifierOrDefault(bestMatch(for: identifier)) }

  /// The supported identifier that matches text of any kind best, or the default.
  @inlinable @_disfavoredOverload
  public func bestIdentifier(for identifier: some StringProtocol) -> String {
    identifierOrDefault(bestMatch(for: identifier))
  }

  /// The supported identifier that matches an identifier in UTF-8 best, or the default.
  @inlinable
  public func bestIdentifier(forUTF8 bytes: some Collection<UInt8>) -> String {
    identifierOrDefault(bestMatch(forUTF8: bytes))
  }

  /// The supported identifier that suits preferences in descending order best, or the default. Allocates nothing.
  public func bestIdentifier(for identifiers: [String]) -> String { identifierOrDefault(bestMatch(for: identifiers)) }

  /// The supported identifier that suits a sequence of texts best, or the default.
  @inlinable @_disfavoredOverload
  public func bestIdentifier(for identifiers: some Sequence<some StringProtocol>) -> String {
    identifierOrDefault(bestMatch(for: identifiers))
  }

  /// The supported identifier that matches a parsed one best, or the default. Allocates nothing.
  public func bestIdentifier(for identifier: LanguageIdentifier) -> String {
    identifierOrDefault(bestMatch(for: identifier))
  }

  /// The supported identifier that suits parsed preferences best, or the default. Allocates nothing.
  @inlinable @_disfavoredOverload
  public func bestIdentifier(for identifiers: some Sequence<LanguageIdentifier>) -> String {
    identifierOrDefault(bestMatch(for: identifiers))
  }

  /// The supported identifier that matches a parsed one best, or the default. Allocates nothing.
  public func bestIdentifier(for identifier: LocaleIdentifier) -> String {
    identifierOrDefault(bestMatch(for: identifier))
  }

  /// The supported identifier that suits parsed preferences best, or the default. Allocates nothing.
  @inlinable @_disfavoredOverload
  public func bestIdentifier(for identifiers: some Sequence<LocaleIdentifier>) -> String {
    identifierOrDefault(bestMatch(for: identifiers))
  }

  /// The supported identifier that suits an Accept-Language header best, or the default. Allocates nothing.
  ///
  /// This may be a default that the header excludes: a server without anything acceptable may answer as if there were
  /// no header (RFC 9110, §12.5.4). To refuse instead, ask `bestMatch(for:)`.
  public func bestIdentifier(for header: AcceptLanguage) -> String { identifierOrDefault(bestMatch(for: header)) }

  // MARK: Asking

  private func match(for desired: LSR?) -> LocaleMatch? {
    var walk = PreferenceWalk(list.settings)
    _ = list.lookUp(desired, &walk)
    return match(walk)
  }

  func match(_ walk: PreferenceWalk) -> LocaleMatch? { match(walk.result(in: list.index)) }

  func match(_ result: MatchResult?) -> LocaleMatch? {
    // A prepared index has no texts: a generated enum asks for the position only.
    result.map { LocaleMatch($0, $0.supportedIndex < supported.count ? supported[$0.supportedIndex] : "") }
  }

  @usableFromInline
  func identifierOrDefault(_ match: LocaleMatch?) -> String { match?.supportedIdentifier ?? defaultIdentifier ?? "und" }

  /// - Parameter forEach: lends its argument one text after another, until that returns true.
  @usableFromInline
  func bestMatch(ofTexts forEach: ((UnsafeBufferPointer<UInt8>) -> Bool) -> Void) -> LocaleMatch? {
    var walk = PreferenceWalk(list.settings)
    forEach { list.lookUp(names.maximized($0), &walk) }
    return match(walk)
  }

  @usableFromInline
  func bestMatch(ofParsed identifiers: UnsafeBufferPointer<LanguageIdentifier>) -> LocaleMatch? {
    var walk = PreferenceWalk(list.settings)
    for identifier in identifiers where list.lookUp(names.maximized(identifier), &walk) { break }
    return match(walk)
  }

  @usableFromInline
  func bestMatch(ofParsed identifiers: UnsafeBufferPointer<LocaleIdentifier>) -> LocaleMatch? {
    var walk = PreferenceWalk(list.settings)
    for identifier in identifiers where list.lookUp(names.maximized(identifier.text), &walk) { break }
    return match(walk)
  }
}

/// Calls a body with a text's UTF-8.
@inlinable
func withUTF8<Result>(of text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
  var copy = String(text)
  return copy.withUTF8(body)
}
