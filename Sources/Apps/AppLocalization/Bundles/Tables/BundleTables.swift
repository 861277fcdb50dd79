import LocalizedStrings
import SystemAccess

/// The strings of a bundle, read once and kept in memory. One value serves all users of a server.
///
///     let tables = BundleTables(of: bundle)
///     let localizer = AppLocalizer(tables, preferredLanguages: ["it-IT"])
///
/// Its initializer reads all files of strings; copies share them.
public struct BundleTables: Sendable {
  /// The bundle that the tables were read from.
  public let bundle: LocalizedBundle
  /// The tables of each place by name.
  package let tables: [TablePlace: [String: LocalizedTable]]
  /// The problems in the files.
  public let diagnostics: [LocalizationDiagnostic]

  /// Reads the strings of all localizations, or of those in a search list.
  public init(of bundle: LocalizedBundle, searchList: [String]? = nil) {
    var reading = TableReader(bundle: bundle)
    let wanted = searchList.map { Set($0.map(LocalizationName.comparable)) }
    for file in bundle.tableFiles {
      if case .localization(let name) = file.place, let wanted, !wanted.contains(LocalizationName.comparable(name)) {
        continue
      }
      reading.read(file)
    }
    self.bundle = bundle
    tables = reading.tables
    diagnostics = reading.diagnostics
  }

  /// The table of a place; nil if the place does not have it.
  package func table(_ name: String, at place: TablePlace) -> LocalizedTable? { tables[place]?[name] }

  private struct TableReader {
    let bundle: LocalizedBundle
    var diagnostics: [LocalizationDiagnostic] = []
    private var strings: [TableKey: StringsTable] = [:]
    private var dictionaries: [TableKey: StringsDictionary] = [:]
    private var catalogs: [String: StringCatalog] = [:]
    private var fromCatalogs: [TableKey: LocalizedTable] = [:]

    private struct TableKey: Hashable {
      let place: TablePlace
      let table: String
    }

    init(bundle: LocalizedBundle) { self.bundle = bundle }

    /// The first file of a table wins, as it does where resources are looked up.
    mutating func read(_ file: TableFile) {
      let key = TableKey(place: file.place, table: file.table)
      let path = bundle.path(of: file.path)
      if file.format == .catalog, let catalog = catalogs[file.path] {
        takeCatalog(catalog, key)
        return
      }
      switch FileBytes.read(path, bundle.limits) {
      case .failure(let problem): diagnostics.append(problem.diagnostic(path))
      case .success(let bytes):
        switch file.format {
        case .strings:
          let reading = StringsTable.read(bytes, path: path, limits: bundle.limits)
          diagnostics += reading.diagnostics
          if strings[key] == nil { strings[key] = reading.table }
        case .stringsDictionary:
          let reading = StringsDictionary.read(bytes, path: path, limits: bundle.limits)
          diagnostics += reading.diagnostics
          if dictionaries[key] == nil { dictionaries[key] = reading.dictionary }
        case .catalog:
          // Its problems were reported when the bundle was read.
          guard let catalog = StringCatalog.read(bytes, path: path, limits: bundle.limits).catalog else { return }
          catalogs[file.path] = catalog
          takeCatalog(catalog, key)
        }
      }
    }

    private mutating func takeCatalog(_ catalog: StringCatalog, _ key: TableKey) {
      guard case .localization(let language) = key.place, fromCatalogs[key] == nil else { return }
      fromCatalogs[key] = LocalizedTable(catalog: catalog, language: language)
    }

    /// The tables. A file takes precedence over a catalog of the same name and language.
    var tables: [TablePlace: [String: LocalizedTable]] {
      var tables: [TablePlace: [String: LocalizedTable]] = [:]
      for (key, table) in fromCatalogs { tables[key.place, default: [:]][key.table] = table }
      for key in Set(strings.keys).union(dictionaries.keys) {
        tables[key.place, default: [:]][key.table] =
          LocalizedTable(strings: strings[key], dictionary: dictionaries[key])
      }
      return tables
    }
  }
}

/// A file, or one language's part of a file, that contains strings of a table.
package struct TableFile: Hashable, Sendable {
  /// The name of the table: `Localizable`.
  package let table: String
  /// The format of the strings.
  package let format: LocalizedTable.Source
  /// The place of the strings, such as their localization.
  package let place: TablePlace
  /// The file, relative to the bundle.
  package let path: String
  /// The folder of resources that contains the file, or the folder of its localization. Relative to the bundle.
  package let root: String
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
        TableFile(
          table: catalog.table, format: .catalog, place: .localization($0), path: catalog.path,
          root: catalog.path.resourceFolder)
      }
    }
    return files + parts
  }

  private func tableFiles(in place: ResourcePlace) -> [TableFile] {
    FolderListing(of: path(of: place.folder), limits).names.compactMap { name in
      let format: LocalizedTable.Source? =
        name.hasExtension("strings") ? .strings : name.hasExtension("stringsdict") ? .stringsDictionary : nil
      let path = place.folder.appendingPath(name)
      guard let format, case .file = FileKind(at: self.path(of: path)) else { return nil }
      return TableFile(
        table: String(name.nameAndExtension.name), format: format, place: place.place, path: path,
        root: place.place == .unlocalized ? place.folder : place.folder.parentPath)
    }
  }
}

extension String {
  /// The path before the last slash; empty without a slash.
  package var parentPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// The folder of resources of a catalog, which may be in its folder `mul.lproj`.
  fileprivate var resourceFolder: String { parentPath.hasExtension("lproj") ? parentPath.parentPath : parentPath }
}

/// The place of a table in a bundle.
public enum TablePlace: Hashable, Sendable {
  /// In the resources, outside any `.lproj` folder. Such a file wins over every localization.
  case unlocalized
  /// In `Base.lproj`.
  case base
  /// In the folder of the localization with this name.
  case localization(String)

  /// The order in which a bundle looks for a file: unlocalized, the first language, Base, then the other languages.
  ///
  /// - Parameter searchList: the bundle's languages, best first, its development region at the end.
  package static func order(searchList: [String]) -> [TablePlace] {
    [.unlocalized] + searchList.prefix(1).map(TablePlace.localization) + [.base]
      + searchList.dropFirst().map(TablePlace.localization)
  }
}
