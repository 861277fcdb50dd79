import Foundation
import LocaleMatching
import LocalizationEngines
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
    "ca", "es-419", "sr-Latn", "en;q=0", "---", "-de", "!de", "pt-PT, es;q=0.3", "xx-Cyrl-YY",
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

  /// A count may come before the header.
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
    #expect(try answer("de_AT,fr_FR\nde\nde\nfr\n\n").shown == plain.shown)
  }

  /// A line is a header, or a header and its count, as programs write it; spaces and quotation marks are none of it. No language
  /// begins with a digit, and no header has a tab (RFC 9110, §12.5.4).
  @Test(
    arguments: [
      ("de", "de", 1), ("\" de, en\" ", "de, en", 1), ("-", "", 1), ("-de", "-de", 1), ("--", "--", 1), ("", "", 1),
      ("3", nil, 0), ("3de", nil, 0), ("3;de", nil, 0), ("  3 de", "de", 3), ("3\tde", "de", 3), ("3 4 de", nil, 0),
      ("1 -", "", 1), ("4 ", "", 4), ("999999999999 de", "de", 999_999_999_999),
      ("1000000000000 x", "x", 1_000_000_000_000), ("1000000000001 x", nil, 0), ("0 de", nil, 0),
      ("99999999999999999999 de", nil, 0), ("de_AT@euro,fr_FR.UTF-8", "de_AT@euro,fr_FR.UTF-8", 1),
      // What SQL, DuckDB, pandas and spreadsheets write.
      ("de-CH, fr;q=0.5\t12", "de-CH, fr;q=0.5", 12), ("12,de-CH", "de-CH", 12),
      ("12,\"de-CH, fr;q=0.5\"", "de-CH, fr;q=0.5", 12),
      ("\"12\",\"de\"", "de", 12), ("\"de, en\",12", "de, en", 12), ("\"de\"\t\"12\"", "de", 12), ("de,12", "de", 12),
      ("12,", "", 12), ("\"-\",7", "", 7), ("\t9", "", 9), ("de;q=1,fr;q=0.5", "de;q=1,fr;q=0.5", 1), ("0\tde", nil, 0),
      // What they write of other columns and in other forms.
      ("1,234\tde", nil, 0), ("1.234 de", nil, 0), ("de\tfr", nil, 0), ("{\"header\":\"de\"}", nil, 0),
      ("[\"de\"]", nil, 0),
      ("12\t{\"h\":\"de\"}", nil, 0), ("text/html, */*;q=0.1", nil, 0), ("\u{1F}\u{8B}\u{8}de", nil, 0),
      (
        "192.0.2.1 - - [29/Nov/2026:06:00:00 +0000] \"GET / HTTP/1.1\" 200 5 \"-\" \"Mozilla/5.0\" \"de-CH,fr;q=0.5\"",
        nil, 0
      ),
      ("accept-language: de", "de", 1), ("Accept: text", nil, 0), ("count\theader", nil, 0),
    ] as [(String, String?, Int)])
  func lines(line: String, header: String?, visits: Int) {
    let read = try? HeaderLine(line)
    #expect(read?.header == header && read?.visits ?? 0 == visits)
  }

  /// The first line may have the titles of the columns, which are no visit.
  @Test(arguments: ["accept_language", "count\theader", "header,count", "\"Accept-Language\"", "HTTP_ACCEPT_LANGUAGE"])
  func titles(line: String) throws {
    #expect((try? HeaderLine(line, isFirst: true)) == nil)
    #expect((try? HeaderLine("de", isFirst: true))?.visits == 1)
    let answer = try report("--supported", "en,de", "--headers", "-", input: line + "\nde\nfr\n")
    #expect(answer.visits == 2 && answer.badLines == 1)
  }

  /// Where most lines are no headers, somebody gave another file.
  @Test func otherFiles() throws {
    func run(_ text: String) throws -> (status: Int32, errors: String) {
      let run = try Executable.run(["traffic", "--supported", "en,de", "--headers", "-"], input: Data(text.utf8))
      return (run.status, run.errors)
    }
    #expect(try run("{\"h\": \"de\"}\n{\"h\": \"en\"}\n").status == 65)
    let mixed = try run("{\"h\": \"de\"}\n{\"h\": \"en\"}\nde\n")
    #expect(mixed.status == 0 && mixed.errors.contains("most lines are no headers (the first: JSON"))
    #expect(try !run("de\n{}\nen\n").errors.contains("most lines"))
    #expect(try run("").status == 0)
  }

  /// Headers are decided when there are many of them, and what was counted does not change by that. Sums do not overflow.
  @Test func headersThatAreKept() {
    var reader = TrafficReader(TrafficApp(PreparedLocalizations(["en", "de"], for: .cldr)))
    for number in 0..<TrafficReader.limit + 2 { reader.read("de;\(number)", number: number + 1) }
    reader.read(String(repeating: "z", count: TrafficReader.byteLimit), number: 0)
    reader.read("3 de", number: 0)
    let counts = reader.finish()
    #expect(counts.lines == TrafficReader.limit + 4 && counts.visits == TrafficReader.limit + 6)
    var sum = Int.max - 1
    for _ in 0..<2 { sum.add(1) }
    #expect(sum == .max)
  }

  /// Bad lines are counted and named, and the others still count.
  @Test func badLines() throws {
    let log = "de\n0 no\nfr\n"
    let run = try Executable.run(
      ["traffic", "--supported", "en,de", "--headers", "-", "--format", "json"], input: Data(log.utf8))
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(run.status == 0)
    #expect(answer.badLines == 1)
    #expect(answer.visits == 2)
    #expect(run.errors.contains("line 2"))
    for line in ["0\tde", "99999999999999999999999\tde", "1000000000001 de"] {
      #expect(try report("--supported", "en,de", "--headers", "-", input: line + "\nde\n").badLines == 1)
    }
    // The greatest counts do not overflow, and a line of any length and any bytes is one line.
    let many = try report(
      "--supported", "en,de", "--headers", "-",
      input: String(repeating: "1000000000000\tde\n", count: 3) + String(repeating: "x", count: 3_000_000) + "\nde\n")
    #expect(many.shown("cldr")["de"] == 3_000_000_000_001)
    #expect(many.lines == 5)
    let bytes = Data((0...255).map { UInt8($0) })
    #expect(try Executable.run(["traffic", "--supported", "en", "--headers", "-"], input: bytes).status == 65)
  }

  /// A bad line has its number; of many the first five have one.
  @Test func numbersOfBadLines() throws {
    let log = String(repeating: "x", count: 3_000_000) + "\nde\n" + String(repeating: "0 x\n", count: 7)
    let errors = try Executable.run(
      ["traffic", "--supported", "en,de", "--headers", "-", "--format", "json"], input: Data(log.utf8)
    ).errors
    #expect(errors.matches(of: /line (\d+):/).compactMap { Int($0.1) } == [3, 4, 5, 6, 7])
  }
}
