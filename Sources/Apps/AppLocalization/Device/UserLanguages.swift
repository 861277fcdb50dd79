import Foundation
import LocaleMatching

extension Locale {
  /// The preferred languages of the user of this process, best first, in BCP 47. Empty if none are known.
  ///
  /// The argument `-AppleLanguages '(it, en-GB)'` takes precedence, as in Apple's programs. Otherwise Apple's platforms
  /// use `Locale.preferredLanguages`. On other platforms that is always `en-001`, so the variables `LANGUAGE`,
  /// `LC_ALL`, `LC_MESSAGES` and `LANG` are used. On a server these are the machine's languages, not a visitor's: see
  /// `AcceptLanguage`. Allocates.
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
    EnvironmentLocales(environment).identifiers
  }
}
