import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

/// The advice that a report gives for each code.
@Suite struct RuleListTests {
  private static let package = URL(fileURLWithPath: Surroundings.package)

  /// The codes in the sources of the readers, checks and commands: string literals such as `"audit.missingKey"`, where
  /// the first word is one of the kinds of files.
  private static func codes() throws -> Set<String> {
    let kinds = [
      "audit", "baseline", "bundle", "catalog", "compare", "configuration", "convert", "file", "info", "json",
      "manifest", "plist", "project", "storyboard", "strings", "stringsdict", "translation", "xliff", "xml",
    ]
    var codes: Set<String> = []
    for folder in ["Sources/Apps", "Sources/Programs"] {
      let files = FileManager.default.enumerator(
        at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        if file.pathExtension != "swift" || file.lastPathComponent == "ReaderProblems.swift" { continue }
        for piece in try String(contentsOf: file, encoding: .utf8).split(separator: "\"") {
          let words = piece.split(separator: ".", omittingEmptySubsequences: false)
          guard words.count == 2, kinds.contains(String(words[0])), words[1].allSatisfy(\.isLetter), words[1] != ""
          else { continue }
          // Names of files.
          if words[1] == "json" || words[1] == "yml" { continue }
          codes.insert(String(piece))
        }
      }
    }
    return codes
  }

  /// The page has the audit's rules by severity, in the list's order, a row each, and below them the
  /// codes of problems in files, a list for each kind. `which-locale audit --list-rules` prints their remedies too.
  @Test func thePageListsTheRules() throws {
    let file = Self.package.appendingPathComponent(
      "Sources/Apps/LocalizationAudit/LocalizationAudit.docc/AuditRules.md")
    let page = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    func section(_ heading: String) -> [String] {
      page.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("### ") }
    }
    for (severity, heading) in [
      (LocalizationDiagnostic.Severity.error, "Errors"), (.warning, "Warnings"), (.note, "Notes"),
    ] {
      let rules = RuleList.all.filter { !$0.rationale.isEmpty && $0.severity == severity }.map {
        "| `\($0.code.rawValue)` | \($0.rationale) |"
      }
      #expect(rules == section("### \(heading)").filter { $0.hasPrefix("| `") })
    }
    let problems = Dictionary(grouping: RuleList.all.filter(\.rationale.isEmpty).map(\.code.rawValue).sorted()) {
      $0.prefix { $0 != "." }
    }
    let lists = problems.sorted { $0.key < $1.key }.map { codes in
      "- " + codes.value.map { "`\($0)`" }.joined(separator: ", ")
    }
    #expect(lists == section("### Problems in files").filter { $0.hasPrefix("- `") })
  }

  /// The page of the configuration and the file's JSON Schema have its members with their meanings, and no other.
  @Test func theConfigurationIsDescribed() throws {
    func lines(_ path: String) throws -> [String] {
      try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\n")
    }
    let page = try lines("Sources/Apps/LocalizationAudit/LocalizationAudit.docc/Configuration.md")
    let all = ConfigurationMember.all.map { ($0.name, $0.meaning) }
    let ofRules = ConfigurationMember.ruleMembers.map { ($0.name, $0.meaning) }
    let rows = page.filter { $0.hasPrefix("| `") }
    #expect(rows.count == all.count + ofRules.count)
    for (row, (name, meaning)) in zip(rows, all + ofRules) {
      #expect(row.hasPrefix("| `\(name)` | ") && row.hasSuffix(" | \(meaning) |"), "\(row)")
    }
    let text = try lines("Documentation/Schemas/which-locale-configuration.schema.json").joined(separator: "\n")
    let properties = try JSONSchema.Value(text).object["properties"]?.object ?? [:]
    let items = properties["rules"]?.object["items"]?.object["properties"]?.object ?? [:]
    for (members, described) in [(all, properties), (ofRules, items)] {
      #expect(
        described.mapValues { $0.object["description"] }
          == Dictionary(uniqueKeysWithValues: members.map { ($0, .string($1)) }))
    }
  }

  /// Findings about single keys or texts, of which there may be hundreds, are joined in a report; none that may crash is.
  @Test func groupedRules() {
    let grouped = [
      "audit.incompleteLocalization", "audit.keyNotInCode", "audit.keyNotInTable", "audit.missingKey",
      "audit.needsReview", "audit.rareKeys", "audit.renamedKey",
      "audit.staleKey", "audit.unknownInfoKey", "audit.untranslatedInfoText", "strings.duplicateKey",
    ]
    let found = RuleList.all.filter(\.isGrouped)
    #expect(found.map(\.code.rawValue).sorted() == grouped && found.allSatisfy { $0.severity != .error })
  }

  @Test func codesAreUnique() {
    #expect(Set(RuleList.all.map(\.code)).count == RuleList.all.count)
  }

  /// A code that is added without a remedy fails here.
  @Test func everyCodeHasARemedy() throws {
    let codes = try Self.codes()
    #expect(codes.count > 90)
    let without = codes.filter { RuleList.rule(of: LocalizationDiagnostic.Code(rawValue: $0)) == nil }
    #expect(without.sorted() == [])
  }
}
