import AppLocalization
import LocalizedStrings

/// What is wrong with an app's localizations, or will surprise somebody.
///
///     let audit = LocalizationAudit(path: "Which.app")
///     audit.findings.filter { $0.severity == .error }
///     audit.coverage.map { ($0.table, $0.localization, $0.share) }
///
/// Tells what is wrong with the files; localizations that are there twice, that nobody can be shown, or whose names no
/// engine knows; a development region that is not localized; declarations without resources and the other way round;
/// files outside all localizations that hide localized ones; keys that are missing or stale, formats that do not take the
/// arguments of the reference, plural forms that a language needs, texts that are left in the developer's language.
///
/// An error is what crashes, shows garbage, or keeps a file or a localization from being used. A warning is what somebody
/// will want to mend before the next release; a note is what may be meant.
///
/// Among sources each package and each project is audited by itself, and in a project what the same targets take.
public struct LocalizationAudit: Sendable {
  /// The folder that was audited.
  public let path: String
  /// The bundles in it: one, except among sources.
  public let bundles: [LocalizedBundle]
  /// What was looked at.
  public let options: AuditOptions
  /// Everything that was found, the worst first.
  public let findings: [AuditFinding]
  /// How much each localization has of each table, by table. Empty where strings were not looked at.
  public let coverage: [TableCoverage]
  /// How each localization is reached, engine by engine.
  public let reachability: [Reachability]

  /// Audits a bundle that was read already; sources are divided into their bundles, which are read for it.
  public init(of bundle: LocalizedBundle, options: AuditOptions = AuditOptions()) {
    if bundle.layout.kind == .sources {
      self.init(sources: bundle.path, bundle.limits, options)
      return
    }
    var run = AuditRun(options)
    let inventory = AuditInventory(bundle, options)
    let stray = StrayLocalizations([inventory])
    run.findings += stray.findings
    run.audit(inventory, stray: stray.names)
    self.init(bundle.path, [bundle], run)
  }

  /// Audits a folder: an app or another bundle, a folder of `.lproj`, or sources.
  ///
  /// Reads each file once; takes time in proportion to them, and about a second for each localization that nobody can be
  /// shown.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - options: what is looked for, and how severe it is.
  ///   - limits: how much is read; nil for the usual ones, with deeper and more folders than in a bundle.
  public init(path: String, options: AuditOptions = AuditOptions(), limits: ReadingLimits? = nil) {
    self.init(path: path, options: options, limits: limits ?? .sources, others: [:])
  }

  /// - Parameters:
  ///   - others: readers of further project files by their names.
  ///   - isExcluded: whether a folder of sources, relative to the path, is passed over.
  ///   - progress: told after each bundle how many of how many are done.
  package init(
    path: String, options: AuditOptions, limits: ReadingLimits = .sources, others: [String: ProjectFile.Reader],
    isExcluded: (String) -> Bool = { _ in false }, progress: (Int, Int) -> Void = { _, _ in }
  ) {
    if BundleLayout.isSources(path, limits) {
      self.init(sources: path, limits, options, others, isExcluded, progress)
    } else {
      self.init(of: LocalizedBundle(path: path, limits: limits), options: options)
    }
  }

  private init(
    sources path: String, _ limits: ReadingLimits, _ options: AuditOptions,
    _ others: [String: ProjectFile.Reader] = [:], _ isExcluded: (String) -> Bool = { _ in false },
    _ progress: (Int, Int) -> Void = { _, _ in }
  ) {
    var run = AuditRun(options)
    let sources = SourceParts(of: path, limits: limits, others: others, isExcluded: isExcluded)
    if sources.parts.isEmpty {
      let bundle = LocalizedBundle(path: path, limits: limits)
      run.findings = bundle.diagnostics.map { AuditFinding($0) }
    }
    run.findings += sources.diagnostics.map { AuditFinding($0) }
    let check = ProjectCheck(root: path, sources: sources)
    run.findings += check.findings
    var unshipped: Set<String> = []
    for project in sources.projects { unshipped.formUnion(check.unshipped(project).keys) }
    // Whether somebody is hardly translated is a matter of the whole project.
    var inventories: [AuditInventory] = []
    for part in sources.parts {
      let inventory = AuditInventory(part.bundle, options, catalogs: part.catalogs, without: unshipped)
      inventories.append(inventory)
      progress(inventories.count, sources.parts.count * 2)
    }
    let projects = Dictionary(grouping: sources.parts.indices) { sources.parts[$0].project?.path }
    var stray: [String?: Set<String>] = [:]
    for (project, indices) in projects {
      let found = StrayLocalizations(indices.map { inventories[$0] }, without: unshipped)
      stray[project] = found.names
      run.findings += found.findings
    }
    for (index, inventory) in inventories.enumerated() {
      run.audit(inventory, stray: stray[sources.parts[index].project?.path] ?? [], unshipped: unshipped)
      progress(inventories.count + index + 1, sources.parts.count * 2)
    }
    self.init(path, sources.parts.map(\.bundle), run)
  }

  private init(_ path: String, _ bundles: [LocalizedBundle], _ run: AuditRun) {
    self.path = path
    self.bundles = bundles
    options = run.options
    findings = run.sortedFindings(root: path)
    coverage = run.coverage
    reachability = run.reachability
  }

  /// The localizations of all bundles, each once, in their order.
  public var localizations: [String] {
    var seen: Set<String> = []
    return bundles.flatMap(\.localizations).filter { seen.insert($0).inserted }
  }

  /// The development region, nil where the bundles have none or several.
  public var developmentRegion: String? {
    let regions = Set(bundles.compactMap(\.developmentRegion))
    return regions.count == 1 ? regions.first : nil
  }

  /// The worst that was found, nil for nothing.
  public var worstSeverity: LocalizationDiagnostic.Severity? { findings.map(\.severity).max() }

  /// How many findings are as bad as this, for a summary.
  public func count(of severity: LocalizationDiagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// What an audit collects, bundle by bundle.
struct AuditRun {
  let options: AuditOptions
  var findings: [AuditFinding] = []
  private(set) var coverage: [TableCoverage] = []
  private(set) var reachability: [Reachability] = []
  private var reached: Set<Reachability> = []
  /// Bundles of one app have the same localizations mostly, and looking for who is shown one may take a second.
  private var known: [[String]: [Reachability]] = [:]

  init(_ options: AuditOptions) { self.options = options }

  /// - Parameters:
  ///   - inventory: what the bundle has; nothing where strings are not looked at.
  ///   - stray: localizations that are hardly begun, of which that is said.
  ///   - unshipped: localizations that the project does not know.
  mutating func audit(_ inventory: AuditInventory, stray: Set<String> = [], unshipped: Set<String> = []) {
    let bundle = inventory.bundle
    var own = bundle.diagnostics.map { AuditFinding($0) }
    let reachability = reachability(of: bundle, without: unshipped)
    own += NameChecks(bundle: bundle, options: options).findings(reachability).filter { finding in
      !finding.localizations.contains { unshipped.contains($0) || $0.isPrivateUseLanguage }
    }
    own += HiddenResourceCheck.findings(bundle)
    own += inventory.findings.filter { !$0.localizations.contains(where: \.isPrivateUseLanguage) }
    let similar = SimilarTables(inventory)
    own += similar.findings
    for table in inventory.tables {
      let check = TableCheck(
        bundle, table, localizations: bundle.localizations,
        passedOver: stray.union(unshipped).union(similar.elsewhere[table.name] ?? []), rules: options.rules)
      own += check.findings
      coverage += check.coverage
    }
    findings += AuditFinding.grouped(own)
  }

  private mutating func reachability(of bundle: LocalizedBundle, without unshipped: Set<String>) -> [Reachability] {
    let names = bundle.localizations.filter { !unshipped.contains($0) } + [bundle.developmentRegion ?? ""]
    if let found = known[names] { return found }
    let found = options.engines.flatMap { bundle.reachability(by: $0) }.filter { !unshipped.contains($0.localization) }
    known[names] = found
    for answer in found where reached.insert(answer).inserted { reachability.append(answer) }
    return found
  }

  /// The worst first, then by file and line, so that two runs agree.
  func sortedFindings(root: String) -> [AuditFinding] {
    let all = AuditFinding.grouped(findings).compactMap { options.rules.applied(to: $0, root: root) }
    return all.enumerated().sorted { left, right in
      let (first, second) = (left.element.diagnostic, right.element.diagnostic)
      if first.severity != second.severity { return first.severity > second.severity }
      if first.path != second.path { return (first.path ?? "") < (second.path ?? "") }
      let start = TextPosition(line: 0, column: 0)
      let places = (first.position ?? start, second.position ?? start)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}
