import LocaleMatching
import LocalizedStrings

/// An app's strings and resources for one user, found as the app would find them on Apple's platforms.
///
///     let localizer = AppLocalizer(path: "/srv/app/App_App.resources", preferredLanguages: ["it-IT", "en-GB"])
///     localizer.localization              // it
///     localizer.string("greeting")        // Ciao
///
/// It works where Foundation on Linux does not: it follows the user's languages, finds the folders that SwiftPM has
/// lower-cased, and reads `.stringsdict` and `.xcstrings`. On a server read the strings once and make a localizer for
/// each request, which reads no file:
///
///     let tables = BundleTables(of: LocalizedBundle(path: path))
///     let localizer = AppLocalizer(tables, acceptLanguage: AcceptLanguage(header))
public struct AppLocalizer: Sendable {
  /// The bundle.
  public let bundle: LocalizedBundle
  /// The languages that are used, why, and in which order: the bundle's search list.
  public let choice: LocalizationChoice
  /// Looks strings up, and tells which table answered.
  public let strings: StringLookup

  /// A localizer over strings that have been read.
  ///
  /// - Parameters:
  ///   - tables: the bundle, and the tables that were read of it.
  ///   - preferredLanguages: what the user wants, best first.
  ///   - engine: how localizations are matched.
  ///   - mainBundle: the app that the bundle belongs to, whose languages it follows unless that app allows mixed
  ///     localizations; nil for the app itself.
  ///   - missingKeys: what stands in for a key that its table lacks; on Apple's platforms the key itself.
  public init(
    _ tables: BundleTables, preferredLanguages: [String], engine: LocalizationEngine = .apple,
    mainBundle: LocalizedBundle? = nil, missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    let choice = tables.bundle.choice(for: preferredLanguages, engine: engine, in: mainBundle)
    self.init(tables, choice: choice, missingKeys: missingKeys)
  }

  /// A localizer for a folder, of which it reads the strings in the user's languages.
  public init(
    path: String, preferredLanguages: [String], engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    let bundle = LocalizedBundle(path: path)
    self.init(reading: bundle, choice: bundle.choice(for: preferredLanguages, engine: engine), missingKeys: missingKeys)
  }

  /// Reads the strings of a search list, and of the language that stands in for missing keys.
  init(
    reading bundle: LocalizedBundle, choice: LocalizationChoice, missingKeys: StringLookup.MissingKeyPolicy,
    hasBase: Bool = true
  ) {
    var languages = choice.localizations
    if case .development(let language) = missingKeys { languages.append(language) }
    self.init(
      BundleTables(of: bundle, searchList: languages), choice: choice, missingKeys: missingKeys, hasBase: hasBase)
  }

  /// - Parameter hasBase: whether `Base.lproj`, which is in the developer's language, is looked through.
  init(
    _ tables: BundleTables, choice: LocalizationChoice, missingKeys: StringLookup.MissingKeyPolicy, hasBase: Bool = true
  ) {
    bundle = tables.bundle
    self.choice = choice
    let places = tables.bundle.tablePlaces(choice.localizations).filter { hasBase || $0 != .base }
    strings = StringLookup(places: places, policy: missingKeys) { table, place in tables.table(table, at: place) }
  }

  /// The language that the user is shown, nil only where the bundle has none at all.
  public var localization: String? { choice.first }

  /// The languages that are looked through, best first.
  public var searchList: [String] { choice.localizations }

  /// The string of a key, else `value`, else the key. Of a text that varies, the form `other`, fit for `String(format:)`
  /// on every platform: `strings` tells them all. A look-up in memory.
  public func string(_ key: String, value: String? = nil, table: String? = nil) -> String {
    strings.string(key, value: value, table: table).text
  }

  /// The string of a key with arguments, as `String.localizedStringWithFormat` gives it on Apple's platforms, on every
  /// platform: the form that fits each number, by CLDR's plural rules for the localization that the text is in.
  ///
  ///     localizer.string("files", arguments: [5])        // 5 plików
  ///
  /// Works for `.stringsdict` files with several and nested variables, for catalogs with variations and substitutions, and
  /// for plain formats. Numbers are written by Foundation in the localization's locale. What the arguments do not fit is
  /// written as well as can be, and never crashes: see `LocalizedFormat.string(arguments:language:device:width:)`.
  ///
  /// - Parameters:
  ///   - key: as the code writes it; for a missing one `value`, else the key itself is the format.
  ///   - arguments: integers, floating-point numbers and texts, by position. With none of them the text is no format: the
  ///     form `other`, percent signs as they are.
  ///   - value: the format where no table has the key; nil for the key itself.
  ///   - table: the table to look in; nil for `Localizable`.
  ///   - device: whose text is wanted.
  ///   - width: the room there is; nil for the widest text.
  public func string(
    _ key: String, arguments: [any FormatArgumentConvertible], value: String? = nil, table: String? = nil,
    device: DeviceKind = .other, width: Int? = nil
  ) -> String {
    let answer = strings.string(key, value: value, table: table)
    if arguments.isEmpty { return answer.text }
    // A text outside the folders of languages, or in Base, is in the developer's language.
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

  /// A file for the user, nil where there is none or the name leads out of the bundle. Asks the file system.
  public func resource(
    _ name: String, in subdirectory: String? = nil, traits: ResourceTraits = .none
  ) -> LocalizedResource? {
    bundle.resource(name, in: subdirectory, searchList: searchList, traits: traits)
  }

  /// What the app says of itself in the user's language. Reads a file.
  public var info: LocalizedInfoDictionary { bundle.localizedInfo(searchList: searchList) }
}

/// A localizer for each request of a server (RFC 9110, §12.5.4).
///
///     let tables = BundleTables(of: LocalizedBundle(path: path))
///     let localizer = AppLocalizer(tables, acceptLanguage: AcceptLanguage("fr, it;q=0"))
extension AppLocalizer {
  /// A localizer over strings that have been read, for a visitor whose browser sent a header.
  ///
  /// The ranges are preferences, the most wanted first. What the header excludes is not among the search list, neither as
  /// a match nor as what stands in; only where it excludes everything does the bundle answer as if it had not been asked.
  /// `*` is the development region if no other range names that, else the first localization that none names.
  ///
  /// Reads no file. Allocates; time is the product of ranges and localizations.
  public init(
    _ tables: BundleTables, acceptLanguage header: AcceptLanguage, engine: LocalizationEngine = .apple,
    missingKeys: StringLookup.MissingKeyPolicy = .apple
  ) {
    self.init(
      tables, choice: tables.bundle.choice(for: header, engine: engine), missingKeys: missingKeys,
      hasBase: tables.bundle.isBaseWanted(header))
  }

  /// A localizer for a folder, of which it reads the strings in the visitor's languages.
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
  /// The search list of this bundle for a visitor, and how it came about: see
  /// ``AppLocalizer/init(_:acceptLanguage:engine:missingKeys:)``.
  public func choice(for header: AcceptLanguage, engine: LocalizationEngine = .apple) -> LocalizationChoice {
    let all = choices
    var allowed = all
    allowed.localizations.removeAll { header.excludes($0) }
    guard !allowed.localizations.isEmpty else {
      return LocalizationContext(engine: engine, preferredLanguages: []).searchList(of: all, isMain: true)
    }
    if !isBaseWanted(header) { allowed.developmentRegion = nil }
    let preferences = header.filter { $0.weight > 0 }.compactMap { range in
      range.isWildcard ? allowed.standIn(besides: header) : range.text
    }
    return LocalizationContext(engine: engine, preferredLanguages: preferences)
      .searchList(of: allowed, isMain: true)
  }

  /// Whether the header allows the language of the developer, which `Base.lproj` is in.
  fileprivate func isBaseWanted(_ header: AcceptLanguage) -> Bool {
    guard let developmentRegion else { return true }
    return !header.excludes(developmentRegion) || localizations.allSatisfy { header.excludes($0) }
  }
}

extension BundleLocalizations {
  /// What `*` is: a localization that no range of the header names.
  fileprivate func standIn(besides header: AcceptLanguage) -> String? {
    if let developmentRegion, !header.names(developmentRegion) { return developmentRegion }
    return localizations.first { !header.names($0) }
  }
}
