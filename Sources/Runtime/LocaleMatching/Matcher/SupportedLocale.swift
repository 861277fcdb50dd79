/// The localizations of one app as the cases of an enum, with a matcher over them.
///
///     enum Language: String, SupportedLocale { case en, ja, zhHant = "zh-Hant" }
///
///     Language.bestMatch(for: "en-IT")       // en
///     Language.bestLocale(for: ["xx", "yy"]) // en, the first case
///
/// The plugins `GenerateAppLocale` and `WriteAppLocale` write such an enum. Answers are those of ``matcher``; a match allocates
/// nothing. Making a matcher takes some 350 instructions for each localization: who asks often has it made once, with
/// `static let matcher = LocaleMatcher(Language.self)`, as the plugins do.
public protocol SupportedLocale: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  /// The localization for people whom none suits; the first case unless the enum says another.
  static var defaultLocale: Self { get }
  /// The matcher of all cases, in their order: for rankings, explanations and everything else beyond a case. Made anew each
  /// time unless the enum has one.
  static var matcher: LocaleMatcher { get }
  /// The case at an index in the supported list, from 0; nil for an index that does not exist.
  init?(supportedIndex: Int)
}

extension SupportedLocale {
  /// The first case. Allocates nothing.
  public static var defaultLocale: Self { allCases[allCases.startIndex] }

  /// A matcher of all cases, in their order, made anew. Allocates.
  public static var matcher: LocaleMatcher { LocaleMatcher(Self.self) }

  /// The case at an index in the enum, from 0; nil for an index that does not exist. Allocates nothing for an enum whose
  /// cases have no values.
  public init?(supportedIndex: Int) {
    guard let locale = Self.allCases.element(at: supportedIndex) else { return nil }
    self = locale
  }
}

extension LocaleMatcher {
  /// Makes a matcher of an enum's cases, in their order, with its default as the options' unless these say another. Allocates.
  public init<Locale: SupportedLocale>(_ type: Locale.Type, options: Options = Options()) {
    self.init(supported: type.allCases.map { $0.rawValue }, options: options)
  }
}

// The questions of `LocaleMatcher` that a case answers.
extension SupportedLocale {
  /// The localization that suits preferences best; nil if none is near enough. Allocates nothing.
  @inlinable
  public static func bestMatch(for preferences: some LocalePreferences) -> Self? {
    matcher.bestMatch(for: preferences).flatMap { Self(supportedIndex: $0.supportedIndex) }
  }

  /// The localization that suits preferences best, or the default. Allocates nothing.
  @inlinable
  public static func bestLocale(for preferences: some LocalePreferences) -> Self {
    bestMatch(for: preferences) ?? defaultLocale
  }

  #if !hasFeature(Embedded)
    /// The names that the localization's folder can have in a bundle, the likelier one first: `en-GB.lproj` as Xcode
    /// writes it, and `en-gb.lproj` as SwiftPM writes it on Linux. Allocates.
    public var folderNames: [String] {
      let lowercased = rawValue.lowercased()
      return (rawValue == lowercased ? [rawValue] : [rawValue, lowercased]).map { $0 + ".lproj" }
    }
  #endif
}
