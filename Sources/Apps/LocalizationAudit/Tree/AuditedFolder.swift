import AppLocalization
import AppSources

/// What is audited: a folder with its bundles, these with their tables. Each is made once, before any rule is asked, and a
/// rule goes up or down from the one that it gets.
package final class AuditedFolder {
  let sources: SourceParts
  package let options: AuditOptions
  /// The files, or folders of localizations, of which alone is reported; empty for everything.
  let files: [String]
  package private(set) var bundles: [AuditedBundle] = []
  /// For each project, the localizations that hardly have texts in all its bundles together.
  private(set) var begun: [String: [BegunLocalization]] = [:]
  /// The keys in code; nil if no code is read.
  private(set) var code: CodeKeys?
  private(set) lazy var sharingInfo = Dictionary(grouping: bundles, by: \.infoPath)
  /// The localizations that have resources anywhere, in a form to compare.
  private(set) lazy var present = bundles.flatMap(\.present).comparable
  /// The folders of the packages that have resources. A project in one is an example of its use.
  private(set) lazy var packageFolders = Set(bundles.filter(\.isPackage).compactMap { $0.project?.folder })
  /// The bundles of the sources' apps: those of the targets that are apps, if any is known to be one.
  private(set) lazy var apps: [AuditedBundle] = {
    let own = bundles.filter { bundle in
      let isThin = bundle.project == nil && bundle.localized.layout.resourceFolders.isEmpty
      return !bundle.isPackage && !bundle.isCopied && !bundle.isOfExamples && (bundle.project != nil || isThin)
    }
    let apps = own.filter { $0.targets.contains(where: \.isApp) }
    // A framework, or an extension, decides about no other bundle.
    let unknown = own.filter { $0.targets.isEmpty || !$0.targets.allSatisfy { $0.isFramework || $0.isExtension } }
    return apps.isEmpty ? unknown : apps
  }()
  /// How much that package or target is named like an example which is so the least: an example is one of something.
  private(set) lazy var leastRankAsExample =
    sources.projects.filter { !$0.isWithoutTargets }.map { project in
      // An extension is a part of an app, and nothing that an example shows.
      let own = project.isPackage ? [] : project.targets.filter { !$0.isTest && !$0.isExtension }
      return max(project.folder.rankAsExample, own.map(\.name.rankAsExample).min() ?? 0)
    }.min() ?? 0
  /// Each app of the sources as it is built, with the path of its project: those that are no examples.
  private(set) lazy var joinedApps = sources.joined(where: \.isApp).filter { app in
    apps.contains { bundle in bundle.projectPath == app.project && bundle.targets.contains { $0.name == app.name } }
  }
  /// The apps and extensions that were built, by path.
  private(set) lazy var builtApps = Dictionary(
    bundles.filter { bundle in ["app", "appex"].contains(where: bundle.localized.path.hasExtension) }
      .map { ($0.localized.path, $0) }, uniquingKeysWith: { first, _ in first })
  /// The share of each table that each localization has, when all tables were checked.
  var coverage: [TableCoverage] = []
  private var targetNames: [String: Set<String>] = [:]

  /// A localization with very few of the texts that it could have.
  typealias BegunLocalization = (name: String, own: Int, most: Int, path: String?)

  var root: String { sources.root }

  /// - Parameter read: the parts, whose catalogs are released.
  package init(
    _ read: consuming SourceParts, _ options: AuditOptions = AuditOptions(), files: [String] = [],
    limits: ReadingLimits = .standard, isExcluded: (String) -> Bool = { _ in false }
  ) {
    var parts = read.parts
    read.parts = parts.map(\.withoutCatalogs)
    (sources, self.options, self.files) = (read, options, files)
    for index in parts.indices {
      bundles.append(AuditedBundle(parts[index], in: self))
      parts[index] = parts[index].withoutCatalogs
    }
    // The whole project decides whether a translation has hardly begun.
    begun = Dictionary(grouping: bundles, by: \.projectPath).mapValues(begunLocalizations)
    if options.checksStrings, options.keysInCode != nil || options.readsCode && sources.tree != nil {
      code = CodeKeys(self, limits, isExcluded: isExcluded)
    }
  }

  /// A part of an app that people see with it, and the languages that all apps with the part have.
  typealias PartOfApp = (name: String, bundle: LocalizedBundle, languages: [String], path: String)

  /// The parts of apps that have texts: extensions and packages of the sources, bundles that are copied, and those of a built app.
  var partsOfApps: [PartOfApp] {
    func part(_ name: String, _ bundle: LocalizedBundle, _ own: [AuditedBundle], of apps: [LocalizedBundle])
      -> PartOfApp?
    {
      let tables = own.flatMap(\.tables).filter { $0.kind != .infoPlist && !$0.expected.keys.isEmpty }
      // The code of an extension without tables may have texts for people.
      let code = own.lazy.flatMap { bundle in bundle.targets.map { [bundle.projectPath, $0.name] } }
        .compactMap { self.code?.withoutTables[$0] }.first
      guard !tables.isEmpty || code != nil || own.contains(where: { !$0.infoTexts.isEmpty }), let first = own.first,
        let app = apps.first
      else { return nil }
      let told = Set(own.flatMap(\.toldAlready))
      let languages = app.localizations.filter { name in
        // The developer's language may have its texts in code.
        !name.isPrivateUseLanguage && !told.contains(name)
          && !name.sharesLanguage(with: bundle.developmentRegion ?? "en")
          && apps.allSatisfy { $0.localizations.contains { $0.sharesLanguage(with: name) } }
      }
      let path =
        bundle.layout.infoPath ?? first.localized.folders.first?.path.parentPath ?? first.localized.catalogs.first?.path
        ?? ""
      return (name, bundle, languages, code ?? first.localized.path(of: path))
    }
    if sources.tree == nil {
      return bundles.compactMap { bundle in
        let app = bundle.enclosingApp
        return part(
          bundle.localized.path.lastPathComponent, bundle.localized, [bundle], of: app.map { [$0.localized] } ?? [])
      }
    }
    let extensions = sources.joined(where: \.isExtension).compactMap { name, project, bundle in
      let own = bundles.filter { $0.projectPath == project && !$0.isCopied && $0.targets.contains { $0.name == name } }
      return part(
        name, bundle, own.filter { !$0.isOfExamples }, of: joinedApps.filter { $0.project == project }.map(\.bundle))
    }
    let others = bundles.filter { ($0.isPackage || $0.isCopied) && !$0.isOfExamples }.compactMap { bundle in
      let apps = joinedApps.filter { app in bundle.isPackage || bundle.targets.contains { $0.name == app.name } }
      let name =
        bundle.isPackage ? bundle.targets.first?.name : bundle.localized.layout.resourceFolders.first?.bundlePath
      return part(name ?? "", bundle.localized, [bundle], of: apps.map(\.bundle))
    }
    return extensions + others
  }

  /// The letters of the names of a project's targets.
  func targetNames(of project: ProjectLocalizations) -> Set<String> {
    if let known = targetNames[project.path] { return known }
    let names = Set(project.targets.map(\.name.letters))
    targetNames[project.path] = names
    return names
  }

  func places(_ paths: [String]) -> [AuditFinding.Place] { paths.sorted().map { .init(path: root.appendingPath($0)) } }

  /// The folder of a localization in the first of some bundles that has one.
  func folder(of name: String, _ bundles: [AuditedBundle]) -> String? {
    bundles.lazy.compactMap { bundle in
      bundle.localized.folders(for: name).first.map { bundle.localized.path(of: $0.path) }
    }.first
  }

  /// The localizations with very few texts in all bundles of a project together.
  private func begunLocalizations(in bundles: [AuditedBundle]) -> [BegunLocalization] {
    struct Sum {
      var (own, most) = (0, 0)
      var paths: [String] = []
      var isDamaged = false
    }
    var sums: [String: Sum] = [:]
    var kept: Set<String> = []
    for bundle in bundles {
      let names = bundle.localized.localizations
      let named = [bundle.localized.developmentRegion, bundle.workedOn?.localization].compactMap { $0 }
      kept.formUnion(bundle.localized.info.localizations + named)
      // A variant contains only texts that differ.
      kept.formUnion(names.variants)
      for table in bundle.tables {
        if let reference = table.reference?.localization { kept.insert(reference) }
        let present = table.localizations.keys.filter { $0 != table.reference && $0 != .base }
        // A table that very few localizations have is not meant to be translated.
        guard table.kind != .infoPlist, !AuditThreshold.isForFew(present.count, of: names.count) else { continue }
        let most = table.allContents.values.map(\.written.count).max() ?? 0
        for name in names {
          sums[name, default: Sum()].most += most
          guard let contents = table.localizations[.localization(name)] else { continue }
          sums[name, default: Sum()].own += contents.written.keys.count { contents.notes[$0]?.state != .untranslated }
          sums[name, default: Sum()].paths += contents.paths
          if contents.isDamaged { sums[name, default: Sum()].isDamaged = true }
        }
      }
    }
    let keptNames = kept.comparable
    return sums.filter { name, sum in
      AuditThreshold.isBegun(sum.own, of: sum.most) && !sum.isDamaged && !name.isPrivateUseLanguage
        && !keptNames.contains(LocalizationName.comparable(name))
    }.sorted { $0.key < $1.key }.map { name, sum in
      (name, sum.own, sum.most, sum.paths.first ?? folder(of: name, bundles))
    }
  }
}

extension SourceParts.SourcePart {
  fileprivate var withoutCatalogs: Self {
    var copy = self
    copy.reading.contents = [:]
    return copy
  }
}
