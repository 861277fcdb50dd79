import Foundation
import LocaleCanonicalization
import LocaleMatching

// Foundation's locales as supported and as desired ones. One that is ill-formed, such as `Locale(identifier: "not a
// locale")`, keeps its place and matches nothing.
extension LocaleMatcher {
  /// Makes a matcher of Foundation's locales. `supported` holds their identifiers in BCP 47. Allocates.
  @_disfavoredOverload
  public init(supported: [Locale], options: Options = Options()) {
    self.init(supported: supported.map(\.identifierForMatching), options: options)
  }

  /// The supported locale nearest to one of Foundation's; nil if none is near enough. Allocates its identifier.
  ///
  ///     matcher.bestMatch(for: Locale.current)
  public func bestMatch(for locale: Locale) -> LocaleMatch? { bestMatch(for: locale.identifierForMatching) }

  /// The best pair for Foundation's locales in descending order. Allocates their identifiers.
  @_disfavoredOverload
  public func bestMatch(for locales: some Sequence<Locale>) -> LocaleMatch? {
    bestMatch(for: locales.map(\.identifierForMatching))
  }

  /// The supported identifier that matches one of Foundation's locales best, or the default. Allocates.
  public func bestIdentifier(for locale: Locale) -> String { bestIdentifier(for: locale.identifierForMatching) }

  /// The supported identifier that suits Foundation's locales best, or the default. Allocates.
  @_disfavoredOverload
  public func bestIdentifier(for locales: some Sequence<Locale>) -> String {
    bestIdentifier(for: locales.map(\.identifierForMatching))
  }

  /// The supported locale that suits one of Foundation's best, or the default, as Foundation's: of `en-GB` it is `en_GB`.
  ///
  /// `Locale(identifier: "und")` if nothing matches and there is no default. Allocates.
  public func bestLocale(for locale: Locale) -> Locale { Self.locale(bestIdentifier(for: locale)) }

  /// The supported locale that suits Foundation's locales in descending order best, or the default. Allocates.
  @_disfavoredOverload
  public func bestLocale(for locales: some Sequence<Locale>) -> Locale { Self.locale(bestIdentifier(for: locales)) }

  /// The supported locale nearest to an identifier, or the default. Allocates.
  public func bestLocale(for identifier: String) -> Locale { Self.locale(bestIdentifier(for: identifier)) }

  /// The supported locale that suits identifiers in descending order best, or the default. Allocates.
  public func bestLocale(for identifiers: [String]) -> Locale { Self.locale(bestIdentifier(for: identifiers)) }

  /// The supported locale that suits an Accept-Language header best, or the default. Allocates.
  public func bestLocale(for header: AcceptLanguage) -> Locale { Self.locale(bestIdentifier(for: header)) }

  private static func locale(_ identifier: String) -> Locale {
    LocaleIdentifier(identifier, syntax: .lenient).map { Locale($0) } ?? Locale(identifier: identifier)
  }
}

extension SupportedLocale {
  /// The localization nearest to one of Foundation's locales; nil if none is near enough. Allocates its identifier.
  public static func bestMatch(for locale: Locale) -> Self? { bestMatch(for: locale.identifierForMatching) }

  /// The localization nearest to one of Foundation's locales, or the default. Allocates its identifier.
  public static func bestLocale(for locale: Locale) -> Self { bestMatch(for: locale) ?? defaultLocale }
}

extension Locale {
  fileprivate var identifierForMatching: String { LocaleIdentifier(self)?.description ?? identifier }
}

extension IdentifierError: LocalizedError {
  /// The reason and the offset in words.
  public var errorDescription: String? { description }
}

extension LocaleMatcher.UnsupportedIdentifier: LocalizedError {
  /// The place, the identifier and the error in words.
  public var errorDescription: String? { description }
}
