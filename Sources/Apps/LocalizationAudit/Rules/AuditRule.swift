import AppLocalization
import SystemAccess

/// The description of a rule for people: documentation, `audit --list-rules`, remedies and SARIF's rule objects show it.
package struct RuleDescription: Sendable {
  /// The code of its findings, `audit.missingKey`.
  package let code: LocalizationDiagnostic.Code
  /// The severity of its findings; some of them may be less severe. Nil if the reader of the file decides.
  package let severity: LocalizationDiagnostic.Severity?
  /// The reason why the finding matters. Empty for a problem in a file, whose message says it.
  package let rationale: String
  /// The remedy, without a full stop.
  package let remedy: String
  /// Whether a report joins the findings of one table to one line.
  package let isGrouped: Bool
  /// A small app as a difference, which a test runs. A line is a file and its text, and goes on where the next is indented.
  /// Those with `-` have the finding, those with `+` in their place are a remedy, and after `or` another one. Those with `=`
  /// in place of their files have no finding; a file that comes again begins another case. `{1-9}` repeats a statement.
  /// Beside `en.lproj` is an `Info.plist` with the development region `en`. Empty for a problem in a file.
  package let example: String

  init(
    _ code: LocalizationDiagnostic.Code, _ severity: LocalizationDiagnostic.Severity?, because rationale: String,
    remedy: String, isGrouped: Bool = false, example: String = ""
  ) {
    self.code = code
    self.severity = severity
    self.rationale = rationale
    self.remedy = remedy
    self.isGrouped = isGrouped
    self.example = example
  }
}

/// A rule of the audit: a description and a check. ``RuleList`` registers every rule.
package protocol AuditRule {
  static var about: RuleDescription { get }
}

/// A rule about one table in all its localizations.
protocol TableRule: AuditRule {
  static func check(_ table: ExpectedTexts) -> [AuditFinding]
}

/// A rule about one bundle.
protocol BundleRule: AuditRule {
  static func check(_ bundle: BundleFacts) -> [AuditFinding]
}

/// A rule about everything in the folder.
protocol FolderRule: AuditRule {
  static func check(_ folder: FolderFacts) -> [AuditFinding]
}

extension AuditRule {
  static var code: LocalizationDiagnostic.Code { about.code }

  /// Stands for the names of a finding's places in its message, which are fewer if some are not reported.
  static var names: String { AuditFinding.namesMark }

  /// A finding of this rule in some places.
  ///
  /// - Parameters:
  ///   - message: may contain ``names``.
  ///   - severity: nil for the rule's own.
  static func finding(
    _ message: String, severity: LocalizationDiagnostic.Severity? = nil, _ names: [TablePlace] = [],
    table: String? = nil, key: String? = nil, keys: [String] = [], places: [AuditFinding.Place]
  ) -> AuditFinding {
    AuditFinding(
      severity ?? about.severity ?? .warning, code, message, names, table: table, key: key, keys: keys, places: places)
  }
}

/// Every rule, the most specific first: among equally severe findings theirs come first.
package enum RuleList {
  static var tableRules: [any TableRule.Type] {
    [
      CatalogBesideFile.self, FormatMismatch.self, ArgumentConflict.self, HiddenText.self, RawKey.self,
      PartialVariant.self,
      MissingPluralCategory.self, EmptyText.self,
      LeftoverBase.self,
      SimilarKeys.self, MissingTable.self, IncompleteLocalization.self, MissingKey.self, UntranslatedInterface.self,
      StaleKey.self, ReferenceLacksKeys.self, RareKeys.self, IdenticalTexts.self,
      UnknownInfoKey.self, NothingCompared.self, KeyNotInCode.self,
    ]
  }
  static var bundleRules: [any BundleRule.Type] {
    [
      UnmatchedName.self, DuplicateLocalization.self, DevelopmentRegionNotLocalized.self, NoDevelopmentRegion.self,
      Unreachable.self, HiddenResource.self, SimilarTables.self, UntranslatedInfoText.self,
      CatalogInLocalization.self, DeclaredWithoutResources.self, ResourcesNotDeclared.self,
    ]
  }
  static var folderRules: [any FolderRule.Type] {
    [
      NothingToAudit.self, LocalizationInNoTarget.self, KnownRegionWithoutResources.self, ResourcesInNoTarget.self,
      StrayLocalization.self, PrivateUseLanguage.self, KeyNotInTable.self,
    ]
  }

  /// The descriptions of all rules, and of the problems that readers of files find, which have no check here.
  package static let all: [RuleDescription] =
    (folderRules as [any AuditRule.Type] + bundleRules + tableRules).map { $0.about } + readers

  private static let descriptions = Dictionary(
    all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
  private static let order = Dictionary(
    (bundleRules as [any AuditRule.Type] + tableRules + folderRules).enumerated().map { ($1.code, $0) },
    uniquingKeysWith: { first, _ in first })

  /// The description of the rule with a code; nil for a code of another program.
  package static func description(of code: LocalizationDiagnostic.Code) -> RuleDescription? { descriptions[code] }

  /// The rank of a code among findings of one severity: problems in files first.
  static func rank(_ code: LocalizationDiagnostic.Code) -> Int { order[code] ?? -1 }

  /// The codes of findings about localizations that are not shown, or only in part.
  package static let codesOfShownLocalizations: Set<LocalizationDiagnostic.Code> = [
    LocalizationInNoTarget.code, PrivateUseLanguage.code, DuplicateLocalization.code, UnmatchedName.code,
    PartialVariant.code,
  ]

  /// Whether a table has one finding of a code: one export writes it into every text.
  static func isOnePerTable(_ code: LocalizationDiagnostic.Code) -> Bool {
    ["catalog.missingOther", "stringsdict.missingOther"].contains(code)
  }

  /// One line for each of these codes that has a remedy, sorted: a report prints them once, after its findings.
  package static func remedyLines(of codes: some Sequence<LocalizationDiagnostic.Code>) -> [String] {
    Set(codes).sorted { $0.rawValue < $1.rawValue }.compactMap { code in
      description(of: code).map { "  \(code.rawValue): \($0.remedy)" }
    }
  }

  /// The rules with these names; all without any.
  private static func listed(_ names: [String]) -> [RuleDescription] {
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

  /// The list for programs.
  package static func json(of codes: [String] = []) -> JSONValue {
    .object([
      "rules": .array(
        listed(codes).map { rule in
          .object([
            "code": .string(rule.code.rawValue), "severity": JSONValue(rule.severity?.rawValue),
            "rationale": JSONValue(rule.rationale.isEmpty ? nil : rule.rationale), "remedy": .string(rule.remedy),
            "example": JSONValue(rule.example.isEmpty ? nil : rule.example),
          ])
        })
    ])
  }

  /// Whether a name means a code, wherever it is written: on a command line, in the configuration, in a comment. It is the
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
    let wanted = name.lowercased()
    func distance(_ code: String) -> Int {
      let code = code.lowercased()
      return min(code.editDistance(to: wanted), (code.components(cutAt: ".").last ?? "").editDistance(to: wanted))
    }
    let nearest = all.map { (code: $0.code.rawValue, distance: distance($0.code.rawValue)) }.min { $0.1 < $1.1 }
    let isNear = (nearest?.distance ?? .max) * 3 <= max(wanted.count, 6)
    return "no rule has the code '\(name.excerpt)'; "
      + (isNear ? "did you mean \(nearest?.code ?? "")?" : "'which-locale audit --list-rules' lists them")
  }
}

extension AuditFinding {
  /// The remedy: one sentence, equal for all findings with this ``code``. Nil for a code of another reader.
  public var remedy: String? { RuleList.description(of: code)?.remedy }
}
