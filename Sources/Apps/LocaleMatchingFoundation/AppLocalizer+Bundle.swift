import AppLocalization
import Foundation
import LocaleMatching

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
