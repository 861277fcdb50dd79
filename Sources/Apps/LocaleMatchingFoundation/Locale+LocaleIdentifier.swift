import Foundation
import LocaleCanonicalization
import LocaleMatching

extension Locale {
  /// Creates Foundation's locale from an identifier with all its subtags: `en-GB-u-ca-buddhist` becomes
  /// `en_GB@calendar=buddhist`, the form of `Locale.current`.
  ///
  /// Before macOS 13 and iOS 16 Foundation has no converter; its canonical form of the BCP 47 text is used. Allocates.
  public init(_ identifier: LocaleIdentifier) {
    let text = identifier.description
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      self.init(identifier: Locale.identifier(.icu, from: text))
    } else {
      self.init(identifier: Locale.canonicalIdentifier(from: text))
    }
  }

  /// Creates Foundation's locale from language, script and region: `en_GB`. Allocates.
  public init(_ identifier: LanguageIdentifier) { self.init(identifier: identifier.cldrIdentifier) }
}

extension LocaleIdentifier {
  /// Creates a BCP 47 identifier from a Foundation locale. Aliases are not replaced: `de@collation=phonebook` gives
  /// `de-u-co-phonebk`, `en_US_POSIX` gives `en-US-posix`.
  ///
  /// Nil if it is not an identifier, as in `Locale(identifier: "not a locale")`. The empty identifier is `und`.
  /// Allocates.
  public init?(_ locale: Locale) {
    let text = locale.identifier
    self.init(text.isEmpty ? "und" : text.collapsingUnderscores, syntax: .lenient)
  }
}

extension LanguageIdentifier {
  /// Creates an identifier from a Foundation locale's explicit language, script and region; nil if it is not an
  /// identifier.
  ///
  /// The region is the language's, not the one in `-u-rg-`, which overrides it for formats. Allocates.
  public init?(_ locale: Locale) {
    guard let identifier = LocaleIdentifier(locale) else { return nil }
    self = identifier.languageIdentifier
  }
}

extension String {
  /// The text with single underscores. ICU writes `sl__ROZAJ` for a variant without a region; no other form of
  /// identifiers does.
  fileprivate var collapsingUnderscores: String {
    guard contains("__") else { return self }
    let end = firstIndex(of: "@") ?? endIndex
    let head = self[..<end].split(separator: "_").joined(separator: "_")
    return (hasPrefix("_") ? "_" : "") + head + self[end...]
  }
}
