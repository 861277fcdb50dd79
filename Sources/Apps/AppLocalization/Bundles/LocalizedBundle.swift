import LocalizedStrings

/// What a folder with an app's resources says of its languages, read without Foundation's `Bundle`, which on Linux traps
/// on a bundle without development region and chooses by the order of the directory.
///
/// Any folder will do: `.app`, `.bundle`, `.framework`, `.appex` in the layouts of iOS and macOS, `.resources` as SwiftPM
/// makes them on Linux, a plain folder of `.lproj`s, or the sources of an app with their project.
///
///     let bundle = LocalizedBundle(path: "/srv/app/App_App.resources")
///     bundle.localizations           // de, en-GB, it
///     bundle.developmentRegion       // en-GB
///
/// A plain value of what was found when it was made: later changes on disk are not seen. Nothing throws; what is wrong is
/// in `diagnostics`, and what can be read is read all the same.
public struct LocalizedBundle: Sendable {
  /// The folder as it was given.
  public let path: String
  /// Where the folder keeps what.
  package let layout: BundleLayout
  /// `Info.plist`; empty where there is none.
  public let info: InfoDictionary
  /// The folders of localizations, `Base` among them.
  package let folders: [LocalizationFolder]
  /// The string catalogs, which hold the localizations of a table in one file.
  package let catalogs: [CatalogSummary]
  /// The project, where the folder holds sources.
  package let project: ProjectLocalizations?
  /// What is wrong with what was read.
  public let diagnostics: [LocalizationDiagnostic]
  /// The limits it was read with, which hold for everything read later.
  package let limits: ReadingLimits

  /// The order in which folders are listed, which breaks ties between localizations: on Apple's platforms it is the file
  /// system's, and so may differ from one device to the next.
  package enum FolderOrder: Hashable, Sendable {
    /// By UTF-8 bytes: the same on every machine. APFS too lists names in an order of its own, not this one.
    case sorted
    /// As the file system lists them.
    case asListed
  }

  /// Whether there is a `Base.lproj`.
  package var hasBase: Bool { folders.contains(where: \.isBase) || project?.hasBase == true }

  /// The development region as a localization: that of the info dictionary, or of the project where the info dictionary
  /// has none or leaves a build variable in its place, or else the source language of the string catalogs. Among sources
  /// a variable that no project explains means what a new project of Xcode has, `en`.
  public var developmentRegion: String? {
    if let region = info.developmentRegion?.localization ?? project?.developmentRegion { return region }
    if let language = catalogs.lazy.compactMap(\.sourceLanguage).first { return language }
    return layout.kind == .sources && info.developmentRegion != nil ? "en" : nil
  }

  /// The localizations, each spelling once: those that the info dictionary declares, then folders, catalogs and the
  /// project's known regions, without `Base`.
  ///
  /// With `Base.lproj` the development region is one of them though it has no folder of its own. Where there is nothing
  /// at all, the development region is the only one.
  public var localizations: [String] {
    var seen: Set<String> = []
    var names =
      (info.localizations + folders.filter { !$0.isBase }.map(\.localization)
      + catalogs.flatMap(\.localizations) + (project?.knownRegions ?? []))
      .filter { $0 != LocalizationName.base && seen.insert($0).inserted }
    if let region = developmentRegion, names.isEmpty || hasBase && !LocalizationName.contains(names, region) {
      names.append(region)
    }
    return names
  }

  /// What `Bundle.localizations` lists for the folder: the declared ones and then the folders by their names on disk,
  /// `Base` and repetitions included (Core Foundation, `CFBundleCopyBundleLocalizations`).
  public var foundationLocalizations: [String] {
    var names = info.localizations + folders.filter { $0.path.hasSuffix(".lproj") }.map(\.nameOnDisk)
    if let region = info.developmentRegion?.localization,
      names.isEmpty || names.contains(LocalizationName.base) && !LocalizationName.contains(names, region)
    {
      names.append(region)
    }
    return names
  }

  /// The folders of a localization in any spelling of the same name, that on disk first.
  package func folders(for localization: String) -> [LocalizationFolder] {
    let exact = folders.filter { $0.localization == localization || $0.nameOnDisk == localization }
    guard exact.isEmpty else { return exact }
    let folded = LocalizationName.folded(localization)
    return folders.filter { LocalizationName.folded($0.localization) == folded }
  }

  /// A path inside the bundle as the file system wants it.
  public func path(of relative: String) -> String { path.appendingPath(relative) }
}

extension LocalizedBundle {
  /// Reads a folder. What is wrong with it is in `diagnostics`; a path to nothing gives a bundle without localizations.
  ///
  /// Lists the folder that holds the resources and reads `Info.plist`, the project and the string catalogs. Among
  /// sources it lists every folder within the limits.
  public init(path: String, limits: ReadingLimits = .standard) {
    self.init(path: path, order: .sorted, limits: limits)
  }

  /// A reading with folders in another order.
  package init(path: String, order: FolderOrder, limits: ReadingLimits = .standard) {
    var reading = BundleReading(root: path, order: order, limits: limits)
    reading.read()
    self.init(reading)
  }

  /// What was collected.
  init(_ reading: BundleReading) {
    path = reading.root
    limits = reading.limits
    layout = reading.layout
    info = reading.info
    folders = reading.folders
    catalogs = reading.catalogs
    project = reading.project
    diagnostics = reading.diagnostics
  }

  /// What an engine chooses from.
  public var choices: BundleLocalizations {
    BundleLocalizations(localizations, developmentRegion: developmentRegion)
  }

  /// The search list of this bundle for a user, and how it came about.
  ///
  /// - Parameters:
  ///   - preferredLanguages: what the user wants, best first.
  ///   - engine: how localizations are matched.
  ///   - mainBundle: the app that the bundle belongs to, whose languages it follows unless that app allows mixed
  ///     localizations; nil for the app itself.
  public func choice(
    for preferredLanguages: [String], engine: LocalizationEngine = .apple, in mainBundle: LocalizedBundle? = nil
  ) -> LocalizationChoice {
    let app = mainBundle ?? self
    let context = LocalizationContext(
      engine: engine, preferredLanguages: preferredLanguages, mainBundle: app.choices,
      allowsMixedLocalizations: app.info.allowsMixedLocalizations,
      followsParentLocalization: app.info.followsParentLocalization || app.info.isExtension)
    return context.searchList(of: choices, isMain: mainBundle == nil)
  }

  /// The places of a search list in which this bundle may have tables, under the names by which it has them.
  package func tablePlaces(_ searchList: [String]) -> [TablePlace] {
    let names = folders.filter { !$0.isBase }.map(\.localization) + catalogs.flatMap(\.localizations)
    let known = searchList.flatMap { language -> [String] in
      if names.contains(language) { return [language] }
      let folded = LocalizationName.folded(language)
      let same = names.filter { LocalizationName.folded($0) == folded }
      return same.isEmpty ? [language] : Array(same.prefix(1))
    }
    var seen: Set<TablePlace> = []
    return TablePlace.order(searchList: known).filter { seen.insert($0).inserted }
  }
}

/// A folder of one localization, `en-GB.lproj`.
package struct LocalizationFolder: Hashable, Sendable {
  /// The localization in its usual spelling: `en-GB` for `en-gb.lproj`, but `en_GB` and `English` as they are.
  package let localization: String
  /// The name of the folder on disk, without `.lproj`.
  package let nameOnDisk: String
  /// The folder, relative to the bundle.
  package let path: String

  /// Whether this is `Base.lproj`, which holds no language.
  package var isBase: Bool { localization == LocalizationName.base }
  /// Whether the name on disk had lost its capitals.
  package var isRepaired: Bool { localization != nameOnDisk }
  /// Where its tables lie.
  var place: TablePlace { isBase ? .base : .localization(localization) }
}

/// The languages of a string catalog, which is a table with all its localizations in one file.
package struct CatalogSummary: Hashable, Sendable {
  /// The name of the table: `Localizable`.
  package let table: String
  /// The file, relative to the bundle.
  package let path: String
  /// The language of its keys; nil where the file does not name it.
  package let sourceLanguage: String?
  /// The languages that it has a string in, and the source language, which comes first.
  package let localizations: [String]

  init(_ catalog: StringCatalog, path: String) {
    self.path = path
    table = String(path.lastPathComponent.nameAndExtension.name)
    let source = catalog.sourceLanguage.flatMap { $0.isEmpty ? nil : $0 }
    sourceLanguage = source
    localizations = (source.map { [$0] } ?? []) + catalog.languages.filter { $0 != source && !$0.isEmpty }
  }
}
