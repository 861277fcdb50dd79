import Foundation
import LocaleCanonicalization
import LocaleMatching

extension LocaleMatcher {
  /// A matcher for Foundation's locales. One that is no identifier keeps its place and is never chosen.
  ///
  ///     let locales = [Locale(identifier: "en"), Locale(identifier: "en_GB")]
  ///     let matcher = LocaleMatcher(supporting: locales)
  ///     matcher.bestMatch(for: Locale(identifier: "en_IT")).map { locales[$0.supportedIndex] }   // en_GB
  ///
  /// `supported` holds BCP 47. Allocates in proportion to the list.
  public init(supporting locales: [Locale], options: Options = Options()) {
    self.init(supported: locales.map { LocaleIdentifier($0)?.description ?? $0.identifier }, options: options)
  }

  /// The supported locale nearest to Foundation's, nil where none is near enough. Allocates to read the locale.
  public func bestMatch(for locale: Locale) -> LocaleMatch? {
    guard let identifier = LanguageIdentifier(locale) else { return nil }
    return bestMatch(for: identifier)
  }

  /// The best pair of a desired and a supported locale, preferences in descending order. One that is no identifier matches
  /// nothing and keeps its place. Allocates to read the locales.
  public func bestMatch(for locales: [Locale]) -> LocaleMatch? {
    bestMatch(for: locales.map { LocaleIdentifier($0)?.description ?? $0.identifier })
  }
}
