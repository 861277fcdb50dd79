import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import AppSources
@testable import AuditAsking
@testable import LocalizationAudit

extension AuditFindingTests {
  /// What a gate reports of findings beside a baseline.
  private func new(_ audit: AppAudit, _ baseline: AuditBaseline, root: String? = nil) -> [AuditFinding] {
    var gate = FindingGate(root: root ?? audit.path)
    gate.baseline = baseline
    return gate.judge(audit.found).filter { $0.verdict == .reported }.map(\.finding)
  }

  @Test func baseline() throws {
    let files = ["en": "a = A; b = B;", "de": "a = A;", "fr": "a = A; b = B;"]
    let all = Dictionary(uniqueKeysWithValues: files.map { ("\($0).lproj/Localizable.strings", $1) })
    try withTemporaryFolder(all.merging(["Info.plist": english]) { $1 }) { folder in
      let before = AppAuditor().audit(folder.path)
      let written = AuditBaseline(before.findings, root: folder.path).text
      let baseline = try AuditBaseline(Array(written.utf8), path: "baseline.json")
      #expect(before.findings.count == 1)
      #expect(new(before, baseline).isEmpty)
      // Another localization lacks the key too, and the lines have moved.
      try folder.write("fr.lproj/Localizable.strings", "/* A */\n\na = A;")
      let after = AppAuditor().audit(folder.path)
      #expect(after.findings.map(\.localization) == ["de", "fr"])
      #expect(new(after, baseline).map(\.localization) == ["fr"])
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

  @Test func configuration() throws {
    let text = #"{"exclude":["Old/*","Pods"],"failOn":"warning","rules":[{"key":"a","severity":"ignore"}]}"#
    var configuration = AuditOptions()
    try configuration.complete(with: Array(text.utf8), path: "c.json")
    #expect(configuration.settings == [RuleSetting(key: "a", severity: nil)])
    #expect(configuration.failOn == .warning)
    let all =
      #"{"exclude":["a/","*.x"],"baseline":"b","failOn":"never","reference":"de","keysInCode":["tr"],"rules":"#
      + #"[{"code":"audit.rawKey","table":"T","localization":"l","key":"k","path":"p","severity":"error"},"#
      + #"{"severity":"note"}]}"#
    var whole = AuditOptions()
    try whole.complete(with: Array(all.utf8), path: "d/c.json")
    #expect(
      whole.settings == [
        RuleSetting(code: "audit.rawKey", table: "T", localization: "l", key: "k", path: "p", severity: .error),
        RuleSetting(severity: .note),
      ])
    #expect(whole.baseline == "d/b" && whole.reference == "de" && whole.failOn == .never && whole.keysInCode == ["tr"])
    let severities = LocalizationDiagnostic.Severity.allCases
    #expect(whole.failOn?.isReached(by: severities) == false && FailureThreshold.note.isReached(by: [.note]))
    #expect(FailureThreshold.warning.isReached(by: severities) && !FailureThreshold.warning.isReached(by: [.note]))
    // What an argument has set stays.
    var given = AuditOptions(reference: "fr", keysInCode: [])
    (given.baseline, given.failOn, given.excluded) = ("x", .error, ["y"])
    try given.complete(with: Array(all.utf8), path: "c.json")
    #expect(given.baseline == "x" && given.reference == "fr" && given.failOn == .error && given.keysInCode == [])
    #expect(given.excluded == ["y", "a/", "*.x"])
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

  /// A line for each cause, sorted, its members too. Read again it is the same; what no finding needs any longer is told.
  @Test func linesOfABaseline() throws {
    func finding(
      _ code: LocalizationDiagnostic.Code, _ message: String, _ path: String, _ names: String..., key: String? = nil,
      of table: String? = nil
    ) -> [AuditFinding] {
      AuditFinding.each(
        .note, code, "\(message)", names.map(TablePlace.localization), table: table, key: key,
        places: [.init(path: path)])
    }
    let causes = [
      finding("strings.malformed", "m", "r/x", "fr", "de"),
      finding("audit.rawKey", "m1", "r/y", "it", key: "k", of: "T"),
      finding("audit.rawKey", "m2", "r/z", "de", key: "k", of: "T"), finding("audit.nothingToAudit", "m", "r"),
    ]
    let findings = causes.flatMap(\.self)
    let baseline = AuditBaseline(findings, root: "r")
    let lines = [
      #"{"code":"audit.nothingToAudit","path":"."}"#,
      #"{"code":"audit.rawKey","key":"k","localizations":["de","it"],"table":"T"}"#,
      #"{"code":"strings.malformed","localizations":["de","fr"],"message":"m","path":"x"}"#,
    ]
    #expect(baseline.text == "{\n\"version\": 1,\n\"findings\": [\n\(lines.joined(separator: ",\n"))\n]\n}\n")
    let read = try AuditBaseline(Array(baseline.text.utf8), path: "b")
    #expect(read.text == baseline.text)
    #expect(try AuditBaseline(written: Array(baseline.text.utf8), path: "b").text == baseline.text)
    for known in findings { #expect(read.has(known, root: "r")) }
    for other in [
      finding("strings.malformed", "n", "r/x", "de"), finding("strings.malformed", "m", "r/z", "de"),
      finding("audit.rawKey", "m", "r/y", "it", key: "l", of: "T"), finding("audit.nothingToAudit", "m", "r/x"),
      finding("audit.rawKey", "m", "r/y", "it", key: "k", of: "U"),
      finding("audit.staleKey", "m", "r/y", "it", key: "k", of: "T"),
    ].joined() { #expect(!read.has(other, root: "r"), "\(other)") }
    #expect(
      read.obsolete(findings, root: "r") == []
        && read.obsolete([], root: "r") == [
          "3 entries are no longer needed: audit.nothingToAudit '.', audit.rawKey 'k' of 'T', strings.malformed 'x'"
        ])
    #expect(
      read.obsolete(causes.prefix(2).flatMap(\.self), root: "r") == [
        "1 entry is no longer needed: audit.nothingToAudit '.'", "'de' is no longer needed in 1 entry",
      ])
    var other = AuditBaseline(finding("audit.rawKey", "m", "r", "fr", key: "k", of: "T"), root: "r")
    other.keep(read) { $0 != "strings.malformed" }
    #expect(other.text.contains(#"["de","fr","it"]"#) && other.text.contains(lines[0]))
    #expect(!other.text.contains("strings.malformed"))
  }

  /// What a report joins: findings of one code, severity and table, or of one file where a reader of files found them; never
  /// errors, and nothing that belongs to no group.
  @Test func whatIsJoined() {
    func findings(
      _ range: ClosedRange<Int>, _ code: LocalizationDiagnostic.Code = "audit.missingKey",
      _ severity: LocalizationDiagnostic.Severity = .warning, of table: String? = "T", in path: String = "a"
    ) -> [AuditFinding] {
      range.flatMap { number in
        AuditFinding.each(
          severity, code, "m\(number)", [.localization(number % 2 == 0 ? "de" : "fr")], table: table, key: "k\(number)",
          places: [.init(path: path, position: TextPosition(line: number, column: 1))])
      }
    }
    func count(_ findings: [AuditFinding]) -> Int { ReportedFinding.joined(findings).count }
    #expect(count(findings(1...6)) == 1 && count(findings(1...5)) == 5)
    #expect(count(findings(1...6, "audit.missingKey", .error)) == 6 && count(findings(1...6, "audit.rawKey")) == 6)
    #expect(count(findings(1...3, "audit.missingKey", .note) + findings(4...6)) == 6)
    #expect(count(findings(1...3, of: "U") + findings(4...6)) == 6)
    #expect(count(findings(1...3, in: "b") + findings(4...6)) == 1)
    #expect(count(findings(1...3, "audit.staleKey") + findings(4...6)) == 6)
    #expect(count(findings(1...6, "strings.duplicateKey")) == 1)
    #expect(count(findings(1...3, "strings.duplicateKey", in: "b") + findings(4...6, "strings.duplicateKey")) == 6)
    let other = findings(1...2, "audit.rawKey")
    let joined = ReportedFinding.joined([other[0]] + findings(1...6) + [other[1]])
    #expect(joined.map(\.key) == [other[0].key, nil, other[1].key])
    #expect(joined[1].message == "m1; m2; m3; and 3 more of 'T'")
    #expect(joined[1].keys == (1...6).map { "k\($0)" } && joined[1].key == nil)
    #expect(joined[1].localizations == ["de", "fr"])
    #expect(joined[1].places.map { $0.position?.line } == (1...6).map { $0 })
    let file = ReportedFinding.joined(findings(1...7, "strings.duplicateKey", of: nil)).first
    #expect(file?.message == "m1; m2; m3; and 4 more of 'a'")
  }

  /// A finding has the place of its localization, and names that alone; a report joins those of one cause.
  @Test func findingsOfACause() throws {
    var files = ["Info.plist": english, "en.lproj/Localizable.strings": "a = A; b = B;"]
    for name in ["de", "es", "fr"] { files["\(name).lproj/Localizable.strings"] = "a = A;" }
    let audit = try audit(files)
    let joined = ReportedFinding.joined(audit.findings)
    #expect(joined.map(\.localizations) == [["de", "es", "fr"]] && joined.first?.places.count == 3)
    #expect(joined.first?.message == "'b' is missing in 'de', 'es', 'fr'" && joined.first?.localization == nil)
    #expect(audit.findings.map(\.localization) == ["de", "es", "fr"])
    let one = try #require(audit.findings.last)
    #expect(one.localization == "fr" && one.message == "'b' is missing in 'fr'")
    let path = audit.path + "/fr.lproj/Localizable.strings"
    #expect(one.diagnostic.path == path && one.places == [AuditFinding.Place(localization: "fr", path: path)])
  }

  /// Equal problems of several files are one finding; those of another code, table, key or message are not. A decomposed key
  /// is another key.
  @Test func equalFindings() {
    func finding(
      _ path: String, _ name: String, _ message: String = "m", code: LocalizationDiagnostic.Code = "audit.a",
      of table: String? = nil, key: String? = nil
    ) -> [AuditFinding] {
      AuditFinding.each(
        .note, code, "\(message)", [.localization(name)], table: table, key: key, places: [.init(path: path)])
    }
    func count(_ findings: [[AuditFinding]]) -> Int {
      ReportedFinding.joined(findings.flatMap(\.self), isMany: false).count
    }
    let files = finding("a", "fr", code: "strings.a") + finding("b", "de", code: "strings.a")
    let one = ReportedFinding.joined(files + finding("c", "de", code: "strings.a"), isMany: false)
    #expect(one.map(\.localizations) == [["de", "fr"]])
    #expect(one.first?.places.map(\.path) == ["a", "b", "c"])
    #expect(one.first?.places.map(\.localization) == ["fr", "de", "de"])
    for other in [
      finding("b", "de", "n"), finding("b", "de", of: "T"), finding("b", "de", key: "k"),
      finding("b", "de", code: "audit.b"),
    ] { #expect(count([finding("a", "fr"), other]) == 2, "\(other)") }
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(count([composed, decomposed].map { finding("a", "fr", key: $0) }) == 2)
    #expect(count([composed, decomposed].map { finding("a", "fr", $0) }) == 2)
  }

  /// Parts that name each other in many ways are looked at once.
  @Test func manyReferences() {
    let names = (0..<60).flatMap { ["a\($0)", "b\($0)"] }
    let graph = SubstitutionGraph(roots: ["%#@a0@"], names: names) { name in
      let next = (Int(name.dropFirst()) ?? 0) + 1
      return next < 60 ? ["%#@a\(next)@ %#@b\(next)@"] : []
    }
    #expect(graph.cycle == nil && graph.missing == [] && graph.unused == ["b0"])
  }

  @Test func namesInMessages() {
    let names = (1...13).map { TablePlace.localization("l\($0 + 10)") }
    #expect(["a", "b", "c"].firstKeys == "'a', 'b', 'c'")
    #expect(["a", "b", "c", "d"].firstKeys == "'a', 'b', 'c' …")
    #expect([TablePlace.base, names[0]].quotedList == "'Base', 'l11'")
    #expect(Array(names.prefix(12)).quotedList.hasSuffix("'l21', 'l22'"))
    #expect(names.quotedList.hasPrefix("13 localizations ('l11', ") && names.quotedList.hasSuffix("'l22' …)"))
  }
}
