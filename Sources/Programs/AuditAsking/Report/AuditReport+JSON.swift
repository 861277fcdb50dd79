import AppLocalization
import LocalizationAudit
import ProgramSupport

extension AuditReport: AnswerObject {
  package static let members: [Column<AuditReport>] = [
    Column("bundles", of: bundles) { Array(zip($0.audit.bundles, $0.audit.projectPaths)) },
    Column(
      "counts",
      members: LocalizationDiagnostic.Severity.allCases.map { severity in
        Column(severity.rawValue) { $0.findings.count { $0.severity == severity } }
      }),
    Column("coverage", of: TableCoverage.members, \.audit.coverage),
    Column("developmentRegion", \.audit.developmentRegion), Column("findings", of: ReportedFinding.columns, \.findings),
    Column("known", \.knownCount), Column("localizations", \.audit.localizations), Column("path", \.audit.path),
  ]

  private static let bundles: [Column<(bundle: LocalizedBundle, project: String?)>] = [
    Column("developmentRegion") { $0.bundle.developmentRegion }, Column("folders") { $0.bundle.layout.resourceFolders },
    Column("localizations") { $0.bundle.localizations }, Column("project") { $0.project },
  ]

  /// One object; each element of its arrays has a line of its own, and members are sorted by name.
  func writeJSON(_ line: (String) -> Void) {
    line("{")
    for (index, column) in Self.members.enumerated() {
      let end = index == Self.members.count - 1 ? "" : ","
      if let elements = column.elements {
        line("  \"\(column.name)\": [")
        Self.write(elements(self), margin: "    ", line)
        line("  ]" + end)
      } else {
        line("  \"\(column.name)\": \((column.value(self)?.json ?? .null).compactText)\(end)")
      }
    }
    line("}")
  }

  /// Writes the elements of an array, each on a line.
  static func write(_ elements: some Sequence<JSONValue>, margin: String, _ line: (String) -> Void) {
    var last: String?
    for element in elements {
      if let last { line(last + ",") }
      last = margin + element.compactText
    }
    if let last { line(last) }
  }
}

extension LocalizationDiagnostic: AnswerObject {
  package static let members: [Column<LocalizationDiagnostic>] = [
    Column("severity", \.severity), Column("code", \.code.rawValue),
    Column("message", \.message), Column("path", \.path), Column("line", \.line), Column("column", \.column),
  ]
}

extension ReportedFinding {
  package static let columns: [Column<ReportedFinding>] = [
    Column("severity", \.severity), Column("code", \.code.rawValue), Column("localization", in: .json, \.localization),
    Column("localizations", \.localizations), Column("table", \.table), Column("key", \.key),
    Column("keys", in: .json, \.keys), Column("path", \.diagnostic.path), Column("line", \.diagnostic.line),
    Column("column", \.diagnostic.column), Column("places", of: AuditFinding.Place.members, \.places),
    Column("message", \.message),
  ]
}

extension AuditFinding.Place: AnswerObject {
  package static let members: [Column<AuditFinding.Place>] = [
    Column("path", \.path), Column("line", \.line), Column("column", \.column), Column("localization", \.localization),
  ]
}

extension TableCoverage {
  fileprivate static let members: [Column<TableCoverage>] = [
    Column("table", \.table), Column("localization", \.localization),
    Column("isReference", \.isReference), Column("hasTable", \.hasTable),
    Column("keys", \.keyCount), Column("translated", \.translatedCount), Column("needsReview", \.needsReviewCount),
    Column("elsewhere", \.elsewhereCount), Column("identical", \.identicalCount),
    Column("missing", \.missingKeys), Column("stale", \.staleKeys),
  ]
}

extension Rule {
  /// What `--list-rules` says of a rule to programs.
  package static let members: [Column<Rule>] = [
    Column("code", \.code.rawValue), Column("severity", \.severity),
    Column("rationale") {
      $0.rationale.isEmpty ? nil : $0.rationale
    }, Column("remedy", \.remedy),
    Column("example") { $0.example.isEmpty ? nil : $0.example },
  ]
}

/// The rules that are listed for programs.
package struct RuleAnswer: AnswerObject {
  package static let members: [Column<RuleAnswer>] = [Column("rules", of: Rule.members, \.rules)]
  private let rules: [Rule]

  /// - Parameter names: the names of codes; empty for all rules.
  package init(_ names: [String] = []) { rules = RuleList.listed(names) }
}
