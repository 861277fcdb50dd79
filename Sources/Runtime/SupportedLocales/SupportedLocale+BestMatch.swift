extension SupportedLocale {
  // MARK: The localization alone

  /// The localization nearest to one desired identifier, nil where none is near enough.
  ///
  /// BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; some hundred instructions, whatever the number of localizations.
  @_alwaysEmitIntoClient
  public static func bestMatch(for identifier: String) -> Self? {
    // Nothing found is no position. Shorter than by way of a match.
    Self(position: Int(withTable { $0.nearest(to: identifier) } & 0xFFFF))
  }

  /// The localization that suits a list of preferences best, in descending order; nil where none is near enough.
  ///
  /// Each preference costs the demotion, so that a perfect second beats a first in another language. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func bestMatch(for identifiers: [String]) -> Self? { match(for: identifiers)?.locale }

  /// The same as from a string, from raw UTF-8.
  @_alwaysEmitIntoClient
  public static func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Self? {
    match(forUTF8: bytes)?.locale
  }

  /// The same from a static string, which Embedded Swift reads without any String at all.
  @_alwaysEmitIntoClient
  public static func bestMatch(forStatic identifier: StaticString) -> Self? {
    identifier.withUTF8Buffer { bestMatch(forUTF8: $0) }
  }

  // MARK: With the preference and the distance

  /// The nearest localization, with its distance; nil where none is near enough. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(for identifier: String) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(for: identifier) }.flatMap { Self.named($0) }
  }

  /// The best pair of a preference and a localization; nil where none is near enough. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(for identifiers: [String]) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(for: identifiers) }.flatMap { Self.named($0) }
  }

  /// The same as from a string, from raw UTF-8.
  @_alwaysEmitIntoClient
  public static func match(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forUTF8: bytes) }.flatMap { Self.named($0) }
  }

  /// The best pair of static strings and localizations, in descending order of preference. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(forStatic identifiers: [StaticString]) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forStatic: identifiers) }.flatMap { Self.named($0) }
  }

  /// The case of a match; nil for a position that there is not, which no table answers.
  @_alwaysEmitIntoClient
  public static func named(_ match: TableMatch) -> (locale: Self, match: TableMatch)? {
    Self(position: match.position).map { ($0, match) }
  }
}
