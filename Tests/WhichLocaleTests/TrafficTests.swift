import Foundation
import LocaleMatching
import TestSupport
import Testing

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
    let run = try Executable.run(["report", "--format", "json"] + arguments, input: Data(input.utf8))
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
    let arguments = ["report", "--supported", "en,de", "--headers", "-", "--format", "json"]
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

  /// Bad lines are counted and named, and the others still count.
  @Test func badLines() throws {
    let log = "a\tde\nno column\nb\tfr\n"
    let run = try Executable.run(
      ["report", "--supported", "en,de", "--headers", "-", "--column", "2", "--format", "json"], input: Data(log.utf8))
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
    #expect(try Executable.run(["report", "--supported", "en", "--headers", "-"], input: bytes).status == 0)
  }

  /// A bad line has its number, after a line of any length and in any part of a stream; of many the first five have one.
  @Test func numbersOfBadLines() throws {
    func numbers(_ log: String) throws -> [Int] {
      let arguments = [
        "report", "--supported", "en,de", "--headers", "-", "--column", "2", "--jobs", "2", "--format", "json",
      ]
      let errors = try Executable.run(arguments, input: Data(log.utf8)).errors
      return errors.matches(of: /line (\d+):/).compactMap { Int($0.1) }
    }
    #expect(try numbers(String(repeating: "x", count: 3_000_000) + "\nno column\na\tde\nx\n") == [1, 2, 4])
    #expect(try numbers(String(repeating: "a\tde\n", count: 250_000) + "x\n") == [250_001])
    #expect(try numbers("a\tde\n" + String(repeating: "x\n", count: 7)) == [2, 3, 4, 5, 6])
  }

  /// Four parts, counted apart on one or more processors and added up, are the whole's report, byte for byte.
  @Test func partsAddUp() throws {
    var random = SeededGenerator(seed: 5)
    let lines = (0..<40_000).map { place -> String in
      let header = random.pick(Self.headers) ?? ""
      return place % 3 == 0
        ? "\(random.number(below: 50) + 1)\t\(header)" : place % 7 == 0 ? "\(header);\(place)" : header
    }
    try withTemporaryFolder { folder in
      let whole = try folder.write("whole", lines.map { $0 + "\n" }.joined())
      let app = ["--supported", "en,de,es,zh-Hant"]
      var parts: [String] = []
      for part in 0..<4 {
        let text = lines[(part * 10_000)..<((part + 1) * 10_000)].map { $0 + "\n" }.joined()
        let path = try folder.write("part\(part)", text)
        let jobs = "\(part + 1)"
        let run = try Executable.run(["report", "--headers", path, "--jobs", jobs, "--format", "json"] + app)
        parts.append(try folder.write("part\(part).json", run.output))
      }
      for format in ["text", "json", "tsv"] {
        let merged = try Executable.run(["report", "--format", format, "--merge"] + parts)
        #expect(merged.status == 0, "\(merged.errors)")
        for jobs in ["1", "2"] {
          let expected = try Executable.run(["report", "--headers", whole, "--jobs", jobs, "--format", format] + app)
          #expect(merged.output == expected.output, "\(format)")
        }
      }
      let other = try Executable.run(["report", "--headers", whole, "--format", "json", "--supported", "en"])
      let path = try folder.write("other.json", other.output)
      #expect(try Executable.run(["report", "--merge", parts.first ?? "", path]).status == 65)
      #expect(try Executable.run(["report", "--merge", whole]).status == 65)
    }
  }

  /// By Apple's rules, named as the engine that decides: what one localization more wins is Apple's answer too.
  @Test func anotherEngine() throws {
    let answer = try report(
      "--supported", "en,es", "--engine", "apple", "--headers", "-", input: "ca\nfr-CA\nsr-Latn\nen-AU\n")
    #expect(answer.shown("apple")["en"] == 4)
    #expect(answer.shown("cldr")["es"] == 1)
    #expect(Answer.visits(answer.default) == ["ca": 1, "fr": 1, "sr-Latn": 1])
    #expect(Answer.visits(answer.add) == ["ca": 1, "fr": 1, "sr-Latn": 1])
  }

  @Test(arguments: [
    "--supported en --headers - --html", "--headers -", "--supported en --headers - --merge x",
    "--supported en --headers - --column 0", "--supported en --headers - --jobs 0",
  ])
  func refusals(arguments: String) throws {
    #expect(try Executable.run(["report"] + Executable.words(arguments)).status == 64)
  }

  @Test func aMissingFile() throws {
    #expect(try Executable.run("report", "--supported", "en", "--headers", "/nonexistent").status == 66)
    #expect(try Executable.run("report", "--supported", "en", "--headers", "/tmp").status == 66)
  }
}
