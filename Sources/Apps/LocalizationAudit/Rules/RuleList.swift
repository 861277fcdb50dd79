import AppLocalization
import AppSources
import SystemAccess

/// Every rule, the most specific first: among equally severe findings theirs come first.
package enum RuleList {
  static let rules: [Rule] = [
    .nothingToAudit, .localizationInNoTarget, .knownRegionWithoutResources, .resourcesInNoTarget, .strayLocalization,
    .renamedKey, .keyNotInTable, .unmatchedName, .unknownSubtag,
    .duplicateLocalization,
    .developmentRegionNotLocalized,
    .noDevelopmentRegion, .hiddenResource, .similarTables, .untranslatedInfoText,
    .declaredWithoutResources, .resourcesNotDeclared, .languageNotInApp, .languageNotInPart, .catalogBesideFile,
    .formatMismatch,
    .argumentConflict, .rawKey, .partialVariant, .missingPluralCategory, .emptyText, .leftoverBase,
    .similarKeys, .missingTable, .unlocalizedTable, .belowShare, .incompleteLocalization, .needsReview, .missingKey,
    .untranslatedInterface, .staleKey,
    .referenceLacksKeys, .rareKeys, .identicalTexts, .unknownInfoKey, .nothingCompared, .keyNotInCode,
  ]

  /// All rules, and the problems that readers of files find, which have no check here.
  package static let all = rules + readers

  private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  private static let ranks = Dictionary(
    rules.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.enumerated()
      .map { ($1.element.code, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule with a code; nil for a code of another program.
  package static func rule(of code: LocalizationDiagnostic.Code) -> Rule? { byCode[code] }

  // What all rules find in a node.
  package static func findings(in folder: AuditedFolder) -> [AuditFinding] { rules.flatMap { $0.findings(in: folder) } }
  package static func findings(in bundle: AuditedBundle) -> [AuditFinding] { rules.flatMap { $0.findings(in: bundle) } }
  package static func findings(in table: AuditedTable) -> [AuditFinding] { rules.flatMap { $0.findings(in: table) } }

  /// The rank of a code among findings of one severity: problems in files first.
  static func rank(_ code: LocalizationDiagnostic.Code) -> Int { ranks[code] ?? -1 }

  /// The codes of findings about localizations that are not shown, or only in part.
  package static let codesOfShownLocalizations: Set<LocalizationDiagnostic.Code> = [
    Rule.localizationInNoTarget.code, Rule.duplicateLocalization.code, Rule.unmatchedName.code,
    Rule.partialVariant.code,
  ]

  /// Whether a table has one finding of a code: one export writes it into every text.
  package static func isOnePerTable(_ code: LocalizationDiagnostic.Code) -> Bool {
    ["catalog.missingOther", "stringsdict.missingOther"].contains(code)
  }

  /// One line for each of these codes that has a remedy, sorted: a report prints them once, after its findings.
  package static func remedyLines(of codes: some Sequence<LocalizationDiagnostic.Code>) -> [String] {
    Set(codes).sorted { $0.rawValue < $1.rawValue }.compactMap { code in
      rule(of: code).flatMap { $0.remedy.isEmpty ? nil : "  \(code.rawValue): \($0.remedy)" }
    }
  }

  /// The rules with these names; all without any.
  package static func listed(_ names: [String]) -> [Rule] {
    all.filter { rule in names.isEmpty || names.contains { isNamed(rule.code, $0) } }
  }

  /// The list for people: code, severity, rationale, remedy; for those that are asked for, the example too.
  ///
  /// - Parameter codes: the names of the codes to list; empty for all.
  package static func lines(of codes: [String] = []) -> [String] {
    listed(codes).flatMap { rule in
      var lines = [rule.rationale, rule.remedy]
      if !codes.isEmpty, !rule.example.isEmpty {
        lines += ["example: - has the finding, + mends it, = has none"] + rule.example.components(cutAt: "\n")
      }
      return ["\(rule.code.rawValue)\(rule.severity.map { " (\($0.rawValue))" } ?? "")"]
        + lines.filter { !$0.isEmpty }.map { "  \($0)" }
    }
  }

  /// Whether a name means a code, wherever it is written: on a command line, in the configuration. It is the
  /// code, `audit.missingKey`, or its last part, `missingKey`; any other name is the beginning of codes, `audit.missing`, or
  /// a pattern with `*` and `?`.
  static func isNamed(_ code: LocalizationDiagnostic.Code, _ name: String) -> Bool {
    if code.rawValue == name || shortName(of: code) == name { return true }
    if name.isEmpty || wholeNames.contains(name) { return false }
    return code.rawValue.hasPrefix(name) || code.rawValue.matches(glob: name)
  }

  private static let wholeNames = Set(all.flatMap { [$0.code.rawValue, shortName(of: $0.code)] })

  private static func shortName(of code: LocalizationDiagnostic.Code) -> String {
    code.rawValue.components(cutAt: ".").last ?? ""
  }

  /// What is wrong with a name that means no code, as a clause; nil if it means one.
  package static func problem(ofName name: String) -> String? {
    if all.contains(where: { isNamed($0.code, name) }) { return nil }
    let near = all.flatMap { [$0.code.rawValue, shortName(of: $0.code)] }.nearest(to: name)
    let meant = near.flatMap { near in all.first { isNamed($0.code, near) } }
    return "no rule has the code '\(name.excerpt)'; "
      + (meant.map { "did you mean \($0.code.rawValue)?" } ?? "'which-locale audit --list-rules' lists them")
  }
}
