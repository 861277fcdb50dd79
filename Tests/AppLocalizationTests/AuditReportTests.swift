import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import AuditAsking
@testable import LocalizationAudit

/// What each format has of a finding, by the definition of the format. Whole outputs are in `AuditCases/reports.txt`.
@Suite struct AuditReportTests {
  private func finding(
    _ severity: LocalizationDiagnostic.Severity, _ code: LocalizationDiagnostic.Code = "audit.missingKey",
    _ message: String = "text", path: String? = nil, at position: TextPosition? = nil, of names: [String] = [],
    table: String? = nil, key: String? = nil, places: [AuditFinding.Place] = []
  ) -> [AuditFinding] {
    let place = path.map { AuditFinding.Place(path: $0, position: position) }
    return AuditFinding.each(
      severity, code, "\(message)", names.map(TablePlace.localization), table: table, key: key,
      places: places.isEmpty ? place.map { [$0] } ?? [] : places)
  }

  private func lines(
    _ format: AuditReport.Format, _ findings: [[AuditFinding]], known: Int = 0,
    limit: Int? = nil, isSummary: Bool = false, in audit: AppAudit = AppAudit(path: "App", options: AuditOptions())
  ) -> [String] {
    var lines: [String] = []
    AuditReport(
      audit: audit, all: format.findings(of: findings.flatMap(\.self)), knownCount: known, limit: limit,
      isSummary: isSummary
    )
    .write(format, version: "1.2") { lines.append($0) }
    return lines
  }

  private func json(_ lines: [String]) throws -> [String: Any] {
    let text = Data(lines.joined(separator: "\n").utf8)
    // Foundation forgives a comma too many.
    let strict = JSONDocument(Array(text))
    #expect(strict.value != nil && strict.diagnostics.isEmpty, "\(strict.diagnostics)")
    let value = try JSONSerialization.jsonObject(with: text)
    return try #require(value as? [String: Any])
  }

  private static let start = TextPosition(line: 3, column: 4)
  private static let places = [
    AuditFinding.Place(localization: "de", path: "a", position: start),
    AuditFinding.Place(localization: "de", path: "a", position: TextPosition(line: 5, column: 1)),
    AuditFinding.Place(localization: "fr", path: "b"),
  ]

  /// A workflow command escapes `%`, line breaks and, in properties, `:` and `,` (actions/toolkit, `command.ts`). A tab
  /// is no end of a field.
  @Test func signsOfFormats() {
    let odd = finding(.note, "audit.a", "50% of\r\nx: y, z", path: "a%b,c:d\r\ne", at: Self.start)
    #expect(
      lines(.github, [odd]) == [
        "::notice file=a%25b%2Cc%3Ad%0D%0Ae,line=3,col=4,title=audit.a::50%25 of%0D%0Ax: y, z"
      ])
    #expect(
      lines(.tsv, [finding(.error, "audit.a", "x\ty", key: "k")])[0].hasPrefix("error\taudit.a\t-\t-\tk\t-\t-\t-\tx"))
    #expect(lines(.tsv, [finding(.error, "audit.a", "x\ty")])[0].filter { $0 == "\t" }.count == 8)
  }

  /// SARIF 2.1.0: the rules of the results, each once; the first place, and the others as related ones; paths as RFC 3986
  /// has them; a fingerprint of the cause.
  @Test func sarif() throws {
    let findings = [
      finding(.error, "audit.rawKey", "A", path: "App/a b.strings", at: Self.start, of: ["de"], table: "T", key: "k"),
      finding(.note, "audit.missingKey", "B", path: "/x/é", of: ["de", "fr"]),
      finding(.warning, "audit.missingKey", "C", path: "a", of: ["de", "fr"], table: "T", places: Self.places),
      finding(.error, "strings.malformed", "D"), finding(.error, "other.code", "E", path: "App"),
    ]
    let log = try json(lines(.sarif, findings))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["version"] as? String == "1.2")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let codes = ["audit.missingKey", "audit.rawKey", "other.code", "strings.malformed"]
    #expect(rules.map { $0["id"] as? String } == codes)
    for (rule, code) in zip(rules, codes) {
      let about = RuleList.rule(of: LocalizationDiagnostic.Code(rawValue: code))
      #expect((rule["help"] as? [String: String])?["text"] == about.flatMap { $0.remedy.isEmpty ? nil : $0.remedy })
      #expect(
        (rule["fullDescription"] as? [String: String])?["text"]
          == about.flatMap { $0.rationale.isEmpty ? nil : $0.rationale })
      #expect((rule["defaultConfiguration"] as? [String: String])?["level"] == about?.severity?.rawValue)
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["level"] as? String } == ["error", "note", "note", "warning", "warning", "error", "error"])
    #expect(results.map { ($0["message"] as? [String: String])?["text"] } == ["A", "B", "B", "C", "C", "D", "E"])
    for result in results {
      #expect(codes[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
    }
    #expect(
      results.map { ($0["partialFingerprints"] as? [String: String])?["cause/v1"] } == [
        "audit.rawKey|T|k|de", "audit.missingKey|/x/é||de", "audit.missingKey|/x/é||fr", "audit.missingKey|T||de",
        "audit.missingKey|T||fr", "strings.malformed||D|", "other.code|.|E|",
      ])
    func places(_ name: String) -> [[String]] {
      results.map { result in
        (result[name] as? [[String: [String: [String: Any]]]] ?? []).map { place in
          let physical = place["physicalLocation"]
          let region = physical?["region"].map { ["\($0["startLine"] ?? "")", "\($0["startColumn"] ?? "")"] } ?? []
          return (["\(physical?["artifactLocation"]?["uri"] ?? "")"] + region).joined(separator: ":")
        }
      }
    }
    let file = ["file:///x/%C3%A9"]
    #expect(places("locations") == [["App/a%20b.strings:3:4"], file, file, ["a:3:4"], ["b"], [], ["App"]])
    #expect(places("relatedLocations") == [[], [], [], ["a:5:1"], [], [], []])
    #expect(try json(lines(.sarif, []))["runs"] != nil)
  }

  @Test func wholeJSON() throws {
    var audit = AppAudit(path: "App", options: AuditOptions())
    #expect(try json(lines(.json, [], in: audit))["findings"] as? [String] == [])
    audit = AppAuditor().audit(Fixtures.path("Which.app"))
    let findings = [
      finding(
        .error, "audit.a", "A", path: "a", at: Self.start, of: ["de", "fr"], table: "T", key: "k", places: Self.places),
      finding(.note, "audit.b", "B", path: "b", of: ["it"]), finding(.note, "audit.c", "C"),
    ]
    let report = try json(lines(.json, findings, known: 7, in: audit))
    #expect(report["counts"] as? [String: Int] == ["error": 1, "warning": 0, "note": 2])
    #expect(report["known"] as? Int == 7)
    #expect(report["path"] as? String == audit.path)
    #expect(report["developmentRegion"] as? String == "en-GB")
    #expect(report["localizations"] as? [String] == audit.localizations)
    let written = try #require(report["findings"] as? [[String: Any]])
    for (json, finding) in zip(written, findings.flatMap { ReportedFinding.joined($0) }) {
      #expect(json["code"] as? String == finding.code.rawValue)
      #expect(json["message"] as? String == finding.message && json["severity"] as? String == finding.severity.rawValue)
      #expect(json["localizations"] as? [String] == finding.localizations)
      #expect(json["localization"] as? String == (finding.localizations.count == 1 ? finding.localizations[0] : nil))
      #expect(json["table"] as? String == finding.table && json["key"] as? String == finding.key)
      #expect(json["path"] as? String == finding.diagnostic.path && json["keys"] as? [String] == [])
      #expect(json["line"] as? Int == finding.diagnostic.line && json["column"] as? Int == finding.diagnostic.column)
      #expect((json["places"] as? [[String: Any]])?.count == finding.places.count)
    }
    let places = try #require(written[0]["places"] as? [[String: Any]])
    for (json, place) in zip(places, Self.places) {
      #expect(json["path"] as? String == place.path && json["localization"] as? String == place.localization)
      #expect(json["line"] as? Int == place.position?.line && json["column"] as? Int == place.position?.column)
    }
    let coverage = try #require(report["coverage"] as? [[String: Any]])
    #expect(coverage.count == audit.coverage.count && !coverage.isEmpty)
    for (json, row) in zip(coverage, audit.coverage) {
      #expect(json["localization"] as? String == row.localization && json["table"] as? String == row.table)
      #expect(json["keys"] as? Int == row.keyCount && json["translated"] as? Int == row.translatedCount)
      #expect(json["elsewhere"] as? Int == row.elsewhereCount && json["identical"] as? Int == row.identicalCount)
      #expect(json["needsReview"] as? Int == row.needsReviewCount && json["hasTable"] as? Bool == row.hasTable)
      #expect(json["missing"] as? [String] == row.missingKeys && json["stale"] as? [String] == row.staleKeys)
      #expect(json["isReference"] as? Bool == row.isReference)
    }
    let bundles = try #require(report["bundles"] as? [[String: Any]])
    #expect(bundles.map { $0["localizations"] as? [String] } == audit.bundles.map(\.localizations))
  }

  /// Shares are rounded down, so that 100 means all.
  @Test func shares() throws {
    func row(
      _ name: String, _ keys: Int, _ translated: Int, identical: Int = 0, elsewhere: Int = 0, hasTable: Bool = true
    )
      -> TableCoverage
    {
      TableCoverage(
        table: "T", localization: name, isReference: false, hasTable: hasTable, keyCount: keys,
        translatedCount: translated,
        elsewhereCount: elsewhere, needsReviewCount: 0, identicalCount: identical, missingKeys: [], staleKeys: [])
    }
    let coverage = [
      row("fr", 200, 199, identical: 199), row("de", 3, 2, identical: 1), row("de", 4, 2, elsewhere: 2),
      row("it", 0, 0),
      row("es", 2, 0, hasTable: false), row("de", 1, 1, elsewhere: 1), row("pl", 0, 0, elsewhere: 1),
    ]
    let audit = AppAudit(path: "App", options: AuditOptions(), coverage: coverage)
    let output = lines(.text, [], in: audit).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      output == [
        "localization tables texts translated identical", "de 3 8 62 % 20 %", "es 0 2 0 % 0 %", "fr 1 200 99 % 100 %",
        "de: 3 of 5 translated texts are in no table, but in code (a key that is the text), Info.plist or a storyboard",
        "0 localizations in 0 bundles: 0 errors, 0 warnings, 0 notes",
      ])
    #expect(row("a", 4, 1).share == 0.25 && row("a", 0, 0).share == 1)
    let known = lines(.text, [finding(.note, "audit.b"), finding(.note, "audit.a")], known: 2, isSummary: true)
    #expect(known.prefix(2) == ["note: 1 × audit.a", "note: 1 × audit.b"])
    #expect(known.last?.hasSuffix("0 errors, 0 warnings, 2 notes; 2 known from the baseline") == true)
  }

  /// JSON's own escapes (RFC 8259), and `\u` for what would steer a terminal; members in the order of their names.
  @Test func jsonText() {
    let odd = JSONValue.string("\"\\/\n\r\t\u{8}\u{C}\u{1B}\u{1}é\u{2028}😀")
    #expect(odd.compactText == #""\"\\/\n\r\t\b\f\u001b\u0001é\u2028😀""#)
    let value = JSONValue.object([
      "b": .array([.number("1.50"), .null, .bool(true), .bool(false)]), "B": .object([:]), "a": .array([]),
      "C": .integer(-3),
      "d": .array([.object(["x": .string("y")])]),
    ])
    #expect(value.compactText == #"{"a":[],"B":{},"b":[1.50,null,true,false],"C":-3,"d":[{"x":"y"}]}"#)
    #expect(
      value.indentedText == """
        {
          "a" : [

          ],
          "B" : {

          },
          "b" : [
            1.50,
            null,
            true,
            false
          ],
          "C" : -3,
          "d" : [
            {
              "x" : "y"
            }
          ]
        }
        """)
    #expect((nil as String?).json.compactText == "null" && (nil as Int?).json.compactText == "null")
    #expect("a".json.compactText == "\"a\"" && 4.json.compactText == "4")
  }

  /// No two results have one fingerprint.
  @Test func identities() throws {
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/A.strings": "a = A; c = C;",
      "de.lproj/A.strings": "a = \"\\q\"; b = \"\\w\"; c = \"\\q\"; \"\\q\" = \"\\q\";",
    ]
    try withTemporaryFolder(files) { folder in
      var request = AuditRequest()
      (request.paths, request.format) = ([folder.path], .sarif)
      let text = try request.run().lines.joined(separator: "\n")
      let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
      let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["cause/v1"] }
      #expect(prints.count > 3 && Set(prints).count == prints.count, "\(prints)")
    }
  }
}
