import AppLocalization
import AppSources

/// The tables of a bundle. Each file is read once.
struct AuditInventory {
  let bundle: LocalizedBundle
  private(set) var tables: [AuditTable] = []
  /// The problems in the files.
  private(set) var findings: [AuditFinding] = []
  /// The texts of `Info.plist` that the system shows when the app asks for a permission, by key.
  private(set) var infoTexts: [String: String] = [:]
  /// The names of the app, its targets and its project, as ``Swift/String/letters``.
  let appNames: Set<String>
  /// For each localization, the places in which a user who prefers it finds tables.
  private(set) var places: [TablePlace: [TablePlace]] = [:]

  /// Reads the tables.
  ///
  /// - Parameters:
  ///   - catalogs: the bundle's catalogs, by path.
  ///   - infoTexts: values of `Info.plist` that a build adds.
  ///   - project: the bundle's project.
  init(
    _ bundle: LocalizedBundle, _ options: AuditOptions = AuditOptions(), catalogs: [String: StringCatalog],
    infoTexts: [String: String] = [:], project: ProjectLocalizations? = nil
  ) {
    self.bundle = bundle
    let targets = project?.targets.map(\.name) ?? []
    let projectName = project.map { String($0.path.parentPath.lastPathComponent.nameAndExtension.name) }
    let names = ["CFBundleName", "CFBundleDisplayName", "CFBundleExecutable"]
      .flatMap { [infoTexts[$0], bundle.info.values[$0]?.string] }
    appNames = Set((targets + (names + [projectName]).compactMap { $0 }).map(\.letters))
    if options.checksStrings { read(options, catalogs, infoTexts) }
  }

  private mutating func read(_ options: AuditOptions, _ catalogs: [String: StringCatalog], _ more: [String: String]) {
    let own = bundle.info.values.members.compactMap { member in member.value.string.map { (member.key, $0) } }
    infoTexts = Dictionary(own, uniquingKeysWith: { first, _ in first }).merging(more) { first, _ in first }
      .filter { key, _ in key.hasSuffix("UsageDescription") }
    for catalog in bundle.catalogs {
      guard let contents = catalogs[catalog.path] else { continue }
      findings += CatalogChecker.diagnostics(of: contents, path: bundle.path(of: catalog.path), limits: bundle.limits)
        .map { AuditFinding($0) }
    }
    // Before any table, so that less is held: no file takes as much memory while it is read as a storyboard.
    let interfaces = interfaces(of: Set(bundle.tableFiles.map(\.table.lastPathComponent)))
    var byName: [String: AuditTable] = [:]
    var sources: [String: String] = [:]
    let isNested = bundle.isSources || bundle.layout.resourceFolders.count > 1
    func name(of file: TableFile) -> String {
      isNested ? file.path.resourceFolder.appendingPath(file.table) : file.table
    }
    let lookup = bundle.readTables(catalogs: catalogs, name: name(of:)) { reading in
      let name = name(of: reading.file)
      // The table is removed while it is changed, to avoid a copy.
      var table = byName.removeValue(forKey: name) ?? AuditTable(name: name)
      if case .catalog(let catalog)? = reading.contents {
        sources[name] = catalog.sourceLanguage
        table.isCatalog = true
      }
      add(reading, to: &table)
      byName[name] = table
    }
    for (place, found) in lookup {
      for (name, table) in found { byName[name]?.localizations[place]?.table = table }
    }
    join(&byName)
    for name in bundle.localizations {
      let others = bundle.choice(for: [name]).localizations.filter { $0 != name }
      places[.localization(name)] = bundle.tablePlaces([name] + others)
    }
    tables = byName.values.sorted { $0.name < $1.name }.map { table in
      var table = table
      if let found = interfaces[table.shortName] {
        (table.interfacePlaces, table.interfaces, table.interfacePaths) = found
      }
      if table.kind == .settings { table.settingsTexts = settingsTexts(table) }
      table.wantedReference = options.reference ?? sources[table.name] ?? bundle.developmentRegion
      table.reference = Self.reference(of: table, table.wantedReference)
      return table
    }
  }

  /// Joins the parts of a table whose developer's texts are in one folder of a target, and whose translations in others.
  private func join(_ tables: inout [String: AuditTable]) {
    let region = bundle.developmentRegion ?? "en"
    let groups = Dictionary(grouping: tables.keys, by: \.lastPathComponent)
    for names in groups.values where names.count > 1 {
      let own = names.filter { name in
        LocalizationName.contains((tables[name]?.localizations.keys.compactMap(\.localization)) ?? [], region)
      }
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

  /// The place of a localization of this name in any spelling. The developer's texts may also be in `Base`, or in the
  /// only localization of the language: `en-US` where the project says `en`.
  private static func reference(of table: AuditTable, _ wanted: String?) -> TablePlace? {
    let places = table.localizations.keys.inOrder
    if let wanted, places.contains(.localization(wanted)) { return .localization(wanted) }
    let names = places.compactMap(\.localization)
    // If nothing names a region, Xcode assumes English.
    if let same = LocalizationName.first(of: names, wanted ?? "en") { return .localization(same) }
    if places.contains(.base) { return .base }
    let sisters = names.filter { $0.sharesLanguage(with: wanted ?? "en") }
    return sisters.count == 1 ? sisters.first.map(TablePlace.localization) : nil
  }

  /// The places and the contents of storyboards and nibs with the names of tables. A table has the texts of its
  /// storyboard in localizations without a copy of it.
  private func interfaces(
    of tables: Set<String>
  ) -> [String: (places: Set<TablePlace>, documents: [InterfaceDocument], paths: [String])] {
    let kinds = ["storyboard", "storyboardc", "xib", "nib", "intentdefinition"]
    let folders = bundle.folders.map { ($0.path, $0.place) } + bundle.layout.resourceFolders.map { ($0, .unlocalized) }
    var copies: [String: [(path: String, place: TablePlace)]] = [:]
    for (folder, place) in folders {
      for file in FolderListing(of: bundle.path(of: folder), bundle.limits).names {
        let name = String(file.nameAndExtension.name)
        guard kinds.contains(where: file.hasExtension), tables.contains(name) else { continue }
        copies[name, default: []].append((bundle.path(of: folder.appendingPath(file)), place))
      }
    }
    let region = bundle.developmentRegion ?? "en"
    return copies.mapValues { copies in
      // Copies in other localizations have the objects of the developer's.
      let own = copies.filter { LocalizationName.contains([$0.place.localization ?? region], region) }
      let paths = (own.isEmpty ? Array(copies.prefix(1)) : own).map(\.path)
      let documents = paths.compactMap { path -> InterfaceDocument? in
        guard case .success(let bytes) = FileBytes.read(path, bundle.limits) else { return nil }
        return InterfaceDocument(bytes, limits: bundle.limits)
      }
      return (Set(copies.map(\.place)), documents, paths)
    }
  }

  /// Takes the texts of a file into a table.
  private mutating func add(_ reading: TableFileReading, to table: inout AuditTable) {
    let (file, path) = (reading.file, bundle.path(of: reading.file.path))
    func report(_ diagnostics: [LocalizationDiagnostic]) {
      for var diagnostic in diagnostics {
        // A table of the developer's language may be empty by intention: its texts are in the code.
        if diagnostic.code == "strings.emptyFile",
          LocalizationName.contains(["\(file.place)"], bundle.developmentRegion ?? "en")
        {
          diagnostic.severity = .note
        }
        findings.append(AuditFinding(diagnostic, [file.place], table: table.name))
      }
    }
    report(reading.diagnostics.map(\.judged))
    // Another file of its name is used.
    if !reading.isUsed { return }
    var contents = table.localizations.removeValue(forKey: file.place) ?? AuditTable.Contents()
    if file.format != .catalog || reading.contents != nil { contents.files.append((file.format, path)) }
    if reading.contents == nil, file.format != .catalog || reading.diagnostics.hasErrors { contents.isDamaged = true }
    switch reading.contents {
    case .strings(let strings)?:
      if reading.diagnostics.hasErrors { contents.isDamaged = true }
      for entry in strings.entries { report(contents.silence(entry.key, entry.comments, path, entry.position)) }
    case .dictionary(let dictionary)?:
      report(
        DictionaryChecker.diagnostics(
          of: dictionary, language: file.place.localization, path: path, limits: bundle.limits
        ).map(\.judged))
      if dictionary == nil { contents.isDamaged = true }
      for member in dictionary?.fields.members ?? [] {
        report(contents.silence(member.key, member.comments, path, member.position))
      }
    case .catalog(let catalog)?:
      if let language = file.place.localization { report(contents.note(catalog, language, path)) }
    case nil: break
    }
    table.localizations[file.place] = contents
  }
}

extension AuditTable.Contents {
  /// Notes the codes that `which-locale:ignore` in a comment names on its line, all without a name. A reason may follow in
  /// brackets, or after a dash. Returns the problems of names that mean no code, which silence nothing.
  fileprivate mutating func silence(
    _ key: String, _ comments: [String], _ path: String, _ position: TextPosition?
  ) -> [LocalizationDiagnostic] {
    let mark = "which-locale:ignore"
    var problems: [LocalizationDiagnostic] = []
    for comment in comments where comment.contains(mark) {
      let line = comment.components(cutAt: mark).dropFirst().first?.split(whereSeparator: \.isNewline).first ?? ""
      let names = line.split { $0 == "," || $0.isWhitespace }.map(String.init)
        .prefix { $0.first?.isLetter ?? false || $0.hasPrefix("*") }
      notes[LiteralKey(key), default: TextNote()].silenced += names.isEmpty ? ["*"] : Array(names)
      problems += names.compactMap(RuleList.problem(ofName:)).map { problem in
        LocalizationDiagnostic(
          .warning, "configuration.unknownCode", "'\(mark)' of '\(key.excerpt)': \(problem)", path: path,
          position: position)
      }
    }
    return problems
  }

  /// Notes what a catalog says of its texts in a language.
  fileprivate mutating func note(
    _ catalog: StringCatalog, _ language: String, _ path: String
  ) -> [LocalizationDiagnostic] {
    var problems: [LocalizationDiagnostic] = []
    for member in catalog.fields["strings"]?.object?.members ?? [] {
      guard let entry = member.value.object.map({ StringCatalog.CatalogEntry(fields: $0) }) else { continue }
      let note = TextNote(
        state: Self.state(entry, entry[language: language], isSource: catalog.sourceLanguage == language),
        isInCode: entry.extractionState == "extracted_with_value")
      if note != TextNote() { notes[LiteralKey(member.key)] = note }
      if let comment = entry.comment { problems += silence(member.key, [comment], path, member.position) }
    }
    return problems
  }

  /// The state of a translation. Xcode gives texts that it extracts from code the state `new`; in the source language
  /// they need no translation.
  private static func state(
    _ entry: StringCatalog.CatalogEntry, _ localization: StringCatalog.Localization?, isSource: Bool
  ) -> TextRow.State {
    if !entry.shouldTranslate { return .excluded }
    if entry.extractionState == "stale" { return .stale }
    let phrases = localization?.fields["stringSet"]?.object?["state"]?.string
    let states = Set((localization?.units.map { $0.unit.state } ?? []) + [phrases])
    if states.contains("new"), !isSource { return .untranslated }
    return states.contains("needs_review") || states.contains("stale") ? .needsReview : .translated
  }
}
