import Foundation
import TestSupport
import Testing

/// `bundle` and `audit`, on the bundles in `Tests/Fixtures`.
@Suite struct BundleTests {
  @Test func listing() throws {
    let result = try Executable.run("bundle", "Desk.app", "--format", "tsv")
    #expect(
      result.lines == [
        "en\tContents/Resources/en.lproj\tLocalizable", "fr\tContents/Resources/fr.lproj\tLocalizable",
        "ja\tdeclared only\t-", "English\tContents/Resources/English.lproj\tLocalizable",
        "de\tContents/Resources/de.lproj\tLocalizable", "he\tContents/Resources/he.lproj\tLocalizable",
        "zh_CN\tContents/Resources/zh_CN.lproj\tLocalizable",
      ])
    #expect(result.status == 0)
  }

  struct Bundle: Decodable {
    struct Localization: Decodable {
      var name: String
      var folders, catalogs, tables: [String]
    }
    struct Choice: Decodable {
      var localizations: [String]
      var isMatch: Bool
      var fallback: String?
      var steps: [String]
    }
    struct Diagnostic: Decodable { var code: String }
    var layout: String
    var developmentRegion: String?
    var localizations: [Localization]
    var declared: [String]
    var knownRegions: [String]
    var prefersShowingLanguageSettings: Bool
    var diagnostics: [Diagnostic]
    var choice: Choice?
  }

  @Test func listingAsJSON() throws {
    let app: Bundle = try Executable.json("bundle", "Greeter", "--preferred", "fr-FR")
    #expect(app.layout == "sources")
    #expect(app.developmentRegion == "en-GB")
    #expect(app.prefersShowingLanguageSettings)
    #expect(app.knownRegions == ["it", "de", "it-CH", "en-GB", "en-IE"])
    #expect(app.declared.isEmpty)
    let italian = app.localizations.first { $0.name == "it" }
    #expect(italian?.catalogs == ["Greeter/Resources/Localizable.xcstrings"])
    #expect(italian?.folders == ["Greeter/Screens/it.lproj"])
    #expect(italian?.tables == ["Localizable", "Main"])
    #expect(app.choice?.localizations.first == "en-GB")
    #expect(app.choice?.fallback == "developmentRegion")
    #expect(app.choice?.isMatch == false)
    #expect(app.choice?.steps.isEmpty == false)
    let kit: Bundle = try Executable.json("bundle", "Desk.app/Contents/Frameworks/Kit.framework")
    #expect(kit.diagnostics.map(\.code) == ["info.unresolvedBuildVariable"])
    #expect(kit.choice == nil)
  }

  /// What is shown, and the exit status.
  @Test(
    arguments: [
      (["--preferred", "en-IT"], "en-GB", 0), (["--preferred", "fr,it"], "it", 0),
      (["--preferred", "gsw", "--engine", "cldr"], "de", 0),
      (["--preferred", "en-IT", "--engine", "classic"], "en", 0),
      (["--preferred", "fr"], "en-GB (the development region: nothing matches)", 1),
    ] as [([String], String, Int32)])
  func choices(arguments: [String], first: String, status: Int32) throws {
    let result = try Executable.run(["bundle", "Which.app"] + arguments)
    #expect(result.lines.first == first)
    #expect(result.status == status)
  }

  @Test func mainBundles() throws {
    let kit = "Desk.app/Contents/Frameworks/Kit.framework"
    let governed: Bundle = try Executable.json(
      "bundle", kit, "--preferred", "pt-AO", "--main-bundle", "Shelf_Shelf.resources")
    #expect(governed.choice?.localizations.first == "en")
  }

  struct Audit: Decodable {
    struct Finding: Decodable {
      var severity, code: String
      var localization, table, key, path: String?
      var line: Int?
    }
    struct Reach: Decodable {
      var way: String
      var preference: String?
    }
    var localizations: [String]
    var counts: [String: Int]
    var findings: [Finding]
    var reachability: [Reach]
  }

  @Test func audits() throws {
    let result = try Executable.run("audit", "Which.app", "--format", "json")
    let audit: Audit = try Answers.decode(result.output)
    #expect(result.status == 1)
    #expect(audit.counts["error"] == 1)
    #expect(audit.findings.filter { $0.severity == "error" }.count == 1)
    let mismatch = audit.findings.first { $0.code == "audit.formatMismatch" }
    #expect(mismatch?.path == "Which.app/de.lproj/Localizable.strings")
    #expect(mismatch?.line == 2)
    #expect(mismatch?.localization == "de")
    #expect(mismatch?.table == "Localizable")
    #expect(mismatch?.key == "count")
    #expect(audit.reachability.count == 2 * audit.localizations.count)
    #expect(audit.reachability.allSatisfy { $0.way == "preferred" && $0.preference != nil })
  }

  @Test(
    arguments: [
      (["Which.app"], 1), (["Which.app", "--fail-on", "never"], 0), (["Which.app", "--names-only"], 0),
      (["Which.app", "--names-only", "--fail-on", "warning"], 1), (["Plain", "--fail-on", "note"], 1),
    ] as [([String], Int32)])
  func exitStatus(arguments: [String], status: Int32) throws {
    #expect(try Executable.run(["audit"] + arguments).status == status)
  }

  @Test func auditsAsText() throws {
    let lines = try Executable.run("audit", "Which.app").lines
    #expect(
      lines.contains(
        "Which.app/de.lproj/Localizable.strings:2:1: error: 'count' in 'de': argument 1 is '%@' where the source has "
          + "'%d' [audit.formatMismatch]"))
    #expect(lines.contains { $0.split(separator: " ").starts(with: ["de", "3", "10", "50"]) })
    // What to do comes once for each code.
    #expect(lines.count { $0.hasPrefix("  audit.missingKey: translate it, ") } == 1)
    // The worst first, totals at the end.
    #expect(lines.first?.contains(": error: ") == true)
    #expect(lines.last?.hasPrefix("7 localizations: 1 error, ") == true)
    #expect(!lines.contains { $0.contains(": note: ") })
    #expect(try Executable.run("audit", "Which.app", "--notes").lines.contains { $0.contains(": note: ") })
    let table = try Executable.run("audit", "Which.app", "--format", "tsv").lines.map { $0.split(separator: "\t") }
    #expect(table.allSatisfy { $0.count == 9 })
    #expect(table.contains { $0.starts(with: ["warning", "audit.missingKey", "de,en,en-IE,en-IN,it,it-CH"]) })
  }

  @Test func selectsFindings() throws {
    let summary = try Executable.run("audit", "Which.app", "--summary").lines
    #expect(summary.starts(with: ["error: 1 × audit.formatMismatch", "warning: 2 × audit.missingKey"]))
    let one = try Executable.run("audit", "Which.app", "--max", "1").lines
    #expect(one.filter { $0.contains("Which.app/") }.count == 1)
    #expect(one.contains { $0.hasPrefix("… and ") })
    let only = try Executable.run("audit", "Which.app", "--only", "audit.hidden*")
    #expect(only.status == 0)
    #expect(only.lines.filter { $0.contains("Which.app/") }.count == 1)
  }

  @Test func baselineAndConfiguration() throws {
    try Executable.withFile("") { file in
      let written = try Executable.run("audit", "Which.app", "--baseline", file, "--write-baseline")
      #expect(written.status == 0)
      #expect(written.output == "")
      let known = try Executable.run("audit", "Which.app", "--baseline", file, "--notes")
      #expect(known.status == 0)
      #expect(known.lines.last?.contains("known from the baseline") == true)
      #expect(try Executable.run("audit", "Plain", "--baseline", file, "--fail-on", "warning").status == 1)
    }
    try Executable.withFile(#"{"failOn":"never","rules":[{"code":"audit.formatMismatch","severity":"ignore"}]}"#) {
      let result = try Executable.run("audit", "Which.app", "--config", $0)
      #expect(result.status == 0)
      #expect(!result.output.contains("formatMismatch"))
    }
  }

  @Test func formatsForMachines() throws {
    let commands = try Executable.run("audit", "Which.app", "--format", "github").lines
    #expect(
      commands.first
        == "::error file=Which.app/de.lproj/Localizable.strings,line=2,col=1,title=audit.formatMismatch::'count' in 'de': "
        + "argument 1 is '%25@' where the source has '%25d'")
    let lines = try Executable.run("audit", "Which.app", "--format", "xcode").lines
    #expect(
      lines.first?.hasPrefix("Which.app/de.lproj/Localizable.strings:2:1: error: 'count' in 'de': argument 1") == true)
    let form = /.+:\d+:\d+: (error|warning|note): .+ \[.+\]/
    #expect(lines.count > 4)
    #expect(lines.allSatisfy { $0.wholeMatch(of: form) != nil })
  }

  /// The requirements of SARIF 2.1.0 (OASIS) for the members that are written: sections 3.13, 3.14, 3.18, 3.19, 3.27,
  /// 3.28, 3.30, 3.49.
  @Test(arguments: ["Which.app", "Greeter", "Desk.app"])
  func sarif(path: String) throws {
    let output = try Executable.run("audit", path, "--format", "sarif").output
    let log = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "which-locale")
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(rules).count == rules.count)
    for rule in try #require(driver["rules"] as? [[String: Any]]) {
      #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false, "\(rule)")
      let isOfAudit = (rule["id"] as? String)?.hasPrefix("audit.") == true
      #expect((rule["fullDescription"] as? [String: String])?["text"]?.isEmpty == (isOfAudit ? false : nil), "\(rule)")
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    for result in results {
      let message = try #require((result["message"] as? [String: Any])?["text"] as? String)
      #expect(!message.isEmpty)
      #expect(["none", "note", "warning", "error"].contains(result["level"] as? String ?? ""))
      let index = try #require(result["ruleIndex"] as? Int)
      try #require(rules.indices.contains(index))
      #expect(rules[index] == result["ruleId"] as? String)
      #expect((result["partialFingerprints"] as? [String: String])?.isEmpty == false)
      let related = result["relatedLocations"] as? [[String: Any]] ?? []
      for location in try #require(result["locations"] as? [[String: Any]]) + related {
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let uri = try #require((physical["artifactLocation"] as? [String: Any])?["uri"] as? String)
        #expect(URL(string: uri) != nil)
        #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        if let region = physical["region"] as? [String: Int] {
          #expect(region.keys.sorted() == ["startColumn", "startLine"])
          #expect(region.values.allSatisfy { $0 >= 1 })
        }
      }
    }
  }

  /// XcodeGen takes the first Info.plist among a target's files, one for each configuration, or writes it itself.
  @Test(arguments: [
    ("", "App/Info.plist"), ("settings: {INFOPLIST_FILE: Other/Other.plist}", "Other/Other.plist"),
    (
      "settings: {configs: {Debug: {INFOPLIST_FILE: No.plist}, Release: {INFOPLIST_FILE: Other/Other.plist}}}",
      "Other/Other.plist"
    ),
    ("info: {path: App/New.plist, properties: {NSCameraUsageDescription: We scan your tickets}}", nil),
    ("info: {path: App/New.plist, properties: {CFBundleDevelopmentRegion: en}}", "-"),
    ("configFiles: {Release: Other/A.xcconfig}", "Other/Other.plist"),
  ])
  func xcodeGenInfo(settings: String, path: String?) throws {
    let plist = "{ NSCameraUsageDescription = \"We scan your tickets\"; }"
    let root = try TemporaryFolder([
      "project.yml": "targets: {App: {type: application, sources: App, \(settings)}}", "App/Info.plist": plist,
      "Other/Other.plist": plist, "Other/A.xcconfig": "INFOPLIST_FILE = Other/Other.plist",
      "App/en.lproj/Localizable.strings": "a = A;", "App/de.lproj/Localizable.strings": "a = A;",
    ])
    defer { root.delete() }
    let result = try Executable.run("audit", root.path, "--format", "tsv", "--only", "untranslatedInfoText")
    let cells = result.output.split(separator: "\t").map(String.init)
    if path == "-" { return #expect(cells.isEmpty) }
    #expect(cells.prefix(5).last == "NSCameraUsageDescription")
    #expect(cells.dropFirst(5).first == root.path + (path.map { "/" + $0 } ?? ""))
  }

  /// Two apps of one project are two, and the app decides of a package's bundle.
  @Test(arguments: [
    ("red", "en", "en"), ("blue", "en", "fr (the first localization: nothing matches)"), ("blue", "fr", "fr"),
  ])
  func targets(name: String, preferred: String, first: String) throws {
    let targets = ["red", "blue"].map { "\($0): {type: application, sources: \($0)}" }.joined(separator: ", ")
    let root = try TemporaryFolder([
      "project.yml": "targets: {\(targets)}", "red/en.lproj/Localizable.strings": "a = A;",
      "blue/fr.lproj/Localizable.strings": "a = A;",
    ])
    defer { root.delete() }
    let one = try Executable.run("bundle", root.path, "--target", name, "--preferred", preferred)
    #expect(one.output.hasPrefix(first + "\n"))
    let both = try Executable.run("bundle", root.path, "--preferred", preferred)
    #expect(both.output.hasSuffix("These are several apps: 'blue' shows fr; 'red' shows en. Give one with --target.\n"))
    let none = try Executable.run("bundle", root.path, "--target", "green")
    #expect(none.status == 64 && none.errors.contains("no target 'green' ships localizations: there are 'blue', 'red'"))
  }

  @Test func whoseLanguagesDecide() throws {
    let kit = "Desk.app/Contents/Frameworks/Kit.framework"
    let sentence = "the languages of the app that has this bundle decide: give it with --main-bundle."
    #expect(try Executable.run("bundle", kit).output.contains(sentence))
    #expect(
      try Executable.run("bundle", kit, "--main-bundle", "Shelf_Shelf.resources").output.contains(
        "The app's languages decide"))
    #expect(!(try Executable.run("bundle", "Desk.app").output.contains("decide")))
  }

  /// Each target of XcodeGen is a bundle of its own, with the contents of the files that it includes.
  @Test func xcodeGenTargets() throws {
    let files = [
      "project.yml": """
      include:
        - Widget/target.yml
        - path: missing.yml
      options: { developmentLanguage: de }
      targets:
        App:
          type: application
          sources: [App, {path: Shared}]
        AppTests:
          type: bundle.unit-test
          sources: TestCode
      """,
      "Widget/target.yml": """
      targets:
        Widget:
          type: app-extension
          sources:
            - path: .
          info: {path: Info.plist}
      """,
      "App/de.lproj/Localizable.strings": "a = \"%d\";", "App/fr.lproj/Localizable.strings": "a = \"%d\";",
      "Shared/de.lproj/Shared.strings": "a = \"%d\";", "Shared/fr.lproj/Shared.strings": "a = \"%@\";",
      "Widget/de.lproj/Localizable.strings": "w = W;", "TestCode/en.lproj/Broken.strings": "broken",
      "Tools/en.lproj/Tool.strings": "broken",
    ]
    let root = try TemporaryFolder(files)
    defer { root.delete() }
    let result = try Executable.run("audit", root.path, "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let bundles = try #require(report["bundles"] as? [[String: Any]])
    #expect(
      Set(bundles.compactMap { ($0["folders"] as? [String])?.sorted() }) == [["App", "Shared"], ["Widget"]])
    #expect(bundles.allSatisfy { $0["developmentRegion"] as? String == "de" })
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(
      findings.compactMap { $0["code"] as? String } == ["audit.formatMismatch", "audit.resourcesInNoTarget"])
    #expect(result.status == 1)
  }
}
