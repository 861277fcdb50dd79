import CLDRLocales
import Foundation
import LocalizationEngines
import TestSupport
import Testing

@testable import Reach

@Suite struct ReportTests {
  private struct Answer: Decodable {
    struct Counts: Decodable { var same, near, none, differing: Int }
    struct Preference: Decodable {
      var preference: String
      var localization: String?
      var outcome: String
      var fallback: String?
      var distance: Double?
      var reason: String
      var rules: [Int]
      var engines: [String: String?]
      var differs: Bool
    }
    var engine: String
    var supported: [String]
    var developmentRegion: String?
    var counts: Counts
    var preferences: [Preference]
  }

  private func preference(_ name: String, _ answer: Answer) throws -> Answer.Preference {
    try #require(answer.preferences.first { $0.preference == name })
  }

  @Test func enginesDisagree() throws {
    let answer: Answer = try Executable.json("report", "--supported", "en,en-AU,en-GB,da")
    #expect(answer.engine == "cldr")
    let zealand = try preference("en-NZ", answer)
    #expect(zealand.engines["apple"] == "en-AU")
    #expect(zealand.engines["cldr"] == "en-GB")
    #expect(zealand.differs)
    #expect(zealand.distance == 3)
    #expect(zealand.localization == "en-GB")
    let bokmaal = try preference("nb", answer)
    #expect(bokmaal.localization == "da")
    #expect(bokmaal.engines["apple"] == .some(nil))
  }

  /// Sums agree with rows, and every row's distance with the command that explains it.
  @Test func figures() throws {
    let answer: Answer = try Executable.json("report", "Which.app", "--engine", "cldr")
    let outcomes = Dictionary(grouping: answer.preferences, by: \.outcome).mapValues(\.count)
    #expect(outcomes["same"] == answer.counts.same)
    #expect(outcomes["near"] == answer.counts.near)
    #expect(outcomes["none"] == answer.counts.none)
    #expect(answer.counts.same + answer.counts.near + answer.counts.none == CLDRLocales.all.count)
    #expect(answer.preferences.count(where: \.differs) == answer.counts.differing)
    for row in answer.preferences.filter({ $0.outcome == "near" }).prefix(8) {
      let answer: Answers.Explanation = try Executable.json(
        "explain", "--supported", row.localization ?? "", "--preferred", row.preference)
      let nearest = try #require(answer.preferences.first?.candidates?.first)
      #expect(nearest.distance == row.distance)
      #expect(Set([nearest.language, nearest.script, nearest.region].compactMap { $0?.rule }) == Set(row.rules))
    }
  }

  /// The figures of a short list, counted by hand. Only CLDR's rules lead from Alemannic to German.
  @Test func figuresOfAList() {
    let report = ReachReport(
      title: "t", app: PreparedLocalizations(["en", "de"], developmentRegion: "fr", for: .cldr),
      preferences: ["de-AT", "gsw", "ja", "de", "en", "not a tag"])
    #expect(!report.isAboutCLDR)
    #expect(report.groups.map(\.language) == ["de", "gsw", "ja", "en", "not a tag"])
    #expect(
      report.groups.map { $0.rows.map(\.preference) } == [["de-AT", "de"], ["gsw"], ["ja"], ["en"], ["not a tag"]])
    #expect(report.groups.map(\.differs) == [false, true, false, false, false] && report.differingCount == 1)
    #expect(report.rows.map(\.outcome) == [.near, .same, .near, .none, .same, .none])
    #expect([.same, .near, .none].map(report.count) == [2, 2, 2])
    #expect(report.uses.map { "\($0.localization) \($0.matches) \($0.fallbacks)" } == ["en 1 2", "de 3 0"])
    let pairs = [(0, 1), (1, 0), (1, 2), (0, 3), (2, 3), (0, 4), (1, 1)]
    #expect(pairs.map { report.disagreements($0, $1) } == [1, 1, 1, 0, 0, 0, 0])
    #expect(report.rules.map(\.number) == report.rules.map(\.number).sorted() && !report.rules.isEmpty)
    #expect(report.weights == nil && report.rows[0].speakers == nil)
    #expect(report.byWeight(report.rows).map(\.preference) == report.rows.map(\.preference))
    let none = ReachReport(
      title: "t", app: PreparedLocalizations([], developmentRegion: "fr", for: .apple), preferences: ["de", "fr"])
    #expect(none.uses.map { "\($0.localization) \($0.matches) \($0.fallbacks)" } == ["fr 0 2"])
  }

  private func page(_ arguments: [String]) throws -> (text: String, reading: MarkupReading) {
    let page = try Executable.run(["report", "--format", "html"] + arguments)
    #expect(page.status == 0)
    #expect(page.errors == "")
    #expect(page.output.hasPrefix("<!DOCTYPE html>"))
    return (page.output, MarkupReading(page.output))
  }

  @Test func thePageIsWellFormedAndWhole() throws {
    let (text, page) = try page(["Which.app"])
    #expect(page.problem == nil)
    #expect(page.elements.first?.attributes["lang"] == "en")
    let wanted = page.elements.filter { $0.attributes["class"]?.hasPrefix("wanted") == true }
    #expect(wanted.count == CLDRLocales.all.count)
    // The page requests nothing: its only address is the name space, and no element loads anything.
    #expect(!text.replacingOccurrences(of: "http://www.w3.org/1999/xhtml", with: "").contains("://"))
    #expect(page.elements.allSatisfy { $0.attributes["src"] == nil && $0.name != "link" && $0.name != "img" })
  }

  @Test func thePageIsAccessible() throws {
    let (_, page) = try page(["Which.app"])
    for landmark in ["header", "main", "footer", "nav", "h1"] { #expect(page.named(landmark).count == 1) }
    #expect(page.named("th").allSatisfy { ["col", "row", "rowgroup"].contains($0.attributes["scope"] ?? "") })
    #expect(page.named("caption").count == page.named("table").count)
    #expect(page.named("fieldset").count == 1)
    #expect(page.named("legend").count == 1)
    #expect(page.named("input").allSatisfy { $0.ancestors.last == "label" })
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "an id names one element")
    for element in page.elements {
      if let target = element.attributes["href"] { #expect(ids.contains(String(target.dropFirst()))) }
      if let label = element.attributes["aria-labelledby"] { #expect(ids.contains(label)) }
    }
  }

  /// Names of folders are escaped: they may contain anything.
  @Test func namesAreEscaped() throws {
    let folder = try TemporaryFolder(prefix: "<b>&'\"\u{1}")
    defer { folder.delete() }
    for name in ["en", "<script>alert(1)<", "it\u{7}"] {
      try FileManager.default.createDirectory(
        atPath: folder.path("\(name).lproj"), withIntermediateDirectories: true)
    }
    let (text, page) = try page([folder.path])
    #expect(page.problem == nil)
    #expect(page.named("script").isEmpty)
    #expect(page.named("b").isEmpty)
    #expect(!text.contains("<script>alert"))
    #expect(page.named("h1").first?.text.hasPrefix("<b>&'\"\\u{1}") == true)
  }

  @Test func preferencesOfAFile() throws {
    try Executable.withFile("en-NZ\nfr\n") { path in
      let rows = try Executable.run(
        "report", "--supported", "de,en-GB", "--preferences-file", path, "--development-region", "de",
        "--format", "tsv")
      #expect(
        rows.lines.map { Array($0.components(separatedBy: "\t").prefix(4)) } == [
          ["en-NZ", "en-GB", "3", "match"], ["fr", "de", "84", "developmentRegion"],
        ])
      // A list of one's own is not CLDR's.
      let list = ["report", "--supported", "de,en-GB", "--preferences-file", path]
      #expect(try Executable.run(list).output.contains("2 locales of the list: 0 get what they want"))
      let page = try Executable.run(list + ["--format", "html"]).output
      #expect(page.contains("each of 2 locales of the list") && !page.contains("locales of CLDR"))
    }
  }

  /// The first screen shows who gets what they want as parts of a whole: of the locales, or of the people.
  @Test(arguments: [[], ["--speakers", "supplementalData.xml"]]) func theBar(more: [String]) throws {
    let page = MarkupReading(try Executable.run(["report", "Which.app", "--format", "html"] + more).output)
    let parts = page.elements.filter { $0.name == "span" && $0.ancestors.last == "div" }
    let widths = parts.compactMap { Double(($0.attributes["style"] ?? "").filter { "0123456789.".contains($0) }) }
    #expect(widths.count == 3)
    #expect(abs(widths.reduce(0, +) - 100) < 0.01)
    let label = page.elements.first { $0.attributes["class"] == "bar" }?.attributes["aria-label"] ?? ""
    #expect(label.hasPrefix(more.isEmpty ? "Locales" : "People"))
    // de, de-DE, en, en-GB, en-IE, en-IN, en-US, it, it-CH and it-IT, of all locales.
    let same = (widths.first ?? 0) * Double(CLDRLocales.all.count) / 100
    if more.isEmpty { #expect(abs(same - 10) < 0.3) }
  }
}
