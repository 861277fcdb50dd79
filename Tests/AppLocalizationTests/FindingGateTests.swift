import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import AuditAsking
@testable import LocalizationAudit

/// Whether a finding is reported, and what a baseline may overwrite.
@Suite struct FindingGateTests {
  private static let files = [
    "Info.plist": "{ CFBundleDevelopmentRegion = en; }",
    "en.lproj/Localizable.strings": "a = \"%d\"; b = B; c = \"Some text here\";",
    "de.lproj/Localizable.strings": "a = \"%@\"; old = x; c = \"Some text here\";",
    "fr.lproj/Localizable.strings": "a = \"%@\"; b = B; c = x;",
  ]

  private func run(_ folder: TemporaryFolder, _ change: (inout AuditRequest) -> Void) throws -> [String] {
    var request = AuditRequest()
    request.paths = [folder.path]
    request.format = .tsv
    change(&request)
    return try request.run().lines.map { $0.split(separator: "\t").prefix(3).joined(separator: " ") }
  }

  private func codes(_ path: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) as? [String: Any]
    return (value?["findings"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }.sorted()
  }

  /// Each localization of a finding has one verdict, whatever decides: settings, codes, a baseline. The most severe come
  /// first, and those of a code in the order of their places.
  @Test func everyLocalizationHasOneVerdict() throws {
    var files = Self.files
    files["en.lproj/Other.strings"] = "z = \"%d\"; a = \"%d\";"
    files["de.lproj/Other.strings"] = "z = \"%@\"; a = \"%@\";"
    try withTemporaryFolder(files) { folder in
      let audit = AppAuditor().audit(folder.path)
      let names = ["de", "fr", "en", nil]
      for seed in 0..<200 {
        var random = SeededGenerator(seed: UInt64(seed))
        var gate = FindingGate(root: folder.path)
        for _ in 0..<random.number(below: 4) {
          gate.options.settings.append(
            RuleSetting(
              code: random.pick(["audit.*", "audit.missingKey", nil]) ?? nil, localization: random.pick(names) ?? nil,
              severity: random.pick([nil, .note, .warning, .error]) ?? nil))
        }
        if random.number(below: 2) == 0 { gate.options.only = ["audit.missing"] }
        if random.number(below: 2) == 0 { gate.options.ignored = ["audit.stale", "audit.*Mismatch"] }
        gate.least = random.pick([.note, .warning, .error]) ?? .note
        let some = audit.found.filter { _ in random.number(below: 2) == 0 }
        if random.number(below: 2) == 0 { gate.baseline = AuditBaseline(some, root: folder.path) }
        let judged = gate.judge(audit.found)
        let all = { (findings: [AuditFinding]) in
          findings.flatMap { finding in
            ["\(finding.code.rawValue) \(finding.localization ?? "-") \(finding.key ?? "")"]
          }.sorted()
        }
        #expect(all(judged.map(\.finding)) == all(audit.found), "seed \(seed)")
        for ((one, _), (next, _)) in zip(judged, judged.dropFirst()) {
          let (first, second) = (one.diagnostic, next.diagnostic)
          #expect(first.severity >= second.severity, "seed \(seed)")
          guard first.severity == second.severity, first.code == second.code else { continue }
          #expect(first.path ?? "" <= second.path ?? "", "seed \(seed)")
          if first.path == second.path, let place = first.position, let later = second.position {
            #expect(place <= later, "seed \(seed)")
          }
        }
        for (finding, verdict) in judged where verdict != .silenced {
          let code = finding.code.rawValue
          let isIgnored = !gate.options.ignored.isEmpty && ["audit.staleKey", "audit.formatMismatch"].contains(code)
          let isAsked = !isIgnored && (gate.options.only.isEmpty || code.hasPrefix("audit.missing"))
          #expect((verdict != .notAsked) == isAsked, "seed \(seed): \(code)")
          if verdict == .quiet { #expect(finding.severity < gate.least, "seed \(seed)") }
        }
        for (finding, verdict) in judged where verdict == .reported {
          #expect(finding.severity >= gate.least, "seed \(seed)")
          // Its message names the localizations that it has.
          if let name = finding.localization { #expect(finding.message.contains("'\(name)'"), "seed \(seed)") }
          for name in ["de", "fr"] where finding.localization != name {
            #expect(!finding.message.contains("in '\(name)'"), "seed \(seed): \(finding.message)")
          }
        }
      }
    }
  }

  /// The last setting that matches decides, whatever its patterns and those of others: as if all were asked.
  @Test func theLastSettingDecides() {
    var random = SeededGenerator(seed: 10)
    let codes: [LocalizationDiagnostic.Code] = ["audit.missingKey", "audit.staleKey", "strings.malformed"]
    let names = [nil, "missingKey", "audit.*", "audit.missing", "*Key", "strings.malformed", "", "nothing"]
    let texts = ["", "a", "ab", "abc", "a/b", "App/Res/a", "é", "e\u{301}x", "a*", "b?c"]
    let patterns = texts + ["*", "?", "a*", "*c", "a?c", "ab*", "App/*", "*/a", "é*", "a**", "x"]
    func maybe(_ texts: [String]) -> String? { random.number(below: 2) == 0 ? nil : random.pick(texts) }
    func fits(_ pattern: String?, _ texts: [String?]) -> Bool {
      pattern.map { pattern in texts.contains { $0?.matches(glob: pattern) ?? false } } ?? true
    }
    var matched = 0
    for _ in 0..<TestSize.count(2_000, sample: 200) {
      let settings = (0..<random.number(below: 12)).map { _ in
        RuleSetting(
          code: random.pick(names) ?? nil, table: maybe(patterns), localization: maybe(patterns), key: maybe(patterns),
          path: maybe(patterns), severity: random.pick([nil, .note, .error]) ?? nil)
      }
      var index = SettingIndex(settings)
      for _ in 0..<20 {
        let code = random.pick(codes) ?? "audit.rawKey"
        let (table, name, key, path) = (maybe(texts), maybe(texts), maybe(texts), maybe(texts))
        let expected = settings.last { setting in
          (setting.code.map { RuleList.isNamed(code, $0) } ?? true)
            && fits(setting.table, [table, table?.lastPathComponent]) && fits(setting.localization, [name])
            && fits(setting.key, [key]) && fits(setting.path, [path])
        }
        matched += expected == nil ? 0 : 1
        #expect(index.last(code, table: table, localization: name, key: key, path: path) == expected, "\(settings)")
      }
    }
    #expect(matched > 100)
  }

  /// The most severe come first, then problems in files, bundles, tables and folders, then by file and place, as they were.
  @Test func order() {
    func finding(
      _ code: LocalizationDiagnostic.Code, _ path: String?, _ line: Int? = nil, _ message: String = "m",
      _ severity: LocalizationDiagnostic.Severity = .warning
    ) -> AuditFinding {
      let position = line.map { TextPosition(line: $0, column: 1) }
      let places = path.map { [AuditFinding.Place(path: $0, position: position)] } ?? []
      return AuditFinding.each(severity, code, "\(message)", places: places)[0]
    }
    let ordered = [
      finding("audit.staleKey", "z", 9, "m", .error), finding("strings.malformed", "z", 9),
      finding("audit.unmatchedName", "y", 8), finding("audit.catalogBesideFile", "x"), finding("audit.rawKey", nil, 7),
      finding("audit.rawKey", "a"), finding("audit.rawKey", "a", 1, "n"), finding("audit.rawKey", "a", 1, "m"),
      finding("audit.rawKey", "a", 2), finding("audit.rawKey", "b", 1), finding("audit.staleKey", "a", 1),
      finding("audit.nothingToAudit", "a"), finding("strings.malformed", "a", 1, "m", .note),
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      var mixed = ordered
      for index in mixed.indices { mixed.swapAt(index, random.number(below: mixed.count)) }
      // Two are equal but for their messages: they keep their order.
      let place = mixed.firstIndex { $0.message == "n" } ?? 0
      let other = mixed.firstIndex {
        $0.message == "m" && $0.code == "audit.rawKey" && $0.diagnostic.line == 1 && $0.diagnostic.path == "a"
      }
      if let other, other < place { mixed.swapAt(place, other) }
      #expect(FindingGate(root: "r").judge(mixed).map(\.finding) == ordered)
    }
  }

  /// Another program's file, or a report of the audit's own, is no baseline.
  @Test(arguments: [
    "notes of mine", "{\"findings\": []}", "{\"version\": 1, \"findings\": [], \"path\": \".\"}", "[]",
  ])
  func foreignFilesAreKept(text: String) throws {
    try withTemporaryFolder(Self.files) { folder in
      let file = try folder.write("victim.json", text)
      #expect(throws: LocalizationDiagnostic.self) {
        try run(folder) {
          $0.options.baseline = file
          $0.writesBaseline = true
        }
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    }
  }

  /// What the audited folder names outside itself is not written, whether it exists or not, and through no link.
  @Test func theAuditedFolderNamesNothingOutside() throws {
    try withTemporaryFolder { folder in
      let known = "{\n\"version\": 1,\n\"findings\": [\n\n]\n}\n"
      try folder.write("victim.json", known)
      for (name, text) in Self.files { try folder.write("app/\(name)", text) }
      try folder.link("app/out", to: folder.path)
      try folder.link("app/linked.json", to: folder.path("victim.json"))
      let app = folder.path("app")
      func write(_ baseline: String) throws {
        try folder.write("app/.which-locale.json", "{\"baseline\": \"\(baseline)\"}")
        var request = AuditRequest()
        request.paths = [app]
        request.writesBaseline = true
        _ = try request.run()
      }
      for path in [
        "../victim.json", "../new.json", folder.path("victim.json"), folder.path("new.json"), "out/victim.json",
        "out/new.json", "linked.json", "a/../../victim.json",
      ] {
        #expect(throws: LocalizationDiagnostic.self, "\(path)") { try write(path) }
      }
      #expect(try String(contentsOfFile: folder.path("victim.json"), encoding: .utf8) == known)
      #expect(FileKind(at: folder.path("new.json")) == nil)
      try write("own.json")
      #expect(FileKind(at: app + "/own.json") != nil)
      try write(app + "/own.json")
    }
  }

  /// A run that looks for less keeps what the file knows of the rest.
  @Test func nothingIsLost() throws {
    try withTemporaryFolder(Self.files) { folder in
      let file = folder.path("known.json")
      func write(_ change: (inout AuditRequest) -> Void = { _ in }) throws {
        _ = try run(folder) {
          $0.options.baseline = file
          $0.writesBaseline = true
          change(&$0)
        }
      }
      // A note, which is not shown unless somebody asks for notes, is known too.
      try folder.write("fr.lproj/Localizable.strings", "a = \"%@\"; b = B; c = x; \"\" = e;")
      try write()
      let all = try codes(file)
      #expect(Set(all).count > 2 && all.contains("strings.emptyKey"))
      try write { $0.options.only = ["audit.missingKey"] }
      #expect(try codes(file) == all)
      try write { $0.options.ignored = ["audit.missing"] }
      #expect(try codes(file) == all)
      try write { $0.options.checksStrings = false }
      #expect(try codes(file) == all)
      // What was looked for and is gone leaves the file.
      try folder.write("de.lproj/Localizable.strings", "a = \"%@\"; b = B; old = x; c = \"Some text here\";")
      try write { $0.options.only = ["audit.missingKey"] }
      #expect(try codes(file) == all.filter { $0 != "audit.missingKey" })
      // Nothing is new then.
      #expect(try run(folder) { $0.options.baseline = file } == [])
    }
  }

  /// A setting, a code and the baseline hide a finding in the report and in its status alike.
  @Test func whatIsNotReportedDoesNotFail() throws {
    let format = "error audit.formatMismatch de,fr"
    try withTemporaryFolder(Self.files) { folder in
      #expect(try run(folder) { _ in }.contains(format))
      #expect(try run(folder) { $0.options.ignored = ["audit.format"] }.contains { $0.hasPrefix("error") } == false)
      try folder.write(
        ".which-locale.json", #"{"rules":[{"code":"audit.formatMismatch","path":"de.lproj/*","severity":"ignore"}]}"#)
      #expect(try run(folder) { _ in }.contains("error audit.formatMismatch fr"))
    }
  }
}
