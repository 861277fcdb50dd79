import Foundation
import LocaleMatching

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Locale.Language {
  /// Creates Foundation's language from an identifier. Allocates.
  public init(_ identifier: LanguageIdentifier) {
    self.init(
      languageCode: Locale.LanguageCode(identifier.language.description),
      script: identifier.script.map { Locale.Script($0.description) },
      region: identifier.region.map { Locale.Region($0.description) })
  }

  /// Foundation's language of an identifier: language, script and region are all that it can say. Allocates.
  public init(_ identifier: LocaleIdentifier) { self.init(identifier.languageIdentifier) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LocaleIdentifier {
  /// The identifier of Foundation's language, as `LanguageIdentifier` reads it. Allocates.
  public init?(_ language: Locale.Language) {
    guard let identifier = LanguageIdentifier(language) else { return nil }
    self.init(identifier)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LanguageIdentifier {
  /// Creates an identifier from Foundation's language; nil if it is not one, as for `Locale.Language(identifier: "")`.
  ///
  /// Foundation reports a script even if it is only likely, not explicit. A likely script is omitted here: `zh-TW` and
  /// `zh-Hant-TW` both give `zh-TW`. Distances to the two differ by less than 1. Allocates.
  public init?(_ language: Locale.Language) {
    guard let code = language.languageCode.flatMap({ LanguageSubtag($0.identifier) }) else { return nil }
    let region = language.region.flatMap { RegionSubtag($0.identifier) }
    var plain = LanguageIdentifier(language: code, region: region)
    if let script = language.script.flatMap({ ScriptSubtag($0.identifier) }), plain.maximized.script != script {
      plain.script = script
    }
    self = plain
  }
}
