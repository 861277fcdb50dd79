import AppLocalization
import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

extension AuditFindingTests {
  @Test func rules() throws {
    let files = strings("a = A; b = B;", "a = A;")
    #expect(try found(files) == ["warning audit.missingKey de,fr b"])
    #expect(
      try found(files, rules: [RuleSetting(code: "audit.missing*", severity: .error)])
        == ["error audit.missingKey de,fr b"])
    #expect(
      try found(files, rules: [RuleSetting(table: "Local*", localization: "de", severity: nil)])
        == ["warning audit.missingKey fr b"])
    // Each localization has a file of its own.
    #expect(
      try found(files, rules: [RuleSetting(path: "de.lproj/*", severity: nil)]) == ["warning audit.missingKey fr b"])
    #expect(
      try audit(files, rules: [RuleSetting(localization: "de", severity: nil)]).findings.map(\.message)
        == ["'b' is missing in 'fr'"])
  }

  /// What a gate reports of findings beside a baseline.
  private func new(_ audit: AppAudit, _ baseline: AuditBaseline, root: String? = nil) -> [AuditFinding] {
    var gate = FindingGate(root: root ?? audit.path)
    gate.baseline = baseline
    return gate.judge(audit.found).filter { $0.verdict == .reported }.map(\.finding)
  }

  /// A comment beside a translation is about that one only.
  @Test func commentBesideOneTranslation() throws {
    let german = "/* which-locale:ignore */ a = \"%@\";"
    #expect(
      try found(strings("a = \"%d\";", german, fr: "a = \"%@\";")) == ["error audit.formatMismatch fr a"])
    #expect(try found(strings("/* which-locale:ignore */ a = \"%d\";", "a = \"%@\";")) == [])
  }

  @Test func commentsThatSilence() throws {
    let silenced = "a = \"%d\";\n/* which-locale:ignore */ b = \"%@\";"
    #expect(try found(strings("a = \"%d\"; b = \"%d\";", silenced)) == [])
    let other = "a = \"%d\";\n/* which-locale:ignore audit.missingKey */ b = \"%@\";"
    #expect(try found(strings("a = \"%d\"; b = \"%d\";", other)) == ["error audit.formatMismatch de,fr b"])
  }

  @Test func baseline() throws {
    try withTemporaryFolder(strings("a = A; b = B;", "a = A;", fr: "a = A; b = B;")) { folder in
      let before = AppAuditor().audit(folder.path)
      let written = AuditBaseline(before.findings, root: folder.path).text
      let baseline = try AuditBaseline(Array(written.utf8), path: "baseline.json")
      #expect(before.findings.count == 1)
      #expect(new(before, baseline).isEmpty)
      // Another localization lacks the key too, and the lines have moved.
      try folder.write("fr.lproj/Localizable.strings", "/* A */\n\na = A;")
      let after = AppAuditor().audit(folder.path)
      #expect(after.findings.map(\.localizations) == [["de", "fr"]])
      #expect(new(after, baseline).map(\.localizations) == [["fr"]])
      #expect(new(after, baseline).map(\.message) == ["'b' is missing in 'fr'"])
    }
  }

  /// A baseline contains no path of the machine that wrote it.
  @Test func baselineElsewhere() throws {
    let files = [
      "App.app/en.lproj/Localizable.strings": "a = \"%@\"; b = B;",
      "App.app/de.lproj/Localizable.strings": "a = \"%d\"", "App.app/tlh-XX.lproj/Other.strings": "a = A;",
    ]
    func audit(_ body: (AppAudit) throws -> Void) throws {
      try withTemporaryFolder(files) { try body(AppAuditor().audit($0.path + "/App.app")) }
    }
    var written = ""
    try audit { audit in
      written = AuditBaseline(audit.findings, root: audit.path).text
      #expect(audit.findings.contains { $0.diagnostic.path == audit.path })
      #expect(!written.contains(audit.path))
      // The file of a finding without a table is known, and for others the table.
      let known = written.split(separator: "\n").filter { $0.contains("\"code\"") }
      #expect(known.count > 2 && known.allSatisfy { $0.contains("\"path\"") != $0.contains("\"table\"") }, "\(written)")
    }
    try audit { audit in
      let baseline = try AuditBaseline(Array(written.utf8), path: "baseline.json")
      #expect(new(audit, baseline).map(\.message) == [])
      #expect(new(audit, baseline, root: audit.path + "/").map(\.message) == [])
    }
  }

  @Test(
    arguments: [
      #"{"rules":[{"code":"a","severity":"fatal"}]}"#, #"{"rule":[]}"#, #"{"failOn":"never!"}"#, "[]", "{",
      #"{"rules":[{"file":"a","severity":"note"}]}"#, #"{"exclude":[1]}"#,
    ])
  func malformedConfiguration(text: String) {
    #expect(throws: LocalizationDiagnostic.self) { try AuditConfiguration(Array(text.utf8), path: "c.json") }
  }

  @Test func configuration() throws {
    let text = #"{"exclude":["Old/*","Pods"],"failOn":"warning","rules":[{"key":"a","severity":"ignore"}]}"#
    let configuration = try AuditConfiguration(Array(text.utf8), path: "c.json")
    #expect(configuration.settings == [RuleSetting(key: "a", severity: nil)])
    #expect(configuration.failOn == .warning)
    #expect(configuration.isExcluded("Old/App"))
    #expect(configuration.isExcluded("Pods/X"))
    #expect(!configuration.isExcluded("App"))
  }

  /// `*` and `?` match as POSIX's `fnmatch` has it.
  @Test func patterns() {
    var random = SeededGenerator(seed: 58)
    for _ in 0..<20_000 {
      let text = String((0..<random.number(below: 6)).map { _ in random.pick(Array("ab")) ?? "a" })
      let pattern = String((0..<random.number(below: 6)).map { _ in random.pick(Array("ab*?*")) ?? "a" })
      #expect(text.matches(glob: pattern) == (fnmatch(pattern, text, 0) == 0), "\(text) \(pattern)")
    }
  }

  /// Six findings of a rule and a table are one in a report, five are not.
  @Test(arguments: [5, 6])
  func manyAreOne(count: Int) throws {
    let keys = (1...count).map { "k\($0) = \"Text \($0)\";" }.joined()
    let joined = AuditFinding.joined(try audit(strings("a = \"A b\";" + keys, "a = \"A c\";")).findings)
    #expect(joined.count == (count == 6 ? 1 : 5))
    #expect(joined.first?.keys.count == (count == 6 ? 6 : 0))
    #expect(joined.first?.message.hasSuffix("; and 3 more of 'Localizable'") == (count == 6))
  }

  /// References between the parts of a text: those that lead nowhere, those that nothing leads to, and a circle.
  @Test(
    arguments: [
      ("a", "a", [:], "", "", ""), ("a b", "a b c", [:], "", "c", ""), ("a", "a b", ["a": "b"], "", "", ""),
      ("a", "b", [:], "a", "", ""), ("a", "a b", ["a": "c"], "c", "", ""), ("a", "a", ["a": "a"], "", "", "a a"),
      ("a", "a b c", ["a": "b", "b": "c", "c": "b"], "", "", "b c b"),
      ("a", "a b c", ["a": "b c", "b": "c"], "", "", ""),
      ("", "a b", ["a": "b", "b": "a"], "", "a b", "a b a"),
      ("a", "a b c d", ["a": "b c", "c": "d", "d": "c"], "", "", "c d c"),
    ] as [(String, String, [String: String], String, String, String)])
  func references(
    roots: String, names: String, parts: [String: String], missing: String, unused: String, cycle: String
  ) {
    func text(_ names: String) -> String { words(names).map { "%#@\($0)@" }.joined(separator: " ") }
    let graph = SubstitutionGraph(roots: [text(roots)], names: words(names)) { [text(parts[$0] ?? "")] }
    #expect(graph.missing == words(missing))
    #expect(graph.unused == words(unused))
    #expect(graph.cycle ?? [] == words(cycle))
  }
}
