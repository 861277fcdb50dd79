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

  @Test func fields() throws {
    let document = try DocumentedJSON()
    let section = try #require(document.sections.first { $0.title == "cldr-tables diff" })
    let (printed, described) = (try jsonPaths(in: json()), document.fields(of: section))
    #expect(printed.subtracting(described).sorted() == [], "printed, and not in the document")
    #expect(described.subtracting(printed).sorted() == [], "in the document, and not printed")
  }
}
