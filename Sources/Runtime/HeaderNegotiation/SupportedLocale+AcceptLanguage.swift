import SupportedLocales

extension SupportedLocale {
  /// The localization that suits an Accept-Language header best (RFC 9110, §12.5.4), nil where nothing in it is near
  /// enough. Allocates nothing; reads no further than the limits.
  @_alwaysEmitIntoClient
  public static func bestMatch(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self? { match(forAcceptLanguage: header, limits: limits)?.locale }

  /// The same from raw UTF-8.
  @_alwaysEmitIntoClient
  public static func bestMatch(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self? { match(forAcceptLanguageUTF8: bytes, limits: limits)?.locale }

  /// What suits an Accept-Language header best; `desiredIndex` is the range's position in it. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forAcceptLanguage: header, limits: limits) }.flatMap { Self.named($0) }
  }

  /// The same from raw UTF-8.
  @_alwaysEmitIntoClient
  public static func match(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forAcceptLanguageUTF8: bytes, limits: limits) }.flatMap { Self.named($0) }
  }
}
