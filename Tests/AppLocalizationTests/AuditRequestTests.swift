import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import LocalizationAudit

extension AppAuditor {
  /// What programs do with a request: the lines of its report, its remarks, and its outcome. A baseline is written.
  func run(limit: Int? = nil) throws -> (outcome: AuditReport.Outcome, lines: [String], remarks: [String]) {
    var report = try report()
    if let baseline = report.baseline {
      try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: baseline.path))
      return (.passes, [], [])
    }
    report.limit = limit
    var lines: [String] = []
    report.write(format, version: "1.2") { lines.append($0) }
    return (report.outcome, lines, report.remarks)
  }
}

/// What a run of the audit reads, reports, writes and ends with.
@Suite struct AuditRequestTests {
  private func result(
    _ folder: TemporaryFolder, limit: Int? = nil, _ change: (inout AppAuditor) -> Void = { _ in }
  ) throws -> (outcome: AuditReport.Outcome, lines: [String], remarks: [String]) {
    var request = AppAuditor()
    request.paths = [folder.path]
    change(&request)
    return try request.run(limit: limit)
  }

  private static func files(worst: String) -> [String: String] {
    let german = ["error": "a = \"%@\"; b = B;", "warning": "a = \"%d\";", "note": "a = \"%d\"; b = B; \"\" = e;"][
      worst]
    return [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/Localizable.strings": "a = \"%d\"; b = B;",
      "de.lproj/Localizable.strings": german ?? "",
    ]
  }

  /// The option says by what a run fails, else the configuration, else errors; a build fails only if it is told so. What makes
  /// it fail is an error there, everything else but notes a warning.
  @Test(
    arguments: [
      ("error", nil, nil, false, .fails), ("warning", nil, nil, false, .passes), ("note", nil, nil, false, .passes),
      ("warning", .warning, nil, false, .fails), ("warning", nil, "warning", false, .fails),
      ("warning", .error, "warning", false, .passes), ("note", .warning, nil, false, .passes),
      ("note", .note, nil, false, .fails),
      ("note", nil, "note", false, .fails), ("error", .never, nil, false, .passes),
      ("error", nil, "never", false, .passes),
      ("error", nil, nil, true, .passes), ("error", nil, "error", true, .fails),
      ("warning", nil, "error", true, .passes),
      ("warning", nil, "warning", true, .fails), ("error", .warning, nil, true, .fails),
      ("note", nil, "note", true, .fails),
    ] as [(String, FailureThreshold?, String?, Bool, AuditReport.Outcome)])
  func outcomes(
    worst: String, option: FailureThreshold?, configured: String?, isBuild: Bool, outcome: AuditReport.Outcome
  ) throws {
    try withTemporaryFolder(Self.files(worst: worst)) { folder in
      if let configured { try folder.write(".which-locale.json", "{\"failOn\": \"\(configured)\"}") }
      let run = try result(folder) {
        $0.options.failOn = option
        $0.format = .tsv
        $0.options.showsNotes = true
        $0.isBuild = isBuild
      }
      #expect(run.outcome == outcome)
      let shown = isBuild && worst != "note" ? (outcome == .fails ? "error" : "warning") : worst
      #expect(run.lines.map { $0.split(separator: "\t")[0] } == [shown[...]])
    }
  }

  /// Notes are for those who ask for them, and for programs.
  @Test(arguments: AuditReport.Format.allCases)
  func formatsWithNotes(format: AuditReport.Format) throws {
    try withTemporaryFolder(Self.files(worst: "note")) { folder in
      for showsNotes in [false, true] {
        let lines = try result(folder) {
          $0.format = format
          $0.options.showsNotes = showsNotes
        }.lines
        let hasNote = lines.contains { $0.contains("strings.emptyKey") }
        #expect(hasNote == (showsNotes || [.json, .sarif].contains(format)))
        if format == .text { #expect(lines.last?.hasSuffix("0 errors, 0 warnings, 1 note") == true, "\(lines)") }
      }
    }
  }

  /// Many findings of a table are one in a report, and each has a line for those who count; a limit counts what is shown.
  @Test(arguments: [(AuditReport.Format.text, 1), (.tsv, 7), (.xcode, 7), (.github, 7)])
  func linesOfManyFindings(format: AuditReport.Format, count: Int) throws {
    let all = (1...7).map { "\"key.\($0)\" = x;" }.joined()
    let files = ["Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/A.strings": "a = A;" + all]
    try withTemporaryFolder(files.merging(["de.lproj/A.strings": "a = B;"]) { $1 }) { folder in
      let lines = try result(folder) { $0.format = format }.lines
      #expect(lines.count { $0.contains("key.1") || $0.contains("key.7") || $0.contains("is missing in") } == count)
      let few = try result(folder, limit: 0) { $0.format = format }.lines
      #expect(few.contains { $0.contains("is missing in") } == (format == .tsv), "\(few)")
    }
  }

  /// A rule that is switched off after the baseline was written is one line, with the command that mends it.
  @Test func rulesThatAreSwitchedOff() throws {
    func keys(_ range: ClosedRange<Int>) -> String { range.map { "k\($0) = A;" }.joined() }
    let files = [
      "Info.plist": "{ CFBundleDevelopmentRegion = en; }", "en.lproj/Localizable.strings": keys(1...60),
      "de.lproj/Localizable.strings": keys(11...60),
    ]
    try withTemporaryFolder(files) { folder in
      let file = folder.path("known.json")
      _ = try result(folder) { ($0.options.baseline, $0.writesBaseline) = (file, true) }
      try folder.write(".which-locale.json", #"{"rules":[{"code":"audit.missingKey","severity":"ignore"}]}"#)
      let remarks = try result(folder) { $0.options.baseline = file }.remarks
      let command = "'which-locale audit \(folder.path) --baseline \(file) --write-baseline'"
      #expect(remarks.count == 1, "\(remarks)")
      #expect(remarks.first?.contains("10 findings") == true && remarks.first?.contains(command) == true, "\(remarks)")
      _ = try result(folder) { ($0.options.baseline, $0.writesBaseline) = (file, true) }
      #expect(try result(folder) { $0.options.baseline = file }.remarks == [])
    }
  }

  /// Every format names a file by the same path.
  @Test(arguments: AuditReport.Format.allCases)
  func pathsOfFormats(format: AuditReport.Format) throws {
    try withTemporaryFolder(Self.files(worst: "error")) { folder in
      let text = try result(folder) { $0.format = format }.lines.joined(separator: "\n")
      #expect(text.contains("\(folder.path)/de.lproj/Localizable.strings"), "\(text)")
      #expect(text.contains("file=\"\(folder.path)/de.lproj/Localizable.strings\"") == (format == .junit))
    }
  }

  /// Only a run that looks for everything can say that something is gone.
  @Test func whatIsObsolete() throws {
    try withTemporaryFolder(Self.files(worst: "error")) { folder in
      let file = folder.path("known.json")
      try folder.write(
        "known.json",
        "{\"version\": 1, \"findings\": [{\"code\": \"audit.rawKey\", \"key\": \"gone\", \"table\": \"T\"}]}")
      func remarks(_ change: (inout AppAuditor) -> Void = { _ in }) throws -> Int {
        let remarks = try result(folder) {
          $0.options.baseline = file
          change(&$0)
        }.remarks
        #expect(remarks.first?.contains("obsolete: 1 entry is no longer needed: audit.rawKey 'gone' of 'T'; ") ?? true)
        return remarks.count
      }
      #expect(try remarks() == 1)
      #expect(try remarks { $0.options.only = ["audit."] } == 0)
      #expect(try remarks { $0.options.ignored = ["audit.rawKey"] } == 0)
      #expect(try remarks { $0.options.checksStrings = false } == 0)
      #expect(try remarks { $0.targetFolder = "." } == 0)
      #expect(try remarks { $0.isBuild = true } == 0)
    }
  }

  /// A baseline is relative to its configuration, and may be anywhere if somebody named that. An empty file is no baseline,
  /// and has nothing to lose.
  @Test func placeOfTheBaseline() throws {
    try withTemporaryFolder { folder in
      for (name, text) in Self.files(worst: "error") { try folder.write("app/\(name)", text) }
      let configuration = try folder.write("conf/c.json", #"{"baseline": "known.json"}"#)
      func write(_ change: (inout AppAuditor) -> Void = { _ in }) throws {
        let run = try result(folder) {
          $0.paths = [folder.path("app")]
          $0.writesBaseline = true
          change(&$0)
        }
        #expect(run.outcome == .passes && run.lines == [])
      }
      try write { $0.configurationPath = configuration }
      #expect(
        try String(contentsOfFile: folder.path("conf/known.json"), encoding: .utf8).contains("audit.formatMismatch"))
      try folder.write("app/own.json", "")
      try write { $0.options.baseline = folder.path("app/own.json") }
      #expect(try String(contentsOfFile: folder.path("app/own.json"), encoding: .utf8).contains("audit.formatMismatch"))
      let error = #expect(throws: LocalizationDiagnostic.self) { try write() }
      #expect(error?.message.hasPrefix("no baseline to write") == true && error?.exitStatus == .usage)
    }
  }

  /// A reference is a localization, in any spelling, one of its language, or `Base`. A folder without any has another problem.
  @Test(arguments: [
    ("en", true), ("EN", true), ("English", true), ("de_AT", true), ("Base", true), ("ja", false), ("base", false),
  ])
  func references(name: String, isThere: Bool) throws {
    try withTemporaryFolder(Self.files(worst: "error").merging(["Base.lproj/A.strings": "a = A;"]) { $1 }) { folder in
      func run() throws -> AuditReport.Outcome { try result(folder) { $0.options.reference = name }.outcome }
      if isThere {
        #expect(try run() == (name == "Base" ? .passes : .fails))
      } else {
        let error = #expect(throws: LocalizationDiagnostic.self) { try run() }
        #expect(error?.message == "no localization is '\(name)', which --reference names; there are 'de', 'en'")
      }
      try FileManager.default.removeItem(atPath: folder.path("Base.lproj"))
      if name == "Base" { #expect(throws: LocalizationDiagnostic.self) { try run() } }
    }
    let nothing = try withTemporaryFolder { folder in try result(folder) { $0.options.reference = name } }
    #expect(nothing.outcome == .nothingToAudit)
  }

  /// The option names the reference, else the configuration.
  @Test(arguments: [(nil, nil, "en"), (nil, "fr", "fr"), ("de", "fr", "de")] as [(String?, String?, String)])
  func whoseKeysCount(option: String?, configured: String?, reference: String) throws {
    var files = ["Info.plist": "{ CFBundleDevelopmentRegion = en; }"]
    for name in ["de", "en", "fr"] { files["\(name).lproj/A.strings"] = "\"a.b\" = A; \"of.\(name)\" = B;" }
    try withTemporaryFolder(files) { folder in
      if let configured { try folder.write(".which-locale.json", "{\"reference\": \"\(configured)\"}") }
      let lines = try result(folder) {
        $0.format = .tsv
        $0.options.reference = option
        $0.options.only = ["audit.missingKey"]
      }.lines
      #expect(lines.map { $0.split(separator: "\t")[4] } == ["of.\(reference)"])
    }
  }

  /// A folder that is not there, and a file in its place, are errors of their own.
  @Test func whatIsNoFolder() throws {
    try withTemporaryFolder(["a.txt": ""]) { folder in
      for (path, code) in [("missing", "file.missing"), ("a.strings", "file.missing"), ("a.txt/b", "file.missing")] {
        let error = #expect(throws: LocalizationDiagnostic.self) {
          try result(folder) { $0.paths = [folder.path(path)] }
        }
        #expect(error?.code.rawValue == code && error?.exitStatus == .noInput)
      }
      #expect(try result(folder) { $0.paths = [folder.path("a.txt")] }.outcome == .nothingToAudit)
      #expect(throws: LocalizationDiagnostic.self) { try result(folder) { $0.paths = [folder.path, folder.path] } }
      // A build that has nothing to audit does not fail.
      let (plain, build) = (try result(folder), try result(folder) { $0.isBuild = true })
      #expect(plain.outcome == .nothingToAudit && build.outcome == .passes)
    }
  }

  /// A build's target alone is audited, in the package that its manifest describes.
  @Test func targets() throws {
    var files = ["Package.swift": "let p = Package(name: \"a\", defaultLocalization: \"de\")"]
    for target in ["A", "AB"] {
      for (path, text) in Self.files(worst: "error") { files["Sources/\(target)/\(path)"] = text }
    }
    try withTemporaryFolder(files) { folder in
      for (target, count) in [(nil, 2), ("Sources/A", 1), ("Sources", 2), ("Sources/B", 0)] {
        let lines = try result(folder) {
          $0.targetFolder = target
          $0.format = .tsv
        }.lines
        #expect(lines.count { $0.hasPrefix("error\taudit.formatMismatch\ten") } == count, "\(target ?? ""): \(lines)")
      }
    }
  }

  /// Of a file, or a folder of a localization, the same is found as in the folder around it, as far as it concerns it.
  @Test func namedFiles() throws {
    let russian = Samples.entry("%#@n@", [("n", "d", [("one", "%d x"), ("other", "%d y")])])
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    let files = Self.files(worst: "error").merging([
      "ru.lproj/Localizable.stringsdict": Samples.dictionaryFile(["a": russian]),
      "fr.lproj/Localizable.strings": "a = \"%d\"; b = B; old = x;", "fr.lproj/Menu.strings": "broken",
      "Menu.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"pl":\#(unit)}}}}"#,
    ]) { $1 }
    try withTemporaryFolder(files) { folder in
      func lines(_ paths: [String]) throws -> [String] {
        try result(folder) { ($0.paths, $0.format, $0.options.showsNotes) = (paths, .tsv, true) }.lines
      }
      let all = try lines([folder.path])
      #expect(all.count > 6)
      let names = files.keys.sorted() + ["de.lproj", "en.lproj/", "fr.lproj", "ru.lproj"]
      for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) where name != "Info.plist" {
        for paths in [[name], [name, other]] where !paths.contains("Info.plist") {
          let parts = paths.map { folder.path($0.hasSuffix("/") ? String($0.dropLast()) : $0) }
          let expected = all.filter { line in
            parts.contains { path in line.contains("\t\(path)\t") || line.contains("\t\(path)/") }
          }
          #expect(try lines(paths.map { folder.path($0) }) == expected, "\(paths)")
        }
      }
      let german = AppAuditor().audit(folder.path("de.lproj/Localizable.strings"))
      #expect(german.findings.map(\.code) == ["audit.formatMismatch"] && german.path == folder.path)
    }
  }
}
