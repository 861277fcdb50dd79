import AppLocalization
import AppSources
import SystemAccess

/// What a translator of one language has to do: the texts that it lacks, each, and what is wrong with those that it has.
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

  package private(set) var rows: [Row] = []
  /// Whether a bundle has the language.
  package private(set) var isKnown = false

  /// - Parameter gate: decides which findings are reported. Comments beside texts silence these here too.
  init(in language: String, of folder: AuditedFolder, _ gate: FindingGate) {
    for bundle in folder.bundles {
      guard let name = LocalizationName.first(of: bundle.localized.localizations, language) else { continue }
      isKnown = true
      let found = RuleList.rules.flatMap { $0.findings(in: bundle) }
      add(Self.reported(found, in: name, gate), name, key: nil, bundle: bundle)
      for table in bundle.tables {
        add(table, .localization(name), gate)
        table.release()
      }
    }
  }

  private static func reported(_ findings: [AuditFinding], in name: String, _ gate: FindingGate) -> [AuditFinding] {
    let own = findings.filter { $0.key != nil && $0.localizations.contains(name) }.map { $0.narrowed(to: [name]) }
    return gate.judge(own).filter { $0.verdict == .reported && $0.finding.severity != .note }.map(\.finding)
  }

  private mutating func add(_ findings: [AuditFinding], _ name: String, key: String?, bundle: AuditedBundle) {
    for finding in findings {
      let source = finding.key.flatMap { bundle.infoTexts[$0] } ?? finding.key
      rows.append(
        Row(
          table: finding.table ?? "", key: finding.key ?? "", source: source, comment: nil, text: nil,
          why: finding.message, place: finding.source ?? finding.places.first))
    }
  }

  private mutating func add(_ table: AuditedTable, _ place: TablePlace, _ gate: FindingGate) {
    if table.isReference(place) { return }
    let name = place.localization ?? ""
    let findings = Self.reported(
      RuleList.rules.flatMap { $0.findings(in: table) }.map(table.withComments), in: name, gate)
    let byKey = Dictionary(grouping: findings) { LiteralKey($0.key ?? "") }
    let others = Set(byKey.keys).subtracting(table.expected.keys.map(LiteralKey.init)).map(\.text).sortedByBytes
    for key in table.expected.keys + others {
      let row = table.row(LiteralKey(key), in: place)
      let about = byKey[row.key] ?? []
      for why in [self.why(row, table, gate)].compactMap({ $0 }) + about.filter(Self.isMore).map(\.message) {
        let developers = table.developers?[row.key]
        rows.append(
          Row(
            table: table.name, key: key, source: table.developersText(row.key) ?? developers?.format.representative,
            comment: developers?.note.comment ?? row.own?.note.comment, text: row.own?.format.representative, why: why,
            place: (row.own ?? developers)?.place))
      }
    }
  }

  /// Whether a finding says more than the state of a text does.
  private static func isMore(_ finding: AuditFinding) -> Bool {
    ![Rule.missingKey, .emptyText, .needsReview, .identicalTexts].map(\.code).contains(finding.code)
  }

  /// What is to be done about a text by its state; nil for nothing.
  private func why(_ row: TextRow, _ table: AuditedTable, _ gate: FindingGate) -> String? {
    if row.isBlank { return "empty" }
    if row.state == .needsReview { return "needs review" }
    let isLacking =
      row.isMissing || row.state == .noTable && row.expectation.isExpected && table.isLacking(in: row.place)
    if !isLacking || table.isUntranslatable(row.key) { return nil }
    if table.variants.contains(row.place), table.exemption(of: row) != nil { return nil }
    let finding = table.withComments(table.finding(.missingKey, "", of: [row]))
    let isSilenced = gate.judge([finding]).allSatisfy { $0.verdict == .silenced }
    return isSilenced ? nil : row.state == .untranslated ? "not translated yet" : "missing"
  }
}
