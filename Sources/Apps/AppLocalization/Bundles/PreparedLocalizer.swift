import LocaleMatching
import LocalePlurals

/// What all localizers of a bundle share: what was read, and what writes numbers.
final class TableContents: Sendable {
  let bundle: LocalizedBundle
  /// The tables of each place by name.
  let tables: StringLookup.Tables
  let diagnostics: [LocalizationDiagnostic]
  let writers = NumberWriters()
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
    name = identifier.base == nil ? localization : identifier.normalized
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

  /// - Parameter hasBase: whether to search `Base.lproj`, which is in the developer's language.
  init(_ contents: TableContents, _ searchList: [String], hasBase: Bool = true) {
    self.contents = contents
    self.searchList = searchList
    let places = contents.bundle.tablePlaces(searchList).filter { hasBase || $0 != .base }
    strings = StringLookup(places: places, tables: contents.tables)
    language = contents.language(of: searchList.first ?? "")
    developersLanguage = contents.bundle.developmentRegion.map(contents.language) ?? language
  }
}

/// What a localizer's localization was chosen by; the reasons are found again when somebody asks.
enum ChoiceOrigin: Sendable {
  case made(LocalizationChoice)
  /// CLDR's choice for a header.
  case header(String, AcceptLanguage.Limits)
  /// CLDR's choice for preferences, best first.
  case preferences([String])

  func choice(of bundle: LocalizedBundle) -> LocalizationChoice {
    switch self {
    case .made(let choice): choice
    case .header(let text, let limits): VisitorWishes(AcceptLanguage(text, limits: limits), of: bundle).choice(.cldr)
    case .preferences(let preferences): bundle.choice(for: preferences, engine: .cldr)
    }
  }
}

/// The localizers of a bundle's localizations.
final class PreparedLocalizers: Sendable {
  private let contents: TableContents
  private let matcher: LocaleMatcher
  /// One for each localization, in the bundle's order.
  private let localizers: [PreparedLocalizer]
  /// For visitors whom nothing matches.
  private let fallback: PreparedLocalizer

  init(_ contents: TableContents) {
    self.contents = contents
    let bundle = contents.bundle
    matcher = bundle.prepared.matcher ?? LocaleMatcher(supported: bundle.localizations)
    func prepared(_ preferences: [String]) -> PreparedLocalizer {
      PreparedLocalizer(contents, bundle.choice(for: preferences, engine: .cldr).localizations)
    }
    localizers = bundle.localizations.map { prepared([$0]) }
    fallback = prepared([])
  }

  func localizer(for header: AcceptLanguage, _ missingKeys: MissingKeyPolicy) -> AppLocalizer {
    let match = matcher.bestMatch(for: header)
    var prepared = localizer(of: match)
    if header.hasExclusions { prepared = allowed(prepared, by: header, isMatch: match != nil) }
    let preference = match.map { header.identifier(at: $0.desiredIndex) } ?? header.mostWanted
    return AppLocalizer(
      prepared, .header(header.header, header.limits), preference ?? "", missingKeys
    )
  }

  /// - Parameter preferences: identifiers, best first.
  func localizer(for preferences: [String], _ missingKeys: MissingKeyPolicy) -> AppLocalizer {
    let match = matcher.bestMatch(for: preferences)
    let position = match?.desiredIndex ?? 0
    let preference = preferences.indices.contains(position) ? preferences[position] : ""
    return AppLocalizer(localizer(of: match), .preferences(preferences), preference, missingKeys)
  }

  private func localizer(of match: LocaleMatch?) -> PreparedLocalizer {
    guard let index = match?.supportedIndex, localizers.indices.contains(index) else { return fallback }
    return localizers[index]
  }

  /// The localizer without the localizations that a header excludes. A header that excludes all is ignored.
  private func allowed(
    _ prepared: PreparedLocalizer, by header: AcceptLanguage, isMatch: Bool
  ) -> PreparedLocalizer {
    let names = prepared.searchList.filter { !header.excludes($0) }
    let isDevelopersLanguageExcluded = contents.bundle.developmentRegion.map { header.excludes($0) } ?? false
    if isMatch, names.count == prepared.searchList.count, !isDevelopersLanguageExcluded { return prepared }
    if isMatch { return PreparedLocalizer(contents, names, hasBase: !isDevelopersLanguageExcluded) }
    let wishes = VisitorWishes(header, of: contents.bundle)
    return PreparedLocalizer(
      contents, wishes.choice(.cldr).localizations, hasBase: wishes.isDevelopersLanguageWanted)
  }
}
