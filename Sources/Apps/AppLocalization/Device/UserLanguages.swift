import Foundation
import LocaleMatching

extension Locale {
  /// The languages that whoever runs this process wants, best first, as BCP 47. Empty where nothing tells.
  ///
  /// The argument `-AppleLanguages '(it, en-GB)'` counts before all else, as it does for Apple's programs. Then Apple's
  /// platforms answer with `Locale.preferredLanguages`; elsewhere, where that is `en-001` whatever the settings, the
  /// variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` do. On a server this is the machine's language and not a
  /// visitor's: see `AcceptLanguage`. Allocates.
  public static func userLanguages() -> [String] {
    #if canImport(Darwin)
      userLanguages(arguments: CommandLine.arguments) ?? preferredLanguages
    #else
      userLanguages(arguments: CommandLine.arguments)
        ?? userLanguages(environment: ProcessInfo.processInfo.environment)
    #endif
  }

  static func userLanguages(arguments: [String]) -> [String]? {
    guard let languages = AppleLanguages(arguments: arguments)?.identifiers, !languages.isEmpty else { return nil }
    return languages
  }

  static func userLanguages(environment: [String: String]) -> [String] {
    EnvironmentLocales(
      language: environment["LANGUAGE"], lcAll: environment["LC_ALL"], lcMessages: environment["LC_MESSAGES"],
      lang: environment["LANG"]
    ).identifiers
  }
}
