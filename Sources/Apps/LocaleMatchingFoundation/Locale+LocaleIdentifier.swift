import Foundation
import LocaleCanonicalization
import LocaleMatching

extension Locale {
  /// Foundation's locale of an identifier, with all that it says: `en-GB-u-ca-buddhist` is
  /// `en_GB@calendar=buddhist`, as `Locale.current` writes its own.
  ///
  /// Before macOS 13 and iOS 16 Foundation has no converter of its own, and its canonical form of the BCP 47 text is
  /// taken. Allocates.
  public init(_ identifier: LocaleIdentifier) {
    let text = identifier.description
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      self.init(identifier: Locale.identifier(.icu, from: text))
    } else {
      self.init(identifier: Locale.canonicalIdentifier(from: text))
    }
  }

  /// Foundation's locale of language, script and region: `en_GB`. Allocates.
  public init(_ identifier: LanguageIdentifier) { self.init(identifier: identifier.underscored) }
}

extension LocaleIdentifier {
  /// The identifier of a Foundation locale, in BCP 47 and as it is written there, aliases included: of
  /// `de@collation=phonebook` it is `de-u-co-phonebk`, of `en_US_POSIX` `en-US-posix`.
  ///
  /// Nil for what is no identifier, such as `Locale(identifier: "not a locale")`. The empty one is `und`. Allocates.
  public init?(_ locale: Locale) {
    let text = locale.identifier
    self.init(text.isEmpty ? "und" : text.collapsingUnderscores, syntax: .lenient)
  }
}

extension LanguageIdentifier {
  /// Language, script and region of a Foundation locale as it writes them; nil for what is no identifier.
  ///
  /// It is the language's region, and not the one that `-u-rg-` overrides it with for formats. Allocates.
  public init?(_ locale: Locale) {
    guard let identifier = LocaleIdentifier(locale) else { return nil }
    self = identifier.languageIdentifier
  }
}

extension String {
  /// ICU writes `sl__ROZAJ` where a variant follows without a region, which no other form of identifiers knows.
  fileprivate var collapsingUnderscores: String {
    guard contains("__") else { return self }
    let end = firstIndex(of: "@") ?? endIndex
    let head = self[..<end].split(separator: "_").joined(separator: "_")
    return (hasPrefix("_") ? "_" : "") + head + self[end...]
  }
}
