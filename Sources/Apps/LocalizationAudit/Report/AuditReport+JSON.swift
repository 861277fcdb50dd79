import AppLocalization

extension AuditReport: AnswerObject {
  package static let members: [Column<AuditReport>] = [
    Column("bundles", "the bundles that are audited separately: one, except among sources", of: bundles) {
      Array(zip($0.audit.bundles, $0.audit.projectPaths))
    },
    Column(
      "counts", "of 'findings'",
      members: LocalizationDiagnostic.Severity.allCases.map { severity in
        Column(severity.rawValue) { $0.findings.count { $0.severity == severity } }
      }),
    Column("coverage", "a row for each table and localization", of: TableCoverage.members, \.audit.coverage),
    Column(
      "developmentRegion", "that of all bundles; null where they have none or several", \.audit.developmentRegion),
    Column(
      "findings",
      "the worst first; without those that the baseline has, or --only, --ignore and the configuration leave out",
      of: AuditFinding.columns, \.findings),
    Column("known", "how many findings the baseline has", \.knownCount),
    Column("localizations", "names, of all bundles", \.audit.localizations),
    Column("path", "the folder, as it was given; that around files", \.audit.path),
  ]

  private static let bundles: [Column<(bundle: LocalizedBundle, project: String?)>] = [
    Column("developmentRegion") { $0.bundle.developmentRegion },
    Column("folders", "those that hold its resources, relative to 'path'") { $0.bundle.layout.resourceFolders },
    Column("localizations", "names") { $0.bundle.localizations },
    Column("project", "its project or manifest, relative to 'path'") { $0.project },
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
  package static var definition: String? { "diagnostic" }
  package static let members: [Column<LocalizationDiagnostic>] = [
    Column("severity", \.severity), Column("code", "what kind of fault, bundle.unmatchedName", \.code.rawValue),
    Column("message", "in words", \.message), Column("path", "the file; null for the whole", \.path),
    Column("line", "from 1", \.line), Column("column", "from 1, in Unicode scalar values", \.column),
  ]
}

extension AuditFinding {
  package static let columns: [Column<AuditFinding>] = [
    Column("severity", \.severity), Column("code", "what kind of fault, bundle.unmatchedName", \.code.rawValue),
    Column("localization", "null for none or several", in: .json, \.localization),
    Column("localizations", "all that it concerns, sorted", \.localizations), Column("table", \.table),
    Column("key", \.key),
    Column(
      "keys",
      "where one finding stands for several of a table, all keys ('coverage' has them by localization); else empty",
      in: .json, \.keys),
    Column("path", "the file; null for the whole", \.diagnostic.path), Column("line", "from 1", \.diagnostic.line),
    Column("column", "from 1, in Unicode scalar values", \.diagnostic.column),
    Column("places", "all places, the first too", of: Place.members, \.places),
    Column("message", "in words", \.message),
  ]
}

extension AuditFinding.Place: AnswerObject {
  package static let members: [Column<AuditFinding.Place>] = [
    Column("path", \.path), Column("line", \.line), Column("column", \.column),
    Column("localization", \.localization),
  ]
}

extension TableCoverage {
  fileprivate static let members: [Column<TableCoverage>] = [
    Column("table", \.table), Column("localization", \.localization),
    Column("isReference", "whether the others are held against it", \.isReference), Column("hasTable", \.hasTable),
    Column("keys", \.keyCount), Column("translated", \.translatedCount), Column("needsReview", \.needsReviewCount),
    Column(
      "elsewhere", "texts of the reference that are in no table; they count as translated", \.elsewhereCount),
    Column("identical", "texts of more than two words that equal the reference's", \.identicalCount),
    Column("missing", "keys; a text that is not shown is missing", \.missingKeys), Column("stale", "keys", \.staleKeys),
  ]
}

extension Rule {
  /// What `--list-rules` says of a rule to programs.
  package static let members: [Column<Rule>] = [
    Column("code", \.code.rawValue),
    Column("severity", "the greatest of its findings; null where the file decides", \.severity),
    Column("rationale", "why it matters; null for a problem in a file, whose message says it") {
      $0.rationale.isEmpty ? nil : $0.rationale
    }, Column("remedy", \.remedy),
    Column(
      "example",
      """
      files and their texts: lines with - have the finding, those with + in their place mend it, after 'or' in another way, \
      those with = have none; an indented line goes on, and {1-9} repeats a statement; null for a problem in a file
      """
    ) { $0.example.isEmpty ? nil : $0.example },
  ]
}

/// The rules that are listed for programs.
package struct RuleAnswer: AnswerObject {
  package static let members: [Column<RuleAnswer>] = [Column("rules", of: Rule.members, \.rules)]
  private let rules: [Rule]

  /// - Parameter names: the names of codes; empty for all rules.
  package init(_ names: [String] = []) { rules = RuleList.listed(names) }
}
