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
