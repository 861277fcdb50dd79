/// The localizations of one app as the cases of an enum, with a matcher over them. The plugins `GenerateAppLocale` and
/// `WriteAppLocale` write the enum.
///
///     AppLocale.bestMatch(for: "en-IT")       // .enGB
///     AppLocale.bestLocale(for: ["ja", "xx"]) // .en, the default
///
/// Answers are those of ``matcher``, which is made when it is first asked, some 350 instructions for each localization,
/// once in a process. A match allocates nothing.
public protocol SupportedLocale: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  /// The localization for people whom none suits.
  static var defaultLocale: Self { get }
  /// The matcher of all cases, in their order: for rankings, explanations and everything else beyond a case.
  static var matcher: LocaleMatcher { get }
  /// The case at a position in the supported list, from 0; nil for a position that does not exist.
  init?(supportedIndex: Int)
}

// The questions of `LocaleMatcher` that a case answers.
extension SupportedLocale {
  /// The localization nearest to one preference; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for preference: some LocalePreference) -> Self? {
    matcher.bestMatch(for: preference).flatMap { Self(supportedIndex: $0.supportedIndex) }
  }

  /// The localization that suits preferences in descending order best; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for preferences: some Collection<some LocalePreference>) -> Self? {
    matcher.bestMatch(for: preferences).flatMap { Self(supportedIndex: $0.supportedIndex) }
  }

  /// The localization that suits an Accept-Language header best; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for header: AcceptLanguage) -> Self? {
    matcher.bestMatch(for: header).flatMap { Self(supportedIndex: $0.supportedIndex) }
  }

  /// The localization nearest to one preference, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for preference: some LocalePreference) -> Self {
    bestMatch(for: preference) ?? defaultLocale
  }

  /// The localization that suits preferences in descending order best, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for preferences: some Collection<some LocalePreference>) -> Self {
    bestMatch(for: preferences) ?? defaultLocale
  }

  /// The localization that suits an Accept-Language header best, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for header: AcceptLanguage) -> Self { bestMatch(for: header) ?? defaultLocale }

  #if !hasFeature(Embedded)
    /// The names that the localization's folder can have in a bundle, the likelier one first: `en-GB.lproj` as Xcode
    /// writes it, and `en-gb.lproj` as SwiftPM writes it on Linux. Allocates.
    public var folderNames: [String] {
      let lowercased = rawValue.lowercased()
      return (rawValue == lowercased ? [rawValue] : [rawValue, lowercased]).map { $0 + ".lproj" }
    }
  #endif
}
