import LocaleCore
// Whoever negotiates matches as well.
@_exported import SupportedLocales

/// How much of an Accept-Language header is read. Browsers send less than ten ranges and 200 bytes.
public struct AcceptLanguageLimits: Sendable {
  /// Bytes of the header, at most 65,535; 4096 by default. The element that the limit cuts through is not read.
  public let byteCount: Int
  /// Distinct ranges, at most 32, which is the default. The first ones count, whatever their weight.
  public let rangeCount: Int

  /// A number beyond a limit becomes that limit.
  public init(byteCount: Int = 4096, rangeCount: Int = 32) {
    self.byteCount = min(max(byteCount, 0), AcceptLanguageReader.byteLimit)
    self.rangeCount = min(max(rangeCount, 0), WeightedRangeList.capacity)
  }
}

extension SupportedLocale {
  /// The localization that suits an Accept-Language header best (RFC 9110, §12.5.4); nil if nothing in the header is
  /// near enough. Allocates nothing, and reads no further than the limits.
  @_alwaysEmitIntoClient
  public static func bestMatch(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self? { match(forAcceptLanguage: header, limits: limits)?.locale }

  /// The localization that suits a header in raw UTF-8 best; nil if nothing in the header is near enough. Allocates
  /// nothing, and reads no further than the limits.
  @_alwaysEmitIntoClient
  public static func bestMatch(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self? { match(forAcceptLanguageUTF8: bytes, limits: limits)?.locale }

  /// The match that suits an Accept-Language header best; `desiredIndex` is the range's position in it. Allocates
  /// nothing.
  @_alwaysEmitIntoClient
  public static func match(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forAcceptLanguage: header, limits: limits) }.flatMap { Self.named($0) }
  }

  /// The match that suits a header in raw UTF-8 best; `desiredIndex` is the range's position in it. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(
    forAcceptLanguageUTF8 bytes: UnsafeBufferPointer<UInt8>, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forAcceptLanguageUTF8: bytes, limits: limits) }.flatMap { Self.named($0) }
  }
}

extension DefaultLocaleProviding {
  /// The best match for a header, or the default localization, even where the header excludes it: a server that has
  /// nothing acceptable may disregard the header (RFC 9110, §12.5.4).
  @_alwaysEmitIntoClient
  public static func bestMatchOrDefault(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self { bestMatch(forAcceptLanguage: header, limits: limits) ?? defaultLocale }
}
