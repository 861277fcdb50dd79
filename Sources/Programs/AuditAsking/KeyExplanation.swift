import AppLocalization
import LocalizationAudit
import ProgramSupport

/// What the audit knows of one key: a row for each localization of each table that has it.
package struct KeyExplanation {
  package struct Row {
    package let table: String
    package let row: TextRow
    /// Why nothing is reported of a missing text; nil if it is.
    package let exemption: String?
    /// What people are shown if no table has a text for them.
    package let otherwise: String
  }

  package let key: String
  package private(set) var rows: [Row] = []
  /// What is reported about the key.
  package private(set) var findings: [ReportedFinding] = []
  /// The key that may be meant if no table has the key.
  package private(set) var nearest: String?

  /// - Parameter gate: decides which findings are reported.
  init(of key: LiteralKey, in folder: AuditedFolder, _ gate: FindingGate) {
    self.key = key.text
    var findings: [AuditFinding] = []
    for table in folder.bundles.flatMap(\.tables) {
      let found = table.allPlaces.map { TextRow(key, in: $0, of: table) }
      if found.contains(where: { $0.own != nil || $0.expectation.isExpected }) {
        findings += RuleList.findings(in: table).filter { finding in
          ([finding.key].compactMap { $0 } + finding.keys).contains { LiteralKey($0) == key }
        }
        let isLeft = table.isUntranslatable(key) ? "every translation leaves the developer's text" : nil
        rows += found.map { row in
          Row(
            table: table.name, row: row,
            exemption: row.isMissing && row.state != .noTable ? table.exemption(of: row) ?? isLeft : nil,
            otherwise: table.shownOtherwise(key))
        }
      }
      table.release()
    }
    if rows.isEmpty {
      nearest = folder.bundles.flatMap(\.tables).flatMap { $0.expected.expectations.keys.map(\.text).sortedByBytes }
        .nearest(to: key.text)
    }
    self.findings = ReportedFinding.joined(gate.judge(findings).filter { $0.verdict == .reported }.map(\.finding))
  }
}
