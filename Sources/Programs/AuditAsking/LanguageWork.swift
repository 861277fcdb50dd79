import AppLocalization
import LocalizationAudit
import ProgramSupport

/// What a translator of one language has to do: what the rules find in it, each text by itself.
package struct LanguageWork {
  package struct Row {
    package let table: String
    package let key: String
    /// The developer's text, what they say of it, and the language's own text; nil where there is none.
    package let source: String?
    package let comment: String?
    package let text: String?
    /// What is to be done, as a clause.
    package let why: String
    /// The line of the own text, else of the developer's.
    package let place: AuditFinding.Place?
  }

  package let language: String
  package private(set) var rows: [Row] = []

  /// - Parameters:
  ///   - folder: read to tell each text of the language, ``AuditOptions/workLanguage``.
  ///   - gate: decides which findings are reported.
  init(in language: String, of folder: AuditedFolder, _ gate: FindingGate) {
    self.language = language
    for bundle in folder.bundles {
      guard let name = bundle.workedOn?.localization else { continue }
      for finding in Self.reported(RuleList.findings(in: bundle) + bundle.findings, in: name, gate) {
        let key = finding.key ?? ""
        rows.append(
          Row(
            table: finding.table ?? "", key: key, source: bundle.infoTexts[key] ?? finding.key, comment: nil, text: nil,
            why: finding.message, place: finding.source ?? finding.places.first))
      }
      for table in bundle.tables where !table.isReference(.localization(name)) {
        rows += Self.reported(RuleList.findings(in: table), in: name, gate).map {
          Row($0, .localization(name), in: table)
        }
        table.release()
      }
    }
  }

  /// What is reported of single texts, by key, and of files that cannot be read completely. A note says nothing to a
  /// translator but what a text's state is.
  private static func reported(_ findings: [AuditFinding], in name: String, _ gate: FindingGate) -> [AuditFinding] {
    let states = [Rule.missingKey, .emptyText, .needsReview].map(\.code)
    let own = findings.filter { finding in
      (finding.key != nil || !finding.code.rawValue.hasPrefix("audit.")) && finding.localization == name
    }
    return gate.judge(own).filter { $0.verdict == .reported }.map(\.finding)
      .filter { $0.severity != .note || states.contains($0.code) }
      .sorted { ($0.key ?? "").utf8.lexicographicallyPrecedes(($1.key ?? "").utf8) }
  }
}

extension LanguageWork.Row {
  fileprivate init(_ finding: AuditFinding, _ place: TablePlace, in table: AuditedTable) {
    let row = TextRow(LiteralKey(finding.key ?? ""), in: place, of: table)
    let developers = table.developers?[row.key]
    why =
      switch finding.code {
      case Rule.missingKey.code: row.state == .untranslated ? "not translated yet" : "missing"
      case Rule.emptyText.code: "empty"
      case Rule.needsReview.code: "needs review"
      default: finding.message
      }
    (self.table, key, text) = (table.name, row.key.text, row.own?.format.representative)
    source = table.developersText(row.key) ?? developers?.format.representative
    comment = developers?.note.comment ?? row.own?.note.comment
    self.place = (row.own ?? developers)?.place
  }
}
