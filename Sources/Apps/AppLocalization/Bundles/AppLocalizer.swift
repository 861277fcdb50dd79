import Foundation
import LocalePlurals
@_exported import LocalizationEngines
import SystemAccess

/// Finds an app's strings and resources for one user, as the app finds them on Apple's platforms.
///
///     let localizer = try AppLocalizer(path: "/srv/app/App_App.resources", preferredLanguages: ["it-IT", "en-GB"])
///     localizer.localization              // it
///     localizer.string("greeting")        // Ciao
///
/// Unlike Foundation on Linux, it follows the user's languages, finds the folders that SwiftPM has lower-cased, and
/// reads `.stringsdict` and `.xcstrings`. A server reads the strings once, and asks its tables for each request:
/// ``BundleTables/localizer(for:missingKeys:)-(AcceptLanguage,_)``.
public struct AppLocalizer: Sendable {
  private let tables: BundleTables
  /// The search list with its tables, shared by all who see this localization.
  private let strings: StringLookup
  /// The preferences or the header that the localization was chosen for.
  private let origin: ChoiceOrigin
  private let missingKeys: MissingKeyPolicy
  /// The preference in whose region's way numbers are written, as it was given. It is read when there is a number.
  private let preference: String
  private var fixedWriter: FixedWriter?
  /// Whether arguments are set apart from the text around them by U+2068 FSI and U+2069 PDI (UAX #9, 2.4), so that a Latin name
  /// in an Arabic text, or the reverse, does not turn the words beside it. Apple's look-up does not; off by default.
  public var isolatesArguments = false
  /// Whether numbers are written with separators between groups of digits, `1,234`, as by `String(format:locale:)`. Off, they are
  /// `1234`, in the digits of the locale. On by default.
  public var usesGroupingSeparator = true

  private struct FixedWriter: Sendable {
    let given: Locale
    let writer: NumberWriter
  }

  init(
    _ tables: BundleTables, _ strings: StringLookup, _ origin: ChoiceOrigin, _ preference: String,
    _ missingKeys: MissingKeyPolicy
  ) {
    self.tables = tables
    self.strings = strings
    self.origin = origin
    self.preference = preference
    self.missingKeys = missingKeys
  }

  /// Creates a localizer from strings that have been read, for the user of a device. Does not use the file system.
  /// Allocates; on a server, ask the tables.
  ///
  /// - Parameters:
  ///   - tables: the bundle, and the tables that were read from it.
  ///   - preferredLanguages: the user's preferred languages, best first.
  ///   - engine: the engine that chooses the localizations.
  ///   - mainBundle: the app that the bundle belongs to, whose languages it follows unless that app allows mixed
  ///     localizations; nil for the app itself.
  ///   - missingKeys: what to show for a key that its table does not have. `.apple` shows the key.
  public init(
    _ tables: BundleTables, preferredLanguages: [String], engine: LocalizationEngine = .apple,
    mainBundle: LocalizedBundle? = nil, missingKeys: MissingKeyPolicy = .apple
  ) {
    let choice = tables.bundle.choice(for: preferredLanguages, engine: engine, in: mainBundle)
    self.init(tables, choice, .user(preferredLanguages, engine, mainBundle), preferredLanguages, missingKeys)
  }

  /// Creates the localizer of a choice for a user.
  private init(
    _ tables: BundleTables, _ choice: LocalizationChoice, _ origin: ChoiceOrigin, _ preferences: [String],
    _ missingKeys: MissingKeyPolicy
  ) {
    // Numbers are written as the preference says that decided, else as the first does.
    var deciding = 0
    if case .preference(let index) = choice.origin { deciding = index }
    let preference = preferences.indices.contains(deciding) ? preferences[deciding] : preferences.first
    let strings = StringLookup(of: tables.tables, tables.languages, in: tables.bundle, choice.localizations)
    self.init(tables, strings, origin, preference ?? "", missingKeys)
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
    let bundle = LocalizedBundle(reading)
    let choice = bundle.choice(for: preferredLanguages, engine: engine)
    let tables = BundleTables(reading, bundle, wanted: choice.localizations)
    self.init(tables, choice, .user(preferredLanguages, engine, nil), preferredLanguages, missingKeys)
  }

  /// The bundle.
  public var bundle: LocalizedBundle { tables.bundle }

  /// The problems in the bundle and in the files that were read: a damaged file shows keys for what Foundation does not
  /// read of it.
  public var diagnostics: [LocalizationDiagnostic] { tables.diagnostics }

  /// The choice of the localizations, with the steps that led to it. They are found when they are asked for; allocates.
  public var explanation: LocalizationExplanation { origin.explanation(of: bundle) }

  /// The localization that the user sees; nil only if the bundle has none.
  public var localization: String? { strings.searchList.first }

  /// The localizations in which strings are looked up, best first.
  public var searchList: [String] { strings.searchList }

  /// The string of a key, else `value`, else the key. For a text with variations it is the form `other`, ready for
  /// `String(format:)` on every platform. Looks up in memory.
  public func string(_ key: String, value: String? = nil, table: String? = nil) -> String {
    strings.find(key, in: table, policy: missingKeys)?.value.text ?? missing(key, value, table)
  }

  /// The string of a key, and the table that has it.
  public func lookUp(_ key: String, value: String? = nil, table: String? = nil) -> StringAnswer {
    strings.string(key, value: value, table: table, policy: missingKeys)
  }

  private func missing(_ key: String, _ value: String?, _ table: String?) -> String {
    strings.asked(key, table, missingKeys) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The string of a key with arguments, as by `String.localizedStringWithFormat` on Apple's platforms, but on every
  /// platform. The form `zero`, if there is one, is for exactly 0; else CLDR's plural rules for the text's localization
  /// choose the form for each number.
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
  ///   - arguments: numbers and texts, by position. Without arguments the text is not a format: the result is the form
  ///     `other`, with unchanged percent signs.
  ///   - value: the format if no table has the key; nil for the key itself.
  ///   - table: the table to look in; nil for `Localizable`.
  ///   - device: the device that the text is for.
  public func string(
    _ key: String, arguments: [any FormatArgument], value: String? = nil, table: String? = nil,
    device: DeviceKind = .other
  ) -> String {
    text(key, value, table, device, arguments) { FormatValue($0, by: $1) }
  }

  /// The string of a key with arguments by name: those of conversions as Xcode 26 names them, `%(count)lld`, and of parts,
  /// `%#@files@`. A conversion whose name is not given, or that has none, stands as it is in the file; with an empty dictionary
  /// all do.
  ///
  ///     localizer.string("found", arguments: ["count": 5, "folder": "Music"])
  ///
  /// The number that the text counts decides which form is shown, see ``LocalizedFormat/plural(by:_:)``; if it is not given,
  /// `other`. Where the text names none, the only number that is given decides. Otherwise as with arguments by position.
  public func string(
    _ key: String, arguments: [String: any FormatArgument], value: String? = nil, table: String? = nil,
    device: DeviceKind = .other
  ) -> String {
    text(key, value, table, device, arguments.values, names: Array(arguments.keys)) { FormatValue($0, by: $1) }
  }

  /// The string of a key with the arguments of a function that takes `CVarArg...`, as `String(format:arguments:)` takes them.
  /// Their types decide, not the conversions; no pointer is followed.
  @_disfavoredOverload
  public func string(
    _ key: String, arguments: [any CVarArg], value: String? = nil, table: String? = nil, device: DeviceKind = .other
  ) -> String {
    text(key, value, table, device, arguments) { FormatValue($0, by: $1) }
  }

  private func text<Arguments: Collection>(
    _ key: String, _ value: String?, _ table: String?, _ device: DeviceKind, _ arguments: Arguments,
    names: [String]? = nil, _ read: (Arguments.Element, NumberWriter) -> FormatValue
  ) -> String {
    if arguments.isEmpty, names == nil { return string(key, value: value, table: table) }
    let found = strings.find(key, in: table, policy: missingKeys)
    let format = found?.value.format ?? LocalizedFormat(missing(key, value, table))
    if arguments.isEmpty { return format.unfilled(device: device) }
    let language = found?.language ?? tables.language(of: found?.place, shown: localization)
    let writer = writer(for: language)
    let written = FormatArguments(
      arguments.map { read($0, writer) }, names: names, language.rules, writer, isolates: isolatesArguments,
      groups: usesGroupingSeparator)
    return format.string(written, device: device)
  }

  /// The string of a key that is written with its arguments, as `String(localized:)` takes it on Apple's platforms.
  ///
  ///     localizer("\(count) files")        // the key `%lld files`: 5 plików
  ///
  /// - Parameters:
  ///   - key: the key, see ``InterpolatedKey``.
  ///   - value: the text if no table has the key; nil for the key itself.
  ///   - table: the table to look in; nil for `Localizable`.
  ///   - device: the device that the text is for.
  public func callAsFunction(
    _ key: InterpolatedKey, value: String? = nil, table: String? = nil, device: DeviceKind = .other
  ) -> String {
    string(key.key, arguments: key.arguments, value: value, table: table, device: device)
  }

  /// Finds a file for the user; nil if there is none, or if the name leads out of the bundle. Uses the file system.
  public func resource(_ name: String, in subdirectory: String? = nil) -> LocalizedResource? {
    bundle.resource(name, in: subdirectory, searchList: searchList)
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
    get {
      fixedWriter?.given
        ?? writer(for: tables.language(of: localization.map(TablePlace.localization), shown: nil)).locale
    }
    set { fixedWriter = FixedWriter(given: newValue, writer: NumberWriter(newValue)) }
  }

  private func writer(for language: TextLanguage) -> NumberWriter {
    fixedWriter?.writer ?? NumberWriters.shared.writer(for: language, FormattingPreference(preference))
  }
}

extension AppLocalizer: CustomStringConvertible {
  /// The localization with its reason, and the bundle: `it for it-IT: the same name (App_App.resources)`.
  public var description: String {
    "\(explanation.decisiveStep.map { "\($0)" } ?? localization ?? "no localization") (\(bundle.name))"
  }
}

/// The preferences that a localizer's localization was chosen for. The steps are found when somebody asks for them, by
/// choosing again and listening.
enum ChoiceOrigin: Sendable {
  /// A user's languages, in an app.
  case user([String], LocalizationEngine, LocalizedBundle?)
  /// A visitor's header.
  case header(String, AcceptLanguage.Limits)

  func explanation(of bundle: LocalizedBundle) -> LocalizationExplanation {
    switch self {
    case .user(let languages, let engine, let app): bundle.explanation(for: languages, engine: engine, in: app)
    case .header(let text, let limits):
      bundle.prepared(for: .cldr).explanation(for: AcceptLanguage(text, limits: limits))
    }
  }
}
