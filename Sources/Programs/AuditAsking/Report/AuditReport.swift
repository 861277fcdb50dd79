import AppLocalization
import LocaleCore
import LocalizationAudit
import ProgramSupport

/// The report on an audit, in one of several formats.
///
/// Every format is written line by line, so that a long report needs no additional memory.
package struct AuditReport {
  package enum Format: String, CaseIterable, Sendable {
    /// Text for people: the most severe findings first, then remedies, coverage and totals.
    case text
    /// One line for each finding, with fields separated by tabs.
    case tsv
    /// JSON for programs, with everything.
    case json
    /// Workflow commands of GitHub, which are shown beside the lines of a pull request.
    case github
    /// Static Analysis Results Interchange Format 2.1.0 (OASIS).
    case sarif
    /// The lines of text, one for each place: `file:line:column: warning: message [code]`, which Xcode shows beside the line.
    case xcode

    /// What is one finding of all that was found.
    func findings(of all: [AuditFinding]) -> [ReportedFinding] {
      switch self {
      case .text, .json: ReportedFinding.joined(all)
      case .tsv: ReportedFinding.joined(all, isMany: false)
      case .github, .xcode: ReportedFinding.separated(all, isPerLine: true)
      case .sarif: ReportedFinding.separated(all, isPerLine: false)
      }
    }

    /// The kind of the format's lines, which decides how they are escaped.
    package var lineKind: LineKind {
      switch self {
      case .github: .command
      case .tsv: .row
      case .text, .json, .sarif, .xcode: .text
      }
    }
  }

  /// What a program that prints the report ends with.
  package enum Outcome: Hashable, Sendable {
    case passes, fails
    /// Nothing was found that could be audited.
    case nothingToAudit
  }

  let audit: AppAudit
  /// The findings, with the notes that a text counts and does not print.
  let all: [ReportedFinding]
  /// The least severity that is reported.
  var least = LocalizationDiagnostic.Severity.note
  /// The number of findings that the baseline has.
  var knownCount = 0
  package var outcome = Outcome.passes
  /// Remarks on the baseline.
  package var remarks: [String] = []
  /// The baseline to write in place of a report.
  package var baseline: (path: String, text: String)?
  /// The greatest number of findings in text, github and xcode; nil for all.
  package var limit: Int?
  /// Whether text shows the number of findings of each code in place of the findings.
  package var isSummary = false
  /// Whether text has the findings alone, without remedies, coverage and totals.
  package var isQuiet = false
  /// Where the paths count from that a code host reads.
  var paths = RepositoryPaths(prefix: "")
  /// The style of text.
  package var style = TextStyle.plain

  var findings: [ReportedFinding] { all.filter { $0.severity >= least } }

  package func write(_ format: Format, version: String, to line: (String) -> Void) {
    switch format {
    case .text: writeText(line)
    case .tsv: for finding in findings { line(Column.cells(of: finding, ReportedFinding.columns)) }
    case .json: writeJSON(line)
    case .github: for finding in shown { line(finding.githubCommand(paths)) }
    case .sarif: writeSARIF(version: version, line)
    case .xcode: for finding in shown { finding.xcodeLine.map(line) }
    }
  }

  private var shown: ArraySlice<ReportedFinding> { findings.prefix(limit ?? .max) }

  private func writeText(_ line: (String) -> Void) {
    if isSummary {
      summary.forEach(line)
    } else {
      for finding in shown { line(styled(finding)) }
      if shown.count < findings.count { line("… and \(findings.count - shown.count) more") }
      if !isQuiet { RuleList.remedyLines(of: shown.lazy.map(\.code)).forEach(line) }
    }
    if isQuiet { return }
    coverageLines(line)
    line(totals)
  }

  /// The line of a finding with its severity, and its place, where the eye looks first.
  private func styled(_ finding: ReportedFinding) -> String {
    let text = finding.line
    let mark = ": \(finding.severity.rawValue): "
    let parts = text.components(cutAt: mark)
    guard style.lineKind == .styled, parts.count > 1 else { return text }
    let look: TextStyle.Look =
      finding.severity == .error ? .wrong : finding.severity == .warning ? .strong : .faint
    return style.apply(.faint, to: parts[0]) + ": " + style.apply(look, to: finding.severity.rawValue) + ": "
      + style.apply(.plain, to: parts.dropFirst().joined(separator: mark))
  }

  /// The number of findings of each code, the most severe and most frequent first.
  private var summary: [String] {
    LocalizationDiagnostic.Severity.allCases.reversed().flatMap { severity -> [String] in
      let counts = Dictionary(grouping: all.filter { $0.severity == severity }, by: \.code.rawValue).mapValues(\.count)
      let codes = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
      return codes.map { "\(severity.rawValue): \(counts[$0] ?? 0) × \($0)" }
    }
  }

  /// Writes the share of all tables that each localization has.
  private func coverageLines(_ line: (String) -> Void) {
    func sum(_ rows: [TableCoverage], _ count: (TableCoverage) -> Int) -> Int { rows.reduce(0) { $0 + count($1) } }
    let coverage = Dictionary(grouping: audit.coverage.filter { $0.keyCount > 0 }, by: \.localization)
      .sorted { $0.key < $1.key }
    if coverage.isEmpty { return }
    // Only catalogs say it.
    let isReviewed = audit.coverage.contains { $0.needsReviewCount > 0 }
    var table = TextTable(
      [
        .text("localization"), .number("tables"), .number("texts"), .number("translated"), .number("identical"),
      ] + (isReviewed ? [.number("to review")] : []))
    for (name, rows) in coverage {
      let (keys, translated) = (sum(rows, \.keyCount), sum(rows, \.translatedCount))
      // Rounded down, so that 100 means all.
      let identical = sum(rows, \.identicalCount) * 100 / max(translated, 1)
      table.append(
        [
          name, "\(rows.count(where: \.hasTable))", "\(keys)", "\(translated * 100 / keys) %", "\(identical) %",
        ] + (isReviewed ? ["\(sum(rows, \.needsReviewCount))"] : []))
    }
    table.lines().forEach(line)
    for (name, rows) in coverage where rows.contains(where: { $0.elsewhereCount > 0 }) {
      let (count, translated) = (sum(rows, \.elsewhereCount), sum(rows, \.translatedCount))
      line(
        "\(name): \(count) of \(translated.counted("translated text")) \(count.agreeing("is", "are")) in no table, but "
          + "in code (a key that is the text), Info.plist or a storyboard")
    }
  }

  private func count(_ severity: LocalizationDiagnostic.Severity) -> String {
    all.count { $0.severity == severity }.counted(severity.rawValue)
  }

  /// What was audited.
  private var audited: String {
    audit.localizations.count.counted("localization")
      + (audit.bundles.count == 1 ? "" : " in \(audit.bundles.count.counted("bundle"))")
  }

  private var totals: String {
    let counts = LocalizationDiagnostic.Severity.allCases.reversed().map(count).joined(separator: ", ")
    let known = knownCount == 0 ? "" : "; \(knownCount) known from the baseline"
    return "\(audited): \(counts)\(known)"
  }
}
