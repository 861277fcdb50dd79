import Foundation
import LocaleCanonicalization
import LocaleMatching

/// What `Locale.current` is in an app: the user's locale, in the language that the app is shown in.
///
/// Somebody with `AppleLocale` `th_TH` and an app without Thai gets `en_TH`: Thai customs, written in English.
public struct CurrentLocale: Hashable, Sendable {
  /// `AppleLocale`, in ICU's form or BCP 47; nil where it is not set.
  public var appleLocale: String?
  /// The preferred languages.
  public var preferredLanguages: [String]
  /// `Country` of the defaults, which stands in for the region where `AppleLocale` is not set.
  public var country: String?

  /// The preferences as they are.
  public init(appleLocale: String?, preferredLanguages: [String], country: String? = nil) {
    self.appleLocale = appleLocale
    self.preferredLanguages = preferredLanguages
    self.country = country
  }

  /// The identifier of `Locale.current` in ICU's form: `en_AE@calendar=islamic-civil`.
  ///
  /// - Parameters:
  ///   - localizations: those of the main bundle; empty where they do not count, as with
  ///     `CFBundleAllowMixedLocalizations`.
  ///   - isValidNumberingSystem: whether a language can be written with a numbering system. Foundation's data unless
  ///     told, where it has them.
  ///
  /// Allocates.
  public func identifier(
    localizations: [String],
    isValidNumberingSystem: (_ system: String, _ locale: String) -> Bool = CurrentLocale.isNumberingSystem
  ) -> String {
    guard let appleLocale, let locale = KeywordedLocale(appleLocale) else {
      guard let first = preferredLanguages.first, let identifier = LocaleIdentifier(first, syntax: .lenient) else {
        return "en_001"
      }
      let base = identifier.languageIdentifier
      guard base.region == nil, let region = country.flatMap({ RegionSubtag($0) }) else { return base.underscored }
      return LanguageIdentifier(language: base.language, script: base.script, region: region).underscored
    }
    guard !localizations.isEmpty else { return locale.text }
    let canonical = localizations.map { AppleLanguages.canonical($0) ?? $0 }
    let context = LocalizationContext(preferredLanguages: preferredLanguages)
    let choice = context.preferredLocalizations(from: canonical, forPreferences: preferredLanguages)
    guard let shown = choice.first.flatMap({ LanguageIdentifier($0) })?.maximized else { return locale.text }
    let own = locale.identifier.maximized
    if shown.language == own.language, shown.script == own.script { return locale.text }
    // Region and keywords stay, and the name is made as short as it was.
    let region = locale.identifier.region
    let full = LanguageIdentifier(language: shown.language, script: shown.script, region: region ?? own.region)
    let bare = LanguageIdentifier(language: shown.language, region: full.region)
    var changed = locale
    changed.identifier = bare.maximized.script == full.script ? bare : full
    if let numbers = changed.keywords["numbers"], !isValidNumberingSystem(numbers, changed.identifier.underscored) {
      changed.keywords["numbers"] = nil
    }
    return changed.text
  }

  /// Whether Foundation's data have a numbering system for a locale. Systems that are too old to be asked know `latn`.
  public static func isNumberingSystem(_ system: String, _ locale: String) -> Bool {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      return Locale(identifier: locale).availableNumberingSystems.contains { $0.identifier == system }
    }
    return system == "latn"
  }
}

/// A locale identifier with ICU's keywords, which are kept as they are written.
private struct KeywordedLocale {
  var identifier: LanguageIdentifier
  var variants: String
  var keywords: [String: String]

  init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1)
    guard let head = parts.first, let identifier = LocaleIdentifier(String(head), syntax: .lenient) else { return nil }
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
    let base = identifier.underscored + (identifier.region == nil && !variants.isEmpty ? "_" : "") + variants
    let words = keywords.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return words.isEmpty ? base : base + "@" + words.joined(separator: ";")
  }

  private static let names = ["ca": "calendar", "co": "collation", "cu": "currency", "nu": "numbers", "hc": "hours"]
}
