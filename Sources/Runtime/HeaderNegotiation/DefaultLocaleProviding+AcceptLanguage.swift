import SupportedLocales

extension DefaultLocaleProviding {
  /// The best match for a header, or the default localization, even where the header excludes it: a server that has
  /// nothing acceptable may answer as if it had not been asked (RFC 9110, §12.5.4).
  @_alwaysEmitIntoClient
  public static func bestMatchOrDefault(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self { bestMatch(forAcceptLanguage: header, limits: limits) ?? defaultLocale }
}
