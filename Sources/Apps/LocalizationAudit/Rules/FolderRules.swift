import AppLocalization

/// Everything that was found in a folder.
struct FolderFacts {
  let root: String
  let sources: SourceParts
  /// The inventories of each project's bundles, which decide together whether a translation has hardly begun.
  let strays: [StrayLocalizations]
  /// The bundles of each project. A package in the folder of an app's project counts for the app too, whose languages it
  /// has.
  private let projectBundles: [String: [LocalizedBundle]]

  init(root: String, sources: SourceParts, strays: [StrayLocalizations] = []) {
    self.root = root
    self.sources = sources
    self.strays = strays
    let apps = Dictionary(grouping: sources.projects.filter { !$0.knownRegions.isEmpty }, by: \.folder)
    var found: [String: [LocalizedBundle]] = [:]
    for part in sources.parts {
      guard let own = part.project else { continue }
      found[own.path, default: []].append(part.bundle)
      guard own.path.lastPathComponent == "Package.swift" else { continue }
      if let app = own.folder.pathAndParents.lazy.compactMap({ apps[$0]?.first }).first {
        found[app.path, default: []].append(part.bundle)
      }
    }
    projectBundles = found
  }

  var projects: [ProjectLocalizations] { sources.projects.filter { !$0.knownRegions.isEmpty } }

  /// The localizations below the project that are not among its known regions, each once. No user sees them.
  func unshipped(_ project: ProjectLocalizations) -> [String: [String]] {
    var paths: [String: [String]] = [:]
    for bundle in projectBundles[project.path] ?? [] {
      for folder in bundle.folders where !folder.isBase { paths[folder.localization, default: []].append(folder.path) }
      for catalog in bundle.catalogs {
        for name in catalog.localizations where name != catalog.sourceLanguage {
          paths[name, default: []].append(catalog.path)
        }
      }
    }
    let region = project.developmentRegion.map { [$0] } ?? []
    return paths.filter { !LocalizationName.contains(project.knownRegions + region, $0.key) }
  }

  /// The names of all localizations that no project ships.
  var unshippedNames: Set<String> { Set(projects.flatMap { unshipped($0).keys }) }

  /// The localizations that have resources in a project's bundles.
  func present(_ project: ProjectLocalizations) -> [String] {
    (projectBundles[project.path] ?? []).flatMap { bundle in
      bundle.folders.filter { !$0.isBase }.map(\.localization) + bundle.catalogs.flatMap(\.localizations)
    }
  }

  func places(_ paths: [String]) -> [AuditFinding.Place] { paths.sorted().map { .init(path: root.appendingPath($0)) } }
}

enum NothingToAudit: FolderRule {
  static let about = RuleDescription(
    "audit.nothingToAudit", .error, because: "An audit without files finds nothing, and CI stays green.",
    remedy: "give the folder of an app, of its sources, or of .lproj folders; look at 'exclude' in the configuration")

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    let hasAny = folder.sources.parts.map(\.bundle).contains { bundle in
      !bundle.folders.isEmpty || !bundle.catalogs.isEmpty || !bundle.info.localizations.isEmpty
    }
    if hasAny { return [] }
    let unused = folder.sources.unused.isEmpty ? "" : ", except in folders that are in no target"
    let message = "nothing to audit: no folder '*.lproj', no string catalog, no CFBundleLocalizations\(unused)"
    return [finding(message, places: [.init(path: folder.root)])]
  }
}

enum ResourcesNotKnownRegion: FolderRule {
  static let about = RuleDescription(
    "audit.resourcesNotKnownRegion", .note,
    because: "Xcode builds only the languages that the project knows: nobody is shown the others.",
    remedy: "add the language to the project's localizations")

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.projects.flatMap { project in
      folder.unshipped(project).sorted { $0.key < $1.key }.map { name, paths in
        finding(
          "'\(name)' is not a known region of '\(project.path)': nobody is shown it", localizations: [name],
          places: folder.places(paths))
      }
    }
  }
}

enum KnownRegionWithoutResources: FolderRule {
  static let about = RuleDescription(
    "audit.knownRegionWithoutResources", .note, because: "A language that the project names has no texts.",
    remedy: "localize the region, or remove it from the project's localizations")

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.projects.compactMap { project in
      let present = folder.present(project)
      let empty = project.knownRegions.filter {
        !LocalizationName.contains(present, $0) && $0 != project.developmentRegion
      }
      // A project without localized files keeps them elsewhere.
      if empty.isEmpty || present.isEmpty { return nil }
      let list = empty.map { "'\($0)'" }.joined(separator: ", ")
      return finding(
        "'\(project.path)' lists \(list) as known regions, which have no resources", localizations: empty,
        places: folder.places([project.path]))
    }
  }
}

enum ResourcesInNoTarget: FolderRule {
  static let about = RuleDescription(
    "audit.resourcesInNoTarget", .note, because: "Files in no target are not shipped.",
    remedy: "add the folder to a target, or delete it")

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    let unused = folder.sources.unused
    if unused.isEmpty { return [] }
    let count = unused.count
    let folders = "\(count) folder\(count == 1 ? "" : "s") with localized files \(count == 1 ? "is" : "are")"
    return [
      finding("\(folders) in no target: they are not shipped, and were not checked", places: folder.places(unused))
    ]
  }
}

/// Localizations with very few texts: an experiment, or a translation that never began. Each has one note.
enum StrayLocalization: FolderRule {
  static let about = RuleDescription(
    "audit.strayLocalization", .note, because: "People who choose the language get an app that is not in it.",
    remedy: "translate the rest, or remove the folder")

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.strays.flatMap(\.begun).map { stray in
      finding(
        "'\(stray.name)' has only \(stray.own) of \(stray.most) texts", localizations: [stray.name],
        places: stray.path.map { [.init(path: $0)] } ?? [])
    }
  }
}

enum PrivateUseLanguage: FolderRule {
  static let about = RuleDescription(
    "audit.privateUseLanguage", .note, because: "Nobody prefers a language for private use. Its texts are not checked.",
    remedy: "remove it before release if it is for testing only")

  static func check(_ folder: FolderFacts) -> [AuditFinding] {
    folder.strays.flatMap(\.privateUse).map { name, path in
      finding(
        "'\(name)' is a private-use language, which nobody can prefer: its texts are not checked",
        localizations: [name],
        places: path.map { [.init(path: $0)] } ?? [])
    }
  }
}

/// The localizations of one project that hardly have texts, and those for private use.
struct StrayLocalizations {
  private(set) var begun: [(name: String, own: Int, most: Int, path: String?)] = []
  private(set) var privateUse: [(name: String, path: String?)] = []

  var names: Set<String> { Set(begun.map(\.name) + privateUse.map(\.name)) }

  /// - Parameters:
  ///   - inventories: the inventories of the bundles of one project.
  ///   - unshipped: localizations that have a finding already.
  static func found(in inventories: [AuditInventory], without unshipped: Set<String> = []) -> StrayLocalizations {
    struct Sum {
      var (own, most) = (0, 0)
      var paths: [String] = []
      var isDamaged = false
    }
    var sums: [String: Sum] = [:]
    var kept = unshipped
    for inventory in inventories {
      let names = inventory.bundle.localizations
      kept.formUnion(inventory.bundle.info.localizations)
      kept.formUnion(inventory.bundle.developmentRegion.map { [$0] } ?? [])
      // A variant contains only texts that differ.
      kept.formUnion(names.filter { $0.isVariant(ofOneIn: Set(names)) })
      for table in inventory.tables {
        if let reference = table.reference { kept.insert(reference) }
        let present = table.localizations.keys.filter { $0 != table.reference && $0 != LocalizationName.base }
        // A table that very few localizations have is not meant to be translated.
        guard table.kind != .infoPlist, present.count * 4 >= names.count else { continue }
        let most = table.localizations.values.map(\.entries.count).max() ?? 0
        for name in names {
          sums[name, default: Sum()].most += most
          guard let contents = table.localizations[name] else { continue }
          sums[name, default: Sum()].own += contents.entries.values.count { $0.state != .untranslated }
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
    for name in Set(inventories.flatMap(\.bundle.localizations)).sorted() where name.isPrivateUseLanguage {
      found.privateUse.append((name, folder(name)))
    }
    for (name, sum) in sums.sorted(by: { $0.key < $1.key })
    where sum.most >= 10 && sum.own * 10 < sum.most && !sum.isDamaged && !name.isPrivateUseLanguage
      && !LocalizationName.contains(Array(kept), name)
    {
      found.begun.append((name, sum.own, sum.most, sum.paths.first ?? folder(name)))
    }
    return found
  }
}
