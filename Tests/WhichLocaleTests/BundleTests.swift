import Foundation
import Testing

/// `bundle` and `audit`, on the bundles in `Tests/Fixtures`.
@Suite struct BundleTests {
  @Test func listing() throws {
    let result = try Executable.run("bundle", "Desk.app", "--format", "tsv")
    #expect(
      result.lines == [
        "en\tContents/Resources/en.lproj\tLocalizable", "fr\tContents/Resources/fr.lproj\tLocalizable",
        "ja\tdeclared only\t", "English\tContents/Resources/English.lproj\tLocalizable",
        "de\tContents/Resources/de.lproj\tLocalizable", "he\tContents/Resources/he.lproj\tLocalizable",
        "zh_CN\tContents/Resources/zh_CN.lproj\tLocalizable",
      ])
    #expect(result.status == 0)
  }

  struct Bundle: Decodable {
    struct Localization: Decodable, Equatable {
      var name: String
      var folders: [String]
      var catalogs: [String]
      var tables: [String]
    }
    struct Choice: Decodable {
      var engine: String
      var localization: String?
      var searchList: [String]
      var isMatch: Bool
      var backstop: String?
      var steps: [String]
    }
    var layout: String
    var developmentRegion: String?
    var localizations: [Localization]
    var declared: [String]
    var knownRegions: [String]
    var allowsMixedLocalizations: Bool
    var prefersShowingLanguageSettings: Bool
    var diagnostics: [Diagnostic]
    var choice: Choice?
  }

  struct Diagnostic: Decodable {
    var severity: String
    var code: String
    var message: String
    var path: String?
    var line: Int?
  }

  @Test func listingAsJSON() throws {
    let app: Bundle = try Executable.json("bundle", "Greeter", "--preferred", "fr-FR")
    #expect(app.layout == "sources" && app.developmentRegion == "en-GB" && app.prefersShowingLanguageSettings)
    #expect(app.knownRegions == ["it", "de", "it-CH", "en-GB", "en-IE"] && app.declared.isEmpty)
    let italian = app.localizations.first { $0.name == "it" }
    #expect(italian?.catalogs == ["Greeter/Resources/Localizable.xcstrings"])
    #expect(italian?.folders == ["Greeter/Screens/it.lproj"] && italian?.tables == ["Localizable", "Main"])
    #expect(app.choice?.localization == "en-GB" && app.choice?.backstop == "developmentRegion")
    #expect(app.choice?.isMatch == false && app.choice?.steps.isEmpty == false)
    let kit: Bundle = try Executable.json("bundle", "Desk.app/Contents/Frameworks/Kit.framework")
    #expect(kit.diagnostics.map(\.code) == ["info.unresolvedBuildVariable"] && kit.choice == nil)
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
    #expect(result.lines.first == first && result.status == status)
  }

  @Test func mainBundles() throws {
    let kit = "Desk.app/Contents/Frameworks/Kit.framework"
    let alone: Bundle = try Executable.json("bundle", kit, "--preferred", "pt-AO")
    let governed: Bundle = try Executable.json(
      "bundle", kit, "--preferred", "pt-AO", "--main-bundle", "Shelf_Shelf.resources")
    #expect(alone.choice?.localization == "pt-PT" && governed.choice?.localization == "en")
  }

  @Test(arguments: [
    ["bundle", "missing.app"], ["bundle", "Which.app/icon.png"], ["audit", "missing.app"], ["bundle"],
    ["bundle", "Which.app", "--engine", "none"], ["audit", "Which.app", "--engine", "apple,"],
    ["bundle", "Which.app", "--preferred", "e-n"], ["bundle", "Which.app", "--main-bundle", "Which.app"],
    ["audit", "Which.app", "--fail-on", "x"],
  ])
  func badArguments(arguments: [String]) throws {
    let result = try Executable.run(arguments)
    #expect(result.status == 64 && result.output == "" && result.errors != "")
    let json = try Executable.run(arguments + ["--format", "json"])
    let failure: Answers.Failure = try Answers.decode(json.output)
    #expect(json.status == 64 && !failure.error.message.isEmpty)
  }

  struct Audit: Decodable {
    struct Finding: Decodable {
      var severity: String
      var code: String
      var localization: String?
      var table: String?
      var key: String?
      var path: String?
      var line: Int?
    }
    struct Coverage: Decodable {
      var table: String
      var localization: String
      var keys: Int
      var translated: Int
      var missing: [String]
      var stale: [String]
    }
    struct Reach: Decodable {
      var localization: String
      var engine: String
      var way: String
      var preference: String?
    }
    var localizations: [String]
    var counts: [String: Int]
    var findings: [Finding]
    var coverage: [Coverage]
    var reachability: [Reach]
  }

  @Test func audits() throws {
    let result = try Executable.run("audit", "Which.app", "--format", "json")
    let audit: Audit = try Answers.decode(result.output)
    #expect(result.status == 1 && audit.counts["error"] == 13)
    #expect(audit.findings.filter { $0.severity == "error" }.count == 13)
    let mismatch = audit.findings.first { $0.code == "audit.formatMismatch" }
    #expect(mismatch?.path == "Which.app/de.lproj/Localizable.strings" && mismatch?.line == 2)
    #expect(mismatch?.localization == "de" && mismatch?.table == "Localizable" && mismatch?.key == "count")
    let german = audit.coverage.first { $0.table == "Localizable" && $0.localization == "de" }
    #expect(german?.keys == 4 && german?.translated == 2 && german?.stale == ["old.key"])
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
    #expect(lines.contains("  Localizable  de               4           2    50%"))
    #expect(lines.last?.hasPrefix("7 localizations: 13 errors, ") == true)
    #expect(!lines.contains { $0.contains(": note: ") })
    #expect(try Executable.run("audit", "Which.app", "--notes").lines.contains { $0.contains(": note: ") })
    let table = try Executable.run("audit", "Which.app", "--format", "tsv").lines.map { $0.split(separator: "\t") }
    #expect(
      table.allSatisfy { $0.count == 8 } && table.contains { $0.starts(with: ["error", "audit.missingKey", "it"]) })
  }
}
