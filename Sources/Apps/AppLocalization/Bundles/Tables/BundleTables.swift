import LocalizedStrings

/// The strings of a bundle, read once and kept: one value serves every user of a server.
///
///     let tables = BundleTables(of: bundle)
///     let localizer = AppLocalizer(tables, preferredLanguages: ["it-IT"])
///
/// Making it reads every file of strings; copies share them.
public struct BundleTables: Sendable {
  /// The bundle they were read from.
  public let bundle: LocalizedBundle
  /// The tables of each place by name.
  package let tables: [TablePlace: [String: LocalizedTable]]
  /// What is wrong with the files.
  public let diagnostics: [LocalizationDiagnostic]

  /// Reads the strings of all localizations, or of those in a search list.
  public init(of bundle: LocalizedBundle, searchList: [String]? = nil) {
    var reading = Reading(bundle: bundle)
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

  /// The table of a place; nil where it has none.
  package func table(_ name: String, at place: TablePlace) -> LocalizedTable? { tables[place]?[name] }

  private struct Reading {
    let bundle: LocalizedBundle
    var diagnostics: [LocalizationDiagnostic] = []
    private var strings: [Key: StringsTable] = [:]
    private var dictionaries: [Key: StringsDictionary] = [:]
    private var catalogs: [String: StringCatalog] = [:]
    private var fromCatalogs: [Key: LocalizedTable] = [:]

    private struct Key: Hashable {
      let place: TablePlace
      let table: String
    }

    init(bundle: LocalizedBundle) { self.bundle = bundle }

    /// The first file of a table wins, as it does where resources are looked up.
    mutating func read(_ file: TableFile) {
      let key = Key(place: file.place, table: file.table)
      let path = bundle.path(of: file.path)
      if file.format == .catalog, let catalog = catalogs[file.path] {
        takeCatalog(catalog, key)
        return
      }
      switch FileBytes.read(path, bundle.limits) {
      case .failure(let problem): diagnostics.append(problem.diagnostic(path))
      case .success(let data):
        switch file.format {
        case .strings:
          let reading = StringsTable.read(data, path: path, limits: bundle.limits)
          diagnostics += reading.diagnostics
          if strings[key] == nil { strings[key] = reading.table }
        case .stringsDictionary:
          let reading = StringsDictionary.read(data, path: path, limits: bundle.limits)
          diagnostics += reading.diagnostics
          if dictionaries[key] == nil { dictionaries[key] = reading.dictionary }
        case .catalog:
          // What is wrong with it was told when the bundle was read.
          guard let catalog = StringCatalog.read(data, path: path, limits: bundle.limits).catalog else { return }
          catalogs[file.path] = catalog
          takeCatalog(catalog, key)
        }
      }
    }

    private mutating func takeCatalog(_ catalog: StringCatalog, _ key: Key) {
      guard case .localization(let language) = key.place, fromCatalogs[key] == nil else { return }
      fromCatalogs[key] = LocalizedTable(catalog: catalog, language: language)
    }

    /// A file beside a catalog of the same name and language goes first.
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
