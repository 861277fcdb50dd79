import Foundation
import LocaleCanonicalization
import LocalizationEngines

/// Computes `Locale.current` of an app: the user's locale, in the language that the app is shown in.
///
/// With `AppleLocale` `th_TH` and an app without Thai, it is `en_TH`: Thai formats, written in English.
public struct CurrentLocale: Equatable, Sendable {
  /// `AppleLocale`, in ICU's form or BCP 47; nil if it is not set.
  package let appleLocale: String?
  package let preferredLanguages: [String]
  /// `Country` of the defaults, which gives the region if `AppleLocale` is not set.
  package let country: String?

  /// Creates a value from the user's preferences.
  public init(appleLocale: String?, preferredLanguages: [String], country: String? = nil) {
    self.appleLocale = appleLocale
    self.preferredLanguages = preferredLanguages
    self.country = country
  }

  /// The identifier of `Locale.current` in ICU's form: `en_AE@calendar=islamic-civil`.
  ///
  /// - Parameters:
  ///   - localizations: the localizations of the main bundle; empty if they do not decide, as with
  ///     `CFBundleAllowMixedLocalizations`.
  ///
  /// A numbering system that the language does not have, by Foundation's data, is left out. Allocates.
  public func identifier(localizations: [String]) -> String {
    guard let appleLocale, let locale = KeywordedLocale(appleLocale) else {
      guard let first = preferredLanguages.first, let identifier = LocaleIdentifier(first, syntax: .lenient) else {
        return "en_001"
      }
      let base = identifier.languageIdentifier
      guard base.region == nil, let region = country.flatMap({ RegionSubtag($0) }) else { return base.cldrIdentifier }
      return LanguageIdentifier(language: base.language, script: base.script, region: region).cldrIdentifier
    }
    guard !localizations.isEmpty else { return locale.text }
    let canonical = localizations.map { AppleLanguages.canonical($0) ?? $0 }
    let context = LocalizationContext(preferredLanguages: preferredLanguages)
    let choice = context.preferredLocalizations(from: canonical, forPreferences: preferredLanguages)
    guard let shown = choice.first.flatMap({ LanguageIdentifier(languageOf: $0) })?.maximized else {
      return locale.text
    }
    let own = locale.identifier.maximized
    if shown.language == own.language, shown.script == own.script { return locale.text }
    // Region and keywords are kept, and the name is made as short as before.
    let region = locale.identifier.region
    let full = LanguageIdentifier(language: shown.language, script: shown.script, region: region ?? own.region)
    let bare = LanguageIdentifier(language: shown.language, region: full.region)
    var changed = locale
    changed.identifier = bare.maximized.script == full.script ? bare : full
    if let numbers = changed.keywords["numbers"], !Self.isNumberingSystem(numbers, changed.identifier.cldrIdentifier) {
      changed.keywords["numbers"] = nil
    }
    return changed.text
  }

  /// Whether Foundation's data have a numbering system for a locale. On systems too old to ask, only `latn`.
  private static func isNumberingSystem(_ system: String, _ locale: String) -> Bool {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      return Locale(identifier: locale).availableNumberingSystems.contains { $0.identifier == system }
    }
    return system == "latn"
  }
}

/// A locale identifier with ICU's keywords, which keep their spelling.
private struct KeywordedLocale {
  var identifier: LanguageIdentifier
  var variants: String
  var keywords: [String: String]

  init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1)
    guard let written = parts.first, let identifier = LocaleIdentifier(String(written), syntax: .lenient) else {
      return nil
    }
    self.identifier = identifier.languageIdentifier
    variants = identifier.variants.map { "_" + $0.uppercased() }.joined()
    keywords = [:]
    for keyword in parts.dropFirst().first?.split(separator: ";") ?? [] {
      let sides = keyword.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if let key = sides.first, let value = sides.last, sides.count == 2 { keywords[key.lowercased()] = value }
    }
    // BCP 47's keywords have shorter names.
    for keyword in identifier.keywords where keywords[String(keyword.key)] == nil {
      keywords[Self.names[String(keyword.key)] ?? String(keyword.key)] = String(keyword.value)
    }
  }

  var text: String {
    let base = identifier.cldrIdentifier + (identifier.region == nil && !variants.isEmpty ? "_" : "") + variants
    let words = keywords.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return words.isEmpty ? base : base + "@" + words.joined(separator: ";")
  }

  private static let names = ["ca": "calendar", "co": "collation", "cu": "currency", "nu": "numbers", "hc": "hours"]
}
