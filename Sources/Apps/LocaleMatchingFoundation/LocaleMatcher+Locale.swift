import Foundation
import LocaleCanonicalization
import LocaleMatching

/// Makes Foundation's locales, one or many, usable as supported and as desired locales of a matcher.
///
///     let matcher = LocaleMatcher(supported: ["en", "en_GB"].map(Locale.init(identifier:)))
///     matcher.bestLocale(for: Locale.current)                    // a Locale
///     matcher.bestMatch(for: Locale(identifier: "en_IT"))        // a LocaleMatch
///
/// An ill-formed one, such as `Locale(identifier: "not a locale")`, keeps its place and matches nothing. Reading
/// a locale allocates.
extension Locale: LocaleList {
  /// Hands over the locale's identifier in BCP 47.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool {
    (LocaleIdentifier(self)?.description ?? identifier).forEachLocale(until: body)
  }
}

/// Makes Foundation's languages usable as supported and as desired locales. One without a language code matches nothing.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Locale.Language: LocaleList {
  /// Hands over language, script and region.
  public func forEachLocale(until body: (LocaleForm) -> Bool) -> Bool {
    // Nothing is named by a hyphen alone; an empty text would be `und`.
    LanguageIdentifier(self).map { body(.identifier($0)) } ?? "-".forEachLocale(until: body)
  }
}

extension LocaleMatcher {
  /// The supported locale that matches best, or the default locale, as Foundation's: of `en-GB` it is `en_GB`.
  ///
  /// Takes all that `bestIdentifier(for:)` takes: identifiers, an Accept-Language header, Foundation's
  /// locales and languages, and lists of them. `Locale(identifier: "und")` if nothing matches and there is no default.
  /// Allocates.
  public func bestLocale(for desired: some DesiredLocales) -> Locale { Self.locale(bestIdentifier(for: desired)) }

  /// The supported locale that suits a list of preferences best, or the default locale. Allocates.
  public func bestLocale(for desired: [Locale]) -> Locale { Self.locale(bestIdentifier(for: desired)) }

  private static func locale(_ identifier: String) -> Locale {
    LocaleIdentifier(identifier, syntax: .lenient).map { Locale($0) } ?? Locale(identifier: identifier)
  }
}
