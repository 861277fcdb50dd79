import AppLocalization

/// Finds the problems in an app's localizations.
///
///     let audit = LocalizationAudit(path: "Which.app")
///     audit.findings.filter { $0.severity == .error }
///     audit.coverage.map { ($0.table, $0.localization, $0.share) }
///
/// It reports damaged files; localizations that exist twice, that no user can see, or whose names no engine knows; a
/// development region that is not localized; declarations without resources, and resources without declarations; files
/// outside all localizations that hide localized ones; missing and stale keys; formats whose arguments differ from the
/// reference's; missing plural forms; texts that are still in the developer's language.
///
/// An error crashes, shows wrong text, or prevents the use of a file or a localization. A warning should be fixed
/// before the next release. A note may be intended.
///
/// In sources each package is audited separately, and in a project each set of targets that share resources.
public struct LocalizationAudit: Sendable {
  /// The folder that was audited.
  public let path: String
  /// The bundles in it: one, except in sources.
  public let bundles: [LocalizedBundle]
  /// The options of the audit.
  public let options: AuditOptions
  /// The findings, the most severe first.
  public let findings: [AuditFinding]
  /// The share of each table that each localization has, by table. Empty if strings were not checked.
  public let coverage: [TableCoverage]
  /// The reachability of each localization, by engine.
  public let reachability: [Reachability]

  private init(bundle path: String, _ limits: ReadingLimits, _ options: AuditOptions) {
    let reading = BundleReading(path, limits: limits)
    let bundle = LocalizedBundle(reading)
    var run = AuditRun(options)
    let inventory = AuditInventory(bundle, options, catalogs: reading.contents)
    let stray = StrayLocalizations([inventory])
    run.findings += stray.findings
    run.audit(inventory, stray: stray.names)
    self.init(bundle.path, [bundle], run)
  }

  /// Audits a folder: an app or another bundle, a folder of `.lproj`, or sources.
  ///
  /// Reads each file once. Time is proportional to the files' sizes, plus about a second for each localization that no
  /// user can see.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - options: the checks, and the severities of findings.
  ///   - limits: the limits of reading; nil for the defaults, which allow deeper and more folders than in a bundle.
  public init(path: String, options: AuditOptions = AuditOptions(), limits: ReadingLimits? = nil) {
    self.init(path: path, options: options, limits: limits ?? .sources, others: [:])
  }

  /// - Parameters:
  ///   - others: readers of other project files, by file name.
  ///   - isExcluded: whether to skip a folder of sources, whose path is relative to `path`.
  ///   - progress: called after each bundle with the number of bundles that are done, and the number of all.
  package init(
    path: String, options: AuditOptions, limits: ReadingLimits = .sources, others: [String: ProjectFile.Reader],
    isExcluded: (String) -> Bool = { _ in false }, progress: (Int, Int) -> Void = { _, _ in }
  ) {
    if LocalizedBundle.isSources(path, limits) {
      self.init(sources: path, limits, options, others, isExcluded, progress)
    } else {
      self.init(bundle: path, limits, options)
    }
  }

  private init(
    sources path: String, _ limits: ReadingLimits, _ options: AuditOptions,
    _ others: [String: ProjectFile.Reader] = [:], _ isExcluded: (String) -> Bool = { _ in false },
    _ progress: (Int, Int) -> Void = { _, _ in }
  ) {
    var run = AuditRun(options)
    var sources = SourceParts(of: path, limits: limits, others: others, isExcluded: isExcluded)
    if sources.parts.isEmpty {
      let bundle = LocalizedBundle(reading: path, limits: limits)
      run.findings = bundle.diagnostics.map { AuditFinding($0) }
    }
    run.findings += sources.diagnostics.map { AuditFinding($0) }
    let check = ProjectCheck(root: path, sources: sources)
    run.findings += check.findings
    var unshipped: Set<String> = []
    for project in sources.projects { unshipped.formUnion(check.unshipped(project).keys) }
    // The whole project decides whether a translation has hardly begun.
    var inventories: [AuditInventory] = []
    for index in sources.parts.indices {
      let part = sources.parts[index]
      inventories.append(AuditInventory(part.bundle, options, catalogs: part.catalogs, without: unshipped))
      sources.parts[index].catalogs = [:]
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

  /// The development region; nil if the bundles have none or several.
  public var developmentRegion: String? {
    let regions = Set(bundles.compactMap(\.developmentRegion))
    return regions.count == 1 ? regions.first : nil
  }

  /// The greatest severity of the findings; nil if there are none.
  public var worstSeverity: LocalizationDiagnostic.Severity? { findings.map(\.severity).max() }

  /// The number of findings with this severity.
  public func count(of severity: LocalizationDiagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

/// The results of an audit, collected bundle by bundle.
struct AuditRun {
  let options: AuditOptions
  var findings: [AuditFinding] = []
  private(set) var coverage: [TableCoverage] = []
  private(set) var reachability: [Reachability] = []
  private var reached: Set<Reachability> = []
  /// Reachability by localizations: bundles of one app usually have equal localizations, and a search may take a
  /// second.
  private var known: [[String]: [Reachability]] = [:]

  init(_ options: AuditOptions) { self.options = options }

  /// - Parameters:
  ///   - inventory: the bundle's tables; empty if strings are not checked.
  ///   - stray: localizations whose translation has hardly begun, which is already reported.
  ///   - unshipped: localizations that are not among the project's known regions.
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

  /// The findings, the most severe first, then by file and line, so that every run has the same order.
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
