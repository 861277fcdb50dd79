import AppLocalization
import LocalizedStrings

/// What is wrong with an app's localizations, or will surprise somebody.
///
///     let audit = LocalizationAudit(of: LocalizedBundle(path: "Which.app"))
///     audit.findings.filter { $0.severity == .error }
///     audit.coverage.map { ($0.table, $0.localization, $0.share) }
///
/// Tells, in this order: what is wrong with the files; localizations that are there twice, that nobody can be shown, or
/// whose names no engine knows; a development region that is not localized; declarations without resources and the other
/// way round; files outside all localizations that hide localized ones; keys that are missing or stale, and formats that
/// do not take the arguments of the reference.
public struct LocalizationAudit: Sendable {
  /// The bundle.
  public let bundle: LocalizedBundle
  /// What was looked at.
  public let options: AuditOptions
  /// Everything that was found.
  public let findings: [AuditFinding]
  /// How much each localization has of each table, by table. Empty where strings were not looked at.
  public let coverage: [TableCoverage]
  /// How each localization is reached, engine by engine.
  public let reachability: [Reachability]

  /// Audits a bundle. Reads every file of strings; takes time in proportion to them, and about a second for each
  /// localization that nobody can be shown.
  public init(of bundle: LocalizedBundle, options: AuditOptions = AuditOptions()) {
    let reachability = options.engines.flatMap { bundle.reachability(by: $0) }
    var findings = bundle.diagnostics.map { AuditFinding($0) }
    var coverage: [TableCoverage] = []
    findings += NameChecks(bundle: bundle, options: options).findings(reachability)
    findings += HiddenResourceCheck.findings(bundle)
    if options.checksStrings {
      let inventory = AuditInventory(bundle, options)
      findings += inventory.diagnostics.map { AuditFinding($0) }
      for table in inventory.tables {
        let check = CoverageCheck(bundle, table, localizations: bundle.localizations)
        findings += check.findings
        coverage += check.coverage
      }
    }
    self.bundle = bundle
    self.options = options
    self.findings = findings
    self.coverage = coverage
    self.reachability = reachability
  }

  /// The worst that was found, nil for nothing.
  public var worstSeverity: LocalizationDiagnostic.Severity? { findings.map(\.severity).max() }

  /// How many findings are as bad as this, for a summary.
  public func count(of severity: LocalizationDiagnostic.Severity) -> Int {
    findings.filter { $0.severity == severity }.count
  }
}
