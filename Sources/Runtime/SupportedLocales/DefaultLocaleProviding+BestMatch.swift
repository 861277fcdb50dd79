extension DefaultLocaleProviding {
  /// The best match, or the default localization. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func bestMatchOrDefault(for identifier: String) -> Self {
    bestMatch(for: identifier) ?? defaultLocale
  }

  /// The best match for a list of preferences, or the default localization. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func bestMatchOrDefault(for identifiers: [String]) -> Self {
    bestMatch(for: identifiers) ?? defaultLocale
  }

  /// The best match from raw UTF-8, or the default localization. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func bestMatchOrDefault(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Self {
    bestMatch(forUTF8: bytes) ?? defaultLocale
  }
}
