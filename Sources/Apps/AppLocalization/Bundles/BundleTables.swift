import LocalizationEngines
import SystemAccess

/// The strings of a bundle, read once and kept in memory, with a localizer for each localization. One value serves all
/// visitors of a server:
///
///     let tables = try BundleTables(path: "/srv/app/App_App.resources")      // once
///     let localizer = tables.localizer(for: AcceptLanguage(header))          // for each request
///
/// Its initializer reads all files of strings, each once; copies share them. Threads may share it. To read changed files,
/// make new tables and put them in the place of the old ones: requests under way keep theirs.
public struct BundleTables: Sendable {
  let contents: TableContents
  private let prepared: PreparedLocalizers

  /// The bundle that the tables were read from.
  public var bundle: LocalizedBundle { contents.bundle }
  /// The tables of each place by name.
  package var tables: StringLookup.Tables { contents.tables }
  /// The problems in the bundle and in its files, with their paths: a damaged file shows keys for what Foundation does not
  /// read of it.
  public var diagnostics: [LocalizationDiagnostic] { contents.diagnostics }

  /// Reads a bundle, and the strings of all its localizations.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - limits: the limits of reading.
  /// - Throws: the problem, if there is no such folder or it cannot be listed. Other problems are in `diagnostics`.
  public init(path: String, limits: ReadingLimits = .standard) throws(LocalizationDiagnostic) {
    self.init(try BundleReading(path, limits: limits).checked())
  }

  /// Reads the strings of all localizations.
  package init(_ reading: BundleReading) { self.init(TableContents(reading, LocalizedBundle(reading))) }

  private init(_ contents: TableContents) {
    self.contents = contents
    prepared = PreparedLocalizers(contents)
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
  public init(texts: [String: [String: [String: LocalizedFormat]]], developmentRegion: String? = nil) {
    let names = texts.keys.sorted()
    let bundle = LocalizedBundle(BundleReading(localizations: names, developmentRegion: developmentRegion))
    let developers = developmentRegion.flatMap { LocalizationName.first(of: names, $0) }.flatMap { texts[$0] }
    var keys = SharedKeys()
    let tables = texts.map { name, named in
      let place = name == LocalizationName.base ? TablePlace.base : .localization(name)
      return (
        place,
        Dictionary(
          uniqueKeysWithValues: named.map { table, texts in
            (table, LocalizedTable(texts, developers: developers?[table] ?? [:], &keys))
          })
      )
    }
    self.init(TableContents(bundle, Dictionary(tables) { first, _ in first }, bundle.diagnostics))
  }

  /// Takes texts from a source that is asked for one localization after the other: what the closure throws, is thrown.
  ///
  /// - Parameters:
  ///   - localizations: the localizations that the source has.
  ///   - developmentRegion: the developer's language.
  ///   - texts: the texts of a localization, by table, then by key.
  public init<Failure: Error>(
    localizations: some Sequence<String>, developmentRegion: String? = nil,
    texts: (_ localization: String) throws(Failure) -> [String: [String: LocalizedFormat]]
  ) throws(Failure) {
    var all: [String: [String: [String: LocalizedFormat]]] = [:]
    for name in localizations { all[name] = try texts(name) }
    self.init(texts: all, developmentRegion: developmentRegion)
  }
}

extension TableContents {
  /// Reads the strings of a bundle.
  ///
  /// - Parameter wanted: the localizations to read; nil for all of them.
  convenience init(_ reading: BundleReading, _ bundle: LocalizedBundle, wanted: [String]? = nil) {
    let wanted = wanted.map { Set($0.map(LocalizationName.comparable)) }
    var diagnostics = bundle.diagnostics
    let tables = bundle.readTables(
      catalogs: reading.contents,
      isWanted: { file in
        guard let wanted, case .localization(let name) = file.place else { return true }
        return wanted.contains(LocalizationName.comparable(name))
      },
      visit: { diagnostics += $0.diagnostics })
    self.init(bundle, tables, diagnostics)
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
  /// the header excludes something.
  ///
  /// - Parameters:
  ///   - header: the header, read.
  ///   - missingKeys: what to show for a key that its table does not have.
  public func localizer(for header: AcceptLanguage, missingKeys: MissingKeyPolicy = .chain) -> AppLocalizer {
    prepared.localizer(for: header, missingKeys)
  }

  /// The localizer for one preference: text, or an identifier that was read.
  ///
  ///     tables.localizer(for: "it-CH")
  public func localizer(
    for preference: some LocalePreference, missingKeys: MissingKeyPolicy = .chain
  ) -> AppLocalizer {
    localizer(forTexts: [preference.preferenceText], missingKeys)
  }

  /// The localizer for preferences in descending order.
  public func localizer(
    for preferences: some Sequence<some LocalePreference>, missingKeys: MissingKeyPolicy = .chain
  ) -> AppLocalizer {
    localizer(forTexts: preferences.map(\.preferenceText), missingKeys)
  }

  private func localizer(forTexts preferences: [String], _ missingKeys: MissingKeyPolicy) -> AppLocalizer {
    prepared.localizer(for: preferences, missingKeys)
  }
}

/// A file, or one language's part of a file, that contains strings of a table.
package struct TableFile: Sendable {
  /// The name of the table: `Localizable`.
  package let table: String
  package let format: LocalizedTable.Source
  /// The place of the strings, such as their localization.
  package let place: TablePlace
  /// The file, relative to the bundle.
  package let path: String
}

extension LocalizedBundle {
  /// All files of strings, by place: outside all localizations, `Base.lproj`, then each localization. A catalog occurs
  /// once for each of its languages. Reads the contents of each localization's folder.
  package var tableFiles: [TableFile] {
    let localized = folders.map { ResourcePlace(place: $0.place, folder: $0.path) }
    let places = layout.resourceFolders.map { ResourcePlace(place: .unlocalized, folder: $0) } + localized
    let files = places.flatMap { tableFiles(in: $0) }
    let parts = catalogs.flatMap { catalog in
      catalog.localizations.map {
        TableFile(table: catalog.table, format: .catalog, place: .localization($0), path: catalog.path)
      }
    }
    return files + parts
  }

  private func tableFiles(in place: ResourcePlace) -> [TableFile] {
    names(in: place.folder).compactMap { name in
      let path = place.folder.appendingPath(name)
      guard case .texts(let format)? = FileRole(name), format != .catalog, includes?(path) ?? true,
        case .file = FileKind(at: self.path(of: path))
      else { return nil }
      return TableFile(table: String(name.nameAndExtension.name), format: format, place: place.place, path: path)
    }
  }
}

extension LocalizedBundle {
  /// The files of texts in its folders that are no part of it, relative to the bundle.
  package var otherFiles: [String] {
    guard let includes else { return [] }
    return (layout.resourceFolders + folders.map(\.path)).flatMap { folder in
      names(in: folder).filter { FileRole($0)?.isTexts ?? false }.map(folder.appendingPath).filter { !includes($0) }
    }
  }
}

extension String {
  /// The path before the last slash; empty without a slash.
  package var parentPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
