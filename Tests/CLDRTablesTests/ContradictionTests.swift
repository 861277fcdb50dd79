import Foundation
import LocaleCore
import TestSupport
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

  /// Those of `Tests/Fixtures/ReleaseCases/contradictions.txt`, a name, a file and the elements around both, then the two; and
  /// those of lists of codes and of keys, of which every kind has one.
  private static func pairs() throws -> [String: Pair] {
    let file = "\(Surroundings.package)/Tests/Fixtures/ReleaseCases/contradictions.txt"
    var pairs: [String: Pair] = [:]
    for block in try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n\n") {
      let lines = block.split(separator: "\n").map(String.init)
      let head = lines[0].components(separatedBy: ": ")
      let places = head[2].components(separatedBy: " behind ")
      let path = try #require(ReadingFixture.files.keys.first { $0.hasSuffix("/" + head[1]) })
      pairs[head[0]] = Pair(
        path: path, anchor: places.count > 1 ? places[1] : nil, first: lines[1],
        // A row of a text file is a line.
        second: (path.hasSuffix(".txt") ? "\n" : "") + lines[2],
        around: places[0].components(separatedBy: " > ").filter { $0 != "-" })
    }
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
    let stated = facts.kinds.filter { !$0.statements.isEmpty }.map(\.name)
    #expect(Set(stated).isSubset(of: pairs.keys), "each kind of element is tried")
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
