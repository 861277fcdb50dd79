import Foundation
import LocalizationEngines

/// The localizations and settings of a folder with an app's resources. It is read without Foundation's `Bundle`, which
/// on Linux traps for a bundle without development region, and chooses by the order of the directory.
///
/// It reads an `.app`, `.bundle`, `.framework` or `.appex` in the layouts of iOS and macOS, `.resources` as SwiftPM makes
/// them on Linux, and any folder of `.lproj`s.
///
///     let bundle = try LocalizedBundle(path: "/srv/app/App_App.resources")
///     bundle.localizations           // de, en-GB, it
///     bundle.developmentRegion       // en-GB
///
/// It never changes, not even if files on disk do, and is shared, not copied. Problems in files are in `diagnostics`, and
/// everything that can be read is read.
public final class LocalizedBundle: Sendable {
  /// What was read, without the contents of catalogs.
  private let reading: BundleReading

  /// The folder as it was given; empty for a caller's own texts.
  public var path: String { reading.root }
  /// The layout of the folder.
  package var layout: BundleLayout { reading.layout }
  /// `Info.plist`; empty if there is none.
  public var info: InfoDictionary { reading.info }
  /// The folders of localizations, including `Base`.
  package var folders: [LocalizationFolder] { reading.folders }
  /// The string catalogs, which contain all localizations of a table in one file.
  package var catalogs: [CatalogSummary] { reading.catalogs }
  /// Whether a file of texts is part of the bundle; nil for all.
  var includes: (@Sendable (String) -> Bool)? { reading.includes }
  /// The problems that were found.
  public var diagnostics: [LocalizationDiagnostic] { reading.diagnostics }
  /// The limits of reading, which also apply to files that are read later.
  package var limits: ReadingLimits { reading.limits }

  /// The development region as a localization: the info dictionary's, else the source language of the string catalogs.
  /// In an audit of sources the project's comes between them.
  public let developmentRegion: String?

  /// The localizations, each spelling once: first the info dictionary's, then the folders' and the catalogs', without
  /// `Base`.
  ///
  /// With `Base.lproj` the development region is included even if it has no folder. If there are no localizations at
  /// all, the development region is the only one.
  public let localizations: [String]

  /// The options by which CLDR's rules choose. Their default is not asked: it is the development region.
  let options: LocaleMatcher.Options

  /// The localizations as the engines need them that were asked.
  private let preparations: EnginePreparations
  /// The names of the folders and of the catalogs' languages, by their folded form.
  private let tableNames: [String: [String]]

  /// Reads a folder: lists the folder that contains the resources, and reads `Info.plist` and the string catalogs.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - limits: the limits of reading.
  /// - Throws: the problem, if there is no such folder or it cannot be listed. Other problems are in `diagnostics`.
  public convenience init(path: String, limits: ReadingLimits = .standard) throws(LocalizationDiagnostic) {
    try self.init(BundleReading(path, limits: limits).checked())
  }

  /// Creates a bundle from the collected parts.
  package init(_ reading: BundleReading, options: LocaleMatcher.Options = LocaleMatcher.Options()) {
    var reading = reading
    reading.contents = [:]
    self.reading = reading
    developmentRegion =
      reading.info.developmentRegion ?? reading.defaultRegion
      ?? reading.catalogs.lazy.compactMap(\.sourceLanguage).first
    localizations = Self.localizations(of: reading, developmentRegion)
    self.options = options
    preparations = EnginePreparations(localizations, developmentRegion, options)
    tableNames = Dictionary(
      grouping: reading.folders.filter { !$0.isBase }.map(\.localization) + reading.catalogs.flatMap(\.localizations),
      by: LocalizationName.folded)
  }

  /// The bundle with further localizations, those that a caller's texts have.
  func adding(_ localizations: [String]) -> LocalizedBundle {
    if localizations.isEmpty { return self }
    var reading = reading
    reading.catalogs.append(CatalogSummary(localizations: localizations, sourceLanguage: nil))
    return LocalizedBundle(reading, options: options)
  }

  private static func localizations(of reading: BundleReading, _ developmentRegion: String?) -> [String] {
    var seen: Set<String> = []
    var names =
      (reading.info.localizations + reading.folders.filter { !$0.isBase }.map(\.localization)
      + reading.catalogs.flatMap(\.localizations))
      .filter { $0 != LocalizationName.base && seen.insert($0).inserted }
    let hasBase = reading.folders.contains(where: \.isBase)
    if let region = developmentRegion, names.isEmpty || hasBase && !LocalizationName.contains(names, region) {
      names.append(region)
    }
    return names
  }

  /// The folders of a localization in any spelling of its name; the exact spelling on disk comes first.
  package func folders(for localization: String) -> [LocalizationFolder] {
    let exact = folders.filter { $0.localization == localization || $0.nameOnDisk == localization }
    guard exact.isEmpty else { return exact }
    let folded = LocalizationName.folded(localization)
    return folders.filter { LocalizationName.folded($0.localization) == folded }
  }

  /// The names in a folder of resources or of a localization, as they were when the bundle was read.
  package func names(in folder: String) -> [String] { reading.listings[folder]?.names ?? [] }

  /// Whether all that a localization's folders have is known.
  package func isListed(_ localization: String) -> Bool {
    folders(for: localization).allSatisfy { reading.listings[$0.path]?.problem == nil }
  }

  /// The file system's path of a path inside the bundle.
  package func path(of relative: String) -> String { path.appendingPath(relative) }
}

extension LocalizedBundle: CustomStringConvertible {
  var name: String { path.isEmpty ? "texts" : path }

  /// The path with the localizations: `App.app: de, en-GB, it (development region en-GB)`.
  public var description: String {
    let region = developmentRegion.map { " (development region \($0))" } ?? ""
    return "\(name): \(localizations.isEmpty ? "no localization" : localizations.joined(separator: ", "))\(region)"
  }
}

extension LocalizedBundle {
  /// The search list of this bundle for a user. Allocates; reads no file. An engine's first question prepares the
  /// localizations for it.
  ///
  /// - Parameters:
  ///   - preferredLanguages: the user's languages, best first.
  ///   - engine: how localizations are matched.
  ///   - mainBundle: the app that the bundle belongs to, whose languages it follows unless that app allows mixed
  ///     localizations; nil for the app itself.
  public func choice(
    for preferredLanguages: [String], engine: LocalizationEngine = .apple, in mainBundle: LocalizedBundle? = nil
  ) -> LocalizationChoice {
    context(preferredLanguages, engine, mainBundle ?? self)
      .searchList(of: prepared(for: engine), governedBy: mainBundle?.prepared(for: engine))
  }

  /// The same choice with the steps that led to it.
  public func explanation(
    for preferredLanguages: [String], engine: LocalizationEngine = .apple, in mainBundle: LocalizedBundle? = nil
  ) -> LocalizationExplanation {
    context(preferredLanguages, engine, mainBundle ?? self)
      .explanation(of: prepared(for: engine), governedBy: mainBundle?.prepared(for: engine))
  }

  private func context(
    _ preferredLanguages: [String], _ engine: LocalizationEngine, _ app: LocalizedBundle
  ) -> LocalizationContext {
    LocalizationContext(
      engine: engine, preferredLanguages: preferredLanguages,
      allowsMixedLocalizations: app.info.allowsMixedLocalizations,
      followsParentLocalization: app.info.followsParentLocalization || app.info.isExtension)
  }

  /// The localizations as an engine needs them.
  package func prepared(for engine: LocalizationEngine) -> PreparedLocalizations { preparations[engine] }

  /// The folders in which a user with this search list finds files, in the order of Core Foundation's
  /// CFBundle_Resources.c: outside all localizations, the first language, `Base.lproj`, then the other languages.
  func places(_ searchList: [String]) -> [ResourcePlace] {
    var seen: Set<String> = []
    return tablePlaces(searchList.filter { $0 != LocalizationName.base }).flatMap { place -> [ResourcePlace] in
      let paths: [String] =
        switch place {
        case .unlocalized: layout.resourceFolders
        case .base: folders.filter(\.isBase).map(\.path)
        case .localization(let name): folders(for: name).filter { !$0.isBase }.map(\.path)
        }
      return paths.filter { seen.insert($0).inserted }.map { ResourcePlace(place: place, folder: $0) }
    }
  }

  /// The places of a search list in which this bundle may have tables, under the names by which it has them.
  package func tablePlaces(_ searchList: [String]) -> [TablePlace] {
    let known = searchList.map { language -> String in
      let names = tableNames[LocalizationName.folded(language)] ?? []
      return names.contains(language) ? language : names.first ?? language
    }
    var seen: Set<TablePlace> = []
    return TablePlace.order(searchList: known).filter { seen.insert($0).inserted }
  }
}

/// A bundle's localizations, prepared for each engine when it is first asked.
private final class EnginePreparations: @unchecked Sendable {
  private let names: [String]
  private let developmentRegion: String?
  private let options: LocaleMatcher.Options
  private let lock = NSLock()
  private var made: [LocalizationEngine: PreparedLocalizations] = [:]

  init(_ names: [String], _ developmentRegion: String?, _ options: LocaleMatcher.Options) {
    self.names = names
    self.developmentRegion = developmentRegion
    self.options = options
  }

  subscript(engine: LocalizationEngine) -> PreparedLocalizations {
    lock.lock()
    defer { lock.unlock() }
    if let known = made[engine] { return known }
    let prepared = PreparedLocalizations(
      names, developmentRegion: developmentRegion, for: engine, options: options)
    made[engine] = prepared
    return prepared
  }
}

/// A folder that may contain a resource, with its place.
struct ResourcePlace: Sendable {
  let place: TablePlace
  /// The folder's path, relative to the bundle.
  let folder: String
}

/// A folder of one localization, `en-GB.lproj`.
package struct LocalizationFolder: Sendable {
  /// The localization in its usual spelling, `en-GB` for `en-gb.lproj`, and `de` for `German.lproj`; `en_GB` is unchanged.
  package var localization: String
  /// The name of the folder on disk, without `.lproj`.
  package let nameOnDisk: String
  /// The folder, relative to the bundle.
  package let path: String

  /// - Parameter path: the folder; nil if its name is none of a localization.
  package init?(_ path: String) {
    guard path.hasExtension("lproj") else { return nil }
    nameOnDisk = String(path.lastPathComponent.dropLast(".lproj".count))
    localization = LocalizationName.repaired(nameOnDisk)
    self.path = path
  }

  /// The tag that every engine knows in place of a name from the time before tags: `de` for `German.lproj`; nil for any other.
  package var modernTag: String? { LegacyFolderName.tag(of: nameOnDisk).map(LocalizationName.hyphenated) }

  /// Whether this is `Base.lproj`, which is not a language.
  package var isBase: Bool { localization == LocalizationName.base }
  /// Whether the name on disk is in lower case, unlike the usual spelling.
  package var isRepaired: Bool { localization != nameOnDisk && localization.lowercased() == nameOnDisk.lowercased() }
  package var place: TablePlace { isBase ? .base : .localization(localization) }
}

/// The languages of a string catalog, a file with all localizations of a table.
package struct CatalogSummary: Sendable {
  /// The name of the table: `Localizable`.
  package let table: String
  /// The file, relative to the bundle.
  package let path: String
  /// The language of its keys; nil if the file does not name it.
  package let sourceLanguage: String?
  /// The languages that it has a string in. The source language comes first.
  package var localizations: [String]

  package init(_ catalog: StringCatalog, path: String) {
    self.init(path: path, localizations: catalog.languages, sourceLanguage: catalog.sourceLanguage)
  }

  /// - Parameters:
  ///   - path: empty for a caller's texts.
  ///   - localizations: with or without the source language.
  init(path: String = "", localizations: [String], sourceLanguage: String?) {
    self.path = path
    table = String(path.lastPathComponent.nameAndExtension.name)
    let source = sourceLanguage.flatMap { $0.isEmpty ? nil : $0 }
    self.sourceLanguage = source
    self.localizations = (source.map { [$0] } ?? []) + localizations.filter { $0 != source && !$0.isEmpty }
  }
}
