import LocaleMatching
import LocalizedStrings

/// Finds an app's strings and resources for one user, as the app finds them on Apple's platforms.
///
///     let localizer = AppLocalizer(path: "/srv/app/App_App.resources", preferredLanguages: ["it-IT", "en-GB"])
///     localizer.localization              // it
///     localizer.string("greeting")        // Ciao
///
/// Unlike Foundation on Linux, it follows the user's languages, finds the folders that SwiftPM has lower-cased, and
/// reads `.stringsdict` and `.xcstrings`. On a server, read the strings once, and make a localizer for each request. It
/// then reads no file:
///
///     let tables = BundleTables(of: LocalizedBundle(path: path))
///     let localizer = AppLocalizer(tables, acceptLanguage: AcceptLanguage(header))
public struct AppLocalizer: Sendable {
  /// The bundle.
  public let bundle: LocalizedBundle
  /// The bundle's search list: the localizations in the order of look-up, and the reasons.
  public let choice: LocalizationChoice
  /// Looks up strings, and reports which table has the key.
  public let strings: StringLookup

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
    mainBundle: LocalizedBundle? = nil, missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    let choice = tables.bundle.choice(for: preferredLanguages, engine: engine, in: mainBundle)
    self.init(tables, choice: choice, missingKeys: missingKeys)
  }

  /// Creates a localizer for a folder, and reads its strings in the user's languages.
  public init(
    path: String, preferredLanguages: [String], engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    let bundle = LocalizedBundle(path: path)
    self.init(reading: bundle, choice: bundle.choice(for: preferredLanguages, engine: engine), missingKeys: missingKeys)
  }

  /// Reads the strings of a search list, and of the fallback language for missing keys.
  init(
    reading bundle: LocalizedBundle, choice: LocalizationChoice, missingKeys: StringLookup.MissingKeyPolicy,
    hasBase: Bool = true
  ) {
    var languages = choice.localizations
    if case .development(let language) = missingKeys { languages.append(language) }
    self.init(
      BundleTables(of: bundle, searchList: languages), choice: choice, missingKeys: missingKeys, hasBase: hasBase)
  }

  /// - Parameter hasBase: whether to search `Base.lproj`, which is in the developer's language.
  init(
    _ tables: BundleTables, choice: LocalizationChoice, missingKeys: StringLookup.MissingKeyPolicy, hasBase: Bool = true
  ) {
    bundle = tables.bundle
    self.choice = choice
    let places = tables.bundle.tablePlaces(choice.localizations).filter { hasBase || $0 != .base }
    strings = StringLookup(places: places, policy: missingKeys) { table, place in tables.table(table, at: place) }
  }

  /// The localization that the user sees; nil only if the bundle has none.
  public var localization: String? { choice.first }

  /// The localizations in which strings are looked up, best first.
  public var searchList: [String] { choice.localizations }

  /// The string of a key, else `value`, else the key. For a text with variations it is the form `other`, ready for
  /// `String(format:)` on every platform; `strings` has all variations. Looks up in memory.
  public func string(_ key: String, value: String? = nil, table: String? = nil) -> String {
    strings.string(key, value: value, table: table).text
  }

  /// The string of a key with arguments, as by `String.localizedStringWithFormat` on Apple's platforms, but on every
  /// platform. CLDR's plural rules for the text's localization choose the form for each number.
  ///
  ///     localizer.string("files", arguments: [5])        // 5 plików
  ///
  /// Works for `.stringsdict` files with several and nested variables, for catalogs with variations and substitutions,
  /// and for plain formats. Foundation writes the numbers in the localization's locale. Arguments that do not fit their
  /// conversions never crash: see `LocalizedFormat.string(arguments:language:device:width:)`.
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
    _ key: String, arguments: [any FormatArgumentConvertible], value: String? = nil, table: String? = nil,
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
    // `Polish.lproj` is Polish.
    let identifier = AppleIdentifier(name ?? "")
    return (answer.format ?? LocalizedFormat(text: .text(answer.text))).string(
      arguments: arguments, language: identifier.base == nil ? name ?? "" : identifier.normalized, device: device,
      width: width)
  }

  /// Finds a file for the user; nil if there is none, or if the name leads out of the bundle. Uses the file system.
  public func resource(
    _ name: String, in subdirectory: String? = nil, traits: ResourceTraits = .none
  ) -> LocalizedResource? {
    bundle.resource(name, in: subdirectory, searchList: searchList, traits: traits)
  }

  /// The app's info dictionary in the user's language. Reads a file.
  public var info: LocalizedInfoDictionary { bundle.localizedInfo(searchList: searchList) }
}

/// Localizers for the requests of a server, by Accept-Language (RFC 9110, §12.5.4).
///
///     let tables = BundleTables(of: LocalizedBundle(path: path))
///     let localizer = AppLocalizer(tables, acceptLanguage: AcceptLanguage("fr, it;q=0"))
extension AppLocalizer {
  /// Creates a localizer from strings that have been read, for a request with an Accept-Language header.
  ///
  /// The ranges are preferences in the order of their weights. The search list has no localization that the header
  /// excludes, neither as a match nor as a fallback. If the header excludes all localizations, it is ignored. `*` is
  /// the development region, or, if another range names that, the first localization that no range names.
  ///
  /// Reads no file. Allocates. Time is proportional to the number of ranges times the number of localizations.
  public init(
    _ tables: BundleTables, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    self.init(
      tables, choice: tables.bundle.choice(for: header, engine: engine), missingKeys: missingKeys,
      hasBase: tables.bundle.isBaseWanted(header))
  }

  /// Creates a localizer for a folder, and reads its strings in the visitor's languages.
  public init(
    path: String, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    let bundle = LocalizedBundle(path: path)
    self.init(
      reading: bundle, choice: bundle.choice(for: header, engine: engine), missingKeys: missingKeys,
      hasBase: bundle.isBaseWanted(header))
  }
}

extension LocalizedBundle {
  /// The search list of this bundle for a visitor, with the steps of the decision. Allocates. See
  /// ``AppLocalizer/init(_:acceptLanguage:engine:missingKeys:)``.
  public func choice(for header: AcceptLanguage, engine: LocalizationEngine = .apple) -> LocalizationChoice {
    let all = bundleLocalizations
    var allowed = all
    allowed.localizations.removeAll { header.excludes($0) }
    guard !allowed.localizations.isEmpty else {
      return LocalizationContext(engine: engine, preferredLanguages: []).searchList(of: all, isMain: true)
    }
    if !isBaseWanted(header) { allowed.developmentRegion = nil }
    let preferences = header.filter { $0.weight > 0 }.compactMap { range in
      range.isWildcard ? allowed.wildcardLocalization(besides: header) : range.text
    }
    return LocalizationContext(engine: engine, preferredLanguages: preferences)
      .searchList(of: allowed, isMain: true)
  }

  /// Whether the header allows the developer's language, which is the language of `Base.lproj`.
  fileprivate func isBaseWanted(_ header: AcceptLanguage) -> Bool {
    guard let developmentRegion else { return true }
    return !header.excludes(developmentRegion) || localizations.allSatisfy { header.excludes($0) }
  }
}

extension BundleLocalizations {
  /// The localization for `*`, which no range of the header names.
  fileprivate func wildcardLocalization(besides header: AcceptLanguage) -> String? {
    if let developmentRegion, !header.names(developmentRegion) { return developmentRegion }
    return localizations.first { !header.names($0) }
  }
}
