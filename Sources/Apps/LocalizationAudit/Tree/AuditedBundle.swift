import AppLocalization
import AppSources
import SystemAccess

/// A bundle of an audited folder, with its tables. Each file is read once.
package final class AuditedBundle {
  unowned let folder: AuditedFolder
  /// Its localizations, folders and settings.
  package let localized: LocalizedBundle
  let project: ProjectLocalizations?
  let targets: [ProjectTarget]
  let isCodeAlone: Bool
  private let settings: BuildSettings
  package private(set) var tables: [AuditedTable] = []
  /// The problems in the files.
  package private(set) var findings: [AuditFinding] = []
  /// The texts of `Info.plist` that the system shows when the app asks for a permission, by key.
  private var ownInfoTexts: [String: String] = [:]
  /// The keys of `Info.plist` that the build adds.
  private let builtNames: [String]
  /// The names of the app and its project, as ``Swift/String/letters``.
  private let appNames: Set<String>
  /// For each localization, the places in which a user who prefers it finds tables.
  private(set) var places: [TablePlace: [TablePlace]] = [:]

  init(_ part: SourceParts.SourcePart, in folder: AuditedFolder) {
    (self.folder, localized, project, targets) = (folder, part.bundle, part.project, part.targets)
    isCodeAlone = part.isCodeAlone
    (settings, builtNames) = (part.settings, Array(part.infoTexts.keys))
    let projectName = part.project.map { String($0.path.parentPath.lastPathComponent.nameAndExtension.name) }
    let names = ["CFBundleName", "CFBundleDisplayName", "CFBundleExecutable"]
      .flatMap { [part.infoTexts[$0], part.bundle.info.values[$0]?.string] }
    appNames = Set((names + [projectName]).compactMap { $0?.letters })
    if folder.options.checksStrings { read(part.reading.contents, part) }
  }

  /// - Parameter catalogs: the bundle's catalogs, by path.
  private func read(_ catalogs: [String: StringCatalog], _ part: SourceParts.SourcePart) {
    let own = localized.info.values.members.compactMap { member in member.value.string.map { (member.key, $0) } }
    ownInfoTexts = Dictionary(own, uniquingKeysWith: { first, _ in first }).merging(part.infoTexts) { first, _ in first
    }
    .filter { key, _ in key.hasSuffix("UsageDescription") }.mapValues(settings.resolved)
    for catalog in localized.catalogs {
      guard let contents = catalogs[catalog.path] else { continue }
      findings += CatalogChecker.diagnostics(
        of: contents, path: localized.path(of: catalog.path), limits: localized.limits
      )
      .map { AuditFinding($0) }
    }
    // Before any table, so that less is held: no file takes as much memory while it is read as a storyboard.
    let interfaces = interfaces(of: Set(localized.tableFiles.map(\.table.lastPathComponent)))
    var byName: [String: AuditedTable] = [:]
    let isNested = localized.isSources || localized.layout.resourceFolders.count > 1
    let ownPath = localized.isSources ? "." : localized.path.relative(to: folder.root)
    func name(of file: TableFile) -> String {
      if ownPath != "." { return ownPath.appendingPath(file.table) }
      return isNested ? file.path.resourceFolder.appendingPath(file.table) : file.table
    }
    let lookup = localized.readTables(catalogs: catalogs, name: name(of:)) { reading in
      let name = name(of: reading.file)
      let table = byName[name] ?? AuditedTable(name, in: self)
      byName[name] = table
      findings += table.add(reading)
    }
    for (place, found) in lookup {
      for (name, table) in found { byName[name]?.localizations[place]?.table = table }
    }
    join(&byName)
    for name in localized.localizations + required {
      let others = localized.choice(for: [name]).localizations.filter { $0 != name }
      places[.localization(name)] = localized.tablePlaces([name] + others)
    }
    tables = byName.values.sorted { $0.name < $1.name }
    for table in tables { table.complete(with: interfaces[table.shortName]) }
  }

  /// Joins the parts of a table whose developer's texts are in one folder of a target, and whose translations in others.
  private func join(_ tables: inout [String: AuditedTable]) {
    let region = localized.developmentRegion ?? "en"
    let groups = Dictionary(grouping: tables.keys, by: \.lastPathComponent)
    for names in groups.values where names.count > 1 {
      let own = names.filter { name in
        LocalizationName.contains((tables[name]?.localizations.keys.compactMap(\.localization)) ?? [], region)
      }
      guard own.count == 1, let main = own.first, let joined = tables[main] else { continue }
      for name in names.sorted() where name != main {
        let part = tables[name]?.localizations ?? [:]
        // Two files for one localization are two tables.
        guard Set(part.keys).isDisjoint(with: joined.localizations.keys) else { continue }
        joined.localizations.merge(part) { own, _ in own }
        tables[name] = nil
      }
    }
  }

  /// The places and the contents of storyboards and nibs with the names of tables. A table has the texts of its
  /// storyboard in localizations without a copy of it.
  private func interfaces(of tables: Set<String>) -> [String: AuditedTable.Interfaces] {
    let copies = Dictionary(grouping: interfaceFiles.filter { tables.contains($0.name) }, by: \.name)
    let region = localized.developmentRegion ?? "en"
    return copies.mapValues { copies in
      // Copies in other localizations have the objects of the developer's.
      let own = copies.filter { LocalizationName.contains([$0.place.localization ?? region], region) }
      let paths = (own.isEmpty ? Array(copies.prefix(1)) : own).map(\.path)
      let read = paths.compactMap { path -> (InterfaceDocument, String)? in
        guard case .success(let bytes) = FileBytes.read(path, localized.limits) else { return nil }
        return InterfaceDocument(bytes, limits: localized.limits).map { ($0, path) }
      }
      return (Set(copies.map(\.place)), read.map(\.0), read.map(\.1))
    }
  }

  /// The storyboards, nibs and intent definitions.
  var interfaceFiles: [(name: String, path: String, place: TablePlace)] {
    let folders =
      localized.folders.map { ($0.path, $0.place) } + localized.layout.resourceFolders.map { ($0, .unlocalized) }
    return folders.flatMap { folder, place in
      localized.names(in: folder).filter { name in
        FileRole(name).map { [.interface, .builtInterface, .intents].contains($0) } ?? false
      }.map { (String($0.nameAndExtension.name), localized.path(of: folder.appendingPath($0)), place) }
    }
  }

  // MARK: - What rules ask

  /// The languages that a team wants in every table, and the bundle does not have.
  private(set) lazy var required = folder.options.required.filter {
    !LocalizationName.contains(localized.localizations, $0)
  }

  /// The localization that a translator works on, ``AuditOptions/workLanguage``; nil if there is none.
  package private(set) lazy var workedOn = folder.options.workLanguage.flatMap {
    LocalizationName.first(of: localized.localizations + required, $0).map(TablePlace.localization)
  }

  var projectPath: String { project?.path ?? "" }
  var isPackage: Bool { project?.isPackage ?? false }
  /// Whether it is a bundle among the sources, which is copied as it is: the one that the Settings app shows, and others.
  var isCopied: Bool { localized.isSources && localized.layout.resourceFolders.contains { $0.bundlePath != nil } }

  /// Whether a build may have made it: code at its top is that of an app whose project is of another build.
  private(set) lazy var isBuilt =
    !localized.isSources
    && (localized.path.lastPathComponent.isBundleName
      || !FolderListing(of: localized.path, localized.limits).names.contains { FileRole($0) == .code })

  /// Whether it shows how to use other code: its targets or its folder say so, or it is a project in the folder of a package.
  private(set) lazy var isOfExamples: Bool = {
    guard let project, !project.isPackage else { return false }
    if !folder.packageFolders.isDisjoint(with: project.folder.pathAndParents) { return true }
    // Beside nothing else an app is what people run, whatever its name: "Sample Rate Converter".
    let rank = max(project.folder.rankAsExample, targets.map(\.name.rankAsExample).min() ?? 0)
    let isOfPod = folder.sources.pods.contains {
      project.folder.isWithin($0.folder) && $0.folder.rankAsExample < rank
    }
    return rank > folder.leastRankAsExample || isOfPod
  }()

  /// Whether letters are those of the app's name, its project's, or a target's.
  func isAppName(_ letters: String) -> Bool {
    appNames.contains(letters) || project.map { folder.targetNames(of: $0).contains(letters) } ?? false
  }

  /// The localizations that have a finding of their own already: they have hardly begun, or are for private use.
  private(set) lazy var toldAlready = Set(begun + localized.localizations.filter(\.isPrivateUseLanguage))
  var begun: [String] { folder.begun[projectPath]?.map(\.name) ?? [] }

  /// The bundles with this one's `Info.plist`, in order.
  var sharingInfo: [AuditedBundle] {
    infoPath == nil ? [self] : folder.sharingInfo[infoPath] ?? [self]
  }
  var infoPath: String? { localized.layout.infoPath.map(localized.path) }

  /// The texts of `Info.plist` that the system shows when the app asks for a permission, by key. Of the bundles with this
  /// one's only the first has them, which reports.
  package var infoTexts: [String: String] {
    let sharing = sharingInfo
    guard sharing.first === self else { return [:] }
    return sharing.reduce(into: [:]) { $0.merge($1.ownInfoTexts) { first, _ in first } }
  }

  /// A title in `Info.plist` that is a key of a table.
  struct InfoTitle {
    let name: String
    let text: String
    let table: String
    /// Whether it is the kind of a file, which few people see.
    let isOfFiles: Bool
  }

  /// The titles in `Info.plist` of shortcuts, services in the menu, and kinds of documents.
  var infoTitles: [InfoTitle] {
    guard sharingInfo.first === self else { return [] }
    func titles(
      _ list: String, _ names: [String], table: String = "InfoPlist", isOfFiles: Bool = false,
      isShown: (PropertyListDictionary) -> Bool = { _ in true }
    ) -> [InfoTitle] {
      (localized.info.values[list]?.array ?? []).compactMap(\.dictionary).filter(isShown).flatMap { item in
        names.compactMap { name in
          (item[name]?.string ?? item[name]?.dictionary?["default"]?.string).map {
            InfoTitle(name: name, text: settings.resolved($0), table: table, isOfFiles: isOfFiles)
          }
        }
      }
    }
    return titles(
      "UIApplicationShortcutItems", ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"])
      + titles("NSServices", ["NSMenuItem"], table: "ServicesMenu")
      // The Finder shows the kind of a file as the owner of the type names it, not as every app that opens one does.
      + titles("CFBundleDocumentTypes", ["CFBundleTypeName"], isOfFiles: true) {
        $0["LSHandlerRank"]?.string == "Owner"
      }
      + titles("UTExportedTypeDeclarations", ["UTTypeDescription"], isOfFiles: true)
  }

  /// The keys of `Info.plist`, and the texts in it, at any depth.
  private(set) lazy var infoNames: Set<String> = {
    var names: Set<String> = []
    PropertyListValue.dictionary(localized.info.values).collect(into: &names)
    return names.union(builtNames)
  }()

  /// The place of a localization, else of `Info.plist`, else the localized.
  func places(_ localization: String? = nil, position: TextPosition? = nil) -> [AuditFinding.Place] {
    let folder = localization.flatMap { localized.folders(for: $0).first?.path }
    let path = localized.path(of: folder ?? localized.layout.infoPath ?? "")
    return [.init(localization: localization, path: path, position: position)]
  }

  /// The bundles of the app whose languages decide which of this one's people are shown: Apple's look-up chooses a language of
  /// the app first. Empty for an app, and for a package of which no app is known.
  var deciding: [AuditedBundle] {
    if localized.isSources {
      let isFramework = !targets.isEmpty && targets.allSatisfy(\.isFramework)
      if isPackage { return folder.apps }
      // An app without texts or languages of its own may be there to host a framework's tests.
      let isAny = folder.apps.contains {
        !$0.localized.layout.resourceFolders.isEmpty || !$0.localized.info.localizations.isEmpty
      }
      return isFramework && !isOfExamples && isAny ? folder.apps : []
    }
    let isFollowing = ["bundle", "framework", "resources"].contains(where: localized.path.hasExtension)
    return isFollowing ? enclosingApp.map { [$0] } ?? [] : []
  }

  /// The built app or extension that it is in; nil for an app by itself.
  var enclosingApp: AuditedBundle? {
    var path = localized.path.parentPath
    while path.utf8.count >= folder.root.utf8.count {
      if let app = folder.builtApps[path] { return app }
      path = path.parentPath
    }
    return nil
  }

  /// The localizations that have resources.
  var present: [String] {
    localized.folders.filter { !$0.isBase }.map(\.localization) + localized.catalogs.flatMap(\.localizations)
  }

  /// The tables whose names differ only by case.
  private(set) lazy var similarTables = Dictionary(grouping: tables) { $0.name.lowercased() }
    .filter { $1.count > 1 }.sorted { $0.key < $1.key }.map(\.value)

}

extension PropertyListValue {
  /// Adds the strings in the value, and its keys. Recursion is as deep as the file, which the limits bound.
  fileprivate func collect(into texts: inout Set<String>) {
    if let string { texts.insert(string) }
    for value in array ?? [] { value.collect(into: &texts) }
    for member in dictionary?.members ?? [] {
      texts.insert(member.key)
      member.value.collect(into: &texts)
    }
  }
}
