import Foundation
import LocaleMatching

extension LocalizedBundle {
  /// The contents of a Foundation bundle, read anew from its folder.
  ///
  /// Foundation's bundle is asked for its path and nothing else: on Linux it traps where a development region is missing
  /// and lists localizations in the order of the directory. Reads the file system.
  public init(_ bundle: Bundle) { self.init(path: bundle.bundlePath) }
}

extension Bundle {
  /// Foundation's bundle of the folder; nil where that is gone. Asks the file system.
  public convenience init?(_ bundle: LocalizedBundle) { self.init(path: bundle.path) }
}

/// Foundation's questions with the answers of Apple's platforms, on every platform: write `LocalizedBundle` for `Bundle`.
///
///     Bundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"])            // Linux: de
///     LocalizedBundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"])   // everywhere: en-GB
///
/// Apple's rules decide, and no distances, for that is what the name promises: `LocalizationEngine.apple`. For CLDR's
/// rules use `LocaleMatcher`.
extension LocalizedBundle {
  /// Which of an app's localizations suit the preferences, best first. Never empty.
  ///
  /// - Parameters:
  ///   - localizations: names in order, which breaks ties.
  ///   - preferences: languages in order of preference; nil for the user's, `Locale.userLanguages()`.
  /// - Returns: the localization, then its ancestors among the others; for American English, else the first, where
  ///   nothing matches; `en` where there is none at all.
  ///
  /// On Apple's platforms Foundation itself answers. Elsewhere allocates; time is the product of both lists.
  public static func preferredLocalizations(
    from localizations: [String], forPreferences preferences: [String]?
  ) -> [String] {
    #if canImport(Darwin)
      Bundle.preferredLocalizations(from: localizations, forPreferences: preferences)
    #else
      LocalizationContext(preferredLanguages: preferences ?? Locale.userLanguages())
        .preferredLocalizations(from: localizations, forPreferences: nil).localizations
    #endif
  }

  /// The same for the user's languages.
  ///
  /// On Apple's platforms Foundation answers, and looks at the main bundle first. A program elsewhere has no such bundle:
  /// whoever has one says so with a `LocalizationContext`.
  public static func preferredLocalizations(from localizations: [String]) -> [String] {
    #if canImport(Darwin)
      Bundle.preferredLocalizations(from: localizations)
    #else
      preferredLocalizations(from: localizations, forPreferences: nil)
    #endif
  }

  /// Where this bundle's strings and resources are looked for, best first, for the user's languages or those given: what
  /// `Bundle.preferredLocalizations` of a main bundle begins with on Apple's platforms. Never empty. Allocates.
  public func preferredLocalizations(forPreferences preferences: [String]? = nil) -> [String] {
    choice(for: preferences ?? Locale.userLanguages()).localizations
  }
}

/// The strings of a Foundation bundle, such as the `Bundle.module` of a package's target.
///
///     let localizer = AppLocalizer(bundle: .module)
///     localizer.string("greeting")
///
/// On Linux SwiftPM lower-cases the folders (`en-gb.lproj`), copies string catalogs uncompiled, and Foundation follows the
/// development region whatever the user's languages; here folders, catalogs and languages are found all the same.
extension AppLocalizer {
  /// A localizer for a user of this machine, or for given languages. Reads the bundle's strings in these languages.
  ///
  /// - Parameters:
  ///   - bundle: Foundation's bundle, of which the path is asked and nothing else.
  ///   - preferredLanguages: what the user wants, best first; nil for `Locale.userLanguages()`.
  ///   - engine: how localizations are matched.
  ///   - missingKeys: what stands in for a key that its table lacks.
  public init(
    bundle: Bundle, preferredLanguages: [String]? = nil, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    self.init(
      path: bundle.bundlePath, preferredLanguages: preferredLanguages ?? Locale.userLanguages(), engine: engine,
      missingKeys: missingKeys)
  }

  /// A localizer for a visitor whose browser sent a header. Reads the bundle's strings in these languages: a server makes
  /// `BundleTables(of: LocalizedBundle(.module))` once, and a localizer of them for each request.
  public init(
    bundle: Bundle, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    self.init(path: bundle.bundlePath, acceptLanguage: header, engine: engine, missingKeys: missingKeys)
  }
}
