import LocaleCanonicalization
import LocaleCore
import LocalePlurals
import LocalizationEngines
import SystemAccess

/// The strings of a bundle, read once and kept in memory. One value serves all visitors of a server:
///
///     let tables = try BundleTables(path: "/srv/app/App_App.resources")      // once
///     let localizer = tables.localizer(for: AcceptLanguage(header))          // for each request
///
/// Its initializer reads all files of strings, each once. It never changes, and threads may share it. To read changed files,
/// make new tables and put them in the place of the old ones: requests under way keep theirs.
public final class BundleTables: Sendable {
  /// The bundle that the tables were read from.
  public let bundle: LocalizedBundle
  /// The tables of each place by name.
  package let tables: StringLookup.Tables
  /// The problems in the bundle and in its files, with their paths: a damaged file shows keys for what Foundation does not
  /// read of it.
  public let diagnostics: [LocalizationDiagnostic]
  /// The caller's texts over those of the bundle.
  let overlay: [String: [String: [String: LocalizedFormat]]]
  let languages: [String: TextLanguage]
  /// CLDR's rules for visitors; nil for the tables of one user.
  private let matcher: LocaleMatcher?
  /// The look-up of each localization, in the bundle's order, and then of visitors for whom nothing matches. Empty for the
  /// tables of one user, and for a bundle with too many localizations of one language.
  private let lookups: [StringLookup]

  /// The greatest number of localizations of one language whose look-ups are made before anybody asks. CLDR has 118 locales
  /// for English. Each is ranked for each, so that a thousand would take minutes: theirs are made for each visitor.
  static let languageLimit = 128

  /// - Parameter isForVisitors: whether anybody may ask, and not one user whose localizations were chosen.
  private init(
    _ bundle: LocalizedBundle, _ tables: StringLookup.Tables, _ diagnostics: [LocalizationDiagnostic],
    isForVisitors: Bool = true, overlay: [String: [String: [String: LocalizedFormat]]] = [:]
  ) {
    (self.bundle, self.tables, self.diagnostics, self.overlay) = (bundle, tables, diagnostics, overlay)
    let named = Set(tables.keys.compactMap(\.localization) + [bundle.developmentRegion].compactMap { $0 })
    languages = Dictionary(uniqueKeysWithValues: named.map { ($0, TextLanguage($0)) })
    guard isForVisitors else {
      (matcher, lookups) = (nil, [])
      return
    }
    matcher = bundle.prepared(for: .cldr).matcher
    let names = bundle.localizations.compactMap { LocaleIdentifier($0, syntax: .lenient)?.language }
    let isLarge = Dictionary(grouping: names) { $0 }.values.contains { $0.count > Self.languageLimit }
    let preferences: [[String]] = isLarge ? [] : bundle.localizations.map { [$0] } + [[]]
    let languages = languages
    lookups = preferences.map { StringLookup(of: tables, languages, for: $0, in: bundle) }
  }

  /// Reads a bundle, and the strings of all its localizations.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - limits: the limits of reading.
  ///   - options: the options by which a visitor's localization is chosen. Who gets nothing by them gets the development region.
  /// - Throws: the problem, if there is no such folder or it cannot be listed. Other problems are in `diagnostics`.
  public convenience init(
    path: String, limits: ReadingLimits = .standard, options: LocaleMatcher.Options = LocaleMatcher.Options()
  ) throws(LocalizationDiagnostic) {
    let reading = try BundleReading(path, limits: limits).checked()
    self.init(reading, LocalizedBundle(reading, options: options))
  }

  /// Reads the strings of a bundle.
  ///
  /// - Parameter wanted: the localizations to read, for one user; nil for all of them, for visitors.
  convenience package init(_ reading: BundleReading, _ bundle: LocalizedBundle? = nil, wanted: [String]? = nil) {
    let bundle = bundle ?? LocalizedBundle(reading)
    let names = wanted.map { Set($0.map(LocalizationName.comparable)) }
    var diagnostics = bundle.diagnostics
    let tables = bundle.readTables(
      catalogs: reading.contents,
      isWanted: { file in
        guard let names, case .localization(let name) = file.place else { return true }
        return names.contains(LocalizationName.comparable(name))
      },
      visit: { diagnostics += $0.diagnostics })
    self.init(bundle, tables, diagnostics, isForVisitors: wanted == nil)
  }

  /// Takes texts from anywhere: a database, a remote file, files in another format. Look-up, plural rules and numbers are as for
  /// files, and so are localizers.
  ///
  ///     let tables = BundleTables(
  ///       texts: ["en": ["Localizable": ["files": .plural([.one: "%lld file", .other: "%lld files"])]]],
  ///       developmentRegion: "en")
  ///
  /// Linear in the texts; each localization is ranked for each. No limit is set.
  ///
  /// - Parameters:
  ///   - texts: the texts by localization, then by table, `Localizable` unless another is asked for, then by key.
  ///   - developmentRegion: the developer's language, which is the last that is shown. In it a key without a text is its own text.
  ///     Where texts name arguments, its text numbers them.
  ///   - options: the options by which a visitor's localization is chosen.
  public convenience init(
    texts: [String: [String: [String: LocalizedFormat]]], developmentRegion: String? = nil,
    options: LocaleMatcher.Options = LocaleMatcher.Options()
  ) {
    let names = texts.keys.sorted()
    let reading = BundleReading(localizations: names, developmentRegion: developmentRegion)
    let bundle = LocalizedBundle(reading, options: options)
    let own = developmentRegion.flatMap { LocalizationName.first(of: names, $0) }.flatMap { texts[$0] }
    var keys = SharedKeys()
    var tables: StringLookup.Tables = [:]
    for (name, named) in texts {
      for (table, texts) in named {
        tables[name == LocalizationName.base ? .base : .localization(name), default: [:]][table] =
          LocalizedTable(texts, developers: { own?[table]?[$0] }, &keys)
      }
    }
    self.init(bundle, tables, bundle.diagnostics)
  }

  /// Lays a caller's texts over these: those that came over the air, of a customer, of a translator at work. They win key by key,
  /// and what they do not have is the bundle's.
  ///
  ///     let tables = try BundleTables(path: path).overlaid(with: ["de": ["Localizable": ["welcome": "Moin"]]])
  ///
  /// A localization in another spelling is the bundle's; one that the bundle does not have becomes one more. The developer's text in
  /// the bundle numbers the names of arguments. Texts that were laid before stay beneath. ``reloaded(path:limits:isAccepted:)``
  /// keeps them, and ``diagnostics`` are the bundle's. Linear in the texts; each localization is ranked for each, as when a
  /// bundle is read.
  ///
  /// - Parameter texts: the texts by localization, then by table, then by key.
  public func overlaid(with texts: [String: [String: [String: LocalizedFormat]]]) -> BundleTables {
    let region = bundle.developmentRegion
    var names = bundle.localizations
    var over = overlay
    for (name, named) in texts.sorted(by: { $0.key < $1.key }) {
      let wanted = name == LocalizationName.base ? region ?? name : name
      let name = LocalizationName.first(of: names + [region].compactMap { $0 }, wanted) ?? wanted
      if !names.contains(name) { names.append(name) }
      over[name, default: [:]].merge(named) { $0.merging($1) { $1 } }
    }
    var keys = SharedKeys()
    var all = tables
    for (name, named) in over {
      for (table, texts) in named {
        let developers = [region.map(TablePlace.localization), .base].compactMap { $0 }.compactMap {
          tables[$0]?[table]
        }
        let own = region.flatMap { over[$0]?[table] }
        let laid = LocalizedTable(
          texts, developers: { key in developers.lazy.compactMap { $0[key]?.format }.first ?? own?[key] }, &keys)
        all[.localization(name), default: [:]][table, default: LocalizedTable()].lay(laid)
        // What Base has is in the developer's language.
        if name == region { all[.base]?[table]?.lay(laid) }
      }
    }
    return BundleTables(
      bundle.adding(names.filter { !bundle.localizations.contains($0) }), all, diagnostics, overlay: over)
  }

  /// Takes texts from a source that is asked for one localization after the other: what the closure throws, is thrown.
  ///
  /// - Parameters:
  ///   - localizations: the localizations that the source has.
  ///   - developmentRegion: the developer's language.
  ///   - options: the options by which a visitor's localization is chosen.
  ///   - texts: the texts of a localization, by table, then by key.
  public convenience init<Failure: Error>(
    localizations: some Sequence<String>, developmentRegion: String? = nil,
    options: LocaleMatcher.Options = LocaleMatcher.Options(),
    texts: (_ localization: String) throws(Failure) -> [String: [String: LocalizedFormat]]
  ) throws(Failure) {
    var all: [String: [String: [String: LocalizedFormat]]] = [:]
    for name in localizations { all[name] = try texts(name) }
    self.init(texts: all, developmentRegion: developmentRegion, options: options)
  }

  // MARK: - Languages

  /// The language of a place's texts: outside the folders of localizations, and in Base, the developer's.
  ///
  /// - Parameter first: the localization that is shown, if there is no development region.
  func language(of place: TablePlace?, shown first: String?) -> TextLanguage {
    languages.language(of: place, in: bundle, shown: first)
  }
}

extension [String: TextLanguage] {
  fileprivate func language(of place: TablePlace?, in bundle: LocalizedBundle, shown first: String?) -> TextLanguage {
    let name = place?.localization ?? bundle.developmentRegion ?? first ?? ""
    return self[name] ?? TextLanguage(name)
  }
}

/// The language of a localization's texts.
final class TextLanguage: Sendable {
  /// The localization's name as an identifier in ICU's form: `Polish.lproj` is `pl`.
  let name: String
  /// The fields of the name, if it is in the common form.
  let fields: LSR
  let rules: PluralRules

  init(_ localization: String) {
    let identifier = AppleIdentifier(localization)
    name = identifier.base == nil ? localization : identifier.name
    fields = name.withIdentifierBytes { CommonForm.read($0) }
    rules = PluralRules(name)
  }
}

// MARK: - Localizers

/// A localizer for each visitor, by CLDR's rules: prepared when the strings were read, and picked when a visitor comes.
///
/// No file is read and no object of Foundation made. The preference that decides also says how numbers are written:
/// `it-CH` gets Italian texts with Swiss numbers. For a user of a device use `AppLocalizer`, which follows Apple's rules.
extension BundleTables {
  /// The localizer for an Accept-Language header (RFC 9110, §12.5.4).
  ///
  ///     tables.localizer(for: AcceptLanguage("it-CH, en;q=0.5")).string("days", arguments: [1_234_567])
  ///     // 1’234’567 giorni
  ///
  /// The matcher decides as for `LocaleMatcher.bestMatch(for:)`; if nothing matches, it is the development region. `*` is
  /// the development region too, unless a range names that. No text comes from a localization that the header excludes,
  /// unless it excludes all of them. Takes some 1,500 instructions for 40 localizations. Allocates at most once, unless
  /// the header excludes something, or the bundle has more than 128 localizations of one language, which are ranked then.
  ///
  /// - Parameters:
  ///   - header: the header, read.
  ///   - missingKeys: what to show for a key that its table does not have.
  public func localizer(for header: AcceptLanguage, missingKeys: MissingKeyPolicy = .chain) -> AppLocalizer {
    let match = matcher?.bestMatch(for: header)
    var strings = lookup(at: match?.supportedIndex)
    // Most headers refuse nothing that the visitor would see, the developer's texts of Base among it.
    if header.hasExclusions,
      match == nil || strings.searchList.contains(where: header.excludes)
        || bundle.developmentRegion.map(header.excludes) ?? false
    {
      let prepared = bundle.prepared(for: .cldr)
      strings = StringLookup(
        of: tables, languages, in: bundle, prepared.searchList(for: header).localizations,
        hasBase: prepared.allowsDevelopersLanguage(header))
    }
    let preference = match.map { header.identifier(at: $0.desiredIndex) } ?? header.mostWanted
    return AppLocalizer(self, strings, .header(header.header, header.limits), preference ?? "", missingKeys)
  }

  /// The localizer for one preference: text, or an identifier that was read.
  ///
  ///     tables.localizer(for: "it-CH")
  public func localizer(
    for preference: some LocalePreference, missingKeys: MissingKeyPolicy = .chain
  ) -> AppLocalizer {
    localizer(for: CollectionOfOne(preference), missingKeys: missingKeys)
  }

  /// The localizer for preferences in descending order.
  public func localizer(
    for preferences: some Sequence<some LocalePreference>, missingKeys: MissingKeyPolicy = .chain
  ) -> AppLocalizer {
    let preferences = preferences.map(\.preferenceText)
    let match = matcher?.bestMatch(for: preferences)
    let position = match?.desiredIndex ?? 0
    let preference = preferences.indices.contains(position) ? preferences[position] : ""
    return AppLocalizer(
      self, lookup(at: match?.supportedIndex), .user(preferences, .cldr, nil), preference, missingKeys)
  }

  /// The localizer in a language that was chosen for the visitor, by a negotiator or in a menu: the page's `lang`, the field
  /// `Content-Language` and the texts are one language.
  ///
  ///     tables.localizer(in: language.identifier, numbersAs: language.preference)   // a NegotiatedLanguage
  ///
  /// Nothing is matched for a localization of the bundle, in any case and with either separator. Another language shows what its
  /// readers get. Allocates nothing, unless the bundle has more than 128 localizations of one language.
  ///
  /// - Parameters:
  ///   - identifier: the language.
  ///   - preference: the preference in whose region's way numbers are written; nil for the language itself.
  ///   - missingKeys: what to show for a key that its table does not have.
  public func localizer(
    in identifier: String, numbersAs preference: String? = nil, missingKeys: MissingKeyPolicy = .chain
  ) -> AppLocalizer {
    let index =
      bundle.localizations.firstIndex { $0.isSpelledLike(identifier) }
      ?? matcher?.bestMatch(for: identifier)?.supportedIndex
    return AppLocalizer(self, lookup(at: index), .user([identifier], .cldr, nil), preference ?? identifier, missingKeys)
  }

  /// - Parameter index: of a localization; nil for visitors for whom nothing matches.
  private func lookup(at index: Int?) -> StringLookup {
    let place = index ?? bundle.localizations.count
    return lookups.indices.contains(place)
      ? lookups[place]
      : StringLookup(
        of: tables, languages, for: index.map { [bundle.localizations[$0]] } ?? [], in: bundle)
  }
}

extension StringLookup {
  /// The look-up of a search list.
  ///
  /// - Parameter hasBase: whether to search `Base.lproj`, which is in the developer's language.
  convenience init(
    of tables: Tables, _ languages: [String: TextLanguage], in bundle: LocalizedBundle, _ searchList: [String],
    hasBase: Bool = true
  ) {
    let places = bundle.tablePlaces(searchList).filter { hasBase || $0 != .base }
    self.init(places, tables, searchList) { languages.language(of: $0, in: bundle, shown: searchList.first) }
  }

  /// The look-up of CLDR's choice for preferences.
  fileprivate convenience init(
    of tables: Tables, _ languages: [String: TextLanguage], for preferences: [String], in bundle: LocalizedBundle
  ) {
    let names = bundle.choice(for: preferences, engine: .cldr).localizations
    // The development region ends the list as Info.plist spells it: `English`, where the folder is `en`. A bundle that has `iw` and
    // `he` has two localizations.
    let known = bundle.localizations
    self.init(
      of: tables, languages, in: bundle,
      names.map { known.contains($0) ? $0 : LocalizationName.first(of: known, $0) ?? $0 })
  }
}
