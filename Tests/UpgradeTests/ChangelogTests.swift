import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import Testing

@Suite struct ChangelogTests {
  private func entry(
    _ old: String, _ new: String, for supported: [String] = MostUsedLocales.all
  ) throws -> ChangelogEntry {
    // Most rows of a release are preferences that a report asks about.
    var before = try Releases.installed()
    before.aliases = []
    before.likelySubtags.removeAll { !["af", "en", "nl", "und"].contains($0.from) }
    var after = before
    before.version = try #require(CLDRVersion(old))
    after.version = try #require(CLDRVersion(new))
    for index in after.languageMatching.rules.indices where after.languageMatching.rules[index].desired == "af" {
      after.languageMatching.rules[index].supported = "nl"
    }
    return ChangelogEntry(
      UpgradeReport(
        old: before, new: after, supported: supported, locales: ["af", "af-NA", "af-ZA", "en", "nl"]))
  }

  private let plain = "# Changelog\n\n## Unreleased: CLDR 46\n\n- Something.\n\n## 1.0\n\n- First.\n"

  @Test func anEntryNamesTheDecisionsThatMoved() throws {
    var log = Changelog(plain)
    log.add(try entry("46", "48.2"))
    let lines = log.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      Array(lines[..<7]) == [
        "# Changelog", "", "## Unreleased: CLDR 48.2", "", "<!-- CLDR 46 to 48.2 -->",
        "- CLDR 46 → 48.2. Decisions that move for an app in the most used locales:",
        "  - `af`, `af-NA`, `af-ZA`: `en` → `nl`",
      ])
    #expect(lines[7] == "  Facts that changed: rules of language matching (2).")
    #expect(Array(lines[8...]) == ["<!-- end of CLDR -->", "- Something.", "", "## 1.0", "", "- First.", ""])
  }

  /// An update that was interrupted wrote its entry, from data that were whole: the next one, which reads data of two releases,
  /// writes none.
  @Test func anEntryIsWrittenOnce() throws {
    var log = Changelog(plain)
    log.add(try entry("46", "48.2"))
    let once = log
    log.add(try entry("46", "48.2", for: ["en"]))
    #expect(log == once)
  }

  /// What an upgrade passes over stays in the changelog, and its report; what the older release had too is old.
  @Test func anEntryKeepsWhatIsPassedOver() throws {
    func warning(_ text: String) -> InputDiagnostic {
      InputDiagnostic(
        "unknown element in <alias>", at: SourceLocation(file: "common/a.xml", line: 3), text: text, hint: "",
        severity: .warning)
    }
    var before = try Releases.installed()
    (before.aliases, before.likelySubtags) = ([], before.likelySubtags.filter { ["en", "und"].contains($0.from) })
    var after = before
    before.passedOver = [warning("unitAlias")]
    after.passedOver = [warning("unitAlias"), warning("currencyAlias")]
    let renamed = InputDiagnostic(
      "unknown attribute", at: warning("").location, text: "unitAlias", hint: "", severity: .warning)
    after.version = try #require(CLDRVersion("49-alpha2"))
    let report = UpgradeReport(old: before, new: after, supported: ["en"], locales: ["en"])
    let entry = ChangelogEntry(report).text
    #expect(
      entry == """
        - CLDR 48.2 → 49-alpha2, a pre-release. No decision moves for an app in the most used locales.
          The facts are the same.
          Passed over, because no answer is made from it: unknown element in <alias> `currencyAlias` in common/a.xml.

        """)
    let text = report.markdown()
    #expect(text.contains("49-alpha2 is a pre-release: its data may still change."))
    #expect(text.contains("currencyAlias"))
    #expect(!text.contains("unitAlias"))
    // The rows that are left out are counted, if there are any.
    #expect(report.markdown(limit: 0).contains("… and 1 more"))
    #expect(!report.markdown(limit: 1).contains("… and"))
    #expect(try report.json().contains("\"common/a.xml:3: warning: unknown element in <alias>: 'currencyAlias' ()\""))
    #expect(!UpgradeReport(old: before, new: before, locales: ["en"]).markdown().contains("pre-release"))
    for count in [20, 21] {
      after.passedOver = (0..<count).map { warning("new\($0)") }
      let report = UpgradeReport(old: before, new: after, locales: ["en"])
      #expect(report.markdown().contains("… and 1 more") == (count == 21))
      #expect(report.markdown(limit: nil).contains("new\(count - 1)"))
    }
    after.passedOver = [renamed]
    #expect(UpgradeReport(old: before, new: after, locales: ["en"]).passedOver == [renamed])
  }

  @Test func revertingAnUpgradeRemovesItsEntry() throws {
    let releases = ["46", "48.2", "49", "48.2", "46"]
    let entries = try zip(releases, releases.dropFirst()).map { try entry($0, $1, for: ["af", "en", "nl"]) }
    let texts = [
      plain, "# Changelog\n\n## 1.0\n\n- First.\n", "", "# Changelog\n", "## Unreleased: CLDR 46\n- Something.\n",
      "## Unreleased\n\n- Something.\n\n## 1.0\n", "## Unreleased: CLDR 45\n",
    ]
    for text in texts {
      var log = Changelog(text)
      log.add(entries[0])
      #expect(log.text != text)
      #expect(log.text.components(separatedBy: "## Unreleased").count == 2)
      // What was there keeps its lines, and earlier releases come later.
      let lines = log.text.components(separatedBy: "\n")
      #expect(lines.contains("<!-- CLDR 46 to 48.2 -->"))
      for line in text.components(separatedBy: "\n") where !line.hasPrefix("## Unreleased") {
        #expect(lines.contains(line), "\(line)")
      }
      if let earlier = lines.firstIndex(of: "## 1.0") {
        #expect(try #require(lines.firstIndex { $0.hasPrefix("## Unreleased") }) < earlier)
      }
      #expect(log.text.contains("## Unreleased: CLDR 48.2\n") == text.contains("Unreleased: CLDR 46"))
      log.add(entries[1])
      #expect(log.text.contains("<!-- CLDR 46 to 48.2 -->"))
      #expect(log.text.contains("<!-- CLDR 48.2 to 49 -->"))
      log.add(entries[2])
      log.add(entries[3])
      #expect(log.text == text)
    }
  }
}
