import Foundation
import LocaleCanonicalization
import LocalePlurals
import LocalizationEngines

/// The parts that all localizers of a bundle share: the tables that were read.
final class TableContents: Sendable {
  let bundle: LocalizedBundle
  /// The tables of each place by name.
  let tables: StringLookup.Tables
  let diagnostics: [LocalizationDiagnostic]
  private let languages: [String: TextLanguage]

  init(_ bundle: LocalizedBundle, _ tables: StringLookup.Tables, _ diagnostics: [LocalizationDiagnostic]) {
    self.bundle = bundle
    self.tables = tables
    self.diagnostics = diagnostics
    let names = tables.keys.compactMap { place in if case .localization(let name) = place { name } else { nil } }
    languages = Dictionary(names.map { ($0, TextLanguage($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of a localization.
  func language(of name: String) -> TextLanguage { languages[name] ?? TextLanguage(name) }
}

/// The language of a localization's texts.
struct TextLanguage: Sendable {
  /// The localization's name as an identifier in ICU's form: `Polish.lproj` is `pl`.
  let name: String
  let rules: PluralRules

  init(_ localization: String) {
    let identifier = AppleIdentifier(localization)
    name = identifier.base == nil ? localization : identifier.name
    rules = PluralRules(name)
  }
}

/// A search list with its tables: everything about a localizer but the user's wishes.
final class PreparedLocalizer: Sendable {
  let contents: TableContents
  let searchList: [String]
  let strings: StringLookup
  /// The language of the first localization.
  let language: TextLanguage
  /// The language of texts outside the folders of localizations, and in Base.
  let developersLanguage: TextLanguage

  /// All localizations whose texts it may show, the developer's of Base among them.
  var languages: [String] { searchList + (contents.bundle.developmentRegion.map { [$0] } ?? []) }

  /// - Parameter hasBase: whether to search `Base.lproj`, which is in the developer's language.
  init(_ contents: TableContents, _ searchList: [String], hasBase: Bool = true) {
    self.contents = contents
    self.searchList = searchList
    let places = contents.bundle.tablePlaces(searchList).filter { hasBase || $0 != .base }
    strings = StringLookup(places: places, tables: contents.tables)
    language = contents.language(of: searchList.first ?? "")
    developersLanguage = contents.bundle.developmentRegion.map(contents.language) ?? language
  }

  /// The tables of the localizations chosen for a header; without Base if the header refuses the developer's language.
  convenience init(_ contents: TableContents, _ choice: LocalizationChoice, _ header: AcceptLanguage) {
    let prepared = contents.bundle.prepared(for: choice.engine)
    self.init(contents, choice.localizations, hasBase: prepared.allowsDevelopersLanguage(header))
  }
}

/// The preferences that a localizer's localization was chosen for. The steps are found when somebody asks for them, by
/// choosing again and listening.
enum ChoiceOrigin: Sendable {
  /// A user's languages, in an app.
  case user([String], LocalizationEngine, LocalizedBundle?)
  /// A visitor's header.
  case header(String, AcceptLanguage.Limits)
  /// CLDR's choice for preferences, best first.
  case preferences([String])

  func explanation(of bundle: LocalizedBundle) -> LocalizationExplanation {
    switch self {
    case .user(let languages, let engine, let app): bundle.explanation(for: languages, engine: engine, in: app)
    case .header(let text, let limits):
      bundle.prepared(for: .cldr).explanation(for: AcceptLanguage(text, limits: limits))
    case .preferences(let preferences): bundle.explanation(for: preferences, engine: .cldr)
    }
  }
}

/// The localizers of a bundle's localizations.
final class PreparedLocalizers: @unchecked Sendable {
  private let contents: TableContents
  private let prepared: PreparedLocalizations
  private let matcher: LocaleMatcher
  /// One for each localization, in the bundle's order; empty for a bundle with too many of one language.
  private let localizers: [PreparedLocalizer]
  /// The answer to visitors for whom nothing matches; nil for such a bundle.
  private let fallback: PreparedLocalizer?
  private let lock = NSLock()
  /// Those of a bundle with too many, each made for the first visitor who is shown it.
  private var late: [Int?: PreparedLocalizer] = [:]

  /// The greatest number of localizations of one language whose localizers are made before anybody asks. CLDR has 118
  /// locales for English. Each is ranked for each, so that a thousand would take minutes.
  static let languageLimit = 128

  init(_ contents: TableContents) {
    self.contents = contents
    let bundle = contents.bundle
    prepared = bundle.prepared(for: .cldr)
    matcher = prepared.matcher ?? LocaleMatcher(supported: bundle.localizations)
    let languages = bundle.localizations.compactMap { LocaleIdentifier($0, syntax: .lenient)?.language }
    let isLarge = Dictionary(grouping: languages) { $0 }.values.contains { $0.count > Self.languageLimit }
    localizers = isLarge ? [] : bundle.localizations.map { Self.localizer(contents, [$0]) }
    fallback = isLarge ? nil : Self.localizer(contents, [])
  }

  private static func localizer(_ contents: TableContents, _ preferences: [String]) -> PreparedLocalizer {
    let names = contents.bundle.choice(for: preferences, engine: .cldr).localizations
    // The development region ends the list as Info.plist spells it: `English`, where the folder is `en`.
    return PreparedLocalizer(
      contents, names.map { LocalizationName.first(of: contents.bundle.localizations, $0) ?? $0 })
  }

  func localizer(for header: AcceptLanguage, _ missingKeys: MissingKeyPolicy) -> AppLocalizer {
    let match = matcher.bestMatch(for: header)
    var localizer = localizer(of: match)
    // Most headers refuse nothing that the visitor would see.
    if header.hasExclusions, match == nil || localizer.languages.contains(where: header.excludes) {
      localizer = PreparedLocalizer(contents, prepared.searchList(for: header), header)
    }
    let preference = match.map { header.identifier(at: $0.desiredIndex) } ?? header.mostWanted
    return AppLocalizer(localizer, .header(header.header, header.limits), preference ?? "", missingKeys)
  }

  /// - Parameter preferences: identifiers, best first.
  func localizer(for preferences: [String], _ missingKeys: MissingKeyPolicy) -> AppLocalizer {
    let match = matcher.bestMatch(for: preferences)
    let position = match?.desiredIndex ?? 0
    let preference = preferences.indices.contains(position) ? preferences[position] : ""
    return AppLocalizer(localizer(of: match), .preferences(preferences), preference, missingKeys)
  }

  private func localizer(of match: LocaleMatch?) -> PreparedLocalizer {
    if let index = match?.supportedIndex, localizers.indices.contains(index) { return localizers[index] }
    return fallback ?? lateLocalizer(of: match)
  }

  private func lateLocalizer(of match: LocaleMatch?) -> PreparedLocalizer {
    lock.lock()
    defer { lock.unlock() }
    if let made = late[match?.supportedIndex] { return made }
    let localizer = Self.localizer(contents, match.map { [$0.identifier] } ?? [])
    late[match?.supportedIndex] = localizer
    return localizer
  }
}
