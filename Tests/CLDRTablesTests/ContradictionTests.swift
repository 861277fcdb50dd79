import Foundation
import LocaleCore
import TestSupport
import Testing

@testable import CLDRTables

/// What a release says twice, in one file or in two, is never merged without a word.
@Suite struct ContradictionTests {
  /// An element of the smallest release, and one that contradicts it.
  private struct Pair: Sendable {
    /// The row, if it is one of the file.
    var line: CaseLine?
    var path: String
    /// The text of the release behind which both are put, if it does not have the first.
    var anchor: String?
    var first: String
    var second: String
    /// The elements around both, from the root on; none for a row of a text file.
    var around: [String]
    /// All that is told of the two in one file, the second a line before the first, then in two files.
    var told: [String] = []
    /// The second file.
    var other: String { "\(path.split(separator: "/").dropLast().joined(separator: "/"))/zz.xml" }

    /// Says what is told of two that differ only in what they say.
    mutating func tell(
      _ what: String, lines: (first: Int, second: Int), _ texts: (first: String, second: String)? = nil
    ) {
      let shown = texts.map { [": '\($0.first)'", ": '\($0.second)'"] } ?? ["", ""]
      let saying = texts.map { [", which says '\($0.second)'", ", which says '\($0.first)'"] } ?? ["", ""]
      told = [
        "\(path):\(lines.first): error: second \(what)\(shown[0]) (remove it, or line \(lines.second)\(saying[0]))",
        "\(other):1: error: second \(what)\(shown[1]) (remove it, or \(path):\(lines.second)\(saying[1]))",
      ]
    }
  }

  private static let list = CaseList<(name: String, pair: Pair)>("Fixtures/ReleaseCases/contradictions.txt") {
    section, list in
    let head = section.title.components(separatedBy: ": ")
    let told = section.lines.compactMap { $0.behind("> ") }
    let others = section.lines.filter { !$0.text.hasPrefix("> ") }
    guard head.count == 3, let path = ReadingFixture.files.keys.first(where: { $0.hasSuffix("/\(head[1])") }) else {
      return list.refuse(section.head, "a title is 'name: file: element > element', of a file of the release")
    }
    if others.count != 2 || section.lines.prefix(2).contains(where: { $0.text.hasPrefix("> ") }) {
      return list.refuse(others.dropFirst(2).first ?? section.head, "two elements, and what is told behind '> '")
    }
    let places = head[2].components(separatedBy: " behind ")
    let pair = Pair(
      line: section.head, path: path, anchor: places.count > 1 ? places[1] : nil, first: others[0].text,
      second: others[1].text, around: places[0].components(separatedBy: " > ").filter { $0 != "-" }, told: told)
    list.add((head[0], pair))
  }

  /// Those of the file, and those of lists of codes and of keys, of which every kind has one.
  private static func pairs() throws -> [String: Pair] {
    var pairs = Dictionary(list.cases.map { ($0.name, $0.pair) }) { $1 }
    let codes: [(SubtagKind, String)] = [
      (.language, "en"), (.script, "Latn"), (.region, "US"), (.variant, "1901"), (.subdivision, "ad02"),
    ]
    for (type, code) in codes {
      var pair = Pair(
        path: CLDRFilePath.validity(of: type), first: "<id type=\"\(type)\" idStatus=\"regular\">",
        second: "<id type=\"\(type)\" idStatus=\"special\">\(code)</id>", around: ["supplementalData", "idValidity"])
      pair.tell("status of \(type) '\(code)'", lines: (4, 3), ("regular", "special"))
      pairs["id of type \(type)"] = pair
    }
    for (path, text) in ReadingFixture.files where path.hasPrefix("common/bcp47") {
      let start = try #require(text.range(of: "<key "))
      let end = try #require(text.range(of: "</key>"))
      let key = String(text[start.lowerBound..<end.upperBound])
      let name = try #require(key.split(separator: "\"").first { $0.utf8.count == 2 })
      let other = key.replacing("name=\"one\"", with: "name=\"two\"").replacing("gregory", with: "roc")
      var pair = Pair(path: path, first: key, second: other, around: ["ldmlBCP47", "keyword"])
      let line = text[..<start.lowerBound].count { $0.isNewline } + 1
      pair.tell("key '\(name)'", lines: (line + key.count { $0.isNewline } + 1, line))
      pairs["key '\(name)'"] = pair
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
    for (name, pair) in pairs.sorted(by: { $0.key < $1.key }) {
      let line = pair.line ?? CaseLine(name, file: #filePath, line: #line)
      line.check { try check(pair, &$0) }
    }
    #expect(Self.list.areWhole(moreThan: 15))
  }

  private func check(_ pair: Pair, _ problems: inout CaseProblems) throws {
    let text = try problems.need(ReadingFixture.files[pair.path], "file \(pair.path)")
    let alone = pair.anchor.map { text.replacing($0, with: $0 + pair.first) } ?? text
    if !alone.contains(pair.first) { return problems.add("'\(pair.first)' is not in \(pair.path)") }
    problems.equal(try Self.messages([pair.path: alone]), [], "what is told of the first alone")
    // A line before the first, which may go on behind what is named here; a row of a text file is put behind it.
    let both = pair.around.isEmpty ? "\(pair.first)\n\(pair.second)" : "\(pair.second)\n\(pair.first)"
    var told = try Self.messages([pair.path: alone.replacing(pair.first, with: both)])
    if !pair.around.isEmpty {
      let opened = pair.around.map { "<\($0)>" }.joined()
      let closed = pair.around.reversed().map { "</\($0.prefix { $0 != " " })>" }.joined()
      told += try Self.messages([pair.path: alone, pair.other: opened + pair.second + closed])
    }
    problems.equal(told, pair.told, "what is told")
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
