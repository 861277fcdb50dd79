import Foundation
import LocalizationEngines

/// Foundation's `Bundle.preferredLocalizations` with the answers of Apple's platforms, on every platform. Write
/// `LocalizedBundle` for `Bundle`.
///
///     Bundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"])            // Linux: de
///     LocalizedBundle.preferredLocalizations(from: ["de", "en-GB"], forPreferences: ["en-IT"])   // everywhere: en-GB
///
/// Apple's rules decide, as the name promises, not distances: `LocalizationEngine.apple`. For CLDR's rules use
/// `LocaleMatcher`.
extension LocalizedBundle {
  /// The localizations that match the preferences, best first. Never empty.
  ///
  /// - Parameters:
  ///   - localizations: names in order, which breaks ties.
  ///   - preferences: languages in order of preference; nil for the user's, `Locale.userLanguages()`.
  /// - Returns: the best localization, then its ancestors among the others. If nothing matches: the localization for
  ///   American English, else the first one; `en` if the list is empty.
  ///
  /// On Apple's platforms Foundation itself answers. Elsewhere it allocates, and time is proportional to the product of
  /// the lengths of both lists.
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

  /// The localizations that match the user's languages, best first. Never empty.
  ///
  /// On Apple's platforms Foundation answers, and uses the main bundle's languages first. Programs elsewhere have no
  /// main bundle; use a `LocalizationContext` to name one.
  public static func preferredLocalizations(from localizations: [String]) -> [String] {
    #if canImport(Darwin)
      Bundle.preferredLocalizations(from: localizations)
    #else
      preferredLocalizations(from: localizations, forPreferences: nil)
    #endif
  }
}

/// The strings of a Foundation bundle, such as the `Bundle.module` of a package's target.
///
///     let localizer = AppLocalizer(bundle: .module)
///     localizer.string("greeting")
///
/// On Linux SwiftPM lower-cases the folders (`en-gb.lproj`) and copies string catalogs uncompiled, and Foundation uses
/// the development region for all users. `AppLocalizer` finds the folders, reads the catalogs and follows the user's
/// languages.
extension AppLocalizer {
  /// Creates a localizer for the user of this machine, or for given languages. Reads the bundle's strings in these
  /// languages. If the bundle's folder is gone, `diagnostics` says so.
  ///
  /// - Parameters:
  ///   - bundle: Foundation's bundle, of which only the path is used.
  ///   - preferredLanguages: the user's preferred languages, best first; nil for `Locale.userLanguages()`.
  ///   - engine: the engine that chooses the localizations.
  ///   - missingKeys: the fallback for a key that its table lacks.
  public init(
    bundle: Bundle, preferredLanguages: [String]? = nil, engine: LocalizationEngine = .apple,
    missingKeys: MissingKeyPolicy = .apple
  ) {
    self.init(
      BundleReading(bundle.bundlePath, limits: .standard), preferredLanguages ?? Locale.userLanguages(), engine,
      missingKeys)
  }
}

extension BundleTables {
  /// Reads the strings of all localizations of a Foundation bundle. Only its path is used: on Linux Foundation traps if
  /// the development region is missing, and lists localizations in the order of the directory.
  ///
  /// - Throws: the problem, if the folder is gone or cannot be listed. Other problems are in `diagnostics`.
  public convenience init(bundle: Bundle) throws(LocalizationDiagnostic) { try self.init(path: bundle.bundlePath) }
}

extension LocalizedBundle {
  /// Reads a Foundation bundle from its folder. If the folder is gone, `diagnostics` says so.
  public convenience init(_ bundle: Bundle) { self.init(BundleReading(bundle.bundlePath, limits: .standard)) }
}
