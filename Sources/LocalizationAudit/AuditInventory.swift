import AppLocalization
import LocalizedStrings

/// Reads every table of a bundle for an audit.
struct AuditInventory {
  let bundle: LocalizedBundle
  private(set) var tables: [AuditTable] = []
  private(set) var diagnostics: [LocalizationDiagnostic] = []

  init(_ bundle: LocalizedBundle, _ options: AuditOptions) {
    self.bundle = bundle
    var byName: [String: AuditTable] = [:]
    var sources: [String: String] = [:]
    var catalogs: [String: StringCatalog] = [:]
    let isNested = bundle.layout.resourceFolders.count > 1
    for file in bundle.tableFiles {
      let name = isNested ? file.root.appendingPath(file.table) : file.table
      var table = byName[name] ?? AuditTable(name: name)
      let language = Self.name(of: file.place)
      var contents = table.localizations[language] ?? AuditTable.Contents()
      contents.paths.append(file.path)
      if file.format == .catalog {
        if catalogs[file.path] == nil { catalogs[file.path] = readCatalog(file.path) }
        guard let catalog = catalogs[file.path] else { continue }
        sources[name] = catalog.sourceLanguage
        Self.add(catalog, language, file.path, to: &contents)
      } else {
        read(file, into: &contents)
      }
      table.localizations[language] = contents
      byName[name] = table
    }
    let interfaces = Self.interfaces(bundle)
    tables = byName.values.sorted { $0.name < $1.name }.map { table in
      var table = table
      table.hasBaseInterface = interfaces.contains(String(table.name.lastPathComponent))
      table.reference = Self.reference(of: table, options.reference ?? sources[table.name] ?? bundle.developmentRegion)
      return table
    }
  }

  /// The name under which a table keeps a place.
  static func name(of place: TablePlace) -> String {
    switch place {
    case .unlocalized: ""
    case .base: LocalizationName.base
    case .localization(let name): name
    }
  }

  /// The localization of this name in any spelling; that of the developer may be `Base` too.
  private static func reference(of table: AuditTable, _ wanted: String?) -> String? {
    let names = table.localizations.keys.sorted()
    guard let wanted else { return names.contains(LocalizationName.base) ? LocalizationName.base : nil }
    if names.contains(wanted) { return wanted }
    let comparable = LocalizationName.comparable(wanted)
    return names.first { LocalizationName.comparable($0) == comparable }
      ?? (names.contains(LocalizationName.base) ? LocalizationName.base : nil)
  }

  /// The storyboards and other files in `Base.lproj` whose texts localizations give in a table of the same name.
  private static func interfaces(_ bundle: LocalizedBundle) -> Set<String> {
    let kinds = ["storyboard", "storyboardc", "xib", "nib", "intentdefinition"]
    let names = bundle.folders.filter(\.isBase).flatMap {
      FolderListing(of: bundle.path(of: $0.path), bundle.limits).names
    }
    return Set(
      names.filter { name in kinds.contains { name.hasExtension($0) } }.map { String($0.nameAndExtension.name) })
  }

  private mutating func data(_ relative: String) -> [UInt8]? {
    let path = bundle.path(of: relative)
    switch FileBytes.read(path, bundle.limits) {
    case .success(let data): return Array(data)
    case .failure(let problem):
      diagnostics.append(problem.diagnostic(path))
      return nil
    }
  }

  private mutating func read(_ file: TableFile, into contents: inout AuditTable.Contents) {
    guard let data = data(file.path) else { return }
    let path = bundle.path(of: file.path)
    if file.format == .strings {
      let reading = StringsTable.read(data, path: path)
      diagnostics += reading.diagnostics
      for (index, entry) in reading.table.entries.enumerated()
      where contents.entries[entry.key]?.format?.parts.isEmpty != false {
        let position = reading.positions.indices.contains(index) ? reading.positions[index] : nil
        let format = entry.text.map { LocalizedFormat(text: .text($0)) }
        contents.entries[entry.key] = AuditTable.Entry(format: format, path: file.path, position: position)
      }
    } else {
      let reading = StringsDictionary.read(data, path: path)
      diagnostics += reading.diagnostics
      guard let dictionary = reading.dictionary else { return }
      for (index, member) in dictionary.fields.members.enumerated() {
        let position = reading.positions.indices.contains(index) ? reading.positions[index] : nil
        contents.entries[member.key] = AuditTable.Entry(
          format: LocalizedFormat(member.value), path: file.path, position: position)
      }
    }
  }

  /// What is wrong with a catalog was told when the bundle was read.
  private func readCatalog(_ relative: String) -> StringCatalog? {
    guard case .success(let data) = FileBytes.read(bundle.path(of: relative), bundle.limits) else { return nil }
    return StringCatalog.read(data).catalog
  }

  private static func add(
    _ catalog: StringCatalog, _ language: String, _ path: String, to contents: inout AuditTable.Contents
  ) {
    let isSource = catalog.sourceLanguage == language
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      guard let entry = catalog[member.key], entry.shouldTranslate else { continue }
      let localization = entry[language: language]
      // In the source language a key without a text is its own text.
      let format =
        localization.flatMap(LocalizedFormat.init)
        ?? (isSource ? LocalizedFormat(text: .text(member.key)) : nil)
      guard let format else { continue }
      let states = localization?.units.compactMap(\.unit.state) ?? []
      var state = AuditTable.State.translated
      if entry.extractionState == .stale {
        state = .stale
      } else if states.contains(.new) {
        state = .untranslated
      } else if states.contains(.needsReview) || states.contains(.stale) {
        state = .needsReview
      }
      contents.entries[member.key] = AuditTable.Entry(
        format: format, state: state, path: path, position: member.position)
    }
  }
}
