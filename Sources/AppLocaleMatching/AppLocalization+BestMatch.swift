extension AppLocalization {
  // MARK: The localization alone

  /// The localization nearest to one desired identifier, nil where none is near enough.
  ///
  /// BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; some hundred instructions, whatever the number of localizations.
  @inlinable
  public static func bestMatch(for identifier: String) -> Self? { match(for: identifier)?.localization }

  /// The localization that suits a list of preferences best, in descending order; nil where none is near enough.
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. Allocates nothing.
  @inlinable
  public static func bestMatch(for identifiers: [String]) -> Self? { match(for: identifiers)?.localization }

  /// The same as from a string, from raw UTF-8.
  @inlinable
  public static func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Self? {
    match(forUTF8: bytes)?.localization
  }

  /// The same from a static string, which Embedded Swift reads without any String at all.
  @inlinable
  public static func bestMatch(forStatic identifier: StaticString) -> Self? {
    identifier.withUTF8Buffer { bestMatch(forUTF8: $0) }
  }

  /// The localization that suits an Accept-Language header best (RFC 9110, §12.5.4), nil where nothing in it is near
  /// enough. Allocates nothing; reads no further than the limits.
  @inlinable
  public static func bestMatch(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self? { match(forAcceptLanguage: header, limits: limits)?.localization }

  /// The same from raw UTF-8.
  @inlinable
  public static func bestMatch(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self? { match(forAcceptLanguageUTF8: bytes, limits: limits)?.localization }

  // MARK: With the preference and the distance

  /// The nearest localization, with its distance; nil where none is near enough. Allocates nothing.
  @inlinable
  public static func match(for identifier: String) -> AppLocaleMatch<Self>? {
    withTable { $0.bestMatch(for: identifier) }.flatMap { AppLocaleMatch($0) }
  }

  /// The best pair of a preference and a localization; nil where none is near enough. Allocates nothing.
  @inlinable
  public static func match(for identifiers: [String]) -> AppLocaleMatch<Self>? {
    withTable { $0.bestMatch(for: identifiers) }.flatMap { AppLocaleMatch($0) }
  }

  /// The same as from a string, from raw UTF-8.
  @inlinable
  public static func match(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> AppLocaleMatch<Self>? {
    withTable { $0.bestMatch(forUTF8: bytes) }.flatMap { AppLocaleMatch($0) }
  }

  /// The best pair of static strings and localizations, in descending order of preference. Allocates nothing.
  @inlinable
  public static func match(forStatic identifiers: [StaticString]) -> AppLocaleMatch<Self>? {
    withTable { $0.bestMatch(forStatic: identifiers) }.flatMap { AppLocaleMatch($0) }
  }

  /// What suits an Accept-Language header best; `desiredIndex` is the range's position in it. Allocates nothing.
  @inlinable
  public static func match(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> AppLocaleMatch<Self>? {
    withTable { $0.bestMatch(forAcceptLanguage: header, limits: limits) }.flatMap { AppLocaleMatch($0) }
  }

  /// The same from raw UTF-8.
  @inlinable
  public static func match(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> AppLocaleMatch<Self>? {
    withTable { $0.bestMatch(forAcceptLanguageUTF8: bytes, limits: limits) }.flatMap { AppLocaleMatch($0) }
  }
}
