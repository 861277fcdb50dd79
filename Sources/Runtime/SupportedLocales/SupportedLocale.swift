/// The localizations of one app as cases, with a matcher over them that is constant data. Generated code conforms to
/// it.
///
///     AppLocale.bestMatch(for: "en-IT")   // .enGB
///
/// Nothing is constructed, and nothing is allocated while matching. Answers are those of `LocaleMatcher` with the same
/// list and the same options (UTS #35, Language Matching), on the release of CLDR that the table was made from.
public protocol SupportedLocale: CaseIterable, Hashable, Sendable {
  /// Calls a closure with the table.
  static func withTable<Result>(_ body: (SupportedLocaleTable) -> Result) -> Result
  /// The localization at a position in the list that the table was made from; nil if there is none.
  init?(position: Int)
  /// The position in the list that the table was made from, from 0.
  var position: Int { get }
}

/// An app's localizations, one of which is the default.
public protocol DefaultLocaleProviding: SupportedLocale {
  /// The localization to use if nothing matches.
  static var defaultLocale: Self { get }
}

extension SupportedLocale {
  /// The identifier as it was given to the generator, `en-GB`. Allocates if it is longer than fifteen bytes.
  @_alwaysEmitIntoClient
  public var identifier: String {
    Self.withTable { String(decoding: $0.identifier(at: position), as: UTF8.self) }
  }

  #if !hasFeature(Embedded)
    /// The names that the localization's folder can have in a bundle, the likelier one first: `en-GB.lproj` as Xcode
    /// writes it, and `en-gb.lproj` as SwiftPM writes it on Linux. Allocates.
    @_alwaysEmitIntoClient
    public var folderNames: [String] {
      let name = identifier
      let lowercased = name.lowercased()
      return (name == lowercased ? [name] : [name, lowercased]).map { $0 + ".lproj" }
    }
  #endif

  /// The localization with exactly this identifier, byte for byte; nil if there is none. For values that an app has
  /// stored.
  @_alwaysEmitIntoClient
  public init?(identifier: String) {
    let position = identifier.withBytes { bytes in Self.withTable { $0.position(ofIdentifier: bytes) } }
    guard let position = position ?? nil else { return nil }
    self.init(position: position)
  }

  /// The release of CLDR that the table was made from: 48 and 2 for 48.2.
  @_alwaysEmitIntoClient
  public static var dataVersion: (major: Int, minor: Int) {
    let release = withTable { $0.release }
    return (release >> 8, release & 0xFF)
  }
}

extension SupportedLocale {
  // MARK: The localization alone

  /// The localization nearest to one desired identifier; nil if none is near enough.
  ///
  /// Takes BCP 47 (`zh-Hant-TW`) or CLDR form (`zh_Hant_TW`), in any case. An ill-formed identifier matches nothing.
  /// Allocates nothing; takes some hundred instructions for any number of localizations.
  @_alwaysEmitIntoClient
  public static func bestMatch(for identifier: String) -> Self? {
    // If nothing was found, the number is not a position. This is shorter than making a match first.
    Self(position: Int(withTable { $0.nearest(to: identifier) } & 0xFFFF))
  }

  /// The localization that suits a list of preferences best, in descending order; nil if none is near enough.
  ///
  /// Each further preference adds the demotion, so that a perfect second beats a first in another language. Allocates
  /// nothing.
  @_alwaysEmitIntoClient
  public static func bestMatch(for identifiers: [String]) -> Self? { match(for: identifiers)?.locale }

  /// The localization nearest to an identifier in raw UTF-8; nil if none is near enough. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func bestMatch(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> Self? {
    match(forUTF8: bytes)?.locale
  }

  /// The supported locale nearest to a static string, which Embedded Swift reads without making a String.
  @_alwaysEmitIntoClient
  public static func bestMatch(forStatic identifier: StaticString) -> Self? {
    identifier.withUTF8Buffer { bestMatch(forUTF8: $0) }
  }

  // MARK: With the preference and the distance

  /// The nearest localization, with its distance; nil if none is near enough. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(for identifier: String) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(for: identifier) }.flatMap { Self.named($0) }
  }

  /// The best pair of a preference and a localization; nil if none is near enough. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(for identifiers: [String]) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(for: identifiers) }.flatMap { Self.named($0) }
  }

  /// The localization nearest to an identifier in raw UTF-8, with its distance. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(forUTF8 bytes: UnsafeBufferPointer<UInt8>) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forUTF8: bytes) }.flatMap { Self.named($0) }
  }

  /// The best pair of static strings and localizations, in descending order of preference. Allocates nothing.
  @_alwaysEmitIntoClient
  public static func match(forStatic identifiers: [StaticString]) -> (locale: Self, match: TableMatch)? {
    withTable { $0.bestMatch(forStatic: identifiers) }.flatMap { Self.named($0) }
  }

  /// The case of a match; nil for a position that does not exist, which no table answers.
  @_alwaysEmitIntoClient
  public static func named(_ match: TableMatch) -> (locale: Self, match: TableMatch)? {
    Self(position: match.position).map { ($0, match) }
  }
}

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

#if compiler(>=6.2) && !hasFeature(Embedded)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  extension SupportedLocale {
    /// The localization nearest to one desired identifier in validated UTF-8; nil if none is near enough. Allocates
    /// nothing.
    @_alwaysEmitIntoClient
    public static func bestMatch(for identifier: UTF8Span) -> Self? { match(for: identifier)?.locale }

    /// The nearest localization with its distance, for an identifier in validated UTF-8. Allocates nothing.
    @_alwaysEmitIntoClient
    public static func match(for identifier: UTF8Span) -> (locale: Self, match: TableMatch)? {
      identifier.span.withUnsafeBufferPointer { match(forUTF8: $0) }
    }
  }
#endif
