import SystemAccess

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

  /// The files of texts in its folders that are no part of it, relative to the bundle.
  package var otherFiles: [String] {
    guard let includes else { return [] }
    return (layout.resourceFolders + folders.map(\.path)).flatMap { folder in
      names(in: folder).filter { FileRole($0)?.isTexts ?? false }.map(folder.appendingPath).filter { !includes($0) }
    }
  }
}

/// The contents of a file of strings.
package enum TableFileContents: Sendable {
  case strings(StringsTable)
  /// Nil for a damaged file, which is used all the same: it shows keys.
  case dictionary(StringsDictionary?)
  /// The catalog whose part the file is.
  case catalog(StringCatalog)

  /// Reads a file of a kind; nil for a catalog that cannot be read.
  package static func read(
    _ bytes: [UInt8], as format: LocalizedTable.Source, path: String, limits: ReadingLimits
  ) -> (contents: Self?, diagnostics: [LocalizationDiagnostic]) {
    switch format {
    case .strings:
      let reading = StringsTable.read(bytes, path: path, limits: limits)
      return (.strings(reading.table), reading.diagnostics)
    case .stringsDictionary:
      let reading = StringsDictionary.read(bytes, path: path, limits: limits)
      return (.dictionary(reading.dictionary), reading.diagnostics)
    case .catalog:
      let reading = StringCatalog.read(bytes, path: path, limits: limits)
      return (reading.catalog.map(Self.catalog), reading.diagnostics)
    }
  }
}

/// A file of strings as look-up takes it.
package struct TableFileReading: Sendable {
  package let file: TableFile
  /// Nil for a file that cannot be read.
  package let contents: TableFileContents?
  package let diagnostics: [LocalizationDiagnostic]
  /// Whether a table takes the file. If not, another file of its name is used.
  package let isUsed: Bool
}

extension LocalizedTable {
  /// Whether the table takes a file. The first `.strings` and the first `.stringsdict` of a name are used, and a file with
  /// all localizations only where there is neither: Xcode builds no app in which a catalog meets them.
  fileprivate func takes(_ format: Source) -> Bool {
    switch format {
    case .strings: strings == nil
    case .stringsDictionary: formats == nil
    case .catalog: strings == nil && formats == nil
    }
  }
}

extension LocalizedBundle {
  /// Reads files of strings, each once, into the tables that look-up asks: the only place that knows which file wins.
  ///
  /// - Parameters:
  ///   - catalogs: the bundle's catalogs, by path.
  ///   - isWanted: whether to read a file.
  ///   - name: the name of a file's table.
  ///   - visit: receives each file when it was read.
  package func readTables(
    catalogs: [String: StringCatalog], isWanted: (TableFile) -> Bool = { _ in true },
    name: (TableFile) -> String = \.table, visit: (TableFileReading) -> Void
  ) -> StringLookup.Tables {
    var tables: StringLookup.Tables = [:]
    var keys = SharedKeys()
    // Catalogs come last.
    for file in tableFiles where isWanted(file) {
      let name = name(file)
      // The table is removed while it is changed, to avoid a copy.
      var table = tables[file.place]?.removeValue(forKey: name) ?? LocalizedTable()
      let isUsed = table.takes(file.format)
      let (contents, diagnostics) = read(file, catalogs)
      if isUsed {
        switch contents {
        case .strings(let strings)?: table.add(strings, &keys)
        case .dictionary(let dictionary)?: table.add(dictionary, &keys)
        case .catalog(let catalog)?:
          if case .localization(let language) = file.place { table.add(catalog, in: language, &keys) }
        case nil: break
        }
      }
      if !table.isAbsent { tables[file.place, default: [:]][name] = table }
      visit(TableFileReading(file: file, contents: contents, diagnostics: diagnostics, isUsed: isUsed))
    }
    return tables
  }

  private func read(
    _ file: TableFile, _ catalogs: [String: StringCatalog]
  ) -> (contents: TableFileContents?, diagnostics: [LocalizationDiagnostic]) {
    // The problems of files with all localizations are those of the bundle.
    if file.format == .catalog { return (catalogs[file.path].map(TableFileContents.catalog), []) }
    let path = path(of: file.path)
    switch FileBytes.read(path, limits) {
    case .failure(let problem): return (nil, [problem])
    case .success(let bytes): return TableFileContents.read(bytes, as: file.format, path: path, limits: limits)
    }
  }
}
