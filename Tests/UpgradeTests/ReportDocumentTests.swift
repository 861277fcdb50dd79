import CLDRComparison
import CLDRTables
import Foundation
import PathKit
import TestSupport
import Testing

/// The sections of the report on 46 and 48.2: every row of them is compared with the XML by other means. RealReleaseTests has its
/// decisions.
@Suite(.enabled(if: Releases.arePresent, "no CLDR release on this machine: set LOCALE_CLDR"))
struct ReportDocumentTests {
  private static let document = Result {
    UpgradeReport(
      old: try Releases.facts("46"), new: try Releases.facts("48.2"), supported: ["en", "nl"],
      locales: TestSize.isFull ? nil : ["af", "en", "nl"]
    ).markdown(limit: nil)
  }

  /// A section's facts as subject, old and new value: the items of its lists, without Markdown's escapes.
  private func rows(_ section: String) throws -> [[String]] {
    let text = try Self.document.get()
    let start = try #require(text.range(of: "\n## \(section)"))
    let rest = text[start.upperBound...]
    let body = rest.range(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
    var rows: [[String]] = []
    var list = ""
    for line in body.split(separator: "\n").map({ $0.replacingOccurrences(of: "\\", with: "") }) {
      if !line.hasPrefix("- ") { list = line }
      guard line.hasPrefix("- "), let colon = line.range(of: ": ") else { continue }
      var (old, new) = ("–", String(line[colon.upperBound...]))
      switch list {
      case "Removed:": (old, new) = (new, old)
      case "Changed:":
        let was = try #require(new.range(of: " (was ", options: .backwards))
        (old, new) = (String(new[was.upperBound...].dropLast()), String(new[..<was.lowerBound]))
      default: #expect(list == "Added:")
      }
      let subjects = line[..<colon.lowerBound].dropFirst(2).components(separatedBy: ", ")
      rows += subjects.map { [$0, old, new] }
    }
    return rows
  }

  /// The attributes of every element of a name, comments left out, by regular expressions alone.
  private func elements(_ name: String, _ file: String, _ release: String) throws -> [[String: String]] {
    let raw: String = try (Path(Releases.path(release)) + "common/supplemental" + file).read()
    let text = raw.replacingOccurrences(of: "<!--[\\s\\S]*?-->", with: "", options: .regularExpression)
    let tags = try NSRegularExpression(pattern: "<\(name)\\s([^>]*?)/?>")
    let attributes = try NSRegularExpression(pattern: "(\\w+)\\s*=\\s*[\"']([^\"']*)[\"']")
    return tags.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { tag in
      var result: [String: String] = [:]
      guard let range = Range(tag.range(at: 1), in: text) else { return result }
      let inside = String(text[range])
      for found in attributes.matches(in: inside, range: NSRange(inside.startIndex..., in: inside)) {
        if let key = Range(found.range(at: 1), in: inside), let value = Range(found.range(at: 2), in: inside) {
          result[String(inside[key])] = String(inside[value])
        }
      }
      return result
    }
  }

  /// The differences between two dictionaries, as rows of a table.
  private func differences(_ old: [String: String], _ new: [String: String]) -> Set<[String]> {
    Set(
      Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.map { [$0, old[$0] ?? "–", new[$0] ?? "–"] })
  }

  private func rules(_ release: String) throws -> [String: String] {
    let all = try elements("languageMatch", "languageInfo.xml", release)
    // The older set of rules comes first and has percents.
    return Dictionary(
      all.filter { $0["distance"] != nil }.map { rule in
        let sides = "\(rule["desired"] ?? "") → \(rule["supported"] ?? "")"
        return (sides, (rule["distance"] ?? "") + (rule["oneway"] == "true" ? ", one way" : ""))
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func rulesAreThoseOfTheXML() throws {
    let expected = differences(try rules("46"), try rules("48.2"))
    #expect(Set(try rows("Rules of language matching")) == expected)
    // The decision that changes for most people.
    #expect(expected.contains(["af → nl", "20, one way", "–"]))
    #expect(expected.contains(["af → en", "–", "20, one way"]))
    // It was removed earlier: neither release has uk → ru, except in a comment.
    for release in ["46", "48.2"] { #expect(try rules(release)["uk → ru"] == nil) }
  }

  @Test func parentsAreThoseOfTheXML() throws {
    // Sections of single components are left out: 46 and 48.2 have the same.
    func parents(_ release: String) throws -> [String: String] {
      var result: [String: String] = [:]
      for element in try elements("parentLocale", "supplementalData.xml", release) {
        for locale in (element["locales"] ?? "").split(separator: " ").map(String.init) where result[locale] == nil {
          result[locale] = element["parent"]
        }
      }
      return result
    }
    let expected = differences(try parents("46"), try parents("48.2"))
    #expect(Set(try rows("Parents of locales")) == expected)
    #expect(expected.contains(["en_IT", "–", "en_150"]))
  }

  @Test func aliasesAreThoseOfTheXML() throws {
    func aliases(_ release: String) throws -> [String: String] {
      var result: [String: String] = [:]
      for kind in ["language", "script", "territory", "subdivision", "variant", "zone"] {
        for alias in try elements("\(kind)Alias", "supplementalMetadata.xml", release) {
          result["\(kind)Alias \(alias["type"] ?? "")"] =
            (alias["replacement"] ?? "") + (alias["reason"].map { " (\($0))" } ?? "")
        }
      }
      return result
    }
    let expected = differences(try aliases("46"), try aliases("48.2"))
    #expect(Set(try rows("Aliases")) == expected)
    #expect(!expected.isEmpty)
  }

  /// If a release has a row for the subtag, the likely form is that of the row. Subtags with different rows are listed.
  @Test func likelyFormsAreThoseOfTheXML() throws {
    func likely(_ release: String) throws -> [String: String] {
      Dictionary(
        try elements("likelySubtag", "likelySubtags.xml", release).map {
          ($0["from"] ?? "", ($0["to"] ?? "").replacingOccurrences(of: "_", with: "-"))
        }, uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (try likely("46"), try likely("48.2"))
    let listed = try rows("Subtags whose likely forms changed")
    #expect(listed.count == 98)
    for row in listed {
      if let form = old[row[0]] { #expect(row[1] == form, "\(row)") }
      if let form = new[row[0]] { #expect(row[2] == form, "\(row)") }
    }
    let differing = Set(old.keys).intersection(new.keys).filter { old[$0] != new[$0] }
    #expect(differing.count > 20)
    #expect(differing.isSubset(of: Set(listed.map { $0[0] })))
  }
}
