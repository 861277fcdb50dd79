import Foundation
import Testing

/// `accept-language` and the environment.
@Suite struct NegotiationTests {
  @Test func headers() throws {
    let result = try Executable.run("accept-language", "en;q=0.25, de;q=x", "--format", "tsv")
    #expect(result.lines == ["en;q=0.25"])
    #expect(result.status == 0)
    #expect(try Executable.run("accept-language", "").lines == ["no range"])
    let none = try Executable.run("match", "--supported", "en,de", "--accept-language", "en;q=0, ja")
    #expect(none.lines == ["en"])
    #expect(none.status == 1)
    let match = try Executable.run(
      "match", "--supported", "en,de", "--accept-language", "ja, de-AT;q=0.3", "--format", "tsv")
    #expect(match.lines == ["de\t1\t1\t4"])
    let batch = try Executable.run("match", "--supported", "en,de", "--accept-language", "-", input: "de\n*;q=0\n")
    #expect(batch.lines == ["de\t1\t0\t0", "en\t-1\t-1\t-"])
    #expect(batch.status == 1)
  }

  /// A line of a log is a visitor: an empty one has no preferences, a long one counts to the header's limit.
  @Test func logs() throws {
    let long = String(repeating: "x,", count: 1 << 20)
    let result = try Executable.run(
      "match", "--supported", "en,de", "--accept-language", "-", input: "en-IT\n\n  \r\nde,\(long)\n\(long)de\nde")
    let none = "en\t-1\t-1\t-"
    #expect(result.lines == ["en\t0\t0\t5", none, none, "de\t1\t0\t0", none, "de\t1\t0\t0"])
    #expect(result.errors == "")
    #expect(result.status == 1)
    #expect(try Executable.run("match", "--supported", "en,de", "--accept-language", "").status == 1)
    #expect(try Executable.run("accept-language", input: "\nde\n").lines == ["-", "de;q=1"])
  }

  @Test func headersJSON() throws {
    struct Answer: Decodable {
      struct Range: Decodable, Equatable {
        var range: String
        var weight: Double
        var position: Int
      }
      struct Note: Decodable {
        var text: String
        var offset: Int
        var isSkipped: Bool
      }
      var ranges: [Range]
      var notes: [Note]
    }
    let answer: Answer = try Executable.json("accept-language", "fr;q=0.5, x--, de")
    #expect(
      answer.ranges == [.init(range: "de", weight: 1, position: 2), .init(range: "fr", weight: 0.5, position: 0)])
    #expect(answer.notes.map(\.text) == ["x--"])
    #expect(answer.notes.first?.offset == 10)
    let match: Answers.Match = try Executable.json(
      "match", "--accept-language", "fr;q=0.5, x--, de", "--supported", "de")
    #expect(match.match?.desiredIndex == 2)
  }

  @Test(
    arguments: [
      (["LANG": "C"], "no preference (LANG)"), ([:], "no preference (nothing is set)"),
      (["LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"], "it-IT (LC_ALL)"),
      (["LANG": "de_AT", "LC_MESSAGES": "fr", "LANGUAGE": ""], "fr (LC_MESSAGES)"),
      (["LC_ALL": "C", "LANGUAGE": "de"], "no preference (LC_ALL)"),
    ] as [([String: String], String)])
  func environments(environment: [String: String], expected: String) throws {
    #expect(try Executable.run(["environment"], environment: environment).lines == [expected])
  }

  @Test func environmentMatches() throws {
    let result = try Executable.run(
      ["match", "--environment", "--supported", "en,sr", "--format", "json"], environment: ["LANG": "sr_RS@latin"])
    let answer: Answers.Match = try Answers.decode(result.output)
    #expect(answer.identifier == "sr")
    #expect(answer.match?.distance == 5)
    for (arguments, line) in [(["--posix"], "en-US-u-va-posix\tLANG"), ([], "-\tLANG")] {
      let result = try Executable.run(
        ["environment", "--format", "tsv"] + arguments, environment: ["LANG": "C"])
      #expect(result.lines == [line])
    }
  }
}
