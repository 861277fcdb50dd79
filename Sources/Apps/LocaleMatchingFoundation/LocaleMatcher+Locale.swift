import Foundation
import LocaleCanonicalization
import LocaleMatching

// Foundation's locales and languages as supported and as desired ones. One that is ill-formed, such as `Locale(identifier: "not a
// locale")`, keeps its place and matches nothing.
extension Locale: LocalePreference {
  /// Lends the locale's identifier in BCP 47. Allocates it.
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    identifierForMatching.withPreferenceContent(body)
  }

  fileprivate var identifierForMatching: String { LocaleIdentifier(self)?.description ?? identifier }
}

// As Translation and Speech name languages.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Locale.Language: LocalePreference {
  /// Lends the language's identifier, without a script that is only likely. Allocates it.
  public func withPreferenceContent<Result>(_ body: (LocalePreferenceContent) -> Result) -> Result {
    identifierForMatching.withPreferenceContent(body)
  }

  /// What has no language code is no identifier, and matches nothing.
  fileprivate var identifierForMatching: String { LanguageIdentifier(self)?.description ?? "?" }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LocaleMatcher {
  /// Makes a matcher of Foundation's languages: `await LanguageAvailability().supportedLanguages`. `supported` holds their
  /// identifiers; `best(of:for:)` gives back one of the list. Allocates.
  public init(supported: [Locale.Language], options: Options = Options()) {
    self.init(supported: supported.map(\.identifierForMatching), options: options)
  }
}

extension LocaleMatcher {
  /// Makes a matcher of Foundation's locales. `supported` holds their identifiers in BCP 47. Allocates.
  public init(supported: [Locale], options: Options = Options()) {
    self.init(supported: supported.map(\.identifierForMatching), options: options)
  }

  /// The supported locale that suits preferences best, or the default, as Foundation's: of `en-GB` it is `en_GB`.
  ///
  /// `Locale(identifier: "und")` if nothing matches and there is no default. Allocates.
  public func bestLocale(for preferences: some LocalePreferences) -> Locale {
    Self.locale(bestIdentifier(for: preferences))
  }

  private static func locale(_ identifier: String) -> Locale {
    LocaleIdentifier(identifier, syntax: .lenient).map { Locale($0) } ?? Locale(identifier: identifier)
  }
}

extension IdentifierError: LocalizedError {
  /// The reason and the offset in words.
  public var errorDescription: String? { description }
}

extension LocaleMatcher.UnsupportedIdentifier: LocalizedError {
  /// The place, the identifier and the error in words.
  public var errorDescription: String? { description }
}
