import Foundation
@_exported import LocaleMatching

/// Finds an app's strings and resources for one user, as the app finds them on Apple's platforms.
///
///     let localizer = try AppLocalizer(path: "/srv/app/App_App.resources", preferredLanguages: ["it-IT", "en-GB"])
///     localizer.localization              // it
///     localizer.string("greeting")        // Ciao
///
/// Unlike Foundation on Linux, it follows the user's languages, finds the folders that SwiftPM has lower-cased, and
/// reads `.stringsdict` and `.xcstrings`. On a server, read the strings once, and make a localizer for each request. It
/// then reads no file:
///
///     let tables = try BundleTables(path: path)
///     let localizer = AppLocalizer(tables, acceptLanguage: header, missingKeys: .chain)
public struct AppLocalizer: Sendable {
  /// The bundle.
  public let bundle: LocalizedBundle
  /// The bundle's search list: the localizations in the order of look-up, and the reasons.
  public let choice: LocalizationChoice
  /// The problems in the bundle and in the files that were read: a damaged file shows keys.
  public let diagnostics: [LocalizationDiagnostic]
  /// The look-up of strings.
  package let strings: StringLookup
  /// The preference whose region formats numbers.
  private let preference: LocaleIdentifier?
  private var fixedLocale: Locale?

  /// Creates a localizer from strings that have been read. Does not use the file system.
  ///
  /// - Parameters:
  ///   - tables: the bundle, and the tables that were read from it.
  ///   - preferredLanguages: the user's preferred languages, best first.
  ///   - engine: the engine that chooses the localizations.
  ///   - mainBundle: the app that the bundle belongs to, whose languages it follows unless that app allows mixed
  ///     localizations; nil for the app itself.
  ///   - missingKeys: the fallback for a key that its table lacks. On Apple's platforms it is the key itself.
  public init(
    _ tables: BundleTables, preferredLanguages: [String], engine: LocalizationEngine = .apple,
    mainBundle: LocalizedBundle? = nil, missingKeys: MissingKeyPolicy = .apple
  ) {
    let choice = tables.bundle.choice(for: preferredLanguages, engine: engine, in: mainBundle)
    self.init(tables, choice, preferredLanguages, missingKeys)
  }

  /// Creates a localizer for a folder, and reads its strings in the user's languages.
  ///
  /// - Throws: the problem, if there is no such folder or it cannot be listed. Other problems are in `diagnostics`.
  public init(
    path: String, preferredLanguages: [String], engine: LocalizationEngine = .apple,
    missingKeys: MissingKeyPolicy = .apple
  ) throws(LocalizationDiagnostic) {
    let reading = try BundleReading(path, limits: .standard).checked()
    self.init(reading, preferredLanguages, engine, missingKeys)
  }

  /// Reads the strings in the user's languages, and in the fallback language for missing keys.
  init(
    _ reading: BundleReading, _ preferredLanguages: [String], _ engine: LocalizationEngine,
    _ missingKeys: MissingKeyPolicy
  ) {
    let tables = BundleTables(reading) { bundle in
      bundle.choice(for: preferredLanguages, engine: engine).localizations + missingKeys.languages
    }
    self.init(tables, preferredLanguages: preferredLanguages, engine: engine, missingKeys: missingKeys)
  }

  /// - Parameter hasBase: whether to search `Base.lproj`, which is in the developer's language.
  init(
    _ tables: BundleTables, _ choice: LocalizationChoice, _ preferences: [String], _ missingKeys: MissingKeyPolicy,
    hasBase: Bool = true
  ) {
    bundle = tables.bundle
    diagnostics = tables.diagnostics
    self.choice = choice
    let places = tables.bundle.tablePlaces(choice.localizations).filter { hasBase || $0 != .base }
    strings = StringLookup(places: places, policy: missingKeys, tables: tables.tables)
    var deciding = preferences.first
    if case .preference(let index) = choice.origin, preferences.indices.contains(index) {
      deciding = preferences[index]
    }
    preference = deciding.flatMap { LocaleIdentifier($0, syntax: .lenient) }
  }

  /// The localization that the user sees; nil only if the bundle has none.
  public var localization: String? { choice.first }

  /// The localizations in which strings are looked up, best first.
  public var searchList: [String] { choice.localizations }

  /// The string of a key, else `value`, else the key. For a text with variations it is the form `other`, ready for
  /// `String(format:)` on every platform. Looks up in memory.
  public func string(_ key: String, value: String? = nil, table: String? = nil) -> String {
    answer(key, value: value, table: table).text
  }

  /// The string of a key, and the table that has it.
  public func answer(_ key: String, value: String? = nil, table: String? = nil) -> StringAnswer {
    strings.string(key, value: value, table: table)
  }

  /// The string of a key with arguments, as by `String.localizedStringWithFormat` on Apple's platforms, but on every
  /// platform. CLDR's plural rules for the text's localization choose the form for each number.
  ///
  ///     localizer.string("files", arguments: [5])        // 5 plików
  ///
  /// Works for `.stringsdict` files with several and nested variables, for catalogs with variations and substitutions,
  /// and for plain formats. Foundation writes the numbers, in ``formattingLocale``. If conversions do not fit the
  /// arguments, the text is written anyway, and no other memory is read: a conversion without an argument is unchanged,
  /// and a conversion with an argument of another kind writes it as well as possible.
  ///
  /// - Parameters:
  ///   - key: the key as in the code.
  ///   - arguments: integers, floating-point numbers and texts, by position. Without arguments the text is not a
  ///     format: the result is the form `other`, with unchanged percent signs.
  ///   - value: the format if no table has the key; nil for the key itself.
  ///   - table: the table to look in; nil for `Localizable`.
  ///   - device: the device that the text is for.
  ///   - width: the available width; nil for the widest text.
  public func string(
    _ key: String, arguments: [any FormatArgument], value: String? = nil, table: String? = nil,
    device: DeviceKind = .other, width: Int? = nil
  ) -> String {
    let answer = strings.string(key, value: value, table: table)
    if arguments.isEmpty { return answer.text }
    // A text outside the folders of localizations, or in Base, is in the developer's language.
    let name: String? =
      switch answer.place {
      case .localization(let name): name
      case .unlocalized, .base, nil: bundle.developmentRegion ?? localization
      }
    let language = Self.language(of: name)
    return (answer.format ?? LocalizedFormat(text: .text(answer.text))).string(
      arguments: arguments, language: language, locale: fixedLocale ?? locale(for: language), device: device,
      width: width)
  }

  /// Finds a file for the user; nil if there is none, or if the name leads out of the bundle. Uses the file system.
  public func resource(
    _ name: String, in subdirectory: String? = nil, traits: ResourceTraits = .none
  ) -> LocalizedResource? {
    bundle.resource(name, in: subdirectory, searchList: searchList, traits: traits)
  }

  /// The app's info dictionary in the user's language: the first table `InfoPlist` of the search list.
  public var info: LocalizedInfoDictionary {
    let table = strings.table("InfoPlist")
    return LocalizedInfoDictionary(
      unlocalized: bundle.info, localized: table?.table.plainTexts ?? [:], place: table?.place)
  }
}

// MARK: - Formatting

extension AppLocalizer {
  /// The locale in which numbers are written. By default it is the localization's language with the preference's region,
  /// as on Apple's platforms: `ar_EG` for a user who wants `ar-EG` and sees `ar`, whose digits are `١٢٣`. The preference
  /// is the one that matches, else the first. Its keyword `rg` counts, and `nu` if it names ten digits (UTS #35, 3.6.1).
  ///
  /// Set it to write numbers in another locale.
  public var formattingLocale: Locale {
    get { fixedLocale ?? locale(for: Self.language(of: localization)) }
    set { fixedLocale = newValue }
  }

  /// The localization's name as an identifier: `Polish.lproj` is `pl`.
  private static func language(of name: String?) -> String {
    let identifier = AppleIdentifier(name ?? "")
    return identifier.base == nil ? name ?? "" : identifier.normalized
  }

  private func locale(for language: String) -> Locale {
    FormattingLocale(language, preference: preference).locale
  }
}

extension AppLocalizer: CustomStringConvertible {
  /// The localization with its reason, and the bundle: `it for it-IT: the same name (App_App.resources)`.
  public var description: String {
    "\(choice.decisiveStep.map { "\($0)" } ?? localization ?? "no localization") (\(bundle.path))"
  }
}

extension MissingKeyPolicy {
  /// The languages that it needs in addition to the search list.
  fileprivate var languages: [String] { if case .development(let language) = self { [language] } else { [] } }
}

// MARK: - Accept-Language

/// Localizers for the requests of a server, by Accept-Language (RFC 9110, §12.5.4).
///
///     let tables = try BundleTables(path: path)
///     let localizer = AppLocalizer(tables, acceptLanguage: "fr, it;q=0")
extension AppLocalizer {
  /// Creates a localizer from strings that have been read, for a request with an Accept-Language header.
  ///
  /// The ranges are preferences in the order of their weights. The search list has no localization that the header
  /// excludes, neither as a match nor as a fallback. If the header excludes all localizations, it is ignored. `*` is
  /// the development region, or, if another range names that, the first localization that no range names.
  ///
  /// Reads no file. Allocates. Time is proportional to the number of ranges times the number of localizations.
  ///
  /// - Parameters:
  ///   - tables: the bundle, and the tables that were read from it.
  ///   - header: the value of the header field. Ill-formed ranges are skipped.
  ///   - engine: the engine that chooses the localizations.
  ///   - missingKeys: the fallback for a key that its table lacks. On a server, `.chain` shows a text of the next
  ///     localization in place of a key.
  public init(
    _ tables: BundleTables, acceptLanguage header: String, engine: LocalizationEngine = .apple,
    missingKeys: MissingKeyPolicy = .apple
  ) {
    self.init(tables, acceptLanguage: AcceptLanguage(header), engine: engine, missingKeys: missingKeys)
  }

  /// Creates a localizer as for the header's text, for a header that has been read.
  public init(
    _ tables: BundleTables, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: MissingKeyPolicy = .apple
  ) {
    let wanted = VisitorWishes(header, of: tables.bundle)
    self.init(
      tables, wanted.choice(engine), wanted.preferences, missingKeys, hasBase: wanted.isDevelopersLanguageWanted)
  }

  /// Creates a localizer for a folder, and reads its strings in the visitor's languages.
  ///
  /// - Throws: the problem, if there is no such folder or it cannot be listed. Other problems are in `diagnostics`.
  public init(
    path: String, acceptLanguage header: String, engine: LocalizationEngine = .apple,
    missingKeys: MissingKeyPolicy = .apple
  ) throws(LocalizationDiagnostic) {
    let reading = try BundleReading(path, limits: .standard).checked()
    self.init(reading, AcceptLanguage(header), engine, missingKeys)
  }

  init(
    _ reading: BundleReading, _ header: AcceptLanguage, _ engine: LocalizationEngine, _ missingKeys: MissingKeyPolicy
  ) {
    let tables = BundleTables(reading) { bundle in
      VisitorWishes(header, of: bundle).choice(engine).localizations + missingKeys.languages
    }
    self.init(tables, acceptLanguage: header, engine: engine, missingKeys: missingKeys)
  }
}

/// The wishes of an Accept-Language header about the localizations of a bundle.
private struct VisitorWishes {
  /// The ranges in the order of their weights, without those that it excludes.
  let preferences: [String]
  /// The localizations that it does not exclude.
  private let allowed: PreparedLocalizations
  private let developmentRegion: String?
  /// Whether it allows the developer's language, which is the language of `Base.lproj`.
  let isDevelopersLanguageWanted: Bool

  init(_ header: AcceptLanguage, of bundle: LocalizedBundle) {
    // Only a range with a weight of 0 excludes anything.
    let excludes = header.ranges.contains { $0.weight == 0 }
    let names = excludes ? bundle.localizations.filter { !header.excludes($0) } : bundle.localizations
    guard !names.isEmpty else {
      (preferences, allowed, developmentRegion) = ([], bundle.prepared, bundle.developmentRegion)
      isDevelopersLanguageWanted = true
      return
    }
    allowed = names.count == bundle.localizations.count ? bundle.prepared : PreparedLocalizations(names)
    isDevelopersLanguageWanted = bundle.developmentRegion.map { !header.excludes($0) } ?? true
    developmentRegion = isDevelopersLanguageWanted ? bundle.developmentRegion : nil
    let region = developmentRegion
    preferences = header.ranges.filter { $0.weight > 0 }.compactMap { range in
      guard range.isWildcard else { return range.text }
      if let region, !header.names(region) { return region }
      return names.first { !header.names($0) }
    }
  }

  func choice(_ engine: LocalizationEngine) -> LocalizationChoice {
    LocalizationContext(engine: engine, preferredLanguages: preferences)
      .searchList(of: allowed, developmentRegion, governedBy: nil)
  }
}
