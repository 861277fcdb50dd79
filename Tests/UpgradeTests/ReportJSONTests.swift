import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import TestSupport
import Testing

/// The schema of `cldr-tables diff` describes every property of a report, and no other.
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
    let schema = try JSONSchema()
    var seen: Set<String> = []
    #expect(try schema.problems(json(), as: "cldr-tables-diff", seen: &seen) == [])
    let all = schema.places(of: ["cldr-tables-diff"])
    #expect(all.subtracting(seen).sorted() == [], "in the schema, and not printed")
  }
}
