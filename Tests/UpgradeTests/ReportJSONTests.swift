import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import Testing

/// The section `diff` of `Documentation/JSON.md` names every field of a report, and no other.
@Suite struct ReportJSONTests {
  /// The installed release compared with itself after one rule was reversed, so that every list has entries.
  private func json() throws -> Any {
    let old = try CLDRRelease(folder: PackageCopy.root + "CLDR", release: nil).facts
    var new = old
    for index in new.languageMatching.rules.indices where new.languageMatching.rules[index].desired == "af" {
      new.languageMatching.rules[index].supported = "nl"
    }
    let report = UpgradeReport(old: old, new: new, supported: ["en", "nl"], locales: ["af", "en", "nl"])
    return try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
  }

  private func documented() throws -> Set<String> {
    let text: String = try (PackageCopy.root + "Documentation/JSON.md").read()
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("cldr-tables diff\n") })
    return Set(section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.components(separatedBy: "`")[1] })
  }

  private func collect(_ value: Any, _ path: String, _ paths: inout Set<String>) {
    if let object = value as? [String: Any] {
      for (key, value) in object {
        let path = path.isEmpty ? key : "\(path).\(key)"
        paths.insert(path)
        collect(value, path, &paths)
      }
    } else if let array = value as? [Any] {
      for value in array { collect(value, path + "[]", &paths) }
    }
  }

  @Test func fields() throws {
    var printed: Set<String> = []
    collect(try json(), "", &printed)
    // "Each has the fields of decisions[]."
    let ofApp = Set(printed.filter { $0.hasPrefix("app.changes[].") })
    let ofAll = Set(printed.filter { $0.hasPrefix("decisions[].") })
    #expect(Set(ofApp.map { $0.dropFirst(14) }) == Set(ofAll.map { $0.dropFirst(12) }))
    let documented = try documented()
    #expect(printed.subtracting(ofApp).subtracting(documented).sorted() == [], "printed, and not in the document")
    #expect(documented.subtracting(printed).sorted() == [], "in the document, and not printed")
  }

  /// The document's sentence about fields that are left out.
  @Test func leftOut() throws {
    let facts = try CLDRRelease(folder: PackageCopy.root + "CLDR", release: nil).facts
    let report = UpgradeReport(old: facts, new: facts, locales: ["en"])
    let value = try JSONSerialization.jsonObject(with: Data(try report.json().utf8)) as? [String: Any]
    #expect(
      try #require(value).keys.sorted() == ["decisions", "facts", "locales", "new", "old", "pairs"])
  }
}
