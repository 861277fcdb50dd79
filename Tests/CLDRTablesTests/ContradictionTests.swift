import Foundation
import LocaleCore
import Testing

@testable import CLDRTables

/// What a release says twice, in one file or in two, is never merged without a word.
@Suite struct ContradictionTests {
  /// An element of the smallest release, and one that contradicts it.
  private struct Pair {
    var path: String
    /// The text of the release behind which both are put, if it does not have the first.
    var anchor: String?
    var first: String
    var second: String
    /// The elements around both, from the root on.
    var around: [String]
  }

  private static func pairs() throws -> [String: Pair] {
    let metadata = CLDRFilePath.supplementalMetadata
    let data = CLDRFilePath.supplementalData
    let matches = ["supplementalData", "languageMatching", "languageMatches type=\"written_new\""]
    func matching(_ first: String, _ second: String) -> Pair {
      Pair(path: CLDRFilePath.languageInfo, first: first, second: second, around: matches)
    }
    func alias(_ kind: String, _ type: String, _ old: String, _ new: String, reason: String = "deprecated") -> Pair {
      let first = "<\(kind)Alias type=\"\(type)\" replacement=\"\(old)\" reason=\"\(reason)\"/>"
      return Pair(
        path: metadata, anchor: kind == "zone" ? "<alias>" : nil, first: first,
        second: first.replacing("\"\(old)\"", with: "\"\(new)\""), around: ["supplementalData", "metadata", "alias"])
    }
    func plurals(_ path: String, _ type: String, _ first: String, _ second: String) -> Pair {
      Pair(path: path, first: first, second: second, around: ["supplementalData", "plurals\(type)"])
    }
    var pairs: [String: Pair] = [
      "likelySubtag": Pair(
        path: CLDRFilePath.likelySubtags, first: #"<likelySubtag from="en" to="en_Latn_US"/>"#,
        second: #"<likelySubtag from="en" to="en_Latn_GB"/>"#, around: ["supplementalData", "likelySubtags"]),
      "languageMatch of type written_new": matching(
        #"<languageMatch desired="nb" supported="no" distance="1"/>"#,
        #"<languageMatch desired="nb" supported="no" distance="2"/>"#),
      "matchVariable of type written_new": matching(
        ##"<matchVariable id="$enUS" value="US+PR"/>"##, ##"<matchVariable id="$enUS" value="US"/>"##),
      "paradigmLocales of type written_new": matching(
        #"<paradigmLocales locales="en en_GB"/>"#, #"<paradigmLocales locales="fr"/>"#),
      "languageAlias": alias("language", "iw", "he", "id"), "scriptAlias": alias("script", "Qaai", "Zinh", "Latn"),
      "territoryAlias": alias("territory", "UK", "GB", "IE"),
      "subdivisionAlias": alias("subdivision", "fi01", "AX", "AC", reason: "overlong"),
      "variantAlias": alias("variant", "heploc", "alalc97", "1901"),
      "zoneAlias": alias("zone", "America/Port_au", "America/A", "America/B"),
      "defaultContent": Pair(
        path: metadata, first: #"<defaultContent locales="en_US he_IL"/>"#,
        second: #"<defaultContent locales="fr_GB"/>"#, around: ["supplementalData", "metadata"]),
      "group in territoryContainment": Pair(
        path: data, first: #"<group type="019" contains="US PR"/>"#, second: #"<group type="019" contains="IE"/>"#,
        around: ["supplementalData", "territoryContainment"]),
      "parentLocale for all components": Pair(
        path: data, first: #"<parentLocale parent="en_001" locales="en_GB en_150"/>"#,
        second: #"<parentLocale parent="fr" locales="en_GB"/>"#, around: ["supplementalData", "parentLocales"]),
      "parentLocale for some components": Pair(
        path: data, anchor: "</parentLocales>",
        first:
          #"<parentLocales component="collations plurals"><parentLocale parent="en" locales="fr"/></parentLocales>"#,
        second: #"<parentLocales component="plurals"><parentLocale parent="nb" locales="fr"/></parentLocales>"#,
        around: ["supplementalData"]),
      "languagePopulation": Pair(
        path: data, anchor: "</parentLocales>",
        first:
          #"<territoryInfo><territory type="US" population="9"><languagePopulation type="en" populationPercent="90"/></territory></territoryInfo>"#,
        second:
          #"<territoryInfo><territory type="US" population="9"><languagePopulation type="en" populationPercent="50"/></territory></territoryInfo>"#,
        around: ["supplementalData"]),
      "attribute": Pair(
        path: "common/bcp47/calendar.xml", anchor: "</keyword>", first: #"<attribute name="posix"/>"#,
        second: #"<attribute name="posix" deprecated="true"/>"#, around: ["ldmlBCP47"]),
      "pluralRules of type cardinal": plurals(
        CLDRFilePath.plurals, " type=\"cardinal\"", #"<pluralRules locales="en">"#,
        #"<pluralRules locales="en"><pluralRule count="other"></pluralRule></pluralRules>"#),
      "pluralRules of type ordinal": plurals(
        CLDRFilePath.ordinals, " type=\"ordinal\"", #"<pluralRules locales="root">"#,
        #"<pluralRules locales="root"><pluralRule count="other"></pluralRule></pluralRules>"#),
      "pluralRanges": plurals(
        CLDRFilePath.pluralRanges, "", #"<pluralRanges locales="en">"#,
        #"<pluralRanges locales="en"><pluralRange start="one" end="other" result="one"/></pluralRanges>"#),
      "script": Pair(
        path: CLDRFilePath.scriptMetadata, first: "Latn; 2; 004C; IT; 1; RECOMMENDED; NO; NO; MIN; NO; YES",
        second: "\nLatn; 2; 004C; IT; 1; RECOMMENDED; YES; NO; MIN; NO; YES", around: []),
    ]
    let codes: [(SubtagKind, String)] = [
      (.language, "en"), (.script, "Latn"), (.region, "US"), (.variant, "1901"), (.subdivision, "ad02"),
    ]
    for (type, code) in codes {
      pairs["id of type \(type)"] = Pair(
        path: CLDRFilePath.validity(of: type), first: "<id type=\"\(type)\" idStatus=\"regular\">",
        second: "<id type=\"\(type)\" idStatus=\"special\">\(code)</id>", around: ["supplementalData", "idValidity"])
    }
    for (path, text) in ReadingFixture.files where path.hasPrefix("common/bcp47") {
      let start = try #require(text.range(of: "<key "))
      let end = try #require(text.range(of: "</key>"))
      let key = String(text[start.lowerBound..<end.upperBound])
      let name = try #require(key.split(separator: "\"").first { $0.utf8.count == 2 })
      let other = key.replacing("name=\"one\"", with: "name=\"two\"").replacing("gregory", with: "roc")
      pairs["key '\(name)'"] = Pair(path: path, first: key, second: other, around: ["ldmlBCP47", "keyword"])
    }
    return pairs
  }

  /// The messages of reading and checking a release, without those of the one that is damaged.
  private static func messages(_ changes: [String: String]) throws -> [String] {
    var files = ReadingFixture.release(CLDRFilePath.likelySubtags, ReadingFixture.likelySubtags)
    for (path, text) in changes { files.contents[path] = Data(text.utf8) }
    do throws(CLDRDiagnostics) {
      let facts = try CLDRReader(files: files).read(version: ReadingFixture.version)
      return (facts.passedOver + CLDRFactsChecker(facts).diagnostics()).map(\.description)
    } catch {
      return error.diagnostics.map(\.description)
    }
  }

  @Test func nothingIsMergedInSilence() throws {
    let pairs = try Self.pairs()
    let facts = try ReadingFixture.facts(CLDRFilePath.likelySubtags, ReadingFixture.likelySubtags)
    #expect(Set(facts.elements.map(\.name) + ["attribute"]) == Set(pairs.keys), "each kind of element is tried")
    func isTold(_ messages: [String]) -> Bool {
      messages.contains { $0.contains("error: second ") || $0.contains("in two files") }
    }
    for (name, pair) in pairs.sorted(by: { $0.key < $1.key }) {
      let text = try #require(ReadingFixture.files[pair.path])
      let first = pair.anchor.map { $0.hasPrefix("</") ? $0 + pair.first : $0 + pair.first } ?? pair.first
      let alone = pair.anchor.map { text.replacing($0, with: first) } ?? text
      try #require(alone.contains(pair.first), "\(name)")
      #expect(try !isTold(Self.messages([pair.path: alone])), "\(name) alone")
      // Before the first, which may go on behind what is named here; a row of a text file is put behind it.
      let both = pair.around.isEmpty ? pair.first + pair.second : pair.second + pair.first
      #expect(try isTold(Self.messages([pair.path: alone.replacing(pair.first, with: both)])), "\(name) in one file")
      if pair.around.isEmpty { continue }
      let opened = pair.around.map { "<\($0)>" }.joined()
      let closed = pair.around.reversed().map { "</\($0.split(separator: " ")[0])>" }.joined()
      let folder = pair.path.split(separator: "/").dropLast().joined(separator: "/")
      let other = "\(folder)/zz.xml"
      #expect(
        try isTold(Self.messages([pair.path: alone, other: opened + pair.second + closed])), "\(name) in two files")
    }
  }

  /// A region is in one group of the world's tree. Groups with a status, such as the European Union, have it beside that.
  @Test(arguments: [("", true), (#" status="grouping""#, false), (#" status="deprecated""#, false)])
  func regionsInTwoGroups(status: String, isRefused: Bool) throws {
    let other =
      "<supplementalData><territoryContainment><group type=\"150\" contains=\"US\"\(status)/></territoryContainment></supplementalData>"
    let found = try Self.messages(["common/supplemental/zz.xml": other])
    #expect(found.contains { $0.contains("second group without a status that contains 'US': '150'") } == isRefused)
  }

  /// A row that is a draft is read as any other, and told.
  @Test(arguments: [
    "likelySubtag from=\"en\"", "languageAlias type=\"iw\"", "group type=\"019\"", "pluralRules locales=\"en\"",
  ])
  func drafts(element: String) throws {
    let (path, text) = try #require(ReadingFixture.files.first { $0.value.contains("<\(element)") })
    let found = try Self.messages([path: text.replacing("<\(element)", with: "<\(element) draft=\"unconfirmed\"")])
    #expect(found.contains { $0.contains("warning: draft on <\(element.split(separator: " ")[0])>") }, "\(found)")
  }
}
