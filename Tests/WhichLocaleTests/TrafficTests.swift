import Foundation
import LocaleMatching
import TestSupport
import Testing

@testable import Reach

/// What real visitors would get, counted.
@Suite struct TrafficTests {
  private struct Answer: Decodable, Equatable {
    struct Count: Decodable, Equatable {
      var name: String
      var visits: Int
      var share: Double
    }
    struct Shown: Decodable, Equatable {
      var engine: String
      var localizations: [Count]
    }
    var lines, badLines, visits, unreadable: Int
    var shown: [Shown]
    var `default`, add: [Count]

    func shown(_ engine: String) -> [String: Int] {
      Answer.visits(shown.first { $0.engine == engine }?.localizations ?? [])
    }
    static func visits(_ counts: [Count]) -> [String: Int] {
      Dictionary(counts.map { ($0.name, $0.visits) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func report(_ arguments: String..., input: String) throws -> Answer {
    let run = try Executable.run(["traffic", "--format", "json"] + arguments, input: Data(input.utf8))
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
  }

  private static let headers = [
    "de-CH, fr;q=0.5", "en-GB,en;q=0.9", "fr-FR, en;q=0.1", "fr", "ja", "", "*", "nb, *;q=0.5", "zh-TW",
    "zh-HK,ja;q=0.5",
    "ca", "es-419", "sr-Latn", "en;q=0", "---", "-de", "3de", "pt-PT, es;q=0.3", "xx-Cyrl-YY",
  ]

  /// Each count is that of the library, asked for each header.
  @Test func countsAreTheLibrarysAnswers() throws {
    let supported = ["en", "de", "es"]
    let answer = try report(
      "--supported", "en,de,es", "--headers", "-", input: Self.headers.map { $0 + "\n" }.joined())
    let matcher = LocaleMatcher(supported: supported)
    var shown: [String: Int] = [:]
    var unmatched: [AcceptLanguage] = []
    for header in Self.headers.map({ AcceptLanguage($0) }) {
      let match = matcher.bestMatch(for: header)
      // A header that refuses the default gets another localization: `en;q=0`.
      shown[match?.identifier ?? supported.first { !header.excludes($0) } ?? "en", default: 0] += 1
      if match == nil { unmatched.append(header) }
    }
    #expect(answer.shown("cldr") == shown)
    #expect(answer.visits == Self.headers.count)
    #expect(answer.lines == Self.headers.count)
    #expect(answer.unreadable == 3)
    #expect(answer.default.reduce(0) { $0 + $1.visits } == unmatched.count)
    #expect(Answer.visits(answer.default)["fr"] == 1)
    #expect(Answer.visits(answer.default)["zh-Hant"] == 2)
    // One localization more, asked alone.
    for name in ["fr", "ja", "zh-Hant", "pt", "sr", "nb"] {
      let more = LocaleMatcher(supported: supported + [name])
      let wins = unmatched.count { more.bestMatch(for: $0) != nil }
      let added = answer.add.first { $0.name == name }
      #expect(added?.visits ?? 0 == wins, "\(name)")
      #expect(added?.share ?? 0 == Double(wins) / Double(Self.headers.count))
    }
  }

  /// A count may come before the header, and a log has it in a column.
  @Test func forms() throws {
    let arguments = ["traffic", "--supported", "en,de", "--headers", "-", "--format", "json"]
    func answer(_ lines: String, _ more: String...) throws -> Answer {
      let run = try Executable.run(arguments + more, input: Data(lines.utf8))
      return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    }
    let plain = try answer("de\nde\nde\nfr\n\n")
    var counted = try answer("      3 de\n      1 fr\n      1 \n")
    #expect(counted.lines == 3)
    counted.lines = plain.lines
    #expect(counted == plain)
    #expect(try answer("3\tde\r\n1\tfr\r\n1\t\r\n").shown == plain.shown)
    #expect(try answer("x\t\"de\"\t1\nx\t\"de\"\t1\nx\tde\nx\tfr\nx\t\"-\"\n", "--column", "2") == plain)
    #expect(try answer("de_AT,fr_FR\nde\nde\nfr\n\n").shown == plain.shown)
  }

  /// A line is a header, a count and a header, or a column; spaces, quotation marks and the end of a line are none of it.
  @Test(
    arguments: [
      ("de", nil, "de", 1), ("de\r", nil, "de", 1), ("\" de, en\" ", nil, "de, en", 1), ("-", nil, "", 1),
      ("-de", nil, "-de", 1), ("--", nil, "--", 1), ("", nil, "", 1), ("3", nil, "3", 1), ("3de", nil, "3de", 1),
      ("3;de", nil, "3;de", 1), ("  3 de", nil, "de", 3), ("3\tde\r", nil, "de", 3), ("3 4 de", nil, "4 de", 3),
      ("1 -", nil, "", 1), ("999999999999 de", nil, "de", 999_999_999_999),
      ("1000000000000 x", nil, "x", 1_000_000_000_000),
      ("1000000000001 x", nil, nil, 0), ("0 de", nil, nil, 0), ("99999999999999999999 de", nil, nil, 0),
      ("de\ten", 1, "de", 1), ("a\tde\tb", 2, "de", 1), ("a\t\"de\"\r", 2, "de", 1), ("a\t", 2, "", 1),
      ("a", 2, nil, 0),
      ("a\t3 de", 2, "3 de", 1), ("a\tb\t-", 3, "", 1), ("a\tb", 3, nil, 0),
    ] as [(String, Int?, String?, Int)])
  func lines(line: String, column: Int?, header: String?, visits: Int) {
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      let read = HeaderLine(bytes, column: column)
      #expect(read.map { String(decoding: $0.header, as: UTF8.self) } == header)
      #expect(read?.visits ?? 0 == visits)
    }
  }

  /// Headers are counted up to a number of them, and of their bytes: each once.
  @Test func headersThatAreKept() {
    func add(_ header: String, _ visits: Int = 1, to counts: inout HeaderCounts) {
      Array("\(visits) \(header)".utf8).withUnsafeBufferPointer { bytes in
        if let line = HeaderLine(bytes, column: nil) { counts.add(line) }
      }
    }
    func emptied(_ counts: inout HeaderCounts) -> [String: Int] {
      var found: [String: Int] = [:]
      counts.empty { found[$0] = $1 }
      return found
    }
    var counts = HeaderCounts()
    for number in 1..<(1 << 15) { add("x\(number)", to: &counts) }
    add("x1", 41, to: &counts)
    #expect(!counts.isFull)
    add("y", to: &counts)
    #expect(counts.isFull)
    let found = emptied(&counts)
    #expect(found.count == 1 << 15 && found["x1"] == 42 && found["y"] == 1)
    #expect(!counts.isFull && emptied(&counts) == [:])
    let long = String(repeating: "z", count: 1 << 20)
    for letter in ["a", "a", "b", "c"] { add(letter + long, to: &counts) }
    add("d" + long.dropLast(5), to: &counts)
    #expect(!counts.isFull)
    add("e", to: &counts)
    #expect(counts.isFull && emptied(&counts).count == 5 && !counts.isFull)
    var sum = Int.max - 1
    sum.add(1)
    #expect(sum == .max)
    sum.add(1)
    #expect(sum == .max)
  }

  /// The blocks of a stream are its lines, each once and whole, with the number of the first; of a line that is longer than a
  /// block only the beginning.
  @Test func blocks() throws {
    let size = LineBlocks.size
    func row(_ count: Int) -> String { String(repeating: "x", count: count - 1) + "\n" }
    let lines = String(repeating: row(1 << 10), count: 1 << 10)
    for (text, first) in [
      ("", []), ("a\nb", [1]), ("a\n", [1]), (lines, [1]), (lines + "a", [1, 1025]), (row(size) + "a\n", [1, 2]),
      (row(size + 1) + "a\nb\n", [1, 2]), (row(3 * size) + "a\n" + lines, [1, 2, 1026]), (row(3 * size + 1), [1]),
      (String(repeating: "x", count: size), [1]), ("a\n" + row(size) + row(2), [1, 2]),
    ] as [(String, [Int])] {
      try withTemporaryFolder { folder in
        let handle = try #require(FileHandle(forReadingAtPath: try folder.write("lines", text)))
        let heard = Heard()
        let blocks = LineBlocks(handle.fileDescriptor, byteCount: text.utf8.count) { heard.add($0, $1, $2) }
        var read: [LineBlocks.Block] = []
        while let block = blocks.next() { read.append(block) }
        #expect(read.map(\.firstLine) == first, "\(text.utf8.count)")
        let whole = read.flatMap { $0.bytes.count == size && $0.bytes.last != 0x0A ? $0.bytes + [0x0A] : $0.bytes }
        #expect(
          whole.split(separator: 0x0A).elementsEqual(text.utf8.split(separator: 0x0A)) {
            $0.elementsEqual($1.prefix(size))
          })
        #expect(heard.all.allSatisfy { $0.all == text.utf8.count })
        #expect(heard.all.map(\.done) == heard.all.map(\.done).sorted())
        #expect(heard.all.last?.done == text.utf8.count)
        #expect(blocks.next() == nil)
      }
    }
  }

  private final class Heard: @unchecked Sendable {
    private(set) var all: [(done: Int, all: Int, lines: Int)] = []
    func add(_ done: Int, _ count: Int, _ lines: Int) { all.append((done, count, lines)) }
  }

  /// Counts of the parts of a log add up, and do not overflow. The first bad lines of all parts are named.
  @Test func sums() {
    func counts(_ number: Int, _ bad: ClosedRange<Int>) -> TrafficCounts {
      var log = (0..<bad.upperBound).map { bad.contains($0 + 1) ? "x" : "a\tde" }.joined(separator: "\n")
      log += number > 0 ? "\n" : ""
      var counts = TrafficCounts(
        lines: number, badLines: 2, unreadable: 3,
        shown: [.cldr: ["de": number, "en": 1], .apple: ["de": number, "en": 1]],
        asked: ["fr": number], wins: ["fr": 1])
      withTemporaryLog(log) { counts.add($0) }
      return counts
    }
    var sum = counts(5, 3...4)
    sum.add(counts(7, 1...5))
    #expect(sum.lines == 5 + 7 + 4 + 5 && sum.unreadable == 6 && sum.badLines == 2 + 2 + 2 + 5)
    #expect(sum.badNumbers == [1, 2, 3, 3, 4])
    #expect(sum.shown[.apple] == ["de": 12, "en": 2] && sum.asked == ["fr": 12] && sum.wins == ["fr": 2])
    #expect(sum.visits == 14 && sum.defaults == 12)
    sum.add(
      TrafficCounts(lines: .max, badLines: .max, unreadable: .max, shown: [.cldr: ["de": .max]], asked: ["fr": .max]))
    #expect(sum.lines == .max && sum.badLines == .max && sum.unreadable == .max && sum.shown[.cldr]?["de"] == .max)
    #expect(sum.defaults == .max && TrafficCounts().visits == 0 && TrafficCounts().defaults == 0)
  }

  /// The counts of a log's second column, without visits.
  private func withTemporaryLog(_ log: String, _ body: (TrafficCounts) -> Void) {
    let app = TrafficApp(supported: ["en", "de"], developmentRegion: nil, engine: .cldr)
    let read = try? withTemporaryFolder { folder in
      let handle = try #require(FileHandle(forReadingAtPath: try folder.write("log", log)))
      return TrafficReader.counts(
        LineBlocks(handle.fileDescriptor, byteCount: 0) { _, _, _ in }, column: 2, jobs: 1, app)
    }
    guard var counts = read else { return }
    counts.shown = [:]
    body(counts)
  }

  /// Bad lines are counted and named, and the others still count.
  @Test func badLines() throws {
    let log = "a\tde\nno column\nb\tfr\n"
    let run = try Executable.run(
      ["traffic", "--supported", "en,de", "--headers", "-", "--column", "2", "--format", "json"], input: Data(log.utf8))
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(run.status == 0)
    #expect(answer.badLines == 1)
    #expect(answer.visits == 2)
    #expect(run.errors.contains("line 2"))
    for line in ["0\tde", "99999999999999999999999\tde", "1000000000001 de"] {
      #expect(try report("--supported", "en,de", "--headers", "-", input: line).badLines == 1)
    }
    // The greatest counts do not overflow, and a line of any length and any bytes is one line.
    let many = try report(
      "--supported", "en,de", "--headers", "-",
      input: String(repeating: "1000000000000\tde\n", count: 3) + String(repeating: "x", count: 3_000_000) + "\nde\n")
    #expect(many.shown("cldr")["de"] == 3_000_000_000_001)
    #expect(many.lines == 5)
    let bytes = Data((0...255).map { UInt8($0) })
    #expect(try Executable.run(["traffic", "--supported", "en", "--headers", "-"], input: bytes).status == 0)
  }

  /// A bad line has its number, after a line of any length and in any part of a stream; of many the first five have one.
  @Test func numbersOfBadLines() throws {
    func numbers(_ log: String) throws -> [Int] {
      let arguments = [
        "traffic", "--supported", "en,de", "--headers", "-", "--column", "2", "--jobs", "2", "--format", "json",
      ]
      let errors = try Executable.run(arguments, input: Data(log.utf8)).errors
      return errors.matches(of: /line (\d+):/).compactMap { Int($0.1) }
    }
    #expect(try numbers(String(repeating: "x", count: 3_000_000) + "\nno column\na\tde\nx\n") == [1, 2, 4])
    #expect(try numbers(String(repeating: "a\tde\n", count: 250_000) + "x\n") == [250_001])
    #expect(try numbers("a\tde\n" + String(repeating: "x\n", count: 7)) == [2, 3, 4, 5, 6])
  }

  /// One processor or several count the same, byte for byte.
  @Test func processorsAgree() throws {
    var random = SeededGenerator(seed: 5)
    let lines = (0..<40_000).map { place -> String in
      let header = random.pick(Self.headers) ?? ""
      return place % 3 == 0
        ? "\(random.number(below: 50) + 1)\t\(header)" : place % 7 == 0 ? "\(header);\(place)" : header
    }
    let input = Data(lines.map { $0 + "\n" }.joined().utf8)
    let arguments = ["traffic", "--headers", "-", "--supported", "en,de,es,zh-Hant", "--format", "json", "--jobs"]
    let alone = try Executable.run(arguments + ["1"], input: input)
    #expect(alone.status == 0)
    #expect(try Executable.run(arguments + ["3"], input: input).output == alone.output)
  }
}
