extension DefaultedAppLocalization {
  /// The best match, or the default localization. Allocates nothing.
  @inlinable
  public static func bestMatchOrDefault(for identifier: String) -> Self {
    bestMatch(for: identifier) ?? defaultLocalization
  }

  /// The best match for a list of preferences, or the default localization. Allocates nothing.
  @inlinable
  public static func bestMatchOrDefault(for identifiers: [String]) -> Self {
    bestMatch(for: identifiers) ?? defaultLocalization
  }

  /// The best match from raw UTF-8, or the default localization. Allocates nothing.
  @inlinable
  public static func bestMatchOrDefault(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Self {
    bestMatch(forUTF8: bytes) ?? defaultLocalization
  }

  /// The best match for a header, or the default localization, even where the header excludes it: a server that has
  /// nothing acceptable may answer as if it had not been asked (RFC 9110, §12.5.4).
  @inlinable
  public static func bestMatchOrDefault(
    forAcceptLanguage header: String, limits: AcceptLanguageLimits = AcceptLanguageLimits()
  ) -> Self { bestMatch(forAcceptLanguage: header, limits: limits) ?? defaultLocalization }
}
