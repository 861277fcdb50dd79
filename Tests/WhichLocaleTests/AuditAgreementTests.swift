import Foundation
import LocalizationAudit
import TestSupport
import Testing

/// The library and the command find the same in a folder, by whatever the folder's configuration says.
@Suite struct AuditAgreementTests {
  private static let unit = #"{"stringUnit":{"state":"needs_review","value":"Öffnen"}}"#
  private static let files = [
    "Info.plist": "{ CFBundleDevelopmentRegion = en; }",
    "en.lproj/Localizable.strings": "a = \"%d\"; b = B; c = \"Some text here\"; d = D;",
    "de.lproj/Localizable.strings": "a = \"%@\"; old = x; c = \"Some text here\"; \"\" = e;",
    "fr.lproj/Localizable.strings": "a = \"%d\"; b = B; c = x; d = \"\";", "fr.lproj/Menu.strings": "broken",
    "en.lproj/Menu.strings": "open = Open;", "Old/A.swift": "NSLocalizedString(\"a.b\", comment: \"\")",
    "View.swift": "NSLocalizedString(\"home.gone\", comment: \"\"); Text(\"home.text\"); L10n.tr(\"home.third\")",
    "M.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"Open it":{"localizations":{"de":\#(unit)}}}}"#,
  ]
  /// A part of what is found is known, and a line of something else.
  private static let known = """
    {"version": 1, "findings": [{"code":"audit.missingKey","key":"b","localizations":["de"],"table":"Localizable"},
    {"code":"audit.formatMismatch","key":"a","localizations":["de","fr"],"table":"Localizable"}]}
    """

  /// What is said of one localization, as both can tell it.
  private struct Fact: Hashable, CustomStringConvertible {
    let severity, code, localization, table, key: String
    var description: String { "\(severity) \(code) \(localization) \(table) \(key)" }
  }

  private func facts(ofCommand output: String) -> Set<Fact> {
    Set(
      output.split(separator: "\n").flatMap { line -> [Fact] in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return cells[2].split(separator: ",").map {
          Fact(severity: cells[0], code: cells[1], localization: "\($0)", table: cells[3], key: cells[4])
        }
      })
  }

  private func facts(_ audit: AppAudit) -> Set<Fact> {
    Set(
      audit.findings.map { finding in
        Fact(
          severity: finding.severity.rawValue, code: finding.code.rawValue, localization: finding.localization ?? "-",
          table: finding.table ?? "-", key: finding.key ?? "-")
      })
  }

  private static let configurations = [
    "{}", #"{"disabled": ["missingKey"]}"#, #"{"disabled": ["audit."]}"#, #"{"required": ["it"]}"#,
    #"{"shares": {"de": 95}}"#, #"{"shares": {"de": 10}}"#, #"{"needsReview": true}"#, #"{"exclude": ["Old/*"]}"#,
    #"{"exclude": ["fr.lproj"]}"#, #"{"reference": "fr"}"#, #"{"keysInCode": []}"#, #"{"keysInCode": ["L10n.tr"]}"#,
    #"{"fallsBackToReference": true}"#, #"{"failOn": "warning"}"#, #"{"failOn": "never"}"#,
    #"{"baseline": "known.json"}"#, #"{"baseline": "known.json", "failOn": "note"}"#,
    #"{"rules": [{"code": "missingKey", "localization": "de", "severity": "error"}]}"#,
    #"{"rules": [{"path": "de.lproj/*", "severity": "ignore"}, {"code": "formatMismatch", "severity": "note"}]}"#,
    #"{"rules": [{"severity": "ignore"}], "failOn": "note"}"#, #"{"odd": 1}"#, #"{"baseline": "gone.json"}"#, "[",
  ]

  @Test(arguments: configurations)
  func theLibraryFindsWhatTheCommandFinds(configuration: String) throws {
    var files = Self.files
    (files[".which-locale.json"], files["known.json"]) = (configuration, Self.known)
    // Each configuration in a folder and in one of a project, of the whole and of a part: the sample has one of these four.
    let project = ["A.xcodeproj/project.pbxproj": "{ rootObject = P; objects = { P = { developmentRegion = en; }; }; }"]
    let place = (Self.configurations.firstIndex(of: configuration) ?? 0) % 4
    for number in TestSize.isFull ? Array(0..<4) : [place] {
      try withTemporaryFolder(files.merging(number / 2 == 0 ? [:] : project) { $1 }) { folder in
        let path = number % 2 == 0 ? folder.path : folder.path("de.lproj")
        let run = try BuiltProgram("which-locale").run(["audit", path, "--notes", "--format", "tsv"])
        let audit = AppAuditor().audit(path)
        if run.status > 1 {
          // The command ends; the library has the problem among its findings.
          #expect(audit.findings.contains { $0.severity == .error && run.errors.contains($0.message) } && audit.fails)
          return
        }
        #expect(facts(audit) == facts(ofCommand: run.output), "\(path)")
        #expect(audit.fails == (run.status == 1), "\(path)")
      }
    }
  }
}
