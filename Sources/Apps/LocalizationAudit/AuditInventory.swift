import AppLocalization

/// Reads every table of a bundle for an audit, each file once.
struct AuditInventory {
  let bundle: LocalizedBundle
  private(set) var tables: [AuditTable] = []
  /// The problems in the files.
  private(set) var findings: [AuditFinding] = []
  /// The texts of `Info.plist` that the system shows when the app asks for a permission, by key.
  private(set) var infoTexts: [String: String] = [:]

  private init(_ bundle: LocalizedBundle) { self.bundle = bundle }

  /// Reads the tables.
  ///
  /// - Parameters:
  ///   - catalogs: the bundle's catalogs, by path.
  ///   - infoTexts: values of `Info.plist` that a build adds.
  ///   - unshipped: localizations to skip.
  static func read(
    _ bundle: LocalizedBundle, _ options: AuditOptions, catalogs: [String: StringCatalog],
    infoTexts: [String: String] = [:], without unshipped: Set<String> = []
  ) -> AuditInventory {
    var inventory = AuditInventory(bundle)
    if options.checksStrings { inventory.read(options, catalogs, infoTexts, unshipped) }
    return inventory
  }

  private mutating func read(
    _ options: AuditOptions, _ catalogs: [String: StringCatalog], _ more: [String: String], _ unshipped: Set<String>
  ) {
    let own = bundle.info.values.members.compactMap { member in member.value.string.map { (member.key, $0) } }
    infoTexts = Dictionary(own, uniquingKeysWith: { first, _ in first }).merging(more) { first, _ in first }
      .filter { $0.hasSuffix("UsageDescription") && !$1.contains("$(") && $1.wordCount > 1 }
    for catalog in bundle.catalogs {
      guard let contents = catalogs[catalog.path] else { continue }
      findings += CatalogChecker.diagnostics(of: contents, path: bundle.path(of: catalog.path), limits: bundle.limits)
        .map { AuditFinding(diagnostic: $0) }
    }
    // Before any table, so that less is held: no file takes as much memory while it is read as a storyboard.
    let interfaces = interfaces(of: Set(bundle.tableFiles.map(\.table.lastPathComponent)))
    var byName: [String: AuditTable] = [:]
    var sources: [String: String] = [:]
    let isNested = bundle.isSources || bundle.layout.resourceFolders.count > 1
    for file in bundle.tableFiles {
      let name = isNested ? file.path.resourceFolder.appendingPath(file.table) : file.table
      let language = Self.name(of: file.place)
      if unshipped.contains(language) { continue }
      // The table is removed while it is changed, to avoid a copy.
      var table = byName.removeValue(forKey: name) ?? AuditTable(name: name)
      var contents = table.localizations.removeValue(forKey: language) ?? AuditTable.Contents()
      let path = bundle.path(of: file.path)
      if file.format == .catalog {
        if let catalog = catalogs[file.path] {
          sources[name] = catalog.sourceLanguage
          table.isCatalog = true
          contents.paths.append(path)
          Self.add(catalog, language, path, to: &contents)
        }
      } else {
        contents.paths.append(path)
        read(file, path, name, into: &contents)
      }
      table.localizations[language] = contents
      byName[name] = table
    }
    join(&byName)
    tables = byName.values.sorted { $0.name < $1.name }.map { table in
      var table = table
      if let found = interfaces[table.shortName] { (table.interfacePlaces, table.interfaces) = found }
      if table.kind == .settings { table.settingsTexts = settingsTexts(table) }
      table.reference = Self.reference(of: table, options.reference ?? sources[table.name] ?? bundle.developmentRegion)
      return table
    }
  }

  /// Joins the parts of a table whose developer's texts are in one folder of a target, and whose translations in others.
  private func join(_ tables: inout [String: AuditTable]) {
    let region = bundle.developmentRegion ?? "en"
    let groups = Dictionary(grouping: tables.keys, by: \.lastPathComponent)
    for names in groups.values where names.count > 1 {
      let own = names.filter { LocalizationName.contains(Array(tables[$0]?.localizations.keys ?? [:].keys), region) }
      guard own.count == 1, let main = own.first, var joined = tables.removeValue(forKey: main) else { continue }
      for name in names.sorted() where name != main {
        let part = tables[name]?.localizations ?? [:]
        // Two files for one localization are two tables.
        guard Set(part.keys).isDisjoint(with: joined.localizations.keys) else { continue }
        joined.localizations.merge(part) { own, _ in own }
        tables[name] = nil
      }
      tables[main] = joined
    }
  }

  /// The texts of the pages of settings that use a table. Xcode's template leaves keys in it that no page shows. Nil if
  /// no page could be read.
  private func settingsTexts(_ table: AuditTable) -> Set<String>? {
    let folder = table.name.parentPath
    var texts: Set<String>?
    for file in FolderListing(of: bundle.path(of: folder), bundle.limits).names where file.hasExtension("plist") {
      let path = bundle.path(of: folder.appendingPath(file))
      guard case .success(let bytes) = FileBytes.read(path, bundle.limits),
        let page = try? PropertyListDocument(bytes, path: path, limits: bundle.limits).value.dictionary,
        (page["StringsTable"]?.string ?? String(file.nameAndExtension.name)) == table.shortName
      else { continue }
      let items = (page["PreferenceSpecifiers"]?.array ?? []).compactMap(\.dictionary) + [page]
      texts = (texts ?? []).union(
        items.flatMap { item in
          ["Title", "FooterText"].compactMap { item[$0]?.string }
            + ["Titles", "ShortTitles"].flatMap { item[$0]?.array ?? [] }.compactMap(\.string)
        })
    }
    return texts
  }

  private func document(_ relative: String) -> InterfaceDocument? {
    guard case .success(let bytes) = FileBytes.read(bundle.path(of: relative), bundle.limits) else { return nil }
    return InterfaceDocument(bytes, limits: bundle.limits)
  }

  static func name(of place: TablePlace) -> String { place == .unlocalized ? "" : "\(place)" }

  /// The localization of this name in any spelling. The developer's localization may also be `Base`, or the only one of
  /// its language: `en-US` where the project says `en`.
  private static func reference(of table: AuditTable, _ wanted: String?) -> String? {
    let names = table.localizations.keys.sorted()
    if let wanted, names.contains(wanted) { return wanted }
    // If nothing names a region, Xcode assumes English.
    let comparable = LocalizationName.comparable(wanted ?? "en")
    if let same = names.first(where: { LocalizationName.comparable($0) == comparable }) { return same }
    if names.contains(LocalizationName.base) { return LocalizationName.base }
    let sisters = names.filter { $0.sharesLanguage(with: wanted ?? "en") }
    return sisters.count == 1 ? sisters.first : nil
  }

  /// The places and the contents of storyboards and nibs with the names of tables. A table has the texts of its
  /// storyboard in localizations without a copy of it.
  private func interfaces(of tables: Set<String>) -> [String: (places: Set<String>, documents: [InterfaceDocument])] {
    let kinds = ["storyboard", "storyboardc", "xib", "nib", "intentdefinition"]
    let places =
      bundle.folders.map { ($0.path, Self.name(of: $0.place)) } + bundle.layout.resourceFolders.map { ($0, "") }
    let found = places.flatMap { folder, place -> [(name: String, path: String, place: String, isDevelopers: Bool)] in
      let isDevelopers =
        place.isEmpty || place == LocalizationName.base
        || LocalizationName.contains([place], bundle.developmentRegion ?? "en")
      return FolderListing(of: bundle.path(of: folder), bundle.limits).names.compactMap { file in
        let name = String(file.nameAndExtension.name)
        guard kinds.contains(where: file.hasExtension), tables.contains(name) else { return nil }
        return (name: name, path: folder.appendingPath(file), place: place, isDevelopers: isDevelopers)
      }
    }
    return Dictionary(grouping: found, by: \.name).mapValues { copies in
      // Copies in other localizations have the objects of the developer's.
      let own = copies.filter(\.isDevelopers)
      let documents = (own.isEmpty ? Array(copies.prefix(1)) : own).compactMap { document($0.path) }
      return (Set(copies.map(\.place)), documents)
    }
  }

  private mutating func report(_ diagnostics: [LocalizationDiagnostic], _ language: String, _ table: String) {
    findings += diagnostics.map {
      AuditFinding(diagnostic: $0.judged, localizations: language.isEmpty ? [] : [language], table: table)
    }
  }

  private mutating func read(
    _ file: TableFile, _ path: String, _ table: String, into contents: inout AuditTable.Contents
  ) {
    let language = Self.name(of: file.place)
    let bytes: [UInt8]
    switch FileBytes.read(path, bundle.limits) {
    case .success(let read): bytes = read
    case .failure(let problem):
      contents.isDamaged = true
      return report([problem], language, table)
    }
    if file.format == .strings {
      let reading = StringsTable.read(bytes, path: path, limits: bundle.limits)
      report(reading.diagnostics, language, table)
      if reading.diagnostics.hasErrors { contents.isDamaged = true }
      contents.entries.reserveCapacity(contents.entries.count + reading.table.entries.count)
      for entry in reading.table.entries where contents.entries[entry.key]?.format?.parts.isEmpty != false {
        let format = entry.text.map { LocalizedFormat(text: .text($0)) }
        contents.entries[entry.key] = AuditTable.AuditedText(
          format: format, path: path, position: entry.position, silenced: Self.silenced(entry.comments))
      }
    } else {
      let reading = StringsDictionary.read(bytes, path: path, limits: bundle.limits)
      report(reading.diagnostics, language, table)
      report(DictionaryChecker.diagnostics(of: reading.dictionary, path: path, limits: bundle.limits), language, table)
      guard let dictionary = reading.dictionary else {
        contents.isDamaged = true
        return
      }
      for member in dictionary.fields.members {
        contents.entries[member.key] = AuditTable.AuditedText(
          format: LocalizedFormat(member.value), path: path, position: member.position,
          silenced: Self.silenced(member.comments))
      }
    }
  }

  /// The codes that `which-locale:ignore` in a comment names.
  private static func silenced(_ comments: [String]) -> [String] {
    let mark = "which-locale:ignore"
    return comments.flatMap { comment -> [String] in
      guard comment.contains(mark) else { return [] }
      let line = comment.components(cutAt: mark).dropFirst().first?.split(whereSeparator: \.isNewline).first ?? ""
      let codes = line.split { $0 == " " || $0 == "," || $0 == "\t" }.map(String.init).prefix { $0.contains(".") }
      return codes.isEmpty ? ["*"] : Array(codes)
    }
  }

  private static func add(
    _ catalog: StringCatalog, _ language: String, _ path: String, to contents: inout AuditTable.Contents
  ) {
    let isSource = catalog.sourceLanguage == language
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      guard let entry = member.value.object.map({ StringCatalog.CatalogEntry(fields: $0) }), entry.shouldTranslate
      else {
        continue
      }
      let own = entry.fields["localizations"]?.object?.member(language)
      let localization = own?.value.object.map { StringCatalog.Localization(fields: $0) }
      guard let format = catalog.format(of: member.key, entry, in: language) else { continue }
      contents.entries[member.key] = AuditTable.AuditedText(
        format: format, state: state(entry, localization, isSource: isSource), path: path,
        position: own?.position ?? member.position, silenced: entry.comment.map { silenced([$0]) } ?? [])
    }
  }

  /// The state of a translation. Xcode gives texts that it extracts from code the state `new`; in the source language
  /// they need no translation.
  private static func state(
    _ entry: StringCatalog.CatalogEntry, _ localization: StringCatalog.Localization?, isSource: Bool
  ) -> AuditTable.TextState {
    if entry.extractionState == "stale" { return .stale }
    let phrases = localization?.fields["stringSet"]?.object?["state"]?.string
    let states = Set((localization?.units.map { $0.unit.state } ?? []) + [phrases])
    if states.contains("new"), !isSource { return .untranslated }
    return states.contains("needs_review") || states.contains("stale") ? .needsReview : .translated
  }
}
