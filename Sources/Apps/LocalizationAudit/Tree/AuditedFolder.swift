import AppLocalization
import AppSources

/// What is audited: a folder with its bundles, these with their tables. Each is made once, before any rule is asked, and a
/// rule goes up or down from the one that it gets.
package final class AuditedFolder {
  let sources: SourceParts
  let options: AuditOptions
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
  /// The bundles of the sources' apps. A project in the folder of a package is an example of its use.
  private(set) lazy var apps: [AuditedBundle] = {
    let packages = Set(bundles.filter(\.isPackage).compactMap { $0.project?.folder })
    return bundles.filter { bundle in
      bundle.project.map { project in
        !project.isPackage && !project.folder.isOfExamples
          && packages.isDisjoint(with: project.folder.pathAndParents)
      } ?? false
    }
  }()
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
