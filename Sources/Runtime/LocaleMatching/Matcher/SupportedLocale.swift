/// The localizations of one app as the cases of an enum, with a matcher over them that is constant data. The plugins
/// `GenerateAppLocale` and `WriteAppLocale` write the enum.
///
///     AppLocale.bestMatch(for: "en-IT")       // .enGB
///     AppLocale.bestLocale(for: ["ja", "xx"]) // .en, the default
///
/// Answers are those of a ``LocaleMatcher`` of the same list and options, by the same code. Nothing is constructed or
/// initialised, and a match allocates nothing.
public protocol SupportedLocale: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  /// The localization for people whom none suits.
  static var defaultLocale: Self { get }
  /// The options of the matcher.
  static var options: LocaleMatcher.Options { get }
  /// The case at a position in the supported list, from 0; nil for a position that does not exist.
  init?(supportedIndex: Int)
  /// Calls a closure with the prepared index.
  static func withPreparedIndex<Result>(_ body: (PreparedIndex) -> Result) -> Result
}

// The questions of `LocaleMatcher`, for every form of preference.
extension SupportedLocale {
  /// The localization nearest to one desired identifier; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for identifier: String) -> Self? { ask { $0.bestMatch(for: identifier) } }

  /// The localization nearest to an identifier in text of any kind; nil if none is near enough.
  @inlinable @_disfavoredOverload
  public static func bestMatch(for identifier: some StringProtocol) -> Self? { ask { $0.bestMatch(for: identifier) } }

  /// The localization nearest to an identifier in UTF-8; nil if none is near enough.
  @inlinable
  public static func bestMatch(forUTF8 bytes: some Collection<UInt8>) -> Self? { ask { $0.bestMatch(forUTF8: bytes) } }

  /// The localization that suits preferences in descending order best; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for identifiers: [String]) -> Self? { ask { $0.bestMatch(for: identifiers) } }

  /// The localization that suits a sequence of texts best; nil if none is near enough.
  @inlinable @_disfavoredOverload
  public static func bestMatch(for identifiers: some Sequence<some StringProtocol>) -> Self? {
    ask { $0.bestMatch(for: identifiers) }
  }

  /// The localization nearest to a parsed identifier; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for identifier: LanguageIdentifier) -> Self? { ask { $0.bestMatch(for: identifier) } }

  /// The localization that suits parsed preferences best; nil if none is near enough.
  @inlinable @_disfavoredOverload
  public static func bestMatch(for identifiers: some Sequence<LanguageIdentifier>) -> Self? {
    ask { $0.bestMatch(for: identifiers) }
  }

  /// The localization nearest to a parsed identifier; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for identifier: LocaleIdentifier) -> Self? { ask { $0.bestMatch(for: identifier) } }

  /// The localization that suits parsed preferences best; nil if none is near enough.
  @inlinable @_disfavoredOverload
  public static func bestMatch(for identifiers: some Sequence<LocaleIdentifier>) -> Self? {
    ask { $0.bestMatch(for: identifiers) }
  }

  /// The localization that suits an Accept-Language header best; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for header: AcceptLanguage) -> Self? { ask { $0.bestMatch(for: header) } }

  /// The localization nearest to one desired identifier, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for identifier: String) -> Self { bestMatch(for: identifier) ?? defaultLocale }

  /// The localization nearest to an identifier in text of any kind, or the default.
  @inlinable @_disfavoredOverload
  public static func bestLocale(for identifier: some StringProtocol) -> Self {
    bestMatch(for: identifier) ?? defaultLocale
  }

  /// The localization nearest to an identifier in UTF-8, or the default.
  @inlinable
  public static func bestLocale(forUTF8 bytes: some Collection<UInt8>) -> Self {
    bestMatch(forUTF8: bytes) ?? defaultLocale
  }

  /// The localization that suits preferences in descending order best, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for identifiers: [String]) -> Self { bestMatch(for: identifiers) ?? defaultLocale }

  /// The localization that suits a sequence of texts best, or the default.
  @inlinable @_disfavoredOverload
  public static func bestLocale(for identifiers: some Sequence<some StringProtocol>) -> Self {
    bestMatch(for: identifiers) ?? defaultLocale
  }

  /// The localization nearest to a parsed identifier, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for identifier: LanguageIdentifier) -> Self {
    bestMatch(for: identifier) ?? defaultLocale
  }

  /// The localization that suits parsed preferences best, or the default.
  @inlinable @_disfavoredOverload
  public static func bestLocale(for identifiers: some Sequence<LanguageIdentifier>) -> Self {
    bestMatch(for: identifiers) ?? defaultLocale
  }

  /// The localization nearest to a parsed identifier, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for identifier: LocaleIdentifier) -> Self {
    bestMatch(for: identifier) ?? defaultLocale
  }

  /// The localization that suits parsed preferences best, or the default.
  @inlinable @_disfavoredOverload
  public static func bestLocale(for identifiers: some Sequence<LocaleIdentifier>) -> Self {
    bestMatch(for: identifiers) ?? defaultLocale
  }

  /// The localization that suits an Accept-Language header best, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for header: AcceptLanguage) -> Self { bestMatch(for: header) ?? defaultLocale }

  /// Puts a question to a matcher over the prepared index, which is a value on the stack.
  @inlinable
  static func ask(_ question: (LocaleMatcher) -> LocaleMatch?) -> Self? {
    withPreparedIndex { question(LocaleMatcher($0))?.supportedIndex }.flatMap { Self(supportedIndex: $0) }
  }

  #if !hasFeature(Embedded)
    /// A matcher of the same list and options, made anew each time: for rankings, explanations and everything else
    /// beyond a case. Allocates in proportion to the list.
    ///
    ///     print(AppLocale.matcher.explanation(for: "en-IT"))
    public static var matcher: LocaleMatcher {
      LocaleMatcher(supported: allCases.map { $0.rawValue }, options: options)
    }

    /// The names that the localization's folder can have in a bundle, the likelier one first: `en-GB.lproj` as Xcode
    /// writes it, and `en-gb.lproj` as SwiftPM writes it on Linux. Allocates.
    public var folderNames: [String] {
      let lowercased = rawValue.lowercased()
      return (rawValue == lowercased ? [rawValue] : [rawValue, lowercased]).map { $0 + ".lproj" }
    }
  #endif
}
