import AppLocalization
import AppSources
import SystemAccess

/// Decides whether a finding is reported: by a team's settings, the codes and files that were asked for, the known findings,
/// and the least severity; and how severe it is in a build. Nothing else decides it, and no rule knows any of them.
package struct FindingGate: Sendable {
  /// The decision about a finding in one localization.
  package enum Verdict: Hashable, Sendable {
    case reported
    /// Not severe enough: reported only if somebody asks for such findings too.
    case quiet
    /// The baseline has it.
    case known
    /// Its code, or its file, was not asked for.
    case notAsked
    /// A setting silences it.
    case silenced
  }

  /// The folder to which the paths of settings and of the baseline are relative.
  package let root: String
  /// The settings that change severities, of which the last one that matches decides, and the codes to report.
  package var options: AuditOptions
  /// The files and folders of which alone is reported; empty for all.
  let files: [String]
  package var baseline: AuditBaseline?
  package var least: LocalizationDiagnostic.Severity
  /// What makes a build fail; nil where no build asks. That is an error there, and all else but notes is a warning.
  package var buildFailsFrom: FailureThreshold?

  package init(
    root: String, options: AuditOptions = AuditOptions(), files: [String] = [], baseline: AuditBaseline? = nil,
    least: LocalizationDiagnostic.Severity = .note
  ) {
    (self.root, self.options, self.files) = (root, options, files)
    (self.baseline, self.least) = (baseline, least)
  }

  package init(
    _ subject: AuditSubject, _ options: AuditOptions, baseline: AuditBaseline? = nil,
    least: LocalizationDiagnostic.Severity = .note
  ) {
    self.init(root: subject.root, options: options, files: subject.files, baseline: baseline, least: least)
  }

  /// Each finding with what becomes of it, the most severe first.
  package func judge(_ findings: [AuditFinding]) -> [(finding: AuditFinding, verdict: Verdict)] {
    var asked = AskedFindings(self)
    return findings.map { judged($0, &asked) }.enumerated().sorted { left, right in
      Self.precedes(left.element.finding.diagnostic, right.element.finding.diagnostic) ?? (left.offset < right.offset)
    }.map { (inBuild($0.element.finding), $0.element.verdict) }
  }

  private func inBuild(_ finding: AuditFinding) -> AuditFinding {
    guard let buildFailsFrom, finding.severity != .note else { return finding }
    var finding = finding
    finding.severity = buildFailsFrom.isReached(by: [finding.severity]) ? .error : .warning
    return finding
  }

  /// Whether somebody asks for a code.
  package func isAsked(_ code: LocalizationDiagnostic.Code) -> Bool {
    func isAmong(_ names: [String]) -> Bool { names.contains { RuleList.isNamed(code, $0) } }
    return (options.only.isEmpty || isAmong(options.only)) && !isAmong(options.ignored)
  }

  private func judged(
    _ finding: AuditFinding, _ asked: inout AskedFindings
  ) -> (finding: AuditFinding, verdict: Verdict) {
    var finding = finding
    let setting = asked.settings.last(
      finding.code, table: finding.table, localization: finding.localization, key: finding.key,
      path: finding.places.first?.path.relative(to: root))
    guard let severity = setting.map(\.severity) ?? finding.severity else { return (finding, .silenced) }
    finding.severity = severity
    if !asked.contains(finding) { return (finding, .notAsked) }
    if baseline?.has(finding, root: root) ?? false { return (finding, .known) }
    return (finding, severity < least ? .quiet : .reported)
  }

  /// What is asked, found by what a finding has: the time of many findings is not that of each pair of a finding and a setting, a
  /// code or a file.
  private struct AskedFindings {
    var settings: SettingIndex
    private let gate: FindingGate
    private var codes: [LocalizationDiagnostic.Code: Bool] = [:]
    private let files: Set<String>

    init(_ gate: FindingGate) {
      self.gate = gate
      settings = SettingIndex(gate.options.settings)
      files = Set(gate.files.map(\.normalizedPath))
    }

    /// Whether somebody asks for the code of a finding, and for one of the files that it is about.
    mutating func contains(_ finding: AuditFinding) -> Bool {
      let isAsked = codes[finding.code] ?? gate.isAsked(finding.code)
      codes[finding.code] = isAsked
      if !isAsked || files.isEmpty { return isAsked }
      return finding.places.contains { place in
        place.path.normalizedPath.pathAndParents.contains(where: files.contains)
      }
    }
  }

  /// Whether a problem comes first: by severity, the most specific rules first, then by file and line. Nil for equals.
  private static func precedes(_ first: LocalizationDiagnostic, _ second: LocalizationDiagnostic) -> Bool? {
    if first.severity != second.severity { return first.severity > second.severity }
    let ranks = (RuleList.rank(first.code), RuleList.rank(second.code))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if first.path != second.path { return (first.path ?? "") < (second.path ?? "") }
    let start = TextPosition(line: 0, column: 0)
    let places = (first.position ?? start, second.position ?? start)
    return places.0 == places.1 ? nil : places.0 < places.1
  }
}
