import AppLocalization
import AppSources
import SystemAccess

/// Everything that was found in a folder.
struct FolderFacts {
  let root: String
  let sources: SourceParts
  /// The files and folders of localizations of which alone is reported.
  var files: [String] = []
  /// For each project, the localizations with hardly any texts in all its bundles together, and those for private use.
  var strays: [StrayLocalizations] = []
  /// The keys in code; nil if they are not looked for.
  var code: CodeKeys?

  var projects: [ProjectLocalizations] { sources.projects.filter { !$0.knownRegions.isEmpty } }

  /// The localizations that have resources in a project's bundles.
  func present(_ project: ProjectLocalizations) -> [String] {
    sources.parts.filter { $0.project?.path == project.path }.map(\.bundle).flatMap { bundle in
      bundle.folders.filter { !$0.isBase }.map(\.localization) + bundle.catalogs.flatMap(\.localizations)
    }
  }

  func places(_ paths: [String]) -> [AuditFinding.Place] { paths.sorted().map { .init(path: root.appendingPath($0)) } }
}

enum NothingToAudit: FolderRule {
  static let about = RuleDescription(
    "audit.nothingToAudit", .error, because: "An audit without files finds nothing, and CI stays green.",
    remedy: "give the folder of an app, of its sources, or of .lproj folders; look at 'exclude' in the configuration",
    example: """
      - README.md: An app
      + en.lproj/Localizable.strings: home.title = Home;
      = Localizable.xcstrings: { "sourceLanguage": "en", "version": "1.0", "strings": {} }
      """)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    let unread = folder.files.filter { file in !folder.sources.parts.contains { $0.bundle.reads(file) } }
    if !unread.isEmpty {
      let list = unread.map { "'\($0.excerpt)'" }.joined(separator: ", ")
      return [
        finding("nothing to audit: no file of texts, and no .lproj, is \(list)", places: unread.map { .init(path: $0) })
      ]
    }
    let hasAny = folder.sources.parts.map(\.bundle).contains { bundle in
      // A damaged catalog has a finding of its own.
      !bundle.folders.isEmpty || !bundle.catalogs.isEmpty || !bundle.info.localizations.isEmpty
        || bundle.diagnostics.contains { $0.severity == .error && $0.path?.hasExtension("xcstrings") ?? false }
    }
    if hasAny { return [] }
    let unused = folder.sources.unused.isEmpty ? "" : ", except in folders that are in no target"
    let message = "nothing to audit: no folder '*.lproj', no string catalog, no CFBundleLocalizations\(unused)"
    return [finding(message, places: [.init(path: folder.root)])]
  }
}

extension LocalizedBundle {
  /// Whether a file, or a folder of a localization, is a part of the bundle, damaged or not.
  fileprivate func reads(_ file: String) -> Bool {
    let paths = (folders.map(\.path) + tableFiles.map(\.path)).map(path) + diagnostics.compactMap(\.path)
    return paths.contains { $0.normalizedPath == file.normalizedPath }
  }
}

/// Localizations whose files are in no target although the others' are.
enum LocalizationInNoTarget: FolderRule {
  static let about = RuleDescription(
    "audit.localizationInNoTarget", .note,
    because: "Xcode ships the folders that a target refers to, and all languages of a catalog unless "
      + "BUILD_ONLY_KNOWN_LOCALIZATIONS is on: nobody is shown the others.",
    remedy: "add the folder to the target, or delete it",
    example: """
      - A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); mainGroup = G; developmentRegion = en; };
          G = { children = (F); }; F = { path = "App/en.lproj"; }; T = { name = A; buildPhases = (R); };
          R = { isa = PBXResourcesBuildPhase; files = (B); }; B = { fileRef = F; }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
        App/de.lproj/Localizable.strings: home.title = Start;
      + A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { targets = (T); mainGroup = G; developmentRegion = en; };
          G = { children = (F); }; F = { path = App; }; T = { name = A; fileSystemSynchronizedGroups = (F); }; }; }
      or
      - App/de.lproj/Localizable.strings
      = App/de.lproj/Localizable.strings
      = Other/de.lproj/Localizable.strings: home.title = Start;
      """)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    // One finding for each folder, or catalog.
    let groups = Dictionary(grouping: folder.sources.parts.flatMap(\.unshipped)) { $0.path.resourceFolder }
    return groups.sorted { $0.key < $1.key }.map { path, unshipped in
      let names = Set(unshipped.map(\.name)).map(TablePlace.localization)
      return finding(
        "\(Self.names) of '\(path.excerpt)' \(names.count.agreeing("is", "are")) in no target: not shipped, not checked",
        names, places: folder.places(Array(Set(unshipped.map(\.path)))))
    }
  }
}

enum KnownRegionWithoutResources: FolderRule {
  static let about = RuleDescription(
    "audit.knownRegionWithoutResources", .note, because: "A language that the project names has no texts.",
    remedy: "localize the region, or remove it from the project's localizations",
    example: """
      - A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; knownRegions = (en, de); }; }; }
        App/en.lproj/Localizable.strings: home.title = Home;
      + A.xcodeproj/project.pbxproj: { rootObject = P; objects = { P = { developmentRegion = en; knownRegions = (en); }; }; }
      or
      + App/de.lproj/Localizable.strings: home.title = Start;
      = App/en.lproj/Localizable.strings
      """)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.projects.compactMap { project in
      let present = folder.present(project)
      let names = present.comparable
      let empty = project.knownRegions.filter {
        !names.contains(LocalizationName.comparable($0)) && $0 != project.developmentRegion
      }
      // A project without localized files keeps them elsewhere.
      if empty.isEmpty || present.isEmpty { return nil }
      let list = empty.map { "'\($0)'" }.joined(separator: ", ")
      return finding(
        "'\(project.path)' lists \(list) as known regions, which have no resources", empty.map(TablePlace.localization),
        places: folder.places([project.path]))
    }
  }
}

enum ResourcesInNoTarget: FolderRule {
  static let about = RuleDescription(
    "audit.resourcesInNoTarget", .note, because: "Files in no target are not shipped.",
    remedy: "add the folder to a target, or delete it; audit others' texts by themselves",
    example: """
        Package.swift: let package = Package(name: "A", defaultLocalization: "en", targets: [.target(name: "A", path: "App")])
        App/en.lproj/Localizable.strings: home.title = Home;
      - Other/en.lproj/Localizable.strings: home.title = Home;
      = Other/en.lproj/Localizable.strings
      = App/Other/en.lproj/Menu.strings: menu.open = Open;
      """)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    let files = Set(folder.sources.parts.flatMap(\.bundle.otherFiles)).sorted()
    return [
      ("folder", "with localized files", "in no target: not shipped, not checked", folder.sources.unused),
      ("file", "of texts", "in no target: not shipped, not checked", files),
      ("folder", "of packages, builds or tests", "not looked at", folder.sources.passedOver),
    ].filter { !$3.isEmpty }.map { noun, kind, what, paths in
      finding(
        "\(paths.count.counted(noun)) \(kind) \(paths.count.agreeing("is", "are")) \(what)",
        places: folder.places(paths))
    }
  }
}

/// Localizations with very few texts: an experiment, or a translation that never began. Each has one note.
enum StrayLocalization: FolderRule {
  static let about = RuleDescription(
    "audit.strayLocalization", .note, because: "People who choose the language get an app that is not in it.",
    remedy: "translate the rest, or remove the folder",
    example: """
        en.lproj/Localizable.strings: key.{1-11} = Text;
      - fr.lproj/Localizable.strings: key.1 = Texte;
      + fr.lproj/Localizable.strings: key.{1-11} = Texte;
      or
      - fr.lproj/Localizable.strings
      = fr.lproj/Localizable.strings: key.{1-2} = Texte;
      """)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.strays.flatMap(\.begun).map { stray in
      finding(
        "'\(stray.name)' has only \(stray.own) of \(stray.most) texts", [.localization(stray.name)],
        places: stray.path.map { [.init(path: $0)] } ?? [])
    }
  }
}

enum PrivateUseLanguage: FolderRule {
  static let about = RuleDescription(
    "audit.privateUseLanguage", .note,
    because:
      "No setting offers a language for private use, though an app may prefer it itself. Its texts are not checked.",
    remedy: "remove it before release if it is for testing only",
    example: """
        en.lproj/Localizable.strings: home.title = Home;
      - qqq.lproj/Localizable.strings: home.title = "The title of the first screen";
      = qqq.lproj/Localizable.strings
      = qu.lproj/Localizable.strings: home.title = Wasi;
      """)

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.strays.flatMap(\.privateUse).map { name, path in
      finding(
        "'\(name)' is a private-use language, which no setting offers: its texts are not checked",
        [.localization(name)],
        places: path.map { [.init(path: $0)] } ?? [])
    }
  }
}

/// The localizations of one project that hardly have texts, and those for private use.
struct StrayLocalizations {
  private(set) var begun: [(name: String, own: Int, most: Int, path: String?)] = []
  private(set) var privateUse: [(name: String, path: String?)] = []

  var names: Set<String> { Set(begun.map(\.name) + privateUse.map(\.name)) }

  static func found(in inventories: [AuditInventory]) -> StrayLocalizations {
    struct Sum {
      var (own, most) = (0, 0)
      var paths: [String] = []
      var isDamaged = false
    }
    var sums: [String: Sum] = [:]
    var kept: Set<String> = []
    for inventory in inventories {
      let names = inventory.bundle.localizations
      kept.formUnion(inventory.bundle.info.localizations)
      kept.formUnion(inventory.bundle.developmentRegion.map { [$0] } ?? [])
      // A variant contains only texts that differ.
      kept.formUnion(names.variants)
      for table in inventory.tables {
        if let reference = table.reference?.localization { kept.insert(reference) }
        let present = table.localizations.keys.filter { $0 != table.reference && $0 != .base }
        // A table that very few localizations have is not meant to be translated.
        guard table.kind != .infoPlist, !AuditThreshold.isForFew(present.count, of: names.count) else { continue }
        let written = table.localizations.mapValues(\.written)
        let most = written.values.map(\.count).max() ?? 0
        for name in names {
          sums[name, default: Sum()].most += most
          guard let contents = table.localizations[.localization(name)] else { continue }
          sums[name, default: Sum()].own += (written[.localization(name)] ?? [:]).keys
            .count { contents.notes[$0]?.state != .untranslated }
          sums[name, default: Sum()].paths += contents.paths
          if contents.isDamaged { sums[name, default: Sum()].isDamaged = true }
        }
      }
    }
    func folder(_ name: String) -> String? {
      inventories.lazy.compactMap { inventory in
        inventory.bundle.folders(for: name).first.map { inventory.bundle.path(of: $0.path) }
      }.first
    }
    var found = StrayLocalizations()
    let keptNames = kept.comparable
    for name in Set(inventories.flatMap(\.bundle.localizations)).sorted() where name.isPrivateUseLanguage {
      found.privateUse.append((name, folder(name)))
    }
    for (name, sum) in sums.sorted(by: { $0.key < $1.key })
    where AuditThreshold.isBegun(sum.own, of: sum.most) && !sum.isDamaged && !name.isPrivateUseLanguage
      && !keptNames.contains(LocalizationName.comparable(name))
    {
      found.begun.append((name, sum.own, sum.most, sum.paths.first ?? folder(name)))
    }
    return found
  }
}
