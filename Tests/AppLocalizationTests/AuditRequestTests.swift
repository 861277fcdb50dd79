import AppLocalization
import Foundation
import SystemAccess
import TestSupport
import Testing

@testable import AuditAsking
@testable import LocalizationAudit

extension AuditRequest {
  /// What programs do with a request: the lines of its report, its remarks, and its outcome. A baseline is written.
  func run(limit: Int? = nil, isSummary: Bool = false) throws -> (
    outcome: AuditReport.Outcome, lines: [String], remarks: [String]
  ) {
    var report = try report()
    if let baseline = report.baseline {
      try Data(baseline.text.utf8).write(to: URL(fileURLWithPath: baseline.path))
      return (.passes, [], [])
    }
    (report.limit, report.isSummary) = (limit, isSummary)
    var lines: [String] = []
    report.write(format, version: "1.2") { lines.append($0) }
    return (report.outcome, lines, report.remarks)
  }
}

/// What a run of the audit reads, reports, writes and ends with.
@Suite struct AuditRequestTests {
  private func result(
    _ folder: TemporaryFolder, limit: Int? = nil, _ change: (inout AuditRequest) -> Void = { _ in }
  ) throws -> (outcome: AuditReport.Outcome, lines: [String], remarks: [String]) {
    var request = AuditRequest()
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

  /// A baseline is relative to its configuration, and may be anywhere if somebody named that. An empty file is no baseline,
  /// and has nothing to lose.
  @Test func placeOfTheBaseline() throws {
    try withTemporaryFolder { folder in
      for (name, text) in Self.files(worst: "error") { try folder.write("app/\(name)", text) }
      let configuration = try folder.write("conf/c.json", #"{"baseline": "known.json"}"#)
      func write(_ change: (inout AuditRequest) -> Void = { _ in }) throws {
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

  /// A pattern that leaves out nothing is told, and one that does is not, however it is written.
  @Test func idlePatterns() throws {
    let files = ["App/en.lproj/A.strings": "a = A;", "App/de.lproj/A.strings": "a = A;"]
    try withTemporaryFolder(files) { folder in
      let patterns = [
        ("App/de.lproj", false), ("./App/de.lproj/", false), ("\(folder.path)/App/de.lproj", false),
        ("*/A.strings", false),
        ("none", true), ("*.foo", true), ("\(folder.path)/none", true),
      ]
      for (pattern, isIdle) in patterns {
        let run = try result(folder) { $0.options.excluded = [pattern] }
        #expect(run.remarks.isEmpty != isIdle, "\(pattern)")
      }
    }
  }

  /// Of a pattern that has nothing left to leave out, the one that took it is told; `-` for one that would leave out nothing.
  @Test func superfluousPatterns() throws {
    let files = [
      "App/en.lproj/A.strings": "a = A;", "App/de.lproj/A.strings": "a = A;", "Old/Sub/fr.lproj/A.strings": "a = A;",
      "Kit.bundle/en.lproj/A.strings": "a = A;", "Kit.bundle/de.lproj/A.strings": "a = A;",
    ]
    let rows: [(patterns: [String], wider: [String: String])] = [
      (["App", "App/de.lproj"], ["App/de.lproj": "App"]),
      (["App/de.lproj", "App"], ["App/de.lproj": "App"]),
      (["Old", "Old/*/fr.lproj"], ["Old/*/fr.lproj": "Old"]),
      (["Old/*", "Old/Sub/fr.lproj/A.strings", "Old/None"], ["Old/Sub/fr.lproj/A.strings": "Old/*", "Old/None": "-"]),
      (["App", "Old", "fr.lproj", "none"], ["fr.lproj": "Old", "none": "-"]),
      (["App/*", "*/de.lproj"], [:]),
      (["Kit.bundle/de.lproj"], [:]),
    ]
    try withTemporaryFolder(files) { folder in
      for (patterns, wider) in rows {
        let run = try result(folder) { $0.options.excluded = patterns }
        let expected = patterns.compactMap { pattern in
          wider[pattern].map { taker in
            "exclude: '\(pattern)' leaves out nothing" + (taker == "-" ? "" : " more: '\(taker)' does already")
          }
        }
        #expect(run.remarks == expected, "\(patterns)")
      }
    }
  }

  /// A pattern counts from the folder however the way to it is written: by its own path, or by a link.
  @Test func patternsThroughLinks() throws {
    try withTemporaryFolder(["real/App/en.lproj/A.strings": "a = A;", "real/App/de.lproj/A.strings": "a = A;"]) {
      folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: folder.path("real"))
      for (root, way) in [("real", "real"), ("real", "link"), ("link", "real"), ("link", "link")] {
        let subject = AuditSubject([folder.path(root)])
        for pattern in ["App/de.lproj", "*/de.lproj", "none/x"] {
          #expect(subject.fromRoot(folder.path(way) + "/" + pattern) == pattern, "\(root) \(way) \(pattern)")
        }
        #expect(subject.fromRoot("App/de.lproj") == "App/de.lproj")
        #expect(subject.fromRoot(folder.path("other/x")).hasSuffix("other/x"))
      }
    }
  }

  /// An extension that ships no resources is no bundle of the app, and none to audit alone.
  @Test func extensionsOfCodeAlone() throws {
    let project = """
      { rootObject = P; objects = { P = { developmentRegion = en; mainGroup = G; targets = (T, W); };
        G = { children = (F, X); }; F = { path = App; }; X = { path = Share; };
        T = { name = A; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F); };
        W = { name = Share; productType = "com.apple.product-type.app-extension"; fileSystemSynchronizedGroups = (X); }; }; }
      """
    let files = [
      "A.xcodeproj/project.pbxproj": project, "App/en.lproj/A.strings": "a = A;", "App/de.lproj/A.strings": "a = B;",
      "Share/View.swift": "import SwiftUI; Text(\"Save it\")",
    ]
    try withTemporaryFolder(files) { folder in
      let lines = try result(folder).lines
      #expect(lines.contains { $0.contains("audit.languageNotInPart") })
      #expect(lines.contains("2 localizations: 0 errors, 1 warning, 0 notes"), "\(lines)")
      #expect(throws: (any Error).self) { try result(folder) { $0.target = "Share" } }
    }
  }

  /// What is above the folder says what it is of only where Flutter or React Native have such a folder.
  @Test func frameworksAboveTheFolder() throws {
    let info = "{ CFBundleDevelopmentRegion = en; CFBundleLocalizations = (en, de); }"
    let roots = [("ios", false), ("macos", false), ("ios/Runner", false), ("App", true), ("tools/App", true)]
    for (root, isFound) in roots {
      let files = [
        "pubspec.yaml": "dependencies: { flutter: { sdk: flutter } }", "\(root)/Info.plist": info,
        "\(root)/en.lproj/A.strings": "a = A;",
      ]
      try withTemporaryFolder(files) { folder in
        let lines = try result(folder) { $0.paths = [folder.path(root)] }.lines
        #expect(lines.contains { $0.contains("audit.declaredWithoutResources") } == isFound, "\(root) \(lines)")
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
        try result(folder) { ($0.paths, $0.format, $0.showsNotes) = (paths, .tsv, true) }.lines
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
