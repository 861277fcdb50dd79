import AppLocalization
import SystemAccess

/// A rule of the audit: what it is about, for documentation, `audit --list-rules`, remedies and SARIF's rule objects; and what
/// it finds in a folder, a bundle or a table. ``RuleList`` has every rule.
package struct Rule: Sendable {
  /// The code of its findings, `audit.missingKey`.
  package let code: LocalizationDiagnostic.Code
  /// The severity of its findings; some of them may be less severe. Nil if the reader of the file decides.
  package let severity: LocalizationDiagnostic.Severity?
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

  init(
    _ code: LocalizationDiagnostic.Code, _ severity: LocalizationDiagnostic.Severity?, because rationale: String,
    remedy: String, isGrouped: Bool = false, example: String = ""
  ) {
    (self.code, self.severity, self.rationale) = (code, severity, rationale)
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

  /// Stands for the names of a finding's places in its message, which are fewer if some are not reported.
  static var names: String { AuditFinding.namesMark }
  /// Stands for "is" or "are" beside them.
  static var are: String { AuditFinding.verbMark }

  /// A finding of this rule in some places.
  ///
  /// - Parameters:
  ///   - message: may contain ``names``.
  ///   - severity: nil for the rule's own.
  func finding(
    _ message: String, severity: LocalizationDiagnostic.Severity? = nil, _ names: [TablePlace] = [],
    table: String? = nil, key: String? = nil, keys: [String] = [], places: [AuditFinding.Place]
  ) -> AuditFinding {
    AuditFinding(
      severity ?? self.severity ?? .warning, code, message, names, table: table, key: key, keys: keys, places: places)
  }
}

extension AuditFinding {
  /// The remedy: one sentence, equal for all findings with this ``code``. Nil where the message says it, and for a code of
  /// another reader.
  public var remedy: String? { RuleList.rule(of: code).flatMap { $0.remedy.isEmpty ? nil : $0.remedy } }
}
