import AppLocalization
import SystemAccess

/// A rule of the audit: what it is about, for documentation, `audit --list-rules`, remedies and SARIF's rule objects; and what
/// it finds in a folder, a bundle or a table. ``RuleList`` has every rule.
package struct Rule: Sendable {
  /// The code of its findings, `audit.missingKey`.
  package let code: LocalizationDiagnostic.Code
  /// The severity of its findings; nil if the reader of the file decides.
  package let severity: LocalizationDiagnostic.Severity?
  /// The severities of what it finds of other kinds.
  private let others: [Kind: LocalizationDiagnostic.Severity]
  /// The reason why the finding matters. Empty for a problem in a file, whose message says it.
  package let rationale: String
  /// The remedy, without a full stop. Empty for a problem in a file whose message says it.
  package let remedy: String
  /// Whether a report joins the findings of one table to one line.
  package let isGrouped: Bool
  /// A small app as a difference, which a test runs. A line is a file and its text, and goes on where the next is indented.
  /// Those with `-` have the finding, those with `+` in their place are a remedy, and after `or` another one. Those with `=`
  /// in place of their files have no finding; a file that comes again begins another case. `{1-9}` repeats a statement.
  /// Beside `en.lproj` is an `Info.plist` with the development region `en`. Empty for a problem in a file.
  package let example: String

  typealias Check<Node> = @Sendable (Node, Rule) -> [AuditFinding]
  private var inFolder: Check<AuditedFolder>?
  private var inBundle: Check<AuditedBundle>?
  private var inTable: Check<AuditedTable>?

  /// The kinds of what one rule finds, which differ in their severity and in nothing else.
  enum Kind {
    case usual
    /// It may be intended, or concerns few people.
    case mild
    /// People see less of it.
    case lesser
    /// People see more of it.
    case worse
  }

  init(
    _ code: LocalizationDiagnostic.Code, _ severity: LocalizationDiagnostic.Severity?,
    _ others: [Kind: LocalizationDiagnostic.Severity] = [:], because rationale: String, remedy: String,
    isGrouped: Bool = false, example: String = ""
  ) {
    (self.code, self.severity, self.others, self.rationale) = (code, severity, others, rationale)
    (self.remedy, self.isGrouped, self.example) = (remedy, isGrouped, example)
  }

  // MARK: - What it finds

  func ofFolder(_ check: @escaping Check<AuditedFolder>) -> Rule {
    var rule = self
    rule.inFolder = check
    return rule
  }

  func ofBundle(_ check: @escaping Check<AuditedBundle>) -> Rule {
    var rule = self
    rule.inBundle = check
    return rule
  }

  func ofTable(_ check: @escaping Check<AuditedTable>) -> Rule {
    var rule = self
    rule.inTable = check
    return rule
  }

  func findings(in folder: AuditedFolder) -> [AuditFinding] { inFolder?(folder, self) ?? [] }
  func findings(in bundle: AuditedBundle) -> [AuditFinding] { inBundle?(bundle, self) ?? [] }
  func findings(in table: AuditedTable) -> [AuditFinding] { inTable?(table, self) ?? [] }

  /// Rules of bundles come before those of tables, and these before those of folders.
  var order: Int { inTable != nil ? 1 : inBundle != nil ? 0 : 2 }

  /// The severity of a kind; nil if the reader of the file decides.
  func severity(of kind: Kind) -> LocalizationDiagnostic.Severity? { others[kind] ?? severity }

  /// The findings of this rule in some places: one for each, or one of the app.
  func findings(
    _ message: FindingText, _ kind: Kind = .usual, _ subjects: [TablePlace] = [], table: String? = nil,
    key: String? = nil, keys: [String] = [], places: [AuditFinding.Place], source: AuditFinding.Place? = nil
  ) -> [AuditFinding] {
    AuditFinding.each(
      severity(of: kind) ?? .warning, code, message, subjects, table: table, key: key, keys: keys, places: places,
      source: source)
  }
}

extension AuditFinding {
  /// The remedy: one sentence, equal for all findings with this ``code``. Nil where the message says it, and for a code of
  /// another reader.
  public var remedy: String? { RuleList.rule(of: code).flatMap { $0.remedy.isEmpty ? nil : $0.remedy } }
}
