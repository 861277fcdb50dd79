import AppLocalization

/// The result of an audit of an app's localizations.
///
///     let audit = AppAuditor().audit("Which.app")
///     audit.findings.filter { $0.severity == .error }
///     audit.coverage.map { ($0.table, $0.localization, $0.share) }
///
/// An error crashes, shows wrong text, or prevents the use of a file or a localization. A warning should be fixed
/// before the next release. A note may be intended.
public struct AppAudit: Sendable {
  /// The folder that was audited.
  public let path: String
  /// The bundles in it: one, except in sources.
  public private(set) var bundles: [LocalizedBundle] = []
  /// The path of each bundle's project; nil for a bundle without one.
  package private(set) var projectPaths: [String?] = []
  /// The options of the audit.
  public let options: AuditOptions
  /// Everything that was found, before anything decides whether it is reported.
  package private(set) var found: [AuditFinding] = []
  /// What becomes of it, the most severe first.
  package private(set) var judged: [(finding: AuditFinding, verdict: FindingGate.Verdict)] = []
  /// The share of each table that each localization has, by table. Empty if strings were not checked.
  public private(set) var coverage: [TableCoverage] = []

  /// The findings, the most severe first, without those that the settings silence and the baseline has.
  public var findings: [AuditFinding] { judged(as: .reported) }

  /// Whether a finding is as severe as ``AuditOptions/failOn`` says, an error if it says nothing; or there is nothing to audit.
  public var fails: Bool {
    findings.contains { $0.code == Rule.nothingToAudit.code }
      || (options.failOn ?? .error).isReached(by: findings.map(\.severity))
  }

  /// What was found with one of these verdicts.
  package func judged(as verdicts: FindingGate.Verdict...) -> [AuditFinding] {
    judged.filter { verdicts.contains($0.verdict) }.map(\.finding)
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

  /// Whether the texts of a table may be held against those of a localization with this name, or of its language. True if
  /// there are no localizations at all, which is another finding.
  package func hasReference(_ name: String) -> Bool {
    localizations.isEmpty || LocalizationName.contains(localizations, name)
      || localizations.contains { $0.sharesLanguage(with: name) }
      || name == LocalizationName.base && bundles.contains { $0.folders.contains(where: \.isBase) }
  }
}

extension AppAudit {
  /// Asks all rules about a folder.
  ///
  /// - Parameters:
  ///   - gate: decides which findings are reported.
  ///   - problems: what is wrong with the request.
  init(_ folder: AuditedFolder, _ gate: FindingGate, _ problems: [LocalizationDiagnostic]) {
    self.init(path: folder.root, options: folder.options)
    let shipped = folder.bundles.filter { !$0.isCodeAlone }
    bundles = shipped.map(\.localized)
    projectPaths = shipped.map { $0.project?.path }
    found = (folder.sources.diagnostics + (folder.code?.diagnostics ?? [])).map { AuditFinding($0) }
    folder.coverage = []
    for bundle in folder.bundles {
      // `Rule.nothingToAudit` reports it for the whole folder.
      let problems = bundle.localized.diagnostics.filter { $0.code != "bundle.noLocalization" }
      found += problems.map { AuditFinding($0) }
      // Rows of tables have no languages for private use.
      found += (RuleList.findings(in: bundle) + bundle.findings)
        .filter { !($0.localization?.isPrivateUseLanguage ?? false) }
      for table in bundle.tables {
        found += RuleList.findings(in: table)
        folder.coverage += table.rows.coverage
        table.release()
      }
    }
    // They may ask about all tables.
    found += RuleList.findings(in: folder)
    coverage = folder.coverage
    // What nobody can ask for is told whatever is asked.
    judged = problems.map { (AuditFinding($0), .reported) } + gate.judge(found)
  }
}
