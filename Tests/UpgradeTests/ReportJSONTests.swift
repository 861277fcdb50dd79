import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import TestSupport
import Testing

/// The section `diff` of `Documentation/JSON.md` names every field of a report, and no other.
@Suite struct ReportJSONTests {
  /// The installed release compared with itself after one rule was reversed, so that every list has entries.
  private func json() throws -> String {
    let old = try Releases.installed()
    var new = old
    for index in new.languageMatching.rules.indices where new.languageMatching.rules[index].desired == "af" {
      new.languageMatching.rules[index].supported = "nl"
    }
    let report = UpgradeReport(old: old, new: new, supported: ["en", "nl"], locales: ["af", "en", "nl"])
    return try report.json()
  }

  private func documented() throws -> Set<String> {
    let text: String = try (PackageCopy.root + "Documentation/JSON.md").read()
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("cldr-tables diff\n") })
    return Set(section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.components(separatedBy: "`")[1] })
  }

  @Test func fields() throws {
    let printed = try jsonPaths(in: json())
    // "Each has the fields of decisions[]."
    let ofApp = Set(printed.filter { $0.hasPrefix("app.changes[].") })
    let ofAll = Set(printed.filter { $0.hasPrefix("decisions[].") })
    #expect(Set(ofApp.map { $0.dropFirst(14) }) == Set(ofAll.map { $0.dropFirst(12) }))
    let documented = try documented()
    #expect(printed.subtracting(ofApp).subtracting(documented).sorted() == [], "printed, and not in the document")
    #expect(documented.subtracting(printed).sorted() == [], "in the document, and not printed")
  }
}
